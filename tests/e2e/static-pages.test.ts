// Every static page of the site: axe finds nothing, nothing is wider than a phone, and no file is missing.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const site = new URL('../../dist/site/', import.meta.url);

/** The pages below a folder of the site, in both languages. */
function pagesIn(folder: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.replace(/^ko\//, '').startsWith(folder) && file.endsWith('index.html'))
    .map((file) => `./${file.replace(/index\.html$/, '')}`)
    .sort();
}

/** Looks at pages as they are before anyone touches them, on a phone and on a desk in turn. */
async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(1);
  for (const [i, path] of paths.entries()) {
    const scheme = i % 2 === 0 ? 'light' : 'dark';
    await page.setViewportSize(
      i % 4 < 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(path);
    await expectAccessible(page, `${path}, ${scheme}`);
  }
}

// each folder takes long: they go beside one another
test.describe.configure({ mode: 'parallel' });

for (const folder of ['index.html', 'lessons/', 'museum/', 'bench/', 'grid/']) {
  test(`axe finds nothing in ${folder}`, async ({ page }) => {
    test.slow();
    await lookAt(page, pagesIn(folder));
  });
}

test('digits are of one width, though the style sheet is minified', async ({ page }) => {
  await page.goto('./grid/');
  await expect(page.locator('body')).toHaveCSS('font-variant-numeric', 'tabular-nums');
});
