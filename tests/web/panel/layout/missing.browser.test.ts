// What a figure shows where the scene that its page asks for is not there.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FigureError } from '../../../../web/element.ts';
import { Figure } from '../support/figure.ts';

/** A figure that has nothing to show, and its errors. */
async function openMissing(attributes: Readonly<Record<string, string>>) {
  document.querySelector('collision-playground')?.remove();
  const element = document.createElement('collision-playground');
  element.style.cssText = 'display: block; width: 1200px; height: 800px';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const errors: FigureError[] = [];
  element.addEventListener('error', ({ detail }) => {
    if (detail.code !== 'picture') errors.push(detail);
  });
  document.body.append(element);
  const figure = new Figure(element);
  await figure.waitFor('.missing');
  return { figure, errors };
}

const opening = page.getByRole('button', { name: 'Open the default example' });

test('an unknown preset says so, shows no other, and leads on', async () => {
  const { figure, errors } = await openMissing({ preset: 'nope' });
  await expect.poll(() => figure.textsOf('.missing')[0]).toContain('There is no example “nope”.');
  expect(figure.word).toBeNull();
  expect(figure.findAll('.walk')).toHaveLength(0);
  expect(errors.map(({ field }) => field)).toEqual(['preset']);
  await page.getByRole('button', { name: 'Pair table' }).last().click();
  await figure.waitFor('dialog[open]');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await opening.click();
  await figure.waitFor('.verdict');
  expect(figure.word).toBe('Apart');
  expect(figure.find('.missing')).toBeNull();
});

test('a wrong scene says where it is wrong, also in a figure without panels', async () => {
  const scene = '{"version":1,"scene":{"items":"n\\no","pair":null}}';
  const { figure, errors } = await openMissing({ scene, ui: 'none' });
  expect(figure.textsOf('.missing')[0]).toContain('scene.items is "n\\no"');
  expect(errors.map(({ field }) => field)).toEqual(['scene.items']);
});

test('a preset that becomes a wrong one takes the figure away, until undo', async () => {
  const { figure } = await openMissing({ preset: 'nope' });
  figure.element.setAttribute('preset', 'ray-triangle');
  await figure.waitFor('.verdict');
  expect(figure.word).toBe('Hits');
  figure.element.setAttribute('preset', 'gone');
  await figure.waitFor('.missing');
  expect(figure.word).toBeNull();
  await figure.undo.click();
  await figure.waitFor('.verdict');
  expect(figure.word).toBe('Hits');
});
