// The grid page: cells by pointer and keyboard, one live figure for all pairs, and the same without scripts.
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a cell shows its pair, by pointer and by keys, and the address names it', async ({
  page,
  playground,
}) => {
  await page.goto('./grid/');
  await expect(playground.word).toHaveText('Apart');
  const cell = (a: string, b: string) => page.getByRole('link', { name: `${a} × ${b}:` });
  await cell('Ray', 'Triangle').click();
  await expect(page).toHaveURL(/grid\/#ray-triangle$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ray × Triangle');
  await expect(playground.word).toHaveText('Hits');
  await expect(page.locator('td [aria-current]')).toHaveCount(2);

  await page.keyboard.press('ArrowDown');
  await expect(cell('Sphere', 'Triangle')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await expect(cell('Point', 'Plane')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/grid\/#point-plane$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Point × Plane');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ray × Triangle');
});

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  test('the address shows a pair with its picture', async ({ page }) => {
    await page.goto('./ko/grid/#obb-triangle');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('OBB × 삼각형');
    await expect(page.locator('section:target img')).toBeVisible();
    await page.goto('./ko/grid/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('OBB × OBB');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});

for (const width of [1200, 1280, 1400]) {
  test(`words of the cells stay whole at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./grid/');
    const broken = await page.locator('.pairs td a span').evaluateAll((spans) =>
      spans.flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
  });
}
