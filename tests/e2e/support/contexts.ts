import type { Page } from '@playwright/test';

/** Counts the WebGL contexts that the page creates; runs in it before its own scripts. */
export function countContexts(): void {
  const counted = window as unknown as { contexts: number };
  counted.contexts = 0;
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const original = prototype.getContext as (...options: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: unknown, ...options: unknown[]) {
        if (String(options[0]).includes('webgl')) counted.contexts += 1;
        return original.apply(this, options);
      },
    });
  }
}

export const contextsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { contexts: number }).contexts);
