// The core works in a worker.
import { expect, test } from './support/test.ts';

test('the core gives the same verdict in a worker as on the page', async ({ page }) => {
  await page.goto('./pages/worker.html');
  const ofPage = page.locator('#page');
  await expect(ofPage).not.toBeEmpty();
  await expect(page.locator('#worker')).toHaveText(await ofPage.innerText());
  expect(JSON.parse(await ofPage.innerText())).toMatchObject({ outcome: 'apart' });
});
