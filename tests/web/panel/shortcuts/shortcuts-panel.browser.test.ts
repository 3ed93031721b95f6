// The dialog of keyboard shortcuts.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openFigure } from '../support/figure.ts';

test('every key has its sign, plus among them', async () => {
  const figure = await openFigure();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
  await figure.waitFor('.shortcuts kbd');
  const keys = figure.textsOf('.shortcuts kbd');
  expect(keys).not.toContain('');
  expect(keys).toContain('+');
  expect(figure.textsOf('.shortcuts dt')).toContain('CtrlShiftZ ⌘ShiftZ'.replace(' ', ''));
});

test('below them are links to other pages and the licenses of others, where the site is known', async () => {
  await openFigure({ site: 'https://example.org/playground' });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
  const link = page.getByRole('link', { name: 'Licenses of the libraries in this page' });
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://example.org/playground/third-party-notices.txt');
  for (const [name, path] of [
    ['Stress test: up to 100,000 moving boxes', 'stress/?lang=en'],
    ['Race against other libraries', 'race/?lang=en'],
    ['Skin weights, and hit boxes of bones', 'skin/?lang=en'],
  ] as const) {
    const beside = page.getByRole('link', { name });
    await expect.element(beside).toHaveAttribute('href', `https://example.org/playground/${path}`);
  }
  const other = await openFigure();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
  await other.waitFor('.shortcuts kbd');
  expect(link.elements()).toEqual([]);
});
