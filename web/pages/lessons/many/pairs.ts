// How many pairs of boxes each method asks, and which pairs meet: by the code of the lesson, asking the core.
import type { Core } from '../../../core/index.ts';
import type { Aabb } from '../../../scene/shape.ts';
import { gridPairs } from '../code/grid-pairs.js';
import { sweepPairs } from '../code/sweep-pairs.js';
import { treePairs } from '../code/tree-pairs.js';
import type { NamedBox } from './arrangements.ts';

type Pairs = readonly (readonly number[])[];

export interface Asked {
  readonly pairs: Pairs;
  readonly asked: number;
}

/** What the world of the core says: all pairs that meet. */
export function pairsInWorld(core: Core, boxes: readonly Aabb[]): Pairs {
  const world = core.createWorld({ shapes: boxes.length });
  for (const [slot, { min, max }] of boxes.entries()) world.set(slot, { kind: 'aabb', min, max });
  const count = world.evaluate();
  const meeting = world.newMeeting();
  const pairs = Array.from({ length: count }, (_, i) => {
    world.readMeeting(i, meeting);
    return [meeting.a, meeting.b];
  });
  world.dispose();
  return pairs;
}

const meetsIn =
  (core: Core) =>
  (a: Aabb, b: Aabb): boolean =>
    core.meets({ kind: 'aabb', min: a.min, max: a.max }, { kind: 'aabb', min: b.min, max: b.max });

export const bySweep = (core: Core, boxes: readonly Aabb[]): Asked =>
  sweepPairs(boxes, meetsIn(core));
export const byGrid = (core: Core, boxes: readonly Aabb[], size: number) =>
  gridPairs(boxes, meetsIn(core), size);
export const byTree = (core: Core, boxes: readonly Aabb[]): Asked =>
  treePairs(boxes, meetsIn(core));

/** In one order, by whichever method they were found. */
const sorted = (pairs: Pairs) =>
  pairs
    .map(([i = 0, j = 0]) => [Math.min(i, j), Math.max(i, j)] as const)
    .sort((p, q) => p[0] - q[0] || p[1] - q[1]);

export const arePairsSame = (p: Pairs, q: Pairs): boolean =>
  JSON.stringify(sorted(p)) === JSON.stringify(sorted(q));

/** More are not listed, but counted. */
const kMostListed = 8;

/** `3: A–C, B–F, B–G`. */
export function pairsText(pairs: Pairs, boxes: readonly NamedBox[]): string {
  const names = sorted(pairs).map(([i, j]) => `${boxes[i]?.name}–${boxes[j]?.name}`);
  const listed = names.slice(0, kMostListed).join(', ');
  const more = names.length > kMostListed ? ', …' : '';
  return names.length === 0 ? '0' : `${names.length}: ${listed}${more}`;
}
