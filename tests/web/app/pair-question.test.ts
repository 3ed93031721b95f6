// A question about a pair is asked once, and what took long waits where it may.
import { expect, test, vi } from 'vitest';
import { type Pair, PairQuestion, pairOf } from '../../../web/app/pair-question.ts';
import { sceneOf } from '../view/support/drawing.ts';

const ball = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;
const near: Pair = [ball(0), ball(1)];
const far: Pair = [ball(0), ball(9)];

/** Each call takes as many milliseconds as its answer says. */
function asking() {
  let time = 0;
  const question = new PairQuestion<number>(() => time);
  const ask = vi.fn((took: number) => {
    time += took;
    return took;
  });
  return { question, ask };
}

test('once for the same shapes and setting', () => {
  const { question, ask } = asking();
  const answerOf = (pair: Pair, setting: string) =>
    question.answerOf(pair, setting, false, () => ask(1));
  answerOf(near, '');
  answerOf([near[0], near[1]], '');
  expect(ask).toHaveBeenCalledTimes(1);
  answerOf(near, 'other');
  answerOf(far, 'other');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what took longer than 40 ms waits, but only where it may, and not for what is known', () => {
  const { question, ask } = asking();
  const answerOf = (pair: Pair, canWait: boolean, took: number) =>
    question.answerOf(pair, '', canWait, () => ask(took));
  expect(answerOf(near, true, 40)).toBe(40);
  expect(answerOf(far, true, 41)).toBe(41);
  expect(answerOf(near, true, 1)).toBeNull();
  expect(answerOf(far, true, 1)).toBe(41);
  expect(answerOf(near, false, 1)).toBe(1);
  expect(answerOf(far, true, 2)).toBe(2);
});

test('is about the shapes of the pair, if there is one', () => {
  const scene = sceneOf(ball(0), ball(1));
  expect(pairOf(scene)).toEqual([ball(0), ball(1)]);
  expect(pairOf({ ...scene, pair: null })).toBeNull();
  expect(pairOf({ ...scene, items: scene.items.slice(1) })).toBeNull();
});
