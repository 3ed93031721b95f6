// The Minkowski difference of a pair is asked for once, and not where there is none.
import { expect, test, vi } from 'vitest';
import { DifferenceAnswers } from '../../../../web/app/difference/difference-answers.ts';
import type { DifferenceView } from '../../../../web/page/difference.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf } from '../../view/support/drawing.ts';

const view: DifferenceView = {
  picture: 'difference',
  lit: null,
  method: null,
  step: 0,
  playing: false,
};
const low = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const high = { kind: 'aabb', min: [-0.5, 0.75, -0.5], max: [2, 2, 2] } as const;

test('is asked for once for each pair, with the distance or depth', () => {
  const difference = vi.fn(core.difference.bind(core));
  const answers = new DifferenceAnswers({
    difference,
    distance: core.distance.bind(core),
    gjk: core.gjk.bind(core),
    epa: core.epa.bind(core),
  });
  const scene = sceneOf(low, high);
  const answer = answers.answerOf(scene, view, false);
  expect(answer?.shortest).toEqual({ axis: [0, 1, 0], gap: -0.25 });
  expect(answer?.difference).toMatchObject({ outcome: 'overlapping', dimension: 3 });
  expect(answers.answerOf(scene, view, true)).toBe(answer);
  const lit = answers.answerOf(scene, { ...view, lit: 1 }, false);
  expect(lit?.difference).toBe(answer?.difference);
  expect(difference).toHaveBeenCalledTimes(1);
});

test('there is none of what goes on forever, nor without a pair', () => {
  const answers = new DifferenceAnswers(core);
  const ray = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] } as const;
  expect(answers.answerOf(sceneOf(low, ray), view, false)?.difference).toBe('endless');
  expect(answers.aloneOf(sceneOf(low, ray), false)).toBeNull();
  expect(answers.answerOf({ items: [], pair: null }, view, false)).toBeNull();
});

test('what takes long waits until the shapes stand still', () => {
  let time = 0;
  const answers = new DifferenceAnswers(core, () => {
    time += 100;
    return time;
  });
  answers.answerOf(sceneOf(low, high), view, true);
  const moved = sceneOf(low, { ...high, max: [3, 3, 3] });
  expect(answers.answerOf(moved, view, true)?.difference).toBe('later');
  expect(answers.answerOf(moved, view, false)?.difference).toMatchObject({ dimension: 3 });
  expect(answers.aloneOf(sceneOf(low, high), true)).toHaveLength(2);
  expect(answers.aloneOf(moved, true)).toBeNull();
  expect(answers.aloneOf(moved, false)).toHaveLength(2);
});

test('each shape alone has its own faces, the second mirrored', () => {
  const [a, b] = new DifferenceAnswers(core).aloneOf(sceneOf(low, high), false) ?? [];
  expect(a?.faces).toHaveLength(6);
  expect(b?.points.some(({ point }) => point.every((x) => x === -2))).toBe(true);
});
