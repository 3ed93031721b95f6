// Convex hulls, which an exhibit is judged by: the cases have hulls of every dimension, and corners are compared with the
// core's.
import { expect, test } from 'vitest';
import { callText } from '../../../../web/pages/bench/case-scene.ts';
import {
  cornersOf,
  hullCases,
  hullCounts,
  hullRuling,
} from '../../../../web/pages/bench/judging/hulls.ts';
import { argumentsOf, taskOf } from '../../../../web/pages/bench/judging/tasks.ts';
import type { Vec3 } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

const square: readonly Vec3[] = [
  [0, 0, 0],
  [2, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [0, 2, 0],
  [0, 0, 0],
];

test('the cases are as many as are counted, the same of a seed, and of every dimension', () => {
  const made = [...hullCases(400, 5)];
  for (const [name, count] of Object.entries(hullCounts(400))) {
    expect(made.filter(({ family }) => family === name).length, name).toBe(count);
  }
  expect([...hullCases(400, 5)]).toEqual(made);
  const dimensions = made.map(({ judged: { points } }) => core.createHull(points.flat()).dimension);
  expect([...new Set(dimensions)].toSorted()).toEqual([0, 1, 2, 3]);
});

test('corners are compared with the core’s, in any order', () => {
  expect(cornersOf({ points: square })).toEqual([0, 1, 3, 4]);
  const ruling = (said: unknown) => hullRuling({ points: square }, said);
  expect(ruling([4, 0, 3, 1])).toEqual({ is: 'right' });
  expect(ruling([0, 1, 3])).toEqual({
    is: 'wrong',
    wrongs: [{ field: 'corners', said: [0, 1, 3], exact: [0, 1, 3, 4] }],
  });
  expect(ruling([0, 1, 2, 3, 4]).is).toBe('wrong');
  for (const said of [null, 4, {}, [6], [-1], [0.5], ['0'], [[0, 0, 0]]]) {
    expect(ruling(said).is, JSON.stringify(said)).toBe('invalid');
  }
});

test('a case is made simpler by leaving points out, and called with them', async () => {
  const lost = (points: readonly Vec3[]) => points.some(([x, y]) => x === 2 && y === 2);
  const simplest = await taskOf('hull-corners').simplest({ points: square }, (judged) =>
    Promise.resolve('points' in judged && lost(judged.points)),
  );
  expect(simplest).toEqual({ points: [[2, 2, 0]] });
  expect(argumentsOf({ points: square })).toEqual([square]);
  expect(callText('hullCorners', { points: square.slice(0, 2) })).toBe(
    'hullCorners([\n  [0, 0, 0],\n  [2, 0, 0],\n])',
  );
});
