// The race page: every contestant in its worker, times, wrong answers, and the way to each of them.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const row = (page: Page, name: string | RegExp) =>
  page.locator('table.contest').getByRole('row', { name });
const wrongOf = (page: Page, name: string | RegExp) => row(page, name).locator('.truth');

async function choose(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, option] of Object.entries(choices)) {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  }
}

test('races nearly touching boxes, and opens a wrong answer as a scene', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('./race/?lang=en');
  await choose(page, { Data: 'Nearly touching', 'Number of pairs': '1,000' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 40_000 });
  for (const name of ['Collision Playground, batch', 'one call per pair']) {
    await expect(wrongOf(page, name)).toHaveText('0');
    await expect(row(page, name).locator('.number').first()).toHaveText(/^\s*[\d.,]+ ns\s*$/);
  }
  await expect(wrongOf(page, 'three.js')).toHaveText(/^\s*[1-9]\d*\s*$/);
  await expect(row(page, 'cannon-es').locator('.ratio')).toHaveText(/× the time of the batch/);
  await expect(row(page, 'three-mesh-bvh')).toContainText('has no such test');
  const [playground] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /^Open pair/ })
      .first()
      .click(),
  ]);
  await expect(playground.locator('collision-playground')).toBeVisible();
  await expect(playground.getByText(/Apart|Overlapping|Touching/).first()).toBeVisible();
});

test('of ordinary rays and triangles nobody is wrong; another question clears the answers', async ({
  page,
}) => {
  test.slow();
  await page.goto('./race/?lang=en');
  await choose(page, { Pair: 'Ray × triangle', 'Number of pairs': '1,000' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 40_000 });
  await expect(wrongOf(page, 'three.js')).toHaveText('0');
  await expect(page.getByRole('heading', { name: 'Wrong answers' })).toHaveCount(0);
  await choose(page, { Pair: 'Ray × AABB' });
  await expect(wrongOf(page, 'three.js')).toHaveText('–');
});

test('stops in the middle, and starts anew', async ({ page }) => {
  await page.goto('./race/?lang=en');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('progress')).not.toHaveJSProperty('value', 0, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('progress')).toHaveJSProperty('value', 0);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('progress')).not.toHaveJSProperty('value', 0, { timeout: 20_000 });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      for (const lang of ['en', 'ko']) {
        await page.goto(`./race/?lang=${lang}&theme=${theme}`);
        await expect(page.locator('table.contest tbody tr')).toHaveCount(5);
        await expectAccessible(page, `${lang}, ${theme}`);
      }
    }
  });
}

test.describe('without the core', () => {
  test.use({ expectedErrors: /core-[\w-]+\.wasm/ });
  test('it says so', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('./race/?lang=en');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('alert')).toContainText('The core can’t be loaded');
  });
});
