// The test of cannon-es for two boxes: separating axes of their convex polyhedra.
import { Box, type ConvexPolyhedron, Quaternion, Vec3 } from 'cannon-es';
import { mapRecords } from '../race-records.ts';
import { type Contestant, inLoop } from './contestant.ts';

interface Body {
  readonly hull: ConvexPolyhedron;
  readonly position: Vec3;
  readonly rotation: Quaternion;
}

function bodyOf(record: Float64Array): Body {
  const [x, y, z, qx, qy, qz, qw, hx, hy, hz] = record;
  return {
    hull: new Box(new Vec3(hx, hy, hz)).convexPolyhedronRepresentation,
    position: new Vec3(x, y, z),
    rotation: new Quaternion(qx, qy, qz, qw),
  };
}

/** Where it puts the axis. */
const axis = new Vec3();

export const contestant: Contestant = {
  prepare: (pair, a, b) =>
    pair === 'obbObb'
      ? inLoop(mapRecords(a, bodyOf), mapRecords(b, bodyOf), (one, other) =>
          one.hull.findSeparatingAxis(
            other.hull,
            one.position,
            one.rotation,
            other.position,
            other.rotation,
            axis,
          ),
        )
      : null,
};
