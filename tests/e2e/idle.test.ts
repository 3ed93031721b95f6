// Nothing runs while nothing changes.
import { countFrames, framesInAWhile, framesOf } from './support/frames.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(async ({ page, playground }) => {
  await page.addInitScript(countFrames);
  await playground.open();
});

test('idle costs nothing, dragging draws', async ({ page, playground }) => {
  // The texts of the panels come after the first picture, and are drawn once.
  await expect.poll(() => framesInAWhile(page)).toBe(0);

  const from = await playground.middle('orange');
  const before = await framesOf(page);
  await playground.drag(from, await playground.middle('blue'));
  expect(await framesOf(page)).toBeGreaterThan(before + 4);

  // with a selected shape, its gizmo, and shapes that meet
  await expect(playground.word).toHaveText('Overlapping');
  expect(await framesInAWhile(page)).toBe(0);
});

test('a press that is held still draws nothing', { tag: '@more' }, async ({ page, playground }) => {
  await playground.move(await playground.middle('orange'));
  await page.mouse.down();
  await playground.move(await playground.middle('blue'), 4);
  await playground.drawn();
  expect(await framesInAWhile(page)).toBe(0);
  await page.mouse.up();
});
