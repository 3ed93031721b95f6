// The game of three cuts: its par can be reached, and nothing is below it.
import { expect, test } from 'vitest';
import { loadCore } from '../../../../../web/core/index.node.ts';
import { broadPhase } from '../../../../../web/pages/lessons/list/broad-phase.ts';
import { boxesIn } from '../../../../../web/pages/lessons/many/arrangements.ts';
import { byCuts, cutScene, cutsOf, hasCuts } from '../../../../../web/pages/lessons/many/cuts.ts';
import { arePairsSame, pairsInWorld } from '../../../../../web/pages/lessons/many/pairs.ts';

const core = await loadCore();
const found = broadPhase.games?.['cuts'];
const game = found && 'par' in found ? found : undefined;
const boxes = boxesIn(cutScene(cutsOf({})));

test('par is what the solution asks, and more is asked at first', () => {
  const asked = (variables = {}) => {
    const cuts = cutsOf({ ...broadPhase.variables, ...variables });
    return byCuts(core, cutScene(cuts), cuts).asked;
  };
  expect(asked(game?.solution)).toBe(game?.par);
  expect(asked()).toBeGreaterThan(game?.par ?? 0);
});

test('no pair that meets is overlooked by any cuts', () => {
  for (const cutX of [-2.5, -1, 0.3]) {
    for (const height of [-1.8, 0, 1.1]) {
      const cuts = { cutX, cutLeft: height, cutRight: -height };
      const scene = cutScene(cuts);
      expect(hasCuts(scene)).toBe(true);
      expect(arePairsSame(byCuts(core, scene, cuts).pairs, pairsInWorld(core, boxes))).toBe(true);
    }
  }
});

/** What is asked changes only where a cut passes an end of a box: one place between neighboring ends is enough. */
function placesBetweenEnds(k: 0 | 1): number[] {
  const ends = boxes.flatMap(({ min, max }) => [min[k], max[k]]).sort((a, b) => a - b);
  return ends.slice(1).map((end, i) => (end + (ends[i] ?? end)) / 2);
}

/** The pairs of some boxes that one cut at a height leaves on one side, as bits. */
function pairsAt(part: typeof boxes, height: number): bigint {
  let pairs = 0n;
  for (const [i, a] of part.entries()) {
    for (const b of part.slice(0, i)) {
      const isBelow = Math.max(a.min[1], b.min[1]) <= height;
      const isAbove = Math.min(a.max[1], b.max[1]) >= height;
      if (isBelow || isAbove)
        pairs |= 1n << BigInt(boxes.indexOf(a) * boxes.length + boxes.indexOf(b));
    }
  }
  return pairs;
}

function countOf(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

test('no cuts ask fewer pairs than par', () => {
  const heights = placesBetweenEnds(1);
  let least = Number.POSITIVE_INFINITY;
  for (const x of placesBetweenEnds(0)) {
    const left = boxes.filter(({ min }) => min[0] <= x);
    const right = boxes.filter(({ max }) => max[0] >= x);
    // the fewest on the left alone are a bound, by which most are passed over
    const ofRight = heights.map((height) => pairsAt(right, height));
    const leastRight = Math.min(...ofRight.map(countOf));
    for (const height of heights) {
      const ofLeft = pairsAt(left, height);
      if (Math.max(countOf(ofLeft), leastRight) >= least) continue;
      for (const pairs of ofRight) least = Math.min(least, countOf(ofLeft | pairs));
    }
  }
  expect(least).toBe(game?.par);
});
