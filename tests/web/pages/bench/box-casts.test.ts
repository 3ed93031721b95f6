// Casts of two boxes, which exhibits are judged by: the cases are valid and of every outcome, and answers are compared with
// the core's.
import { expect, test } from 'vitest';
import { callText, sceneOfCase } from '../../../../web/pages/bench/case-scene.ts';
import {
  boxCastCases,
  boxCastCounts,
  boxCastRuling,
} from '../../../../web/pages/bench/judging/box-casts.ts';
import { argumentsOf, taskOf } from '../../../../web/pages/bench/judging/tasks.ts';
import type { Aabb } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

const box = (min: Aabb['min'], max: Aabb['max']): Aabb => ({ kind: 'aabb', min, max });
const kFlight = {
  a: box([0, 0, 0], [1, 1, 1]),
  b: box([3, 0, 0], [4, 1, 1]),
  motion: { velocityA: [4, 0, 0], velocityB: [0, 0, 0], duration: 1 },
} as const;

test('the cases are as many as are counted, the same of a seed, and of every outcome', () => {
  const made = [...boxCastCases(400, 7)];
  const of = (wanted: string) => made.filter(({ family }) => family === wanted);
  for (const [family, count] of Object.entries(boxCastCounts(400))) {
    expect(of(family).length, family).toBe(count);
  }
  expect([...boxCastCases(400, 7)]).toEqual(made);
  const outcomes = new Set(
    made.map(({ judged: { a, b, motion } }) => core.cast(a, b, motion).outcome),
  );
  expect([...outcomes].toSorted()).toEqual(['hits', 'never', 'touches']);
  const starts = of('touching').map(({ judged: { a, b } }) => core.test(a, b).outcome);
  expect(starts).toContain('touching');
  expect(starts).not.toContain('overlapping');
});

test('an answer is compared with the core’s', () => {
  const ruling = (said: unknown) => boxCastRuling(kFlight, said, 'known');
  expect(ruling({ meets: true, hit: { t: 0.5 } })).toEqual({ is: 'right' });
  expect(ruling(true)).toEqual({ is: 'right' });
  expect(ruling({ meets: true, hit: { t: 0.6 } })).toEqual({
    is: 'wrong',
    wrongs: [{ field: 'hit.t', said: 0.6, exact: 0.5 }],
  });
  for (const said of [false, { meets: false }]) {
    expect(ruling(said)).toMatchObject({ is: 'wrong', wrongs: [{ field: 'hits', exact: true }] });
  }
  for (const said of [null, undefined, 0, {}, { meets: true }, { hit: { t: 0 } }, [true]]) {
    expect(ruling(said).is, JSON.stringify(said)).toBe('invalid');
  }
});

test('a graze that doubles can’t decide is excused, contact at the start is not', () => {
  const above = (y: number) => ({ ...kFlight, b: box([3, y, 0], [4, y + 1, 1]) });
  expect(boxCastRuling(above(1 - 1e-12), false, 'close').is).toBe('near');
  expect(boxCastRuling(above(1 - 1e-12), false, 'exact').is).toBe('wrong');
  expect(boxCastRuling(above(0.9), false, 'close').is).toBe('wrong');
  const leaving = { ...kFlight, b: box([-1, 0, 0], [0, 1, 1]) };
  expect(boxCastRuling(leaving, false, 'close')).toEqual({ is: 'right' });
  expect(boxCastRuling(leaving, { meets: true, hit: { t: 0 } }, 'close').is).toBe('wrong');
});

test('the function is called with both boxes and their motion, and they are shown in motion', () => {
  expect(argumentsOf(kFlight)).toEqual([kFlight.a, kFlight.b, kFlight.motion]);
  expect(callText('cast', kFlight)).toContain(
    '{ velocityA: [4, 0, 0], velocityB: [0, 0, 0], duration: 1 }',
  );
  const { items, motion } = sceneOfCase(kFlight);
  expect(items.map(({ velocity }) => velocity)).toEqual([[4, 0, 0], undefined]);
  expect(motion).toEqual({ duration: 1 });
  expect(taskOf('cast-boxes').ruling(kFlight, true, 'known')).toEqual({ is: 'right' });
});
