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
