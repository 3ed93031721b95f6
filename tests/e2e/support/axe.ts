// The violations that axe finds on a page, with their places and advice.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function foundByAxe(page: Page): Promise<string[]> {
  // legacy: without a page of its own to finish on; there are no frames from elsewhere
  const builder = new AxeBuilder({ page }).setLegacyMode();
  // what is right is not described, and no style sheet is fetched again: twice as fast
  builder.options({ resultTypes: ['violations'], preload: false });
  // the drawn form of formulas, which readers are not told and which has the color of its sentence: half of the time
  builder.exclude('.katex-html');
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Axe finds nothing, and the page is no wider than the window. */
export async function expectAccessible(page: Page, circumstances: string): Promise<void> {
  expect(await foundByAxe(page), circumstances).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, circumstances).toBe(0);
}
