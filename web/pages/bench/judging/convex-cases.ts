// The cases that GJK and EPA are judged by: of each pair of convex kinds in turn, as those of a test of that pair.
import type { Kind } from '../../../scene/shape.ts';
import type { FamilyCounts } from '../judge-messages.ts';
import { kConvexKinds } from '../tasks-list.ts';
import { familyCounts, type MadeCase, type PairCase, pairCases } from './pair-cases.ts';

const kPairs: readonly (readonly [Kind, Kind])[] = kConvexKinds.flatMap((a, i) =>
  kConvexKinds.slice(i).map((b) => [a, b] as const),
);

/** How many of `count` cases are of the pair in place `i`. */
const shareOf = (count: number, i: number): number => Math.ceil((count - i) / kPairs.length);

export function convexCounts(count: number): FamilyCounts {
  const all = { museum: 0, anywhere: 0, near: 0, touching: 0, beside: 0 };
  for (const i of kPairs.keys()) {
    const own = familyCounts(0, shareOf(count, i));
    for (const family of Object.keys(all) as (keyof FamilyCounts)[]) all[family] += own[family];
  }
  return all;
}

/** The same seed gives the same cases. */
export function* convexCases(count: number, seed: number): Generator<MadeCase<PairCase>> {
  const made = kPairs.map((kinds, i) => pairCases(kinds, shareOf(count, i), seed + i, []));
  for (let i = 0; i < count; i++) {
    const next = made[i % made.length]?.next();
    if (next && !next.done) yield next.value;
  }
}
