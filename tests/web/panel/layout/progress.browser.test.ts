// A scene that takes long: the looked-at pair is decided at once, the rest in parts, until the next edit.
import { expect, test } from 'vitest';
import { writeScene } from '../../../../web/scene/scene-document.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { openFigure } from '../support/figure.ts';

/** Capsules and boxes whose exponents lie as far apart as the core accepts. */
function slowShape(i: number): Shape {
  const far = (k: number): [number, number, number] => {
    const small = 2 ** -1070 * (1 + k);
    const large = 2 ** 190 * (1 + k / 64);
    return [
      k % 2 === 0 ? large : small,
      k % 3 === 0 ? small : -large,
      k % 5 === 0 ? -small : large,
    ];
  };
  return i % 2 === 0
    ? { kind: 'capsule', start: far(i), end: far(i + 7), radius: 2 ** (190 - (i % 4)) }
    : {
        kind: 'obb',
        center: far(i + 3),
        rotation: [1, 2, i, 4],
        halfExtents: [2 ** 189, 3, 2 ** -1070],
      };
}

const sceneOf = (count: number) =>
  writeScene({
    items: Array.from({ length: count }, (_, i) => ({
      id: i + 1,
      name: `S${i}`,
      shape: slowShape(i),
    })),
    pair: [1, 2],
  });

test('says how far it is, and ends with the next edit', async () => {
  const figure = await openFigure({ scene: sceneOf(300) });
  await expect.poll(() => figure.word).not.toBe('');
  await expect
    .poll(() => figure.find('.notice')?.textContent?.trim(), { timeout: 20_000 })
    .toMatch(/^\d+ of 44850 pairs decided$/);
  figure.element.setAttribute('scene', sceneOf(2));
  await expect.poll(() => figure.find('.notice')).toBeNull();
});

test('a kept scene is tried the same way, and an edit is answered while it is', async () => {
  const figure = await openFigure({ autosave: '' }, sceneOf(300));
  await expect.poll(() => figure.word, { timeout: 20_000 }).not.toBe('');
  await expect
    .poll(() => figure.textsOf('.notice').join(' '), { timeout: 20_000 })
    .toMatch(/of 44850 pairs decided|Your last scene is back/);
  figure.element.setAttribute('scene', sceneOf(2));
  await expect.poll(() => figure.word, { timeout: 20_000 }).not.toBe('');
  await expect.poll(() => figure.textsOf('.notice').join(' ')).not.toMatch(/pairs decided/);
});
