// Base of all browser tests: a page on which every error fails the test.
import { test as base, expect, type Page } from '@playwright/test';
import { Playground } from './playground.ts';
import { logPolicyViolations } from './policy.ts';

interface Options {
  /** The errors that a test expects; null: none. */
  readonly expectedErrors: RegExp | null;
}

interface Fixtures {
  readonly playground: Playground;
}

/** All errors of this page from now on: exceptions, crashes, console errors. */
export function pageErrorsOf(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.stack ?? error.message));
  page.on('crash', () => pageErrors.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`${message.text()} ${message.location().url}`);
  });
  return pageErrors;
}

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const pageErrors = pageErrorsOf(page);
    await page.addInitScript(logPolicyViolations);
    await use(page);
    const unexpected = pageErrors.filter((pageError) => !expectedErrors?.test(pageError));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  playground: async ({ page }, use) => {
    await use(new Playground(page));
  },
});

export { expect };
