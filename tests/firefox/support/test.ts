// Base of the tests in Firefox: one browser and one server for all of them, and for each test a page on
// which every error fails it.
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { test as base, expect } from 'vitest';
import { serve } from '../../../tools/lib/server.mjs';
import { logPolicyViolations } from '../../e2e/support/policy.ts';
import { startFirefox } from './firefox.ts';
import { Playground } from './playground.ts';

/** The built site; the package with `core/inline.js`; the files of the corpus; a blank page. */
const built = ['dist/site', 'dist/lib', 'tests/corpus', 'tests/firefox/pages'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
);

interface Fixtures {
  readonly program: string;
  readonly folders: readonly string[];
  readonly browser: Browser;
  /** The address of the site. */
  readonly site: string;
  readonly page: Page;
  readonly playground: Playground;
}

function pageErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

export const test = base.extend<Fixtures>({
  program: [process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr', { scope: 'worker' }],
  folders: [built, { scope: 'worker' }],
  browser: [
    async ({ program }, use) => {
      const { browser, close } = await startFirefox(program);
      await use(browser);
      await close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ folders }, use) => {
      const server = await serve(folders, 0);
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      await use(`http://127.0.0.1:${address.port}/`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser }, use) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(logPolicyViolations);
    const errors = pageErrorsOf(page);
    await use(page);
    await context.close();
    expect(errors, 'errors in the console').toEqual([]);
  },
  playground: async ({ page, site }, use) => {
    await use(new Playground(page, site));
  },
});

export { expect };
