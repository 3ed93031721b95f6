// AABBs: the corners of minimal and of maximal coordinates.
import type { Aabb } from '../shape.ts';
import { add, kIdentity, scale, sub, type Vec3 } from '../vectors.ts';
import type { ShapeKind } from './kind.ts';
import { scaledExtents } from './points.ts';

const centerOf = ({ min, max }: Aabb): Vec3 => scale(add(min, max), 0.5);

export const aabb: ShapeKind<Aabb> = {
  code: 6,
  text: 'A box along the axes of the world.',
  fields: {
    min: { quantity: 'least', text: 'Least corner, in meters.' },
    max: { quantity: 'greatest', text: 'Greatest corner, nowhere below the least, in meters.' },
  },
  toolbar: 2,
  icon: { lines: 'M3 7.5h13V20H3zM3 7.5 7 4h13v12.5L16 20M16 7.5 20 4' },

  create: (at) => ({
    kind: 'aabb',
    min: add(at, [-0.6, -0.5, -0.6]),
    max: add(at, [0.6, 0.5, 0.6]),
  }),

  center: centerOf,
  frame: () => kIdentity,
  bounds: ({ min, max }) => ({ min, max }),
  pointable: (shape) => shape,

  translated: (shape, delta) => ({
    ...shape,
    min: add(shape.min, delta),
    max: add(shape.max, delta),
  }),
  /** Has no orientation. */
  rotated: (shape) => shape,
  resized(shape, factors) {
    const center = centerOf(shape);
    const half = scaledExtents(scale(sub(shape.max, shape.min), 0.5), factors);
    return { ...shape, min: sub(center, half), max: add(center, half) };
  },
  gizmo: { move: 'XYZ', rotate: '', resize: 'XYZ' },

  handles: [],
  writeHandles: () => 0,
  withHandle: (shape) => shape,
};
