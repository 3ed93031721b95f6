// Where a ray hits a triangle list or a mesh, from the records that the core has written.
import type { Ray } from '../scene/shape.ts';
import { InvalidArgumentError } from './errors.ts';
import { codeOf, type HitOptions } from './hit-options.ts';
import type { Queries } from './queries.ts';
import {
  faultOfTriangles,
  type MeshIndex,
  type MeshPositions,
  putRay,
  writeTriangles,
} from './triangle-list.ts';
import { isDetached, isDoubles, typedLength } from './typed-arrays.ts';
import type { Hit } from './verdict.ts';
import type { WholeSlots } from './whole-slots.ts';

export interface MeshHit
  extends Pick<Hit, 't' | 'distance' | 'point' | 'normal' | 'facing' | 'u' | 'v' | 'feature'> {
  /** Index of the triangle in the list. */
  readonly triangle: number;
}

const kFunction = 'raycastMesh';
/** Numbers of a ray: origin, direction, maxDistance. */
export const kRayNumbers = 7;
export const kMissed = -1;
export const kMeshKinds = ['ray', 'triangle'] as const;

export function meshHitOf(triangle: number, hit: Hit): MeshHit {
  const { t, distance, point, normal, facing, u, v, feature } = hit;
  return { t, distance, point, normal, facing, u, v, triangle, feature };
}

/**
 * How many numbers the rays are.
 * @throws InvalidArgumentError unless they are doubles, as many as rays have
 */
export function requireRays(fn: string, rays: Float64Array): number {
  if (!isDoubles(rays)) throw new InvalidArgumentError(fn, 'rays', rays, 'notDoubles', kNoRays);
  if (isDetached(rays)) throw new InvalidArgumentError(fn, 'rays', rays, 'detached');
  const length = typedLength(rays);
  if (length % kRayNumbers === 0) return length;
  throw new InvalidArgumentError(fn, 'rays.length', length, 'notRecords', kNoRecords);
}
const kNoRays = 'must be a Float64Array';
const kNoRecords = 'must be a multiple of 7: origin, direction and maxDistance of each ray';

export function raycastMesh(
  queries: Queries,
  slots: WholeSlots,
  ray: Ray,
  positions: MeshPositions,
  index: MeshIndex | undefined,
  options: HitOptions | undefined,
): MeshHit | null {
  const code = codeOf(kFunction, options);
  slots.isReading = true;
  try {
    putRay(kFunction, queries, slots, ray);
    writeTriangles(kFunction, slots, positions, index);
  } finally {
    slots.isReading = false;
  }
  const triangle = slots.raycastMesh(code);
  const fault = triangle < kMissed ? faultOfTriangles(kFunction, queries, slots, index) : null;
  slots.releaseMesh();
  if (fault) throw fault;
  return triangle === kMissed ? null : meshHitOf(triangle, queries.hitOf(slots, kMeshKinds));
}
