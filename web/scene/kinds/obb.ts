// OBBs: a center, a rotation and half extents.
import type { Obb } from '../shape.ts';
import { add, kIdentity, multiply, sub, turn, turnAbout, unit, type Vec3 } from '../vectors.ts';
import type { ShapeKind } from './kind.ts';
import { scaledExtents } from './points.ts';

export const obb: ShapeKind<Obb> = {
  code: 7,
  text: 'A box turned in any way.',
  fields: {
    center: { quantity: 'position', text: 'Center, in meters.' },
    rotation: { quantity: 'rotation', text: 'Quaternion x, y, z, w, of any length but zero.' },
    halfExtents: {
      quantity: 'halfExtents',
      text: 'Half the lengths of its edges along its own x, y and z, 0 or more, in meters.',
    },
  },
  toolbar: 1,
  icon: { lines: 'M3.6 9.4 13.4 6l3 9.2-9.8 3.4zM13.4 6l5.2 1 2.8 8.8-5-.6M3.6 9.4l4-1.8' },

  /** Rotated by about an eighth of a turn about a slanted axis: clearly not axis-aligned. */
  create: (at) => ({
    kind: 'obb',
    center: at,
    rotation: [0.1, 0.3, 0.05, 0.95],
    halfExtents: [0.7, 0.45, 0.55],
  }),

  center: ({ center }) => center,
  frame: ({ rotation }) => unit(rotation) ?? kIdentity,
  bounds({ center, rotation, halfExtents }) {
    const q = unit(rotation) ?? kIdentity;
    const [hx, hy, hz] = halfExtents;
    const x = turn(q, [hx, 0, 0]);
    const y = turn(q, [0, hy, 0]);
    const z = turn(q, [0, 0, hz]);
    const halfAlong = (i: 0 | 1 | 2) => Math.abs(x[i]) + Math.abs(y[i]) + Math.abs(z[i]);
    const half: Vec3 = [halfAlong(0), halfAlong(1), halfAlong(2)];
    return { min: sub(center, half), max: add(center, half) };
  },
  pointable: (shape) => shape,

  translated: (shape, delta) => ({ ...shape, center: add(shape.center, delta) }),
  rotated(shape, rotation, about) {
    const own = unit(shape.rotation) ?? kIdentity;
    return {
      ...shape,
      center: turnAbout(rotation, about, shape.center),
      rotation: unit(multiply(rotation, own)) ?? own,
    };
  },
  resized: (shape, factors) => ({
    ...shape,
    halfExtents: scaledExtents(shape.halfExtents, factors),
  }),
  gizmo: { move: 'XYZ', rotate: 'XYZ', resize: 'XYZ' },

  handles: [],
  writeHandles: () => 0,
  withHandle: (shape) => shape,
};
