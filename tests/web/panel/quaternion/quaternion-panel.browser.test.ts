// The Quaternion tab, with and without boxes in the scene.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter, type Figure, openFigure, textIn } from '../support/figure.ts';

async function openQuaternion(attributes: Readonly<Record<string, string>>): Promise<Figure> {
  const figure = await openFigure(attributes);
  await figure.openTab(/^(Quaternion|쿼터니언)$/);
  await figure.waitFor('.quaternion .section');
  return figure;
}

/** Enters p, q or v. */
async function enterAll(figure: Figure, name: string, numbers: readonly number[]): Promise<void> {
  for (const [i, number] of numbers.entries()) {
    await enter(figure.field(`Quaternion ${name} ${'xyzw'.charAt(i)}`), String(number));
  }
}

/** Symbols and results of a section. */
const resultsOf = (figure: Figure, section: string) => () => {
  const lines = figure.findAll(`[data-section=${section}] > .calculations > .calculation`);
  return Object.fromEntries(
    lines.map((line) => [
      line.querySelector('.symbol')?.textContent?.trim(),
      line.querySelector('.result')?.textContent?.replace(/^=\s*/, '').trim(),
    ]),
  );
};
const open = (figure: Figure, section: string) =>
  figure.find(`[data-section=${section}] > summary`)?.click();
const slider = page.getByRole('slider', { name: 'Slerp from p to q' });

test('without a box: a vector is turned step by step', async () => {
  const figure = await openQuaternion({ preset: 'sphere-sphere' });
  await enterAll(figure, 'q', [0, 0, 1, 1]);
  await enterAll(figure, 'v', [1, 2, 3]);
  await expect.poll(resultsOf(figure, 'turn')).toEqual({
    v: '(1.000, 2.000, 3.000, 0.000)',
    'q⁻¹': '(0.000, 0.000, −0.500, 0.500)',
    'q v': '(−1.000, 3.000, 3.000, −3.000)',
    '(q v) q⁻¹': '(−2.000, 1.000, 3.000, 0.000)',
    'v′': '(−2.000, 1.000, 3.000)',
  });
  expect(figure.find('.box-controls')).toBeNull();
  await expect
    .element(page.getByRole('img', { name: /^Body turned by q\./ }))
    .toHaveAttribute('aria-label', 'Body turned by q. v = (1, 2, 3) becomes (−2, 1, 3).');

  await expect
    .poll(() => figure.textsOf('.controls dd'))
    .toEqual(['(0.000, 0.000, 1.000)', '90.000°']);

  // Operations on one quaternion follow the choice.
  open(figure, 'inverse');
  await page.getByRole('button', { name: 'p', exact: true }).click();
  await expect.poll(resultsOf(figure, 'inverse')).toMatchObject({ '|p|': '1.000' });

  // What was entered outlives the panel.
  await figure.openTab(/^Why$/);
  await figure.openTab(/^Quaternion$/);
  await expect.element(figure.field('Quaternion q z')).toHaveValue('1');
});

test('what is not defined is said in words', async () => {
  const figure = await openQuaternion({ preset: 'sphere-sphere' });
  await enterAll(figure, 'q', [0, 0, 0, 0]);
  await expect.poll(resultsOf(figure, 'turn')).toMatchObject({
    'q⁻¹': 'not defined: 0 has no inverse',
    'v′': 'not defined: 0 is not a rotation',
  });
  expect(figure.find('.drawing')?.textContent).toContain('0 is not a rotation');
  expect(figure.find('.quaternion')?.textContent).not.toMatch(/NaN|∞/);
  await enter(figure.field('Quaternion q w'), '1/0');
  await expect.element(figure.alert).toHaveTextContent(/finite/);
});

test('a box is given the rotation in one step, and the row that decided is shown again', async () => {
  const figure = await openQuaternion({ preset: 'edge-edge' });
  await figure.openTab(/^Why$/);
  figure.findAll('.reasons [role=option]')[0]?.click();
  const current = () => figure.find('.tick.current')?.textContent?.trim();
  await expect.poll(current).toBe('1');

  await figure.openTab(/^Quaternion$/);
  await page.getByRole('button', { name: 'Set A to q' }).click();
  await expect.poll(current).not.toBe('1');
  await figure.openTab(/^Numbers$/);
  const part = figure.field('A Quaternion x');
  await expect.element(part).toHaveValue('0.5');
  await figure.undo.click();
  await expect.element(part).not.toHaveValue('0.5');
  await expect.element(figure.undo).toBeDisabled();

  await figure.openTab(/^Quaternion$/);
  await page.getByRole('button', { name: 'p: Take from A' }).click();
  await expect.element(figure.field('Quaternion p w')).not.toHaveValue('1');
});

test('a box turns with t, and repeated keys are one step', async () => {
  const figure = await openQuaternion({ preset: 'edge-edge' });
  const before = figure.find('.verdict')?.textContent;
  await page.getByRole('checkbox', { name: 'A turns with t' }).click();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight>5/}');
  await expect.element(slider).toHaveValue('0.55');
  await expect.element(figure.field('Quaternion t')).toHaveValue('0.55');
  expect(figure.find('.verdict')?.textContent).not.toBe(before);
  await figure.undo.click();
  await expect.poll(() => figure.find('.verdict')?.textContent).toBe(before);
  await expect.element(figure.undo).toBeDisabled();
});

test('t plays to q, which turns the box in one step', async () => {
  const figure = await openQuaternion({ preset: 'edge-edge' });
  const before = figure.find('.verdict')?.textContent;
  await page.getByRole('checkbox', { name: 'A turns with t' }).click();
  await page.getByRole('button', { name: 'Play from p to q' }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.element(slider).toHaveValue('1');
  await expect.element(page.getByRole('button', { name: 'Play from p to q' })).toBeVisible();
  await figure.undo.click();
  await expect.poll(() => figure.find('.verdict')?.textContent).toBe(before);
  await expect.element(figure.undo).toBeDisabled();
});

test('readers have it, and nothing that changes the scene', async () => {
  const figure = await openQuaternion({ preset: 'edge-edge', readonly: '' });
  expect(figure.find('.box-controls')).toBeNull();
  await expect.element(page.getByRole('button', { name: /Take from/ })).not.toBeInTheDocument();
  await enterAll(figure, 'v', [0, 0, 1]);
  expect(textIn(figure.field('Quaternion v z'))).toBe('1');
});

test('every digit is shown on demand', async () => {
  const figure = await openQuaternion({ preset: 'sphere-sphere' });
  await enter(figure.field('Quaternion v x'), '1/3');
  await page.getByRole('button', { name: 'All digits' }).click();
  await expect
    .poll(resultsOf(figure, 'turn'))
    .toMatchObject({ v: '(0.3333333333333333, 1, 0, 0)' });
});

test('has no English texts in Korean, whatever is unfolded', async () => {
  const figure = await openQuaternion({ preset: 'edge-edge', lang: 'ko' });
  for (const summary of figure.findAll('.section:not([open]) > summary')) summary.click();
  await figure.waitFor('.quaternion table');
  const words = figure
    .findAll('.quaternion *')
    .flatMap((each) => [
      ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ...['aria-label', 'aria-valuetext', 'title'].map((name) => each.getAttribute(name) ?? ''),
    ]);
  // Except for mathematical notation and key names.
  const international = /log|exp|sin|cos|atan2|ln|rad|Shift|[XYZ]{3}|[pq]{2}|([rRqe]\w )+(?=복사)/g;
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((text) => /[a-z]{2}/i.test(text.replace(international, '')))).toEqual([]);
});
