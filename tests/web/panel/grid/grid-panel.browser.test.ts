// The table of pairs counts candidates as the core's catalog does, which the page of the grid is made from as well.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openFigure } from '../support/figure.ts';

test.each([
  ['point-triangle', '4 axes'],
  ['parallelogram-parallelogram', '6 axes'],
  ['obb-obb', '15 axes'],
  ['triangle-triangle', '11 axes'],
])('%s has %s in general position', async (pair, shown) => {
  const figure = await openFigure();
  await page.getByRole('button', { name: 'Pair table' }).click();
  const cell = () => figure.find(`#cell-${pair}`);
  await vi.waitUntil(cell);
  expect(cell()?.innerText.replace(/\s+/g, ' ').trim()).toBe(shown);
});
