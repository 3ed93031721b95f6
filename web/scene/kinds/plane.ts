// Planes: a normal and a constant.
import type { Plane } from '../shape.ts';
import { dot, footOn, normalized, sub, turn, turnBetween } from '../vectors.ts';
import type { ShapeKind } from './kind.ts';

/** Distance of the normal's handle from its plane, in meters. */
export const kNormalLength = 0.6;

/** Its local z is its normal. As its center serves its point closest to the focus. */
export const plane: ShapeKind<Plane> = {
  code: 3,
  text: 'All points p with normal · p + constant = 0.',
  fields: {
    normal: {
      quantity: 'normal',
      text: 'Normal, of any length but zero. It points to the front.',
    },
    constant: { quantity: 'offset', text: 'In meters where the normal has length one.' },
  },
  toolbar: 7,
  icon: { lines: 'm2 18 6-8h14l-6 8zM12 14V4m0 0-2.2 2.6M12 4l2.2 2.6' },

  create: (at) => ({ kind: 'plane', normal: [0, 1, 0], constant: -at[1] }),

  center: ({ normal, constant }, focus) => footOn(normal, constant, focus),
  frame: ({ normal }) => turnBetween([0, 0, 1], normalized(normal) ?? [0, 0, 1]),
  bounds: () => null,
  /** Its drawn patch. */
  pointable: (shape, drawn) => drawn.patchOf(shape),

  translated: (shape, delta) => ({
    ...shape,
    constant: shape.constant - dot(shape.normal, delta),
  }),
  rotated(shape, rotation, about) {
    const normal = turn(rotation, shape.normal);
    const constant = shape.constant + dot(shape.normal, about) - dot(normal, about);
    return { ...shape, normal, constant };
  },
  resized: (shape) => shape,
  gizmo: { move: 'XYZ', rotate: 'XY', resize: '' },

  handles: ['normal'],
  // In one function: numbers passed to others may be boxed on the heap.
  writeHandles({ normal, constant }, focus, out) {
    const x = normal[0];
    const y = normal[1];
    const z = normal[2];
    const square = x * x + y * y + z * z;
    if (!(square > 0)) return 0;
    const height = x * focus[0] + y * focus[1] + z * focus[2] + constant;
    const s = kNormalLength / Math.sqrt(square) - height / square;
    out[0] = focus[0] + s * x;
    out[1] = focus[1] + s * y;
    out[2] = focus[2] + s * z;
    return 1;
  },
  withHandle(shape, _handle, position, focus) {
    const foot = footOn(shape.normal, shape.constant, focus);
    const normal = normalized(sub(position, foot));
    return normal ? { ...shape, normal, constant: -dot(normal, foot) } : shape;
  },
};
