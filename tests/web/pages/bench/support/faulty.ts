// Published code and the textbook's with one line broken, and what is wrong with each.
import type { Level, TaskName } from '../../../../../web/pages/bench/judge-messages.ts';

export interface Faulty {
  readonly title: string;
  readonly task: TaskName;
  /** A line of the textbook's code for the task, and what stands in its place. */
  readonly from: string;
  readonly to: string;
  readonly level?: Level;
  /** The key and values of the cause that is to be named first. */
  readonly cause: string;
  readonly values?: Readonly<Record<string, string>>;
}

export const kFaulty: readonly Faulty[] = [
  {
    title: 'no axis of B',
    task: 'obb-obb',
    from: '[...a.axes, ...b.axes, ...crosses(a.axes, b.axes)]',
    to: '[...a.axes, ...crosses(a.axes, b.axes)]',
    cause: 'row.group',
    values: { group: 'faceB' },
  },
  {
    title: 'one edge product is left out',
    task: 'obb-obb',
    from: '...crosses(a.axes, b.axes)]',
    to: '...crosses(a.axes, b.axes).slice(0, 8)]',
    cause: 'row.missing',
    values: { row: 'A.z×B.z' },
  },
  {
    title: 'a loop that ends too soon',
    task: 'obb-obb',
    from: '...crosses(a.axes, b.axes)]',
    to: '...crosses(a.axes.slice(0, 2), b.axes)]',
    cause: 'row.factor',
    values: { axis: 'A.z' },
  },
  {
    title: 'some for every',
    task: 'obb-obb',
    from: 'return axes.every(',
    to: 'return axes.some(',
    cause: 'row.all',
  },
  {
    title: 'the rotation the other way',
    task: 'aabb-obb',
    from: 'axes: WORLD.map((axis) => rotate(rotation, axis))',
    to: 'axes: WORLD.map((axis) => rotate([-rotation[0], -rotation[1], -rotation[2], rotation[3]], axis))',
    cause: 'input.rotation.inverse',
    values: { shape: 'b', field: 'rotation' },
  },
  {
    title: 'half extents taken for whole ones',
    task: 'aabb-obb',
    from: 'halves: halfExtents }',
    to: 'halves: scale(halfExtents, 0.5) }',
    cause: 'input.halved',
    values: { shape: 'b', field: 'halfExtents' },
  },
  {
    title: 'one radius',
    task: 'sphere-sphere',
    from: 'a.radius + b.radius',
    to: 'a.radius',
    cause: 'input.ignored',
    values: { shape: 'b', field: 'radius' },
  },
  {
    title: 'the sign of the constant',
    task: 'sphere-plane',
    from: '+ constant',
    to: '- constant',
    cause: 'input.negated',
    values: { shape: 'b', field: 'constant' },
  },
  {
    title: 'the sign of the far plane',
    task: 'ray-aabb',
    from: 'const t1 = (max[i] - origin[i])',
    to: 'const t1 = (-max[i] - origin[i])',
    cause: 'input.negated',
    values: { shape: 'b', field: 'max' },
  },
  {
    title: 'behind the start',
    task: 'ray-triangle',
    from: 't >= 0 && t <= line.tMax ? t : -1',
    to: 't <= line.tMax ? Math.abs(t) : -1',
    cause: 'row.missing',
    values: { row: 't' },
  },
  {
    title: 'no third comparison',
    task: 'ray-triangle',
    from: ' && u + v <= 1',
    to: '',
    cause: 'row.missing',
    values: { row: 'w' },
  },
  {
    title: 'no far limit',
    task: 'ray-sphere',
    from: 'Math.min((-b + root) / a, tMax)',
    to: '(-b + root) / a',
    cause: 'input.kind.endless',
  },
  {
    title: 'open instead of closed',
    task: 'aabb-aabb',
    from: 'a.min[i] <= b.max[i] && b.min[i] <= a.max[i]',
    to: 'a.min[i] < b.max[i] && b.min[i] < a.max[i]',
    level: 'exact',
    cause: 'open',
  },
  {
    title: 'an axis forgotten',
    task: 'aabb-aabb',
    from: '[0, 1, 2].every',
    to: '[0, 1].every',
    cause: 'row.missing',
    values: { row: 'z' },
  },
  {
    title: 'the diameter for the radius',
    task: 'point-capsule',
    from: '<= capsule.radius',
    to: '<= 2 * capsule.radius',
    cause: 'input.doubled',
  },
];
