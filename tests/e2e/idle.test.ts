// Nothing runs while nothing changes.
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

function countFrames(): void {
  const counted = window as unknown as { frames: number };
  counted.frames = 0;
  const original = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    original((time) => {
      counted.frames += 1;
      callback(time);
    });
}

const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: number }).frames);

/** Frames within half a second. */
async function framesInAWhile(page: Page): Promise<number> {
  const before = await framesOf(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return (await framesOf(page)) - before;
}

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(async ({ page, playground }) => {
  await page.addInitScript(countFrames);
  await playground.open();
});

test('idle costs nothing, dragging draws', async ({ page, playground }) => {
  expect(await framesInAWhile(page)).toBe(0);

  const from = await playground.middle('orange');
  const before = await framesOf(page);
  await playground.drag(from, await playground.middle('blue'));
  expect(await framesOf(page)).toBeGreaterThan(before + 4);

  // with a selected shape, its gizmo, and shapes that meet
  await expect(playground.word).toHaveText('Overlapping');
  expect(await framesInAWhile(page)).toBe(0);
});

test('a press that is held still draws nothing', async ({ page, playground }) => {
  await playground.move(await playground.middle('orange'));
  await page.mouse.down();
  await playground.move(await playground.middle('blue'), 4);
  await playground.drawn();
  expect(await framesInAWhile(page)).toBe(0);
  await page.mouse.up();
});
