// The face under the pointer in the picture of a Minkowski difference, found by the core's own tests.
import type { Core } from '../../core/core.ts';
import type { Difference } from '../../core/difference.ts';
import type { Ray } from '../../scene/shape.ts';
import { add, kOrigin, length, sub } from '../../scene/vectors.ts';
import { middleOf } from './difference-drawing.ts';

/** The face of a polytope that is drawn about its middle; null: the ray misses it. */
export function faceUnder(
  core: Pick<Core, 'raycastMesh'>,
  ray: Ray,
  difference: Difference,
): number | null {
  const { faces, points } = difference;
  const index: number[] = [];
  const faceOf: number[] = [];
  faces.forEach(({ points: [first = 0, ...others] }, face) => {
    others.slice(1).forEach((corner, i) => {
      index.push(first, others[i] ?? first, corner);
      faceOf.push(face);
    });
  });
  if (index.length === 0) return null;
  const positions = points.flatMap(({ point }) => point);
  const origin = add(ray.origin, middleOf(difference));
  const hit = core.raycastMesh({ ...ray, origin }, positions, index);
  return hit ? (faceOf[hit.triangle] ?? null) : null;
}

/** The face whose normal is nearest to where a ray enters the unit sphere; null: none is within a distance. */
export function normalUnder(
  core: Pick<Core, 'test'>,
  ray: Ray,
  { faces }: Difference,
  within: number,
): number | null {
  const { hit } = core.test(ray, { kind: 'sphere', center: kOrigin, radius: 1 });
  if (!hit) return null;
  const apart = faces.map(({ normal }) => length(sub(normal, hit.point)));
  const least = Math.min(...apart);
  return least <= within ? apart.indexOf(least) : null;
}
