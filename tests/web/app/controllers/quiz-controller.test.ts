// The quiz: which answers are right, and which scene comes next.
import { beforeEach, expect, test } from 'vitest';
import { QuizController } from '../../../../web/app/controllers/quiz-controller.ts';
import { Outcome } from '../../../../web/core/results.ts';
import { presetByKey, presetGroups, presets } from '../../../../web/presets/index.ts';
import { areResultsMasked } from '../../../../web/scene/state.ts';
import { createStore, type Store } from '../../../../web/scene/store.ts';

let outcome: number | null = Outcome.apart;
let store: Store;
let quiz: QuizController;

beforeEach(() => {
  outcome = Outcome.apart;
  store = createStore((presets[0] as (typeof presets)[number]).scene);
  quiz = new QuizController({
    store,
    outcome: () => outcome,
    open: (key) => store.edit(presetByKey(key)?.scene ?? store.state.scene),
  });
});

test('nothing is shown from the question to the answer', () => {
  expect(areResultsMasked(store.state)).toBe(false);
  quiz.toggle();
  expect(areResultsMasked(store.state)).toBe(true);
  quiz.answer('miss');
  expect(areResultsMasked(store.state)).toBe(false);
  expect(store.state.quiz).toMatchObject({ correct: true, right: 1, asked: 1 });
  quiz.toggle();
  expect(store.state.quiz).toBeNull();
});

test('the first question is about a scene that was not on screen, and undoing brings that back', () => {
  const { scene } = store.state;
  quiz.toggle();
  expect(store.state.scene).not.toBe(scene);
  expect(areResultsMasked(store.state)).toBe(true);
  quiz.toggle();
  store.undo();
  expect(store.state.scene).toBe(scene);
});

test('touching is meeting', () => {
  quiz.toggle();
  outcome = Outcome.touching;
  quiz.answer('miss');
  expect(store.state.quiz).toMatchObject({ correct: false, right: 0, asked: 1 });
});

test('one answer a question counts', () => {
  quiz.toggle();
  quiz.answer('meet');
  quiz.answer('miss');
  expect(store.state.quiz).toMatchObject({ guess: 'meet', right: 0, asked: 1 });
});

test('the next question is about another scene, and keeps the score', () => {
  quiz.toggle();
  quiz.answer('miss');
  const { scene } = store.state;
  quiz.next();
  expect(store.state.scene).not.toBe(scene);
  expect(areResultsMasked(store.state)).toBe(true);
  expect(store.state.quiz).toMatchObject({ right: 1, asked: 1 });
});

test('in the end every scene has been asked about', () => {
  quiz.toggle();
  const seen = new Set([store.state.scene]);
  for (let i = 1; i < presets.length; i++) {
    quiz.next();
    seen.add(store.state.scene);
  }
  // All but the contacts, which nobody can see.
  expect(seen.size).toBe(presets.length - presetGroups.contact.length);
  for (const { scene } of presetGroups.contact) expect(seen).not.toContain(scene);
});

test('without a pair there is nothing to answer', () => {
  quiz.toggle();
  outcome = null;
  quiz.answer('meet');
  expect(areResultsMasked(store.state)).toBe(true);
});
