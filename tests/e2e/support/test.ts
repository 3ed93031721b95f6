// What every browser test starts from: a page on which no error may go unnoticed.
import { test as base, expect, type Page } from '@playwright/test';
import { Playground } from './playground.ts';

interface Options {
  /** The errors that a test provokes on purpose; null: none. */
  readonly expectedErrors: RegExp | null;
}

interface Fixtures {
  readonly playground: Playground;
}

/** Everything that the browser complains of on this page, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('crash', () => complaints.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** To be run in a page before its own scripts. */
export function tellPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
  });
}

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(tellPolicyViolations);
    await use(page);
    const unexpected = complaints.filter((complaint) => !expectedErrors?.test(complaint));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  playground: async ({ page }, use) => {
    await use(new Playground(page));
  },
});

export { expect };
