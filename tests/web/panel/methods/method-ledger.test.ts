// The sentence of a method: what it takes for enough, and where it stops.
import { expect, test } from 'vitest';
import { methodSentence } from '../../../../web/panel/methods/method-ledger.ts';
import { foundText } from '../../../../web/panel/methods/method-table.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../../web/strings/index.ts';
import { core } from '../../strings/explained-scene.ts';

await loadStrings('ko');
await loadPanelStrings();
const strings = stringsOf('en');
const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const beside = { kind: 'aabb', min: [1.5, -1, -1], max: [3, 1, 1] } as const;
const ray = { kind: 'ray', origin: [-3, 0, 0], direction: [1, 0, 0] } as const;

test('says at which step it stops, of GJK by the number of its axis', () => {
  expect(methodSentence(core.textbook('sat', cube, beside), strings)).toMatch(
    /stops at step 1, x\.$/,
  );
  expect(methodSentence(core.textbook('gjk', cube, beside), strings)).toMatch(/axis \d\.$/);
  expect(methodSentence(core.textbook('sat', cube, cube), strings)).not.toMatch(/stops/);
});

test('the number that it finds', () => {
  const textOf = (method: 'sat' | 'slabs', a: typeof cube | typeof ray, b: typeof cube) =>
    foundText(core.textbook(method, a, b), strings).replaceAll('\u00a0', ' ');
  expect(textOf('sat', cube, beside as never)).toBe('gap 0.500 m');
  expect(textOf('sat', cube, cube)).toBe('depth 2.000 m');
  expect(textOf('slabs', ray, cube)).toBe('t = 2.000');
  expect(foundText(core.textbook('gjk', cube, cube), strings)).toBe('');
});
