// A ray and a triangle: what is hit, and where.

import { extreme, type Picture, type Point } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open({ preset: 'ray-triangle' }));

const hit = /^at t\s=\s\d\.\d{3}, on the front of B, \d\.\d{3}\sm away$/;

/** A place on the ray's shaft, clear of its name and its start. */
function shaft(picture: Picture): Point {
  const { left } = picture.box('blue');
  return extreme(picture.points('blue'), ({ x }) => -Math.abs(x - (left + 80)));
}

const shifted = ({ x, y }: Point, by: Point) => ({ x: x + by.x, y: y + by.y });

async function dragRay(playground: Playground, by: Point): Promise<void> {
  // Without selection there are no handles in the way.
  await playground.page.keyboard.press('Escape');
  const at = shaft(await playground.picture());
  await playground.drag(at, shifted(at, by));
}

test('dragged off the triangle it misses, dragged back it hits again', async ({ playground }) => {
  await expect(playground.word).toHaveText('Hits');
  await expect(playground.detail).toHaveText('at t = 1.292, on the front of B, 2.860 m away');
  expect((await playground.picture()).count('red')).toBeGreaterThan(2_000);

  await dragRay(playground, { x: 320, y: -70 });
  await expect(playground.word).toHaveText('Misses');
  await expect(playground.detail).toHaveText(
    /^\d\.\d{3}\sm of daylight, the line passes outside B$/,
  );
  await expect(playground.separating).not.toHaveCount(0);

  await dragRay(playground, { x: -320, y: 70 });
  await expect(playground.word).toHaveText('Hits');
  await expect(playground.detail).toHaveText(hit);
});

test('the hit is marked in the picture', { tag: '@more' }, async ({ playground }) => {
  const full = (picture: Picture) => picture.middle('signal', 9);
  const before = full(await playground.picture());
  await dragRay(playground, { x: 0, y: 50 });
  await expect(playground.word).toHaveText('Hits');
  const after = full(await playground.picture());
  expect(after.y).toBeGreaterThan(before.y + 20);
});

test('its tip turns it about its start', { tag: '@all' }, async ({ playground }) => {
  const picture = await playground.picture();
  const { left } = picture.box('blue');
  // The arrowhead is the thickest part of the line.
  const tip = picture.middle('blue', 11);
  await playground.move(tip);
  await playground.drag(tip, shifted(tip, { x: 0, y: -150 }));

  await expect(playground.word).toHaveText('Misses');
  await expect(playground.selected.locator('.name')).toHaveText('ARay');
  const turned = await playground.picture();
  expect(turned.box('blue').left).toBeCloseTo(left, -1);
});

test('an endless ray that comes toward the eye runs out of the picture', { tag: '@more' }, async ({
  playground,
}) => {
  await playground.set({ preset: 'segment-ray' });
  const picture = await playground.picture();
  const { right, bottom } = picture.box('orange');
  expect(Math.min(picture.width - right, picture.height - bottom)).toBeLessThan(2);
});
