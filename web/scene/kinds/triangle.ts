// Triangles: three corners.
import type { Triangle } from '../shape.ts';
import { add, max, min, scale, type Vec3 } from '../vectors.ts';
import { cornersFrame, cornersMapped, cornersResized, writeCorners } from './corners.ts';
import type { ShapeKind } from './kind.ts';
import { movedByPoints } from './points.ts';

const centerOf = ({ a, b, c }: Triangle): Vec3 => scale(add(add(a, b), c), 1 / 3);

export const triangle: ShapeKind<Triangle> = {
  code: 8,
  text: 'Three corners, counter-clockwise seen from the front.',
  fields: {
    a: { quantity: 'corner', text: 'First corner, in meters.' },
    b: { quantity: 'corner', text: 'Second corner, in meters.' },
    c: { quantity: 'corner', text: 'Third corner, in meters.' },
  },
  toolbar: 5,
  icon: { lines: 'm12 4 9 15H3z' },

  create: (at) => ({
    kind: 'triangle',
    a: add(at, [-0.8, -0.5, 0.3]),
    b: add(at, [0.8, -0.4, 0.3]),
    c: add(at, [0, 0.8, -0.3]),
  }),

  center: centerOf,
  frame: cornersFrame,
  bounds: ({ a, b, c }) => ({ min: min(min(a, b), c), max: max(max(a, b), c) }),
  pointable: (shape) => shape,

  ...movedByPoints(cornersMapped<Triangle>),
  resized: (shape, factors) => cornersResized(shape, centerOf(shape), factors),
  gizmo: { move: 'XYZ', rotate: 'XYZ', resize: 'XY' },

  handles: ['a', 'b', 'c'],
  writeHandles(shape, _focus, out) {
    writeCorners(shape, out);
    return 3;
  },
  withHandle: (shape, handle, position) => ({ ...shape, [handle]: position }),
};
