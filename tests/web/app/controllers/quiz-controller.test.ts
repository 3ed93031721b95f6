// The quiz: which answers are right, and which scene comes next.
import { beforeEach, expect, test } from 'vitest';
import { QuizController } from '../../../../web/app/controllers/quiz-controller.ts';
import { Outcome } from '../../../../web/core/results.ts';
import { presetGroups, presets } from '../../../../web/presets/index.ts';
import type { Preset } from '../../../../web/presets/preset.ts';
import type { Item, Scene } from '../../../../web/scene/scene.ts';
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
    exchange: (history) => store.exchange(history),
    random: () => 0.3,
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

const kindsOf = ({ items, pair }: Scene) =>
  pair?.map((id) => items.find((item) => item.id === id)?.shape.kind);

test('the first question is about the kinds of the chosen pair, in a pose that was not on screen', () => {
  const [first, second] = (presets[1] as Preset).scene.items as [Item, Item];
  const own = {
    title: 'Three',
    items: [first, { ...second, id: 3, name: 'C' }, { ...second, id: 2, name: 'B' }],
    pair: [first.id, 2] as const,
  };
  store.edit(own);
  quiz.toggle();
  const { scene } = store.state;
  expect(kindsOf(scene)).toEqual(kindsOf(own));
  expect(scene.items).toHaveLength(2);
  expect(scene.items[0]).toBe(first);
  expect(scene.items[1]?.shape).not.toEqual(second.shape);
  expect(areResultsMasked(store.state)).toBe(true);
});

test('leaving brings the own scene back, with its history', () => {
  const before = store.state.scene;
  const own = (presets[2] as Preset).scene;
  const after = (presets[3] as Preset).scene;
  store.edit(own);
  store.edit(after);
  store.undo();
  quiz.toggle();
  expect([store.canUndo, store.canRedo]).toEqual([false, false]);
  store.edit({ ...store.state.scene, title: 'moved' });
  quiz.answer('meet');
  quiz.next();
  expect(store.canUndo).toBe(false);
  quiz.toggle();
  expect(store.state.quiz).toBeNull();
  expect(store.state.scene).toBe(own);
  store.redo();
  expect(store.state.scene).toBe(after);
  store.undo();
  store.undo();
  expect(store.state.scene).toBe(before);
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
  const seen = new Set<Scene>();
  for (let i = 0; i < presets.length; i++) {
    quiz.next();
    seen.add(store.state.scene);
  }
  // All but the contacts, which nobody can see, and those in motion.
  const others: readonly Preset[] = [...presetGroups.contact, ...presetGroups.motion];
  expect(seen.size).toBe(presets.length - others.length);
  for (const { scene } of others) expect(seen).not.toContain(scene);
});

test('without a pair there is nothing to answer', () => {
  quiz.toggle();
  outcome = null;
  quiz.answer('meet');
  expect(areResultsMasked(store.state)).toBe(true);
});
