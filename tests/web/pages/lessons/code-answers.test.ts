// What the code of a lesson and the core answer, as text.
import { expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import { codeAnswers } from '../../../../web/pages/lessons/code-answers.ts';
import type { CodeCall } from '../../../../web/pages/lessons/model.ts';
import { sceneOfShapes } from '../../../../web/scene/edits.ts';

const core = await loadCore();
const words = {
  'word.meets': 'they meet',
  'word.misses': 'they miss',
  'word.touching': 'touching',
};
const ball = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;
const scene = sceneOfShapes(ball(0), ball(2));

test('a test says whether the pair meets, the core its outcome', () => {
  const answers = codeAnswers(() => false, undefined, { scene }, core, words);
  expect(answers).toEqual({ textbook: 'they miss', core: 'touching' });
});

test.each([
  [-1, 'they miss'],
  [0, 'they meet'],
  [2.5, 'they meet'],
])('of a ray the test gives t = %d: %s', (t, text) => {
  expect(codeAnswers(() => t, undefined, { scene }, core, words).textbook).toBe(text);
});

test('the test gets the shapes of the pair', () => {
  const seen: unknown[] = [];
  codeAnswers((...args) => seen.push(...args), undefined, { scene }, core, words);
  expect(seen).toEqual([ball(0), ball(2)]);
});

test('a call gets its own arguments, and numbers are written without the noise of rounding', () => {
  const call = { arguments: () => [0.1, 0.2], core: () => [1e-17, -0.5] };
  const code = (a: unknown, b: unknown) => [Number(a) + Number(b) - 0.3, -0.5];
  const text = '(0.000, −0.500)';
  expect(codeAnswers(code, call, { scene }, core, words)).toEqual({ textbook: text, core: text });
});

test('a call sees the variables of the lesson', () => {
  const call: CodeCall = {
    arguments: (_scene, _core, { s = 0 }) => [s],
    core: (_core, _scene, { s = 0 }) => s,
  };
  const asked = { scene, variables: { s: 0.25 } };
  expect(codeAnswers((s) => s, call, asked, core, words)).toEqual({
    textbook: '0.250',
    core: '0.250',
  });
});

test('a test needs a pair', () => {
  const alone = { ...scene, pair: null };
  expect(() => codeAnswers(() => true, undefined, { scene: alone }, core, words)).toThrow(
    'no pair',
  );
});
