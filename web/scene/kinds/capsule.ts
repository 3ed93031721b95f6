// Capsules: a segment and a radius.
import type { Capsule } from '../shape.ts';
import { add, dot, sub, type Vec3 } from '../vectors.ts';
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
import { kMinSize, movedByPoints, scaledRadius } from './points.ts';

export const capsule: ShapeKind<Capsule> = {
  code: 5,
  text: 'All points no further than radius from the segment from start to end.',
  fields: {
    ...endFields,
    radius: { quantity: 'length', text: 'Radius, 0 or more, in meters.' },
  },
  toolbar: 4,
  icon: {
    lines: 'M7.5 7.5a4.5 4.5 0 0 1 9 0v9a4.5 4.5 0 0 1-9 0zM7.5 7.5c1.8 1.9 7.2 1.9 9 0',
  },

  create: (at) => ({
    kind: 'capsule',
    start: add(at, [-0.5, -0.2, 0.25]),
    end: add(at, [0.5, 0.2, -0.25]),
    radius: 0.4,
  }),

  center: middleOf,
  frame: frameAlong,
  bounds(shape) {
    const ends = boundsOfEnds(shape);
    const r: Vec3 = [shape.radius, shape.radius, shape.radius];
    return { min: sub(ends.min, r), max: add(ends.max, r) };
  },
  /** At least as thick as a line. */
  pointable: (shape, { thickness }) => ({ ...shape, radius: Math.max(shape.radius, thickness) }),

  ...movedByPoints(endsMapped<Capsule>),
  resized(shape, [along, ...across]) {
    return stretched({ ...shape, radius: scaledRadius(shape.radius, across) }, along);
  },
  gizmo: { move: 'XYZ', rotate: 'YZ', resize: 'XYZ' },

  handles: ['start', 'end', 'radius'],
  writeHandles(shape, _focus, out) {
    writeEnds(shape, out);
    writeRadiusHandle(shape, out, 6);
    return 3;
  },
  withHandle: (shape, handle, position) =>
    handle === 'radius' ? withRadiusHandle(shape, position) : { ...shape, [handle]: position },
};

/** Share of the squared height in the squared length above which a capsule counts as upright. */
const kUprightShare = 0.9;

/** On the surface, from the center in the direction of `writeSide`. */
function writeRadiusHandle(shape: Capsule, out: Float64Array, at: number): void {
  const { start, end, radius } = shape;
  writeSide(shape, out, at);
  out[at] = 0.5 * (start[0] + end[0]) + radius * (out[at] ?? 0);
  out[at + 1] = 0.5 * (start[1] + end[1]) + radius * (out[at + 1] ?? 0);
  out[at + 2] = 0.5 * (start[2] + end[2]) + radius * (out[at + 2] ?? 0);
}

/** The unit vector perpendicular to a capsule that points up, or along x if the capsule is upright. */
function writeSide({ start, end }: Capsule, out: Float64Array, at: number): void {
  const x = end[0] - start[0];
  const y = end[1] - start[1];
  const z = end[2] - start[2];
  const square = x * x + y * y + z * z;
  const upright = y * y > kUprightShare * square;
  const part = square > 0 ? (upright ? x : y) / square : 0;
  const sideX = (upright ? 1 : 0) - part * x;
  const sideY = (upright ? 0 : 1) - part * y;
  const size = Math.sqrt(sideX * sideX + sideY * sideY + part * part * z * z);
  out[at] = sideX / size;
  out[at + 1] = sideY / size;
  out[at + 2] = (-part * z) / size;
}

function withRadiusHandle(shape: Capsule, position: Vec3): Capsule {
  const side = new Float64Array(3);
  writeSide(shape, side, 0);
  const [x = 0, y = 0, z = 0] = side;
  const radius = dot(sub(position, middleOf(shape)), [x, y, z]);
  return { ...shape, radius: Math.max(radius, kMinSize) };
}
