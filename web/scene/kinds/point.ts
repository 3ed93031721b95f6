// Points: a position.
import type { Point } from '../shape.ts';
import { kIdentity } from '../vectors.ts';
import type { ShapeKind } from './kind.ts';
import { movedByPoints, writePoint } from './points.ts';

export const point: ShapeKind<Point> = {
  code: 0,
  text: 'One place in space.',
  fields: { position: { quantity: 'position', text: 'Place, in meters.' } },
  toolbar: 10,
  icon: {
    lines: 'M5.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0',
    filled: 'M9.4 12a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0',
  },

  create: (at) => ({ kind: 'point', position: at }),

  center: ({ position }) => position,
  frame: () => kIdentity,
  bounds: ({ position }) => ({ min: position, max: position }),
  /** A sphere with a radius of a few pixels. */
  pointable: ({ position }, { thickness }) => ({
    kind: 'sphere',
    center: position,
    radius: thickness,
  }),

  ...movedByPoints((shape, carry) => ({ ...shape, position: carry(shape.position) })),
  resized: (shape) => shape,
  gizmo: { move: 'XYZ', rotate: '', resize: '' },

  handles: ['position'],
  writeHandles({ position }, _focus, out) {
    writePoint(out, 0, position);
    return 1;
  },
  withHandle: (shape, _handle, position) => ({ ...shape, position }),
};
