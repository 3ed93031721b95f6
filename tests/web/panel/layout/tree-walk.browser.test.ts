// The hierarchy of a mesh in a figure: its section in the tabs, and the walk of a ray in place of that of the test.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

/** Squares across x, one a meter, of two triangles each. */
const positions = Array.from({ length: 12 }, (_, x) => [
  ...[x, 0, 0, x, 1, 0, x, 1, 1],
  ...[x, 0, 0, x, 1, 1, x, 0, 1],
]).flat();
const scene = {
  version: 2,
  scene: {
    items: [
      { id: 1, name: 'A', shape: { kind: 'ray', origin: [-1, 0.75, 0.25], direction: [2, 0, 0] } },
      {
        id: 2,
        name: 'B',
        shape: { kind: 'mesh', asset: 1, position: [0, 0, 0], rotation: [0, 0, 0, 1] },
      },
      { id: 3, name: 'C', shape: { kind: 'aabb', min: [0, 2, 0], max: [1, 3, 1] } },
    ],
    pair: [1, 2],
  },
  assets: [{ id: 1, name: 'row', positions, index: Array.from({ length: 72 }, (_, i) => i) }],
};

async function open(): Promise<Figure> {
  const figure = await openFigure();
  (figure.element as HTMLElement & { scene: unknown }).scene = scene;
  await figure.waitFor('.tree button');
  return figure;
}
const toggle = page.getByRole('button', { name: 'Its hierarchy' });
const next = page.getByRole('button', { name: 'Next box' });
const sentence = (figure: Figure) => figure.textsOf('.walk .step')[0]?.trim();

test('is shown on demand: its levels, and the walk of the ray', async () => {
  const figure = await open();
  expect(figure.find('.tree input')).toBeNull();
  await toggle.click();
  await expect.poll(() => figure.find('.tree-walk')).not.toBeNull();
  expect(figure.find('.tree output')?.textContent).toMatch(/^1 of \d · \d boxes$/);
  expect(sentence(figure)).toMatch(/^\d+ of \d+ boxes entered, \d of 24 triangles tested\.$/);
  const ticks = figure.findAll('.tick').length;
  expect(ticks).toBeGreaterThan(6);
  expect(figure.findAll('.tick.nearest')).toHaveLength(1);

  await next.click();
  await expect.poll(() => sentence(figure)).toMatch(/^1 · Level 0: the walk begins in box 0/);
  await next.click();
  await expect.poll(() => sentence(figure)).toMatch(/^2 · Level 1: /);
  expect(figure.find('.ticks')?.ariaValueText).toBe(`Box 2 of ${ticks}`);
  expect(figure.findAll('.tick.later')).toHaveLength(ticks - 2);

  const level = page.getByRole('slider', { name: 'Level' });
  await level.fill('0');
  await expect.poll(() => figure.find('.tree output')?.textContent).toMatch(/^0 of \d · 1 box$/);
  expect(figure.findAll('.tick.current')).toEqual([]);

  await toggle.click();
  await expect.poll(() => figure.find('.tree-walk')).toBeNull();
});

test('keeps the walk of the test where the pair is no ray', async () => {
  const figure = await open();
  await toggle.click();
  await expect.poll(() => figure.find('.tree-walk')).not.toBeNull();
  await page.getByRole('combobox').nth(1).selectOptions('C · AABB');
  await expect.poll(() => figure.find('.tree-walk')).toBeNull();
  await expect.poll(() => figure.find('.walk')).not.toBeNull();
});

test('is in the numbers of the mesh as well', async () => {
  const figure = await open();
  await toggle.click();
  await figure.openTab(/^Numbers$/);
  await figure.waitFor('.numbers .tree output');
});
