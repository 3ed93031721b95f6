import { judge } from 'collision-playground/testing';
import 'collision-playground/testing/vitest';
import { expect, test } from 'vitest';
import { meets, meetsByFaces } from './boxes.js';

const box = (center, rotation = [0, 0, 0, 1]) => ({
  kind: 'obb',
  center,
  rotation,
  halfExtents: [1, 1, 1],
});

test('the cases one thinks of', () => {
  expect([box([0, 0, 0]), box([2, 0, 0])]).toTouch();
  expect([box([0, 0, 0]), box([1.5, 2, 0], [0, 0, 1, 2])]).toBeApartBy(0.1);
  expect([box([0, 0, 0]), box([1, 1, 1], [1, 2, 0, 1])]).toOverlap();
});

// Contact itself is beyond a test in doubles: pairs nearer to it than this are not held against it.
const options = { seed: 2026, tolerance: 1e-9 };

test('the case one doesn’t think of: judge finds it, and makes it small', async () => {
  const { agreed, disagreement, text } = await judge(['obb', 'obb'], meetsByFaces, options);
  console.log(text);
  expect(agreed).toBe(false);
  const { a, b, ledger } = disagreement;
  expect(meetsByFaces(a, b)).toBe(true);
  expect([a, b]).not.toOverlap();
  expect(ledger.candidate).toMatch(/×/); // an edge of A × an edge of B
});

test('with all fifteen directions they agree', async () => {
  const { agreed, text } = await judge(['obb', 'obb'], meets, options);
  expect(agreed, text).toBe(true);
});
