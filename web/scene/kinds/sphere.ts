// Spheres: a center and a radius.
import type { Sphere } from '../shape.ts';
import { add, kIdentity, sub, type Vec3 } from '../vectors.ts';
import type { ShapeKind } from './kind.ts';
import { kMinSize, movedByPoints, scaledRadius } from './points.ts';

export const sphere: ShapeKind<Sphere> = {
  code: 4,
  text: 'All points no further than radius from the center.',
  fields: {
    center: { quantity: 'position', text: 'Center, in meters.' },
    radius: { quantity: 'length', text: 'Radius, 0 or more, in meters.' },
  },
  toolbar: 3,
  icon: {
    lines: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M4 12a8 3 0 1 0 16 0 8 3 0 1 0-16 0',
  },

  create: (at) => ({ kind: 'sphere', center: at, radius: 0.6 }),

  center: ({ center }) => center,
  frame: () => kIdentity,
  bounds({ center, radius }) {
    const r: Vec3 = [radius, radius, radius];
    return { min: sub(center, r), max: add(center, r) };
  },
  pointable: (shape) => shape,

  ...movedByPoints((shape, carry) => ({ ...shape, center: carry(shape.center) })),
  resized: (shape, factors) => ({ ...shape, radius: scaledRadius(shape.radius, factors) }),
  gizmo: { move: 'XYZ', rotate: '', resize: 'XYZ' },

  handles: ['radius'],
  writeHandles({ center, radius }, _focus, out) {
    out[0] = center[0] + radius;
    out[1] = center[1];
    out[2] = center[2];
    return 1;
  },
  withHandle: (shape, _handle, position) => ({
    ...shape,
    radius: Math.max(position[0] - shape.center[0], kMinSize),
  }),
};
