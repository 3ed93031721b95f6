// Lessons as a reader meets them: light before the first interaction, and alive after it.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

const kLesson = './lessons/two-turned-boxes/';

/** Bytes on the way, text after gzip as static hosts send it. */
async function bytesOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const isText = /^text\/|javascript|json|svg/.test(type);
    sizes.push(response.body().then((body) => (isText ? gzipSync(body) : body).length));
  });
  await act();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The layout shifts since the page began, as the browser scores them. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** The lesson with its figure loaded. */
async function openLesson(page: Page, path = kLesson): Promise<Playground> {
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  const figure = new Playground(page, page.locator('#figure-main'));
  await figure.verdict.waitFor();
  await expect(page.locator('.scrub').first()).toHaveRole('slider');
  return figure;
}

test('the first lesson is small before anyone touches it, and nothing in it moves', async ({
  page,
}) => {
  const bytes = await bytesOf(page, async () => {
    await page.goto(kLesson, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
  });
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(await shiftOf(page)).toBe(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await new Playground(page, page.locator('#figure-main')).verdict.waitFor();
  // the card in the figure that grows with its sentence
  expect(await shiftOf(page)).toBeLessThan(0.01);
});
