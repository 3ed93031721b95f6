// Turning, zooming and hovering: the view changes, never the verdict.
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

/** Where there is nothing but ground. */
const empty = { x: 560, y: 130 };

test('dragging empty space turns the view and nothing else', async ({ playground }) => {
  const before = await playground.pixels();
  const numbers = await playground.values.allInnerTexts();
  await playground.drag(empty, { x: empty.x - 120, y: empty.y + 40 });
  expect(await playground.pixels()).not.toBe(before);
  await expect(playground.detail).toHaveText('0.454 m of daylight along A.y×B.x');
  expect(await playground.values.allInnerTexts()).toEqual(numbers);
  await expect(playground.undo).toBeDisabled();
  await expect(playground.selected).toHaveCount(0);
});

test('the wheel zooms', async ({ page, playground }) => {
  const before = await playground.picture();
  await playground.move(empty);
  await page.mouse.wheel(0, 400);
  await expect
    .poll(async () => (await playground.picture()).count('blue'))
    .toBeLessThan(0.9 * before.count('blue'));
  await page.mouse.wheel(0, -800);
  await expect
    .poll(async () => (await playground.picture()).count('blue'))
    .toBeGreaterThan(1.1 * before.count('blue'));
  await expect(playground.detail).toHaveText(/0\.454/);
});

test('the pointer shows what can be taken hold of', async ({ playground }) => {
  const picture = await playground.picture();
  await playground.move(empty);
  expect(await playground.cursor()).not.toBe('grab');
  const without = await playground.pixels();
  await playground.move(picture.middle('blue'));
  expect(await playground.cursor()).toBe('grab');
  expect(await playground.pixels()).not.toBe(without);
  await playground.move(picture.middle('orange'));
  expect(await playground.cursor()).toBe('grab');
  await playground.move(empty);
  expect(await playground.cursor()).not.toBe('grab');
  expect(await playground.pixels()).toBe(without);
});

test('a click selects, a click beside lets go', async ({ playground }) => {
  await playground.click(await playground.middle('blue'));
  await expect(playground.selected.locator('.name')).toHaveText('ABox');
  await playground.click(await playground.middle('orange'));
  await expect(playground.selected.locator('.name')).toHaveText('BBox');
  await playground.click(empty);
  await expect(playground.selected).toHaveCount(0);
});

test('another size of the window fits the picture anew', async ({ page, playground }) => {
  await page.setViewportSize({ width: 1240, height: 640 });
  await expect.poll(async () => (await playground.picture()).height).toBe(640 - 52);
  const picture = await playground.picture();
  const shapes = picture.box('blue', 'orange');
  expect(shapes.left).toBeGreaterThan(0);
  expect(shapes.right).toBeLessThan(picture.width);
  expect(picture.colors).toBeGreaterThan(100);
});
