// The comparison of methods asks the core once for each pair, and measures times when nothing moves.
import { expect, test, vi } from 'vitest';
import { MethodAnswers } from '../../../../web/app/methods/method-answers.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { core } from '../../strings/explained-scene.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const other = { kind: 'aabb', min: [2, -1, -1], max: [3, 1, 1] } as const;
const plane = { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const;

const sceneOf = (a: Shape, b: Shape): Scene => ({
  items: [
    { id: 1, name: 'A', shape: a },
    { id: 2, name: 'B', shape: b },
  ],
  pair: [1, 2],
});

test('each method that is about the pair, with a time each', () => {
  const answers = new MethodAnswers(core);
  const found = answers.answerOf(sceneOf(cube, other), false);
  expect(found?.textbook.map(({ method }) => method)).toEqual(['sat', 'gjk', 'epa']);
  expect(found?.exact.outcome).toBe('apart');
  expect(Object.keys(found?.nanoseconds ?? {})).toEqual(['exact', 'sat', 'gjk', 'epa']);
  expect(Object.values(found?.nanoseconds ?? {}).every((each) => each > 0)).toBe(true);
  const beside = answers.answerOf(sceneOf(cube, plane), false);
  expect(beside?.textbook).toEqual([]);
  expect(Object.keys(beside?.nanoseconds ?? {})).toEqual(['exact']);
});

test('nothing is measured while something moves, nor twice for the same pair', () => {
  const asked = {
    explain: core.explain.bind(core),
    textbook: core.textbook.bind(core),
    textbookMethods: core.textbookMethods.bind(core),
    nanoseconds: vi.fn(() => 1),
  };
  const answers = new MethodAnswers(asked);
  const scene = sceneOf(cube, other);
  expect(answers.answerOf(scene, true)?.nanoseconds).toBeNull();
  expect(asked.nanoseconds).not.toHaveBeenCalled();
  answers.answerOf(scene, false);
  answers.answerOf(scene, false);
  expect(asked.nanoseconds).toHaveBeenCalledTimes(4);
});

test('without a pair there is nothing', () => {
  const answers = new MethodAnswers(core);
  expect(answers.answerOf({ ...sceneOf(cube, other), pair: null }, false)).toBeNull();
});
