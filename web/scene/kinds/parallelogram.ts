// Parallelograms: three corners, which determine the fourth.
import type { Parallelogram } from '../shape.ts';
import { add, max, min, scale, sub, type Vec3 } from '../vectors.ts';
import { cornersFrame, cornersMapped, cornersResized, writeCorners } from './corners.ts';
import type { ShapeKind } from './kind.ts';
import { movedByPoints } from './points.ts';

const centerOf = ({ b, c }: Parallelogram): Vec3 => scale(add(b, c), 0.5);
const fourthOf = ({ a, b, c }: Parallelogram): Vec3 => sub(add(b, c), a);

export const parallelogram: ShapeKind<Parallelogram> = {
  code: 9,
  text: 'Three corners; the fourth is b + c − a.',
  fields: {
    a: { quantity: 'corner', text: 'First corner, in meters.' },
    b: { quantity: 'span', text: 'Second corner, in meters.' },
    c: { quantity: 'span', text: 'Third corner, in meters.' },
  },
  toolbar: 6,
  icon: { lines: 'M2.5 18 8 6h13.5L16 18z' },

  create: (at) => ({
    kind: 'parallelogram',
    a: add(at, [-0.8, -0.4, 0.4]),
    b: add(at, [0.6, -0.4, 0.4]),
    c: add(at, [-0.6, 0.4, -0.4]),
  }),

  center: centerOf,
  frame: cornersFrame,
  bounds(shape) {
    const { a, b, c } = shape;
    const d = fourthOf(shape);
    return { min: min(min(a, b), min(c, d)), max: max(max(a, b), max(c, d)) };
  },
  pointable: (shape) => shape,

  ...movedByPoints(cornersMapped<Parallelogram>),
  resized: (shape, factors) => cornersResized(shape, centerOf(shape), factors),
  gizmo: { move: 'XYZ', rotate: 'XYZ', resize: 'XY' },

  handles: ['a', 'b', 'c', 'd'],
  writeHandles(shape, _focus, out) {
    const { a, b, c } = shape;
    writeCorners(shape, out);
    out[9] = b[0] + c[0] - a[0];
    out[10] = b[1] + c[1] - a[1];
    out[11] = b[2] + c[2] - a[2];
    return 4;
  },
  withHandle(shape, handle, position) {
    if (handle !== 'd') return { ...shape, [handle]: position };
    // The corner opposite `a` is determined by b and c: each moves by half of the offset.
    const half = scale(sub(position, fourthOf(shape)), 0.5);
    return { ...shape, b: add(shape.b, half), c: add(shape.c, half) };
  },
};
