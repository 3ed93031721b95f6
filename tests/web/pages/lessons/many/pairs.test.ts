// The three methods of the lesson on the broad phase: they find what the core finds, and what they ask is as it says.
import { describe, expect, test } from 'vitest';
import { type Aabb, loadCore } from '../../../../../web/core/index.node.ts';
import { arranged, boxAt } from '../../../../../web/pages/lessons/many/arrangements.ts';
import {
  arePairsSame,
  byGrid,
  bySweep,
  byTree,
  pairsInWorld,
  pairsText,
} from '../../../../../web/pages/lessons/many/pairs.ts';
import { randomInteger, randomNumbers } from '../../../../../web/pages/shared/random-numbers.ts';

const core = await loadCore();
const pairsOf = (count: number) => (count * (count - 1)) / 2;

describe.each([1, 2, 3, 4])('arrangement %i', (arrangement) => {
  test.each([1, 2, 12, 16, 30])('of %i boxes: all methods find the pairs of the world', (count) => {
    const boxes = arranged(arrangement, count);
    expect(boxes).toHaveLength(count);
    const world = pairsInWorld(core, boxes);
    const found = [bySweep(core, boxes), byTree(core, boxes)];
    for (const size of [0.1, 0.8, 6]) found.push(byGrid(core, boxes, size));
    for (const { pairs } of found) expect(arePairsSame(pairs, world)).toBe(true);
  });
});

test('boxes that touch on edges of the grid and on equal beginnings are found as well', () => {
  const random = randomNumbers(11);
  const whole = () => randomInteger(random, -4, 4) / 10;
  for (let i = 0; i < 200; i++) {
    const boxes = Array.from({ length: 9 }, (): Aabb => {
      const [x, y] = [whole(), whole()];
      return { kind: 'aabb', min: [x, y, 0], max: [x + 0.1, y + 0.2, 1] };
    });
    const world = pairsInWorld(core, boxes);
    for (const { pairs } of [bySweep(core, boxes), byGrid(core, boxes, 0.1), byTree(core, boxes)]) {
      expect(arePairsSame(pairs, world)).toBe(true);
    }
  }
});

test('pairs that differ are not the same, and pairs in another order are', () => {
  expect(
    arePairsSame(
      [
        [0, 1],
        [2, 1],
      ],
      [
        [1, 2],
        [1, 0],
      ],
    ),
  ).toBe(true);
  expect(arePairsSame([[0, 1]], [[0, 2]])).toBe(false);
  expect(arePairsSame([[0, 1]], [])).toBe(false);
});

test('each arrangement is bad for the methods that the lesson names', () => {
  const [strewn, stacked, huge, spot] = [1, 2, 3, 4].map((each) => arranged(each, 16)) as [
    Aabb[],
    Aabb[],
    Aabb[],
    Aabb[],
  ];
  const all = pairsOf(16);
  expect(pairsInWorld(core, stacked)).toHaveLength(0);
  expect(bySweep(core, stacked).asked).toBe(all);
  expect(byTree(core, stacked).asked).toBeLessThan(all / 3);
  // the huge box is one more question for each of the others, and the small ones keep theirs
  const small = bySweep(core, huge.slice(1)).asked;
  expect(bySweep(core, huge).asked).toBe(small + 15);
  expect(byGrid(core, huge, 0.2).entries).toBeGreaterThan(20 * 16);
  expect(byTree(core, huge).asked).toBeGreaterThan(byTree(core, huge.slice(1)).asked + 15);
  expect(pairsInWorld(core, spot)).toHaveLength(all);
  expect(byTree(core, spot).asked).toBeGreaterThan(all);
  // small squares: nothing in vain but many entries; large ones: few entries, much in vain
  const [fine, coarse] = [byGrid(core, strewn, 0.2), byGrid(core, strewn, 6)];
  expect(fine.asked).toBeLessThan(coarse.asked);
  expect(fine.entries).toBeGreaterThan(coarse.entries);
});

test('a box reaches four squares at most whose side it does not exceed', () => {
  for (const x of [0, 0.5, 0.999, 1]) {
    const { entries } = byGrid(core, [{ kind: 'aabb', min: [x, x, 0], max: [x + 1, x + 1, 1] }], 1);
    expect(entries).toBeLessThanOrEqual(4);
  }
});

test('the tree asks once at least for each node with two parts', () => {
  const far = Array.from({ length: 12 }, (_, i) => boxAt(10 * i, 0, 1, 1));
  expect(byTree(core, far).asked).toBe(11);
});

test('of many pairs the first are listed', () => {
  const boxes = arranged(4, 12).map((box, i) => ({ ...box, name: String.fromCharCode(65 + i) }));
  expect(pairsText([], boxes)).toBe('0');
  expect(pairsText([[1, 0]], boxes)).toBe('1: A–B');
  expect(pairsText(pairsInWorld(core, boxes), boxes)).toMatch(/^66: A–B, A–C.*, …$/);
});
