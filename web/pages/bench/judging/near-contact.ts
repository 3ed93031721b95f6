// How near to contact a pair is, compared with its size: plain doubles can't decide what is nearer.
import { core } from '../../../cli/testing/core.ts';
import { fieldsOf, readNumbers } from '../../../scene/numbers.ts';
import type { Kind, Plane, Shape } from '../../../scene/shape.ts';
import { cross, length } from '../../../scene/vectors.ts';

/** A billionth: of a meter, or of the pair's largest coordinate or size where that is more. */
export const kTolerance = 1e-9;

/** The largest coordinate or size, in meters; at least 1. */
export function sizeOf(...shapes: readonly Shape[]): number {
  const sizes = shapes.flatMap((shape) =>
    fieldsOf(shape.kind).flatMap((field) => {
      if (field.unit !== 'meter') return [];
      return readNumbers(shape, field).filter(Number.isFinite).map(Math.abs);
    }),
  );
  return Math.max(1, ...sizes);
}

/** Dimensions of the kinds without volume. */
const kThin: Readonly<Partial<Record<Kind, number>>> = {
  ...{ point: 0, segment: 1, ray: 1 },
  ...{ plane: 2, triangle: 2, parallelogram: 2 },
};

/** Whether shapes of these kinds can only touch, and never share more than a boundary. */
const canOnlyTouch = (a: Shape, b: Shape): boolean =>
  (kThin[a.kind] ?? 3) + (kThin[b.kind] ?? 3) < 3;

/**
 * Whether the pair is nearer to contact than the tolerance, from either side. Not where shapes touch that can do no
 * more: a function that never found them to meet would always be excused.
 */
export function isNearContact(a: Shape, b: Shape): boolean {
  if (canOnlyTouch(a, b) && core.meets(a, b)) return false;
  if (a.kind === 'plane' && b.kind === 'plane' && !areParallel(a, b))
    return areNearlyParallel(a, b);
  const most = kTolerance * sizeOf(a, b);
  const { distance, depth } = core.distance(a, b);
  return depth === null ? distance <= most : depth <= most;
}

/** Whether doubles find it, too: then they are told to be apart by their distance. */
const areParallel = ({ normal: n }: Plane, { normal: m }: Plane): boolean =>
  length(cross(n, m)) === 0;

/** Planes that are not parallel meet, by their angle alone. */
const areNearlyParallel = ({ normal: n }: Plane, { normal: m }: Plane): boolean =>
  length(cross(n, m)) <= kTolerance * length(n) * length(m);
