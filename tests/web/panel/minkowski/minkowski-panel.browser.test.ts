// The Minkowski tab: its sentences and the list of faces, without the picture.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

const low = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const high = { kind: 'aabb', min: [-0.5, 0.75, -0.5], max: [2, 2, 2] };

async function openPair(...shapes: readonly object[]): Promise<Figure> {
  const figure = await openFigure({ lang: 'en' });
  const items = shapes.map((shape, i) => ({ id: i + 1, name: 'AB'[i], shape }));
  Object.assign(figure.element, { scene: { version: 1, scene: { items, pair: [1, 2] } } });
  await figure.openTab(/^Minkowski$/);
  return figure;
}

const faces = (figure: Figure) => figure.textsOf('.minkowski tbody tr');
const sentences = (figure: Figure) => figure.textsOf('.minkowski p');

test('of two boxes that overlap the depth, and a row a face', async () => {
  const figure = await openPair(low, high);
  await expect.poll(() => faces(figure)).toHaveLength(6);
  expect(sentences(figure)[0]).toMatch(
    /^The origin lies inside, 0\.250\sm behind the nearest face: that is the penetration depth\.$/,
  );
  expect(faces(figure)[0]).toBe('y A.y+ · B.y− +0.250');
  expect(figure.textsOf('.minkowski .sources li')).toEqual(['of both, parallel']);
});

test('of boxes that are turned how many pairs of edges make a face', async () => {
  const figure = await openFigure({ lang: 'en', preset: 'edge-edge' });
  await figure.openTab(/^Minkowski$/);
  await expect.poll(() => faces(figure)).toHaveLength(30);
  expect(sentences(figure).join(' ')).toContain('asks 9 pairs of edges; 9 of them make a face');
  expect(faces(figure)[0]).toMatch(/^A\.y×B\.x .*−0\.454$/);
});

test('a face that has the focus is lit; pressed, it selects its row', async () => {
  const figure = await openFigure({ lang: 'en', preset: 'edge-edge' });
  await figure.openTab(/^Minkowski$/);
  const button = page.getByRole('button', { name: 'Select row B.z' }).first();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  button.element().focus();
  await expect.poll(() => figure.textsOf('.minkowski tr.lit th')).toEqual(['B.z']);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await figure.openTab(/^Why$/);
  await expect
    .poll(() => figure.find('[role="option"][aria-selected="true"] .name')?.textContent)
    .toBe('B.z');
});

test('of round shapes the sphere about the origin', async () => {
  const figure = await openPair(low, { kind: 'sphere', center: [0, 2, 0], radius: 0.5 });
  await expect.poll(() => sentences(figure)[0]).toMatch(/^The sphere ends 0\.500\sm before it/);
});

test('the Gauss map has a sentence of its own, and is still chosen when the tab is opened again', async () => {
  const figure = await openPair(low, high);
  const gauss = page.getByRole('button', { name: 'Gauss map' });
  await gauss.click();
  await expect.poll(() => sentences(figure)[1]).toContain('An arc is an edge');
  await figure.openTab(/^Why$/);
  await figure.openTab(/^Minkowski$/);
  await expect.element(gauss).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['ray-sphere', 'goes on forever'],
  ['model-rock', 'not convex'],
])('says why there is none: %s', async (preset, words) => {
  const figure = await openFigure({ lang: 'en', preset });
  await figure.openTab(/^Minkowski$/);
  await expect.poll(() => figure.find('.side .body')?.textContent).toContain(words);
});
