// The list of shapes: its buttons and keys.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

async function openScene(): Promise<Figure> {
  const figure = await openFigure();
  await figure.openTab(/^Scene$/);
  await expect.element(page.getByRole('grid')).toBeVisible();
  return figure;
}

const rowOf = (figure: Figure, name: string) =>
  figure
    .findAll('.shapes [role=row]')
    .find((row) => row.querySelector('.name')?.textContent === name);

test('chooses the pair', async () => {
  const figure = await openScene();
  rowOf(figure, 'B')?.querySelector('button')?.click();
  await page.getByRole('button', { name: 'First shape', exact: true }).click();
  const place = (name: string) => () => rowOf(figure, name)?.querySelector('[role=img]')?.ariaLabel;
  await expect.poll(place('B')).toBe('First shape');
  await expect.poll(place('A')).toBe('Second shape');
});

test('is one tab stop, and arrows reach every button', async () => {
  const figure = await openScene();
  const focused = () => {
    const active = figure.element.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim().replace(/\s+/g, ' ');
  };
  const press = (key: string) => userEvent.keyboard(`{${key}}`);
  await press('Tab');
  expect(focused()).toBe('1 A Box');
  await press('ArrowRight');
  expect(focused()).toBe('Hide A');
  await press('ArrowDown');
  expect(focused()).toBe('Hide B');
  await press('ArrowLeft');
  await press('Enter');
  await expect.poll(() => rowOf(figure, 'B')?.ariaSelected).toBe('true');
  await press('End');
  expect(focused()).toBe('2 B Box');
  await press('Tab');
  expect(focused()).toBe('Front');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('2 B Box');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('Scene');
  await press('Tab');
  await press('Delete');
  await expect.poll(() => figure.findAll('.shapes [role=row]').length).toBe(1);
  expect(focused()).toBe('A Box');
});

test('a title is typed, shown before the kinds, and undone', async () => {
  const figure = await openScene();
  const field = page.getByRole('textbox', { name: 'Title' });
  const subtitle = () => figure.textsOf('.header .subtitle')[0];
  await field.fill('  Edge \t on edge ');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Edge on edge');
  await expect.poll(subtitle).toMatch(/^Edge on edge — Box × Box ·/);
  expect(figure.find('.scene-title')?.checkVisibility()).toBe(false);
  await figure.undo.click();
  await expect.element(field).toHaveValue('');
  await expect.poll(subtitle).toMatch(/^Box × Box ·/);
});
