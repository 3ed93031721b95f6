// The race: data that is what it says, contestants that answer what their libraries do, and links to what
// they answer wrong.
import { describe, expect, test } from 'vitest';
import { batchContestant } from '../../../web/pages/race/contestants/batch.ts';
import { contestant as cannon } from '../../../web/pages/race/contestants/cannon.ts';
import { contestant as meshBvh } from '../../../web/pages/race/contestants/mesh-bvh.ts';
import { singleContestant } from '../../../web/pages/race/contestants/single.ts';
import { contestant as three } from '../../../web/pages/race/contestants/three.ts';
import { kDataKinds, raceData } from '../../../web/pages/race/race-data.ts';
import { kRacePairs } from '../../../web/pages/race/race-pairs.ts';
import { recordsOf, shapeAt } from '../../../web/pages/race/race-records.ts';
import { wrongAnswers, wrongIndices } from '../../../web/pages/race/wrong-answers.ts';
import { randomNumbers } from '../../../web/pages/shared/random-numbers.ts';
import { readLink } from '../../../web/scene/link/link.ts';
import { core } from '../../core/support/core.ts';

const batch = batchContestant(core);
const single = singleContestant(core);
const kCount = 400;
const others = { three, meshBvh, cannon };

describe.each(kRacePairs)('$name', (pair) => {
  describe.each(kDataKinds)('%s', (kind) => {
    const data = raceData(core, pair, kind, kCount, randomNumbers(3));
    const exact = batch.prepare(pair.name, data.a, data.b)?.verdicts() ?? new Uint8Array();
    const shapes = Array.from({ length: kCount }, (_, i) => ({
      a: shapeAt(core.catalog, data.a, i),
      b: shapeAt(core.catalog, data.b, i),
    }));

    test('the core’s verdicts are those of single tests', () => {
      const expected = Uint8Array.from(shapes, ({ a, b }) => (core.meets(a, b) ? 1 : 0));
      expect(exact).toEqual(expected);
      expect(single.prepare(pair.name, data.a, data.b)?.verdicts()).toEqual(expected);
    });

    test('many meet, and many do not', () => {
      const met = exact.filter(Boolean).length;
      expect(met).toBeGreaterThan(kCount * 0.15);
      expect(met).toBeLessThan(kCount * 0.85);
    });

    test('records are shapes again', () => {
      const again = recordsOf(
        core.catalog,
        pair.a,
        shapes.map(({ a }) => a),
      );
      expect(again).toEqual(data.a);
    });

    test.each(Object.entries(others))('%s counts what it says, and is seldom wrong', (_, other) => {
      const prepared = other.prepare(pair.name, data.a, data.b);
      if (!prepared) return;
      const verdicts = prepared.verdicts();
      expect(prepared.run()).toBe(verdicts.filter(Boolean).length);
      // Rounding decides for some that nearly touch, and for none of the others.
      const wrong = wrongIndices(exact, verdicts).length;
      expect(wrong).toBeLessThanOrEqual(kind === 'near' ? kCount * 0.2 : 0);
    });
  });

  test('near data are near', () => {
    const { a, b } = raceData(core, pair, 'near', 100, randomNumbers(4));
    for (let i = 0; i < 100; i++) {
      const { distance, depth } = core.distance(
        shapeAt(core.catalog, a, i),
        shapeAt(core.catalog, b, i),
      );
      expect(distance + (depth ?? 0)).toBeLessThan(2e-5);
    }
  });
});

test('every pair has a library beside the core', () => {
  for (const { name, a, b } of kRacePairs) {
    const data = raceData(core, { name, a, b }, 'ordinary', 1, randomNumbers(1));
    const present = Object.values(others).filter((other) => other.prepare(name, data.a, data.b));
    expect(present.length).toBeGreaterThan(0);
  }
});

test('a wrong answer comes with a link to its two shapes, exactly', async () => {
  const [pair] = kRacePairs;
  const data = raceData(core, pair, 'near', 40, randomNumbers(5));
  const exact = batch.prepare(pair.name, data.a, data.b)?.verdicts() ?? new Uint8Array();
  const verdicts = exact.map((verdict, i) => (i % 10 === 3 ? 1 - verdict : verdict));
  const standing = { contestant: 'three', nanoseconds: 1, verdicts, state: 'running' } as const;
  const found = await wrongAnswers(core, data, exact, [standing], 3);
  expect(found.map(({ index }) => index)).toEqual([3, 13, 23]);
  for (const { index, saysMeet, gap, address } of found) {
    expect(saysMeet).toBe(exact[index] === 0);
    expect(saysMeet ? gap : -gap).toBeGreaterThanOrEqual(0);
    const read = await readLink(address.split('#')[1] ?? '');
    if ('fault' in read) throw new Error(read.fault);
    expect(read.scene.items.map(({ shape }) => shape)).toEqual([
      shapeAt(core.catalog, data.a, index),
      shapeAt(core.catalog, data.b, index),
    ]);
  }
});

test('random numbers are below 1, the same for a seed, and spread', () => {
  const random = randomNumbers(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toBeCloseTo(0.5, 1);
  const again = randomNumbers(1);
  expect(numbers.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
  expect(randomNumbers(2)()).not.toBe(numbers[0]);
});
