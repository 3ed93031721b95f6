// The sentence of every step of every preset, which are of all 55 pairs, and of cases that no preset has.
import { describe, expect, test } from 'vitest';
import { presets } from '../../../web/presets/index.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../web/strings/index.ts';
import type { Lang } from '../../../web/strings/lang.ts';
import { type Explained, stepName, stepsOf, stopRow } from '../../../web/strings/names.ts';
import { spokenStep } from '../../../web/strings/step-sentence.ts';
import { typed } from './explained.ts';
import { core, explainedPreset, explainedScene, explainedShapes } from './explained-scene.ts';

await loadStrings('ko');
await loadPanelStrings();

const sentences = (about: Explained, lang: Lang = 'en') =>
  stepsOf(about).map((_, row) => typed(spokenStep(about, row, stringsOf(lang))));

describe.each(presets)('$key', ({ scene }) => {
  const about = explainedScene(scene);
  test.each(['en', 'ko'] as const)('every step is one sentence with its numbers: %s', (lang) => {
    const stop = stopRow(about);
    for (const [row, text] of sentences(about, lang).entries()) {
      const step = stepsOf(about)[row];
      if (!step) throw new Error('no such step');
      expect(text).toMatch(new RegExp(`^${row + 1} · `));
      expect(text).toContain(stepName(about, step));
      // No empty place, and no number that is none.
      expect(text).not.toMatch(/[{}]|undefined|NaN|–|\(, |, ,/);
      expect(text.includes(' → ')).toBe(row <= stop);
      if (row === stop) expect(text).not.toMatch(/→ (next|다음)/);
      if (row < stop) expect(text).toMatch(/→ (next|다음)/);
    }
  });
});

test('the presets are of every pair and so of every method', () => {
  const pairs = presets.map(({ scene }) => explainedScene(scene).ledger.pair);
  expect(new Set(pairs).size).toBe(core.catalog.pairs.length);
});

test('separating axes: both intervals, what they have in common, what follows', () => {
  const texts = sentences(explainedPreset('edge-edge'));
  expect(texts[0]).toBe(
    '1 · A.x: A [−2.198, 0.102] m, B [−0.363, 2.354] m, they overlap by 0.465 m → next axis',
  );
  // The overlap of nested intervals is not what it takes to part them.
  expect(texts[1]).toContain(
    'A’s interval lies within B’s; separating them takes 1.545 m → next axis',
  );
  expect(texts[9]).toMatch(/, 0\.454 m apart → the test stops: they are apart$/);
  expect(texts[14]).toMatch(/\(not reached, the test had stopped at 10\)$/);
  expect(sentences(explainedPreset('edge-edge'), 'ko')[9]).toMatch(
    /, 0\.454 m의 틈 → 검사 끝: 떨어져 있습니다$/,
  );
});

test('slabs: what is inside this one, and what is left', () => {
  expect(sentences(explainedPreset('segment-obb'))).toEqual([
    '1 · B.x: between these two faces for t in [0.367, 1.098]; of [0.000, 1.000] so far, [0.367, 1.000] remains → next slab',
    '2 · B.y: between these two faces for t in [4.190, 14.053]; of [0.367, 1.000] so far, nothing remains → the test stops: the segment misses B',
    '3 · B.z: between these two faces for t in [−0.510, 0.897] (not reached, the test had stopped at 2)',
  ]);
});

test('a ray beside a slab, and one along it', () => {
  const box = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
  const ray = (y: number) => ({ kind: 'ray', origin: [-3, y, 0], direction: [1, 0, 0] }) as const;
  const [, along] = sentences(explainedShapes(ray(0), box));
  expect(along).toBe(
    '2 · B.y: parallel to these two faces and between them, for every t; of [2.000, 4.000] so far, [2.000, 4.000] remains → next slab',
  );
  const [, outside] = sentences(explainedShapes(ray(5), box));
  expect(outside).toBe(
    '2 · B.y: parallel to these two faces and not between them, for no t → the test stops: the ray misses B',
  );
  const [, , inside] = sentences(
    explainedShapes({ kind: 'ray', origin: [0, 0, 0], direction: [1, 2, 3] }, box),
  );
  expect(inside).toMatch(/→ last candidate: the ray starts inside B$/);
});

test('barycentric: value, allowed range and room', () => {
  const texts = sentences(explainedPreset('ray-triangle'));
  expect(texts[1]).toBe('2 · u: value 0.382, allowed [0.000, ∞), margin 0.382 → next candidate');
  expect(sentences(explainedPreset('segment-parallelogram'))[1]).toBe(
    '2 · u: value 1.182, allowed [0.000, 1.000], 0.182 outside → the test stops: the segment misses B',
  );
});

test('a ray parallel to a triangle has no t, and in its plane is clipped by its edges', () => {
  const triangle = { kind: 'triangle', a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] } as const;
  const ray = (z: number) => ({ kind: 'ray', origin: [-1, 1, z], direction: [1, 0, 0] }) as const;
  const [range, plane] = sentences(explainedShapes(ray(2), triangle));
  expect(range).toContain('skipped, because the ray is parallel to the plane');
  expect(plane).toMatch(/, 2\.000 m apart → the test stops: the ray misses B$/);
  const texts = sentences(explainedShapes(ray(0), triangle));
  expect(texts.slice(2).join('\n')).toContain('on the inner side of this edge for t in ');
  expect(texts.at(-1)).toMatch(/→ last candidate: the ray touches B at t = 1\.000$/);
});

test('distances are compared with radii', () => {
  expect(sentences(explainedPreset('segment-sphere'))[0]).toBe(
    '1 · |A − B|: the segment’s line passes the center of B at 0.125 m, less than the radius, 0.800 m → next candidate',
  );
  expect(sentences(explainedPreset('capsule-capsule'))[0]).toMatch(
    /from the axis of A to the axis of B it is 0\.356 m more than the sum of the radii → they are apart$/,
  );
});

test('skipped candidates say why', () => {
  const box = (x: number) =>
    ({
      kind: 'obb',
      center: [x, 0, 0],
      rotation: [0, 0, 0, 1],
      halfExtents: [1, 1, 1],
    }) as const;
  const texts = sentences(explainedShapes(box(0), box(1)));
  expect(texts.filter((text) => text.includes('their cross product is no direction'))).toHaveLength(
    3,
  );
});
