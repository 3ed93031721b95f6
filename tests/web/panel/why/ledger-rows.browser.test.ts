// The rows of the ledger: their accessible names, and how they are selected.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CollisionPlayground } from '../../../../web/element.ts';
import { openFigure } from '../support/figure.ts';

const kRow = '[role=option]';

test('keys that come faster than frames all count', async () => {
  const figure = await openFigure();
  const list = page.getByRole('listbox').element();
  for (let i = 0; i < 3; i++) {
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  }
  await expect.poll(() => figure.findAll(kRow)[6]?.ariaSelected).toBe('true');
});

test('each row has an accessible name that describes its bars', async () => {
  const figure = await openFigure();
  const names = figure.findAll(kRow).map(({ ariaLabel }) => ariaLabel);
  expect(names[0]).toMatch(/^Candidate 1, A\.x: overlaps, −0\.465$/);
  expect(names[9]).toBe('Candidate 10, A.y×B.x: separates, +0.454');
  expect(names[10]).toMatch(/not reached by the test$/);
});

test('a row of u, v or t says what the sentence says, and columns say what they hold', async () => {
  const figure = await openFigure();
  expect(figure.textsOf('.columns span')).toEqual(['gap +, overlap −']);
  figure.element.setAttribute('preset', 'ray-triangle');
  await expect
    .poll(() => figure.textsOf(`${kRow} .value`))
    .toEqual(['1.292', '0.382', '0.407', '0.211']);
  expect(figure.findAll(kRow)[1]?.ariaLabel).toBe('Candidate 2, u: inside, 0.382');
  expect(figure.textsOf('.columns span')).toEqual(['value']);
});

test('the least depth is marked in words, and in the walk', async () => {
  const figure = await openFigure();
  expect(figure.findAll('.row.least, .tick.least')).toEqual([]);
  figure.element.setAttribute('preset', 'aabb-obb');
  await expect.poll(() => figure.textsOf('.row.least .name')).toEqual(['A.y×B.y']);
  const rows = figure.textsOf(kRow);
  expect(rows.filter((text) => text.includes('shallowest'))).toHaveLength(1);
  expect(figure.find('.row.least')?.ariaLabel).toBe(
    'Candidate 11, A.y×B.y: overlaps, shallowest, −0.337',
  );
  expect(figure.textsOf('.tick.least')).toEqual(['11']);

  figure.element.setAttribute('preset', 'parallelogram-parallelogram');
  await expect.poll(() => figure.findAll('.row.touches')).not.toEqual([]);
  for (const text of figure.textsOf('.row.touches')) expect(text).toContain('touches');
});

test('the name of a candidate in the sentence selects its row', async () => {
  const figure = await openFigure();
  figure.findAll(kRow)[0]?.click();
  const chosen = () => figure.textsOf('.row[aria-selected="true"] .name');
  await expect.poll(chosen).toEqual(['A.x']);
  await page.getByRole('button', { name: 'A.y×B.x', exact: true }).click();
  await expect.poll(chosen).toEqual(['A.y×B.x']);
  // Names of shapes are not buttons.
  figure.element.setAttribute('preset', 'ray-triangle');
  await expect.poll(() => figure.textsOf('.sentence b')).toEqual(['B']);
  expect(figure.findAll('.sentence button')).toEqual([]);
});

test.each([
  ['ray-parallelogram', 'Coordinates along two edges (u, v)', 'a + u·(b − a) + v·(c − a)'],
  ['plane-plane', 'Sine between the normals', '|nA × nB|'],
])('the heading of %s has an explanation of its own', async (preset, heading, text) => {
  const figure = await openFigure({ preset });
  await page.getByRole('button', { name: heading }).click();
  await expect.poll(() => figure.textsOf('[popover]').join(' ')).toContain(text);
});

test('the sentence of a ray that misses a box is within its plot', async () => {
  const figure = await openFigure({ preset: 'ray-obb' });
  const scene = {
    ...JSON.parse(JSON.stringify((figure.element as CollisionPlayground).scene)),
    title: 'missed',
  };
  for (const { shape } of scene.scene.items) if (shape.kind === 'ray') shape.origin[1] += 5;
  (figure.element as CollisionPlayground).scene = scene;
  await expect
    .poll(() => figure.textsOf('.plot .value'))
    .toContain('The slabs have no parameter in common.');
  const plot = figure.find('.plot')?.getBoundingClientRect();
  const text = figure.find('.plot .value')?.getBoundingClientRect();
  expect(text?.right).toBeLessThanOrEqual(plot?.right ?? 0);
});
