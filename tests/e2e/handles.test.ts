// Handles: corners and other points of a shape that can be dragged separately.

import { densest, extreme } from './support/picture.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('dragging a corner of a triangle changes what the ray meets', async ({ playground }) => {
  await playground.open({ preset: 'ray-triangle' });
  const numbers = await playground.values.allInnerTexts();
  const picture = await playground.picture();
  const top = extreme(picture.points('orange'), ({ y }) => -y);
  const bottom = picture.box('orange').bottom;
  // down, past the point that is hit; a mouse grabs a handle 10 pixels from its center
  await playground.click(await playground.middle('red'));
  // The letter of the corner is above it.
  await playground.drag(
    { x: top.x, y: top.y + 12 },
    { x: top.x - 80, y: (top.y + 2 * bottom) / 3 },
  );

  await expect(playground.word).toHaveText('Misses');
  expect(await playground.values.allInnerTexts()).not.toEqual(numbers);
  const dented = (await playground.picture()).box('orange');
  // With the letter of the corner below, which moves a little.
  expect(Math.abs(dented.bottom - bottom)).toBeLessThan(12);
  expect(dented.top).toBeGreaterThan(top.y + 50);
  await playground.undo.click();
  await expect(playground.word).toHaveText('Hits');
});

test('the handle of a sphere changes its radius', { tag: '@more' }, async ({ playground }) => {
  await playground.open({ preset: 'sphere-sphere' });
  await expect(playground.detail).toHaveText('0.200 m deep');
  const without = await playground.picture();
  await playground.click(without.middle('red'));
  const selected = await playground.picture();
  // The ring of the handle has paper inside and around it.
  const handle = densest(selected.newPoints('paper', without), 6);
  await playground.drag(handle, { x: handle.x + 40, y: handle.y });
  await expect(playground.word).toHaveText('Overlapping');
  await expect(playground.detail).not.toHaveText('0.200 m deep');
});
