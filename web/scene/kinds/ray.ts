// Rays: an origin, a direction and an optional maximum distance.
import type { Ray } from '../shape.ts';
import {
  add,
  length,
  max,
  min,
  normalized,
  scale,
  sub,
  turn,
  turnAbout,
  turnBetween,
  type Vec3,
} from '../vectors.ts';
import type { ShapeKind } from './kind.ts';
import { kMinSize, scaledLength, writePoint } from './points.ts';

const tipOf = ({ origin, direction }: Ray): Vec3 => add(origin, direction);

/** Its local x is along it. The tip, at t = 1, is a handle and the end of its bounds. */
export const ray: ShapeKind<Ray> = {
  code: 2,
  text: 'All points origin + t · direction with t ≥ 0.',
  fields: {
    origin: { quantity: 'position', text: 'Origin, in meters.' },
    direction: {
      quantity: 'direction',
      text: 'Direction, of any length but zero: t counts in that length.',
    },
    maxDistance: {
      quantity: 'length',
      text: 'How far it reaches, 0 or more, in meters. Left out: without end.',
      optional: true,
    },
  },
  toolbar: 8,
  icon: { lines: 'M4 20 19 5m0 0h-6m6 0v6' },

  /** Passes through the given point. */
  create: (at) => ({
    kind: 'ray',
    origin: add(at, [-1.5, 0.75, 1.5]),
    direction: [1, -0.5, -1],
  }),

  center: ({ origin }) => origin,
  frame: ({ direction }) => turnBetween([1, 0, 0], normalized(direction) ?? [1, 0, 0]),
  bounds(shape) {
    const tip = tipOf(shape);
    return { min: min(shape.origin, tip), max: max(shape.origin, tip) };
  },
  /** A capsule a few pixels thick along its drawn part. */
  pointable({ origin, direction, maxDistance }, { thickness, rayLength }) {
    const part = (maxDistance ?? rayLength) / length(direction);
    const end = add(origin, scale(direction, part));
    return { kind: 'capsule', start: origin, end, radius: thickness };
  },

  translated: (shape, delta) => ({ ...shape, origin: add(shape.origin, delta) }),
  rotated: (shape, rotation, about) => ({
    ...shape,
    origin: turnAbout(rotation, about, shape.origin),
    direction: turn(rotation, shape.direction),
  }),
  resized(shape, [along]) {
    const size = length(shape.direction);
    if (!(size > 0)) return shape;
    return { ...shape, direction: scale(shape.direction, scaledLength(size, along) / size) };
  },
  gizmo: { move: 'XYZ', rotate: 'YZ', resize: 'X' },

  handles: ['origin', 'tip'],
  writeHandles({ origin, direction }, _focus, out) {
    writePoint(out, 0, origin);
    out[3] = origin[0] + direction[0];
    out[4] = origin[1] + direction[1];
    out[5] = origin[2] + direction[2];
    return 2;
  },
  withHandle(shape, handle, position) {
    const isOrigin = handle === 'origin';
    const direction = isOrigin ? sub(tipOf(shape), position) : sub(position, shape.origin);
    if (length(direction) < kMinSize) return shape;
    return isOrigin ? { ...shape, origin: position, direction } : { ...shape, direction };
  },
};
