// A tolerance in meters: what it excuses, and what not.
import { describe, expect, test } from 'vitest';
import type { TaskName } from '../../../../web/pages/bench/judge-messages.ts';
import { taskOf } from '../../../../web/pages/bench/judging/tasks.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { judge } from './support/in-process.ts';

const sphere = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const box: Shape = { kind: 'aabb', min: [1, -1, -1], max: [3, 1, 1] };
const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [2, 0, 0] };

const ruling = (task: TaskName, a: Shape, b: Shape, said: unknown, tolerance: number) =>
  taskOf(task).ruling({ a, b }, said, 'known', tolerance).is;

describe.each<[string, TaskName, Shape, Shape, unknown]>([
  ['a gap reported as meeting', 'sphere-sphere', sphere(0), sphere(2.01), true],
  ['a depth reported as a gap', 'sphere-sphere', sphere(0), sphere(1.99), false],
  ['a distance', 'sphere-sphere', sphere(0), sphere(4), { distance: 2.01 }],
  ['t, along the ray', 'ray-aabb', ray, box, { hit: { t: 0.505 } }],
  ['a point', 'ray-aabb', ray, box, { hit: { t: 0.5, point: [1, 0.01, 0] } }],
  ['the distance of GJK', 'gjk', sphere(0), sphere(4), 2.01],
])('%s', (_, task, a, b, said) => {
  test('is wrong without one', () => expect(ruling(task, a, b, said, 0)).toBe('wrong'));
  test('is wrong with a smaller one', () => expect(ruling(task, a, b, said, 0.009)).toBe('wrong'));
  test('is no mistake with a larger one', () =>
    expect(['right', 'near']).toContain(ruling(task, a, b, said, 0.011)));
});

test.each<[string, TaskName, Shape, Shape, unknown]>([
  ['a normal', 'ray-aabb', ray, box, { hit: { t: 0.5, normal: [0, 1, 0] } }],
  ['shapes far apart', 'sphere-sphere', sphere(0), sphere(9), true],
])('it does not excuse %s', (_, task, a, b, said) => {
  expect(ruling(task, a, b, said, 0.5)).toBe('wrong');
});

test('a function that is off by less than the tolerance agrees on all cases', async () => {
  const own = (a: { center: number[]; radius: number }, b: { center: number[]; radius: number }) =>
    Math.hypot(...a.center.map((x, i) => x - (b.center[i] as number))) <=
    a.radius + b.radius + 0.01;
  expect((await judge('sphere-sphere', own, 2000)).type).toBe('wrong');
  const verdict = await judge('sphere-sphere', own, 2000, 'close', 0.0101);
  expect(verdict.type, JSON.stringify(verdict)).toBe('passed');
});
