// Segments: a start and an end.
import type { Segment } from '../shape.ts';
import { add } from '../vectors.ts';
import {
  boundsOfEnds,
  endFields,
  endsMapped,
  frameAlong,
  middleOf,
  stretched,
  writeEnds,
} from './ends.ts';
import type { ShapeKind } from './kind.ts';
import { movedByPoints } from './points.ts';

export const segment: ShapeKind<Segment> = {
  code: 1,
  text: 'The points from start to end; both the same make it a point.',
  fields: endFields,
  toolbar: 9,
  icon: {
    lines: 'M5 19 19 5',
    filled: 'M3 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },

  create: (at) => ({
    kind: 'segment',
    start: add(at, [-0.8, -0.3, 0.4]),
    end: add(at, [0.8, 0.3, -0.4]),
  }),

  center: middleOf,
  frame: frameAlong,
  bounds: boundsOfEnds,
  /** A capsule a few pixels thick. */
  pointable: ({ start, end }, { thickness }) => ({
    kind: 'capsule',
    start,
    end,
    radius: thickness,
  }),

  ...movedByPoints(endsMapped<Segment>),
  resized: (shape, factors) => stretched(shape, factors[0]),
  gizmo: { move: 'XYZ', rotate: 'YZ', resize: 'X' },

  handles: ['start', 'end'],
  writeHandles(shape, _focus, out) {
    writeEnds(shape, out);
    return 2;
  },
  withHandle: (shape, handle, position) => ({ ...shape, [handle]: position }),
};
