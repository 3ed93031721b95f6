// Code on the bench: opened by a link, so that nothing has to be typed.
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Few cases, which are the same kinds as the hundred thousand. */
const kCount = 1500;

export function codeLink(task: string, code: string, count = kCount): string {
  const packed = deflateRawSync(JSON.stringify({ task, code })).toString('base64url');
  return `bench/?count=${count}#code=1${packed}`;
}

export async function openCode(
  page: Page,
  task: string,
  code: string,
  count = kCount,
): Promise<void> {
  await page.goto(codeLink(task, code, count));
  await page.locator('.cm-content').waitFor();
}

export const judgeButton = (page: Page) => page.locator('.workbench .controls .primary');

/** What became of the code, as text. */
export async function judged(page: Page): Promise<string> {
  await judgeButton(page).click();
  return page.locator('.result').first().innerText();
}
