// How long the core takes for 64 shapes, all pairs, in this browser. Measured and told, not judged: a
// busy machine would fail what is not the core's fault.
import { expect, test } from './support/test.ts';

test('64 shapes are evaluated in one call a frame', async ({ page }) => {
  await page.goto('./pages/many-shapes.html');
  await expect(page.locator('output')).not.toBeEmpty();
  const told = JSON.parse(await page.locator('output').innerText());
  expect(told.shapes).toBe(64);
  expect(told.meetings).toBeGreaterThan(10);

  const description = `${told.mean.toFixed(3)} ms a frame, ${told.longest.toFixed(1)} ms the longest, ${told.meetings} meetings`;
  test.info().annotations.push({ type: '64 shapes', description });
  console.log(`      64 shapes: ${description}`);
});
