// Whether a pair is so near to contact that plain doubles can't decide it.
import type { Kind, Plane, Shape } from '../../../scene/shape.ts';
import { cross, length } from '../../../scene/vectors.ts';
import { core } from '../core.ts';

/** Dimensions of the kinds without volume. */
const kThin: Readonly<Partial<Record<Kind, number>>> = {
  ...{ point: 0, segment: 1, ray: 1 },
  ...{ plane: 2, triangle: 2, parallelogram: 2 },
};

/** Whether shapes of these kinds can only touch, and never share more than a boundary. */
const canOnlyTouch = (a: Shape, b: Shape): boolean =>
  (kThin[a.kind] ?? 3) + (kThin[b.kind] ?? 3) < 3;

/**
 * Whether the pair is no further apart and no deeper than `most`, in meters; of planes, whose normals are no more than
 * `angle` from parallel. Not where shapes touch that can do no more: code that never finds them to meet would always be
 * excused.
 */
export function isNearContact(a: Shape, b: Shape, most: number, angle: number): boolean {
  if (canOnlyTouch(a, b) && core.meets(a, b)) return false;
  if (a.kind === 'plane' && b.kind === 'plane' && !areParallel(a, b)) {
    return areNearlyParallel(a, b, angle);
  }
  const { distance, depth } = core.distance(a, b);
  return depth === null ? distance <= most : depth <= most;
}

/** Whether doubles find it, too: then they are told to be apart by their distance. */
const areParallel = ({ normal: n }: Plane, { normal: m }: Plane): boolean =>
  length(cross(n, m)) === 0;

/** Planes that are not parallel meet, by their angle alone. */
const areNearlyParallel = ({ normal: n }: Plane, { normal: m }: Plane, angle: number): boolean =>
  length(cross(n, m)) <= angle * length(n) * length(m);
