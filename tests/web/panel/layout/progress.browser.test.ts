// A scene that takes long: the looked-at pair is decided at once, the rest in parts, until the next edit.
import { expect, test } from 'vitest';
import { writeScene } from '../../../../web/scene/scene-document.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { openFigure } from '../support/figure.ts';

/**
 * Capsules that touch the first face of boxes to the last bit, of exponents that lie as far apart as
 * the core accepts: no doubles can tell whether they meet.
 */
function slowShape(i: number): Shape {
  const rotation: [number, number, number, number] = [1, 2, 3, 4];
  const alongNormal = (length: number): [number, number, number] => [
    (4 / 30) * length,
    (28 / 30) * length,
    (-10 / 30) * length,
  ];
  const size = 2 ** 189;
  return i % 2 === 0
    ? {
        kind: 'capsule',
        start: alongNormal(1.5 * size),
        end: alongNormal((2 + i / 1024) * size),
        radius: size * (0.5 + i * 2 ** -53),
      }
    : {
        kind: 'obb',
        center: [0, i * 2 ** -1070, 0],
        rotation,
        halfExtents: [size, size, (1 + i) * 2 ** -1070],
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
