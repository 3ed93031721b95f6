// 64 shapes of all kinds in the core of this browser, all pairs in one call.
import { expect, test } from './support/test.ts';

test('of 64 moving shapes a figure finds the pairs that meet', async ({ page }) => {
  await page.goto('./pages/many-shapes.html');
  await expect(page.locator('output')).not.toBeEmpty();
  const { shapes, found, expected } = JSON.parse(await page.locator('output').innerText());
  expect(shapes).toBe(64);
  expect(found).toEqual(expected);
  expect(Math.min(...found)).toBeGreaterThan(10);
  // they move through one another
  expect(new Set(found).size).toBeGreaterThan(3);
});
