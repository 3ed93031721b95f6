// A number that a click copies with all its digits.
import { render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  copiedText,
  copyableNumber,
  shownText,
} from '../../../../web/panel/controls/copyable-number.ts';
import { updatesWithin } from '../../../../web/panel/controls/panel-element.ts';
import { loadPanelStrings, stringsOf } from '../../../../web/strings/index.ts';

let root: ShadowRoot;
const written: string[] = [];

beforeEach(async () => {
  await loadPanelStrings();
  const host = document.body.appendChild(document.createElement('div'));
  root = host.attachShadow({ mode: 'open' });
  written.length = 0;
});
afterEach(() => {
  root.host.remove();
  vi.restoreAllMocks();
});

const show = async (numbers: readonly number[], inFull = false) => {
  const strings = stringsOf('en');
  render(copyableNumber({ name: 'Normal', numbers, unit: 'm', inFull, strings }), root);
  await updatesWithin(root);
};
const button = () => root.querySelector('button') as HTMLButtonElement;
const status = () => root.querySelector('[role=status]')?.textContent?.trim();

test('texts: three decimals are shown, all digits are copied', () => {
  expect(shownText([1 / 3], false)).toBe('0.333');
  expect(shownText([1 / 3, -2, 1e-9], false)).toBe('(0.333, −2.000, 1.0×10⁻⁹)');
  expect(shownText([-1e-9], true)).toBe('−1e-9');
  expect(copiedText([1 / 3])).toBe('0.3333333333333333');
  expect(copiedText([0.1, -2, 5e-324])).toBe('[0.1, -2, 5e-324]');
});

test('a click copies all digits and says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    written.push(text);
    return Promise.resolve();
  });
  await show([1 / 3, 0, -1]);
  expect(button().textContent).toBe('(0.333, 0.000, −1.000)');
  expect(button().getAttribute('aria-label')).toBe('Copy Normal: (0.333, 0.000, −1.000) m');
  button().click();
  await expect.poll(status).toBe('Copied.');
  expect(written).toEqual(['[0.3333333333333333, 0, -1]']);
  await show([1 / 3, 0, -2]);
  expect(status()).toBe('');
});

test('where copying is blocked, all digits are shown and selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await show([1 / 3]);
  button().click();
  await expect.poll(status).toMatch(/press Ctrl\+C/);
  expect(button().textContent).toBe('0.3333333333333333');
});

test('with full precision all digits are shown', async () => {
  await show([1 / 3, 0.1, 2], true);
  expect(button().textContent).toBe('(0.3333333333333333, 0.1, 2)');
});
