// Notices: what they say of a file that is none of ours, and when they leave.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openFigure } from '../support/figure.ts';

test('a model without triangles is told apart from a broken file, until the next edit', async () => {
  const figure = await openFigure();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['v 0 0 0'], 'bunny.obj'));
  figure.element.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  await expect.element(figure.alert).toHaveTextContent('bunny.obj has no triangles.');
  // Choosing a row is no edit.
  figure.find('.row:not([aria-selected=true])')?.click();
  await expect.element(figure.alert).toBeVisible();
  await page.getByRole('button', { name: 'Add a sphere' }).click();
  await expect.poll(() => figure.findAll('.notice').length).toBe(0);
});

test('an empty scene is a step of history, and takes shapes', async () => {
  const figure = await openFigure();
  await figure.openTab(/^Scene$/);
  await page.getByRole('button', { name: 'Empty scene' }).click();
  await expect.poll(() => figure.findAll('.shapes [role=row]').length).toBe(0);
  await expect.poll(() => figure.word).toBe('No pair');
  await page.getByRole('button', { name: 'Add a sphere' }).click();
  await page.getByRole('button', { name: 'Add a ray' }).click();
  await expect.poll(() => figure.findAll('.shapes [role=row]').length).toBe(2);
  for (let step = 0; step < 3; step++) await figure.undo.click();
  await expect.poll(() => figure.word).toBe('Apart');
});
