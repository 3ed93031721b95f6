// A pair brought to where its outcome changes, by halving the way between two places that differ.
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { scale, sub } from '../../../scene/vectors.ts';
import { core } from '../core.ts';

type Pair = readonly [Shape, Shape];

/** No further is looked for where a pair begins or ceases to meet. */
const kDoublings = 40;

/**
 * The second shape moved to its last place before the outcome changes (`beyond`: the first after it).
 * Shapes that are apart go towards each other the shortest way; others leave along `way`, or the
 * shortest way where it is null. Where nothing changes, the pair stays as it is.
 */
export function atContact([a, b]: Pair, way: Vec3 | null, beyond: boolean): Pair {
  const meets = (moved: Shape) => core.test(a, moved).outcome !== 'apart';
  const met = meets(b);
  const path = met ? (way ?? wayOut(a, b)) : wayIn(a, b);
  if (!path) return [a, b];
  const at = (s: number) => translated(b, scale(path, s));
  const far = firstChange(met ? 1 / 8 : 1, (s) => meets(at(s)) !== met);
  if (far === null) return [a, b];
  const [before, after] = halved(far, (s) => meets(at(s)) !== met);
  return [a, at(beyond ? after : before)];
}

/** From the second shape's nearest point to the first's. */
function wayIn(a: Shape, b: Shape): Vec3 {
  const { pointA, pointB } = core.distance(a, b);
  return sub(pointA, pointB);
}

function wayOut(a: Shape, b: Shape): Vec3 | null {
  const { depth, axis } = core.distance(a, b);
  return axis && depth !== null ? scale(axis, depth || 1) : null;
}

function firstChange(first: number, isChanged: (s: number) => boolean): number | null {
  if (isChanged(first)) return first;
  // The measured way is rounded: contact may be a little further on.
  for (let i = 0, extra = 2 ** -kDoublings; i < kDoublings + 6; i++, extra *= 2) {
    if (isChanged(first + extra)) return first + extra;
  }
  return null;
}

/** Two neighbouring doubles: at the first the outcome is still what it is at 0. */
function halved(far: number, isChanged: (s: number) => boolean): readonly [number, number] {
  let near = 0;
  let changed = far;
  for (;;) {
    const middle = near + (changed - near) / 2;
    if (!(middle > near && middle < changed)) return [near, changed];
    if (isChanged(middle)) changed = middle;
    else near = middle;
    // Contact at the very start: doubles towards 0 would go on for long.
    if (changed < far * 2 ** -60) return [0, changed];
  }
}
