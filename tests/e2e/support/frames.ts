import type { Page } from '@playwright/test';

/** Counts the animation frames that the page requests; runs in it before its own scripts. */
export function countFrames(): void {
  const counted = window as unknown as { frames: number };
  counted.frames = 0;
  const original = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    original((time) => {
      counted.frames += 1;
      callback(time);
    });
}

export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { frames: number }).frames);

/** Frames within half a second. */
export async function framesInAWhile(page: Page): Promise<number> {
  const before = await framesOf(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return (await framesOf(page)) - before;
}
