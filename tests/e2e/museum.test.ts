// An exhibit: its code is text until its reader touches the page, then it is run, judged and mended.
import type { Page } from '@playwright/test';
import { foundByAxe } from './support/axe.ts';
import { judgeButton, judged } from './support/bench.ts';
import { expect, test } from './support/test.ts';

/** A page comes to life when its reader moves over it. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.move(40, 320);
}

test('an exhibit is text and a picture, then its function is run, judged and mended', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|wasm)$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('museum/direction-epsilon/?count=1500');
  await expect(page.locator('.answers')).toContainText('miss');
  expect(scripts.filter((url) => /editor|judge|core/.test(url))).toEqual([]);
  await touch(page);
  await page.getByRole('button', { name: 'Run on this input' }).click();
  await expect(page.locator('.result')).toContainText('Wrong on this input');
  expect(await judged(page)).toMatch(/^Wrong answers: \d+ of [\d,]+/);
  await page.locator('.code').click();
  const code = page.locator('.cm-content');
  const text = await code.evaluate((element) => (element as HTMLElement).innerText);
  await code.fill(text.replace('Math.abs(direction[i]) < 1e-8', 'direction[i] === 0'));
  expect(await judged(page)).toContain('Agreed on all 1,500 cases');
  await page.getByRole('link', { name: 'Open in the bench' }).click();
  await expect(page.locator('.note')).toContainText('An epsilon on the direction');
  await expect(page.locator('.cm-content')).toContainText('1e-8');
});

test('the nearest of many triangles is judged in Korean', { tag: '@more' }, async ({ page }) => {
  await page.goto('ko/museum/far-limit-unit/?count=600');
  await touch(page);
  await judgeButton(page).click();
  await expect(page.locator('.result')).toContainText('개가 틀렸습니다');
  await expect(page.locator('.result collision-playground .verdict')).toBeVisible();
  expect(await foundByAxe(page)).toEqual([]);
});

test('a cast of boxes is run and judged, and says where its mistake was published', async ({
  page,
}) => {
  await page.goto('museum/stuck-when-leaving/?count=600');
  await touch(page);
  await page.getByRole('button', { name: 'Run on these inputs' }).click();
  await expect(page.locator('.result')).toContainText('They hit each other');
  expect(await judged(page)).toMatch(/^Wrong answers: \d+ of [\d,]+/);
  await expect(page.getByRole('link', { name: 'Open in the bench' })).toHaveCount(0);
  const quotation = page.locator('.quotation blockquote');
  await expect(quotation).toContainText('zero ToI');
  await expect(page.locator('.quotation a')).toHaveAttribute(
    'href',
    (await quotation.getAttribute('cite')) ?? '',
  );
});

test('the corners of a hull are judged in Korean', { tag: '@more' }, async ({ page }) => {
  await page.goto('ko/museum/flat-hull/?count=600');
  await touch(page);
  await judgeButton(page).click();
  await expect(page.locator('.result')).toContainText('개가 틀렸습니다');
  await expect(page.locator('.result table')).toContainText('꼭짓점');
  await expect(page.locator('.result collision-playground')).toHaveCount(0);
  await expect(page.locator('.quotation blockquote')).toHaveAttribute('lang', 'en');
  expect(await foundByAxe(page)).toEqual([]);
});
