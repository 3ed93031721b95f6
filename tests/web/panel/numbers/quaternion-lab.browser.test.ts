// The quaternion lab: slerp of a box between two orientations, and the table of operations on them.
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { enter, type Figure, openFigure } from '../support/figure.ts';

let figure: Figure;
const source = page.getByRole('combobox', { name: 'Where q comes from' });

/** Opens the lab with A unrotated and B rotated about z. */
beforeEach(async () => {
  figure = await openFigure({ preset: 'edge-edge' });
  await figure.openTab(/^Numbers$/);
  await enter(figure.field('A Angle'), '0');
  for (const part of ['x', 'y']) await enter(figure.field(`B Axis ${part}`), '0');
  await enter(figure.field('B Axis z'), '1');
  await enter(figure.field('B Angle'), '90');
  figure.find('.lab summary')?.click();
  await expect.element(page.getByRole('slider', { name: 'Slerp from p to q' })).toBeVisible();
});

const cellsOf = (name: string) => () => {
  const row = [...(figure.find('.lab')?.querySelectorAll('tbody tr') ?? [])].find(
    (each) => each.querySelector('th')?.textContent === name,
  );
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent?.trim());
};
const optionsOf = (select: Locator) => () =>
  [...(select.element() as HTMLSelectElement).options].map(({ text }) => text.trim());

test('shows the core’s results for p and q', async () => {
  await expect.poll(cellsOf('q p')).toEqual(['0', '0', '0.70711', '0.70711']);
  await expect.poll(cellsOf('q*')).toEqual(['0', '0', '−0.70711', '0.70711']);
  await expect.poll(cellsOf('log p')).toEqual(['0', '0', '0', '0']);
  await expect
    .poll(cellsOf('log q'))
    .toEqual(['0', '0', '0.7854', expect.stringMatching(/^(0|−?\d.*e−1\d)$/)]);
  await expect.poll(cellsOf('exp p')).toEqual(['0', '0', '0', '2.7183']);

  await enter(figure.field('Quaternion lab To q w'), '800');
  await expect.element(source).toHaveValue('');
  await expect.poll(cellsOf('exp q')).toEqual(['beyond the range of a double']);

  for (const part of ['z', 'w']) await enter(figure.field(`Quaternion lab To q ${part}`), '0');
  await expect.element(figure.alert).toHaveTextContent(/^To q w = 0: /);
  await expect.poll(cellsOf('q*')).toEqual(['0', '0', '0', '800']);
});

test('q is entered or follows another box, p is reset from its box', async () => {
  await expect.poll(optionsOf(source)).toEqual(['Rotation of B', 'As entered']);
  const q = figure.field('Quaternion lab To q x');
  await enter(q, '1');
  await expect.element(source).toHaveValue('');
  await source.selectOptions('Rotation of B');
  await expect.element(q).toHaveValue('0');
  await enter(figure.field('B Axis x'), '1');
  await expect.element(q).not.toHaveValue('0');

  await enter(figure.field('A Angle'), '180');
  const p = figure.field('Quaternion lab From p w');
  await expect.element(p).toHaveValue('1');
  await page.getByRole('button', { name: 'A as it is now' }).click();
  await expect.element(p).not.toHaveValue('1');
  await page.getByRole('combobox', { name: 'Box to turn' }).selectOptions('B');
  await expect.poll(optionsOf(source)).toEqual(['Rotation of A', 'As entered']);
});
