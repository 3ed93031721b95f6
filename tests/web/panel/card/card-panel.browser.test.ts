// The text export dialog without clipboard access: the text is selected instead.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openFigure } from '../support/figure.ts';

const { clipboard } = navigator;
const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
afterEach(() => setClipboard(clipboard));

test.each([
  ['refused', { writeText: () => Promise.reject(new Error('refused')) }],
  ['missing', undefined],
])('selects the text where the clipboard is %s', async (_why, value) => {
  setClipboard(value);
  const figure = await openFigure();
  await page.getByRole('button', { name: 'Copy this pair' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this pair' });
  const text = dialog.getByRole('textbox');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('press Ctrl+C');
  const area = text.element() as HTMLTextAreaElement;
  expect(figure.element.shadowRoot?.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(area.value);
});
