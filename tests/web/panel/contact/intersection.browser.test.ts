// What two shapes have in common, in the section Where they meet: words, numbers, points, the sections of a mesh.
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

const section = page.getByRole('region', { name: 'Where they meet' });
const button = (name: string | RegExp): Locator => section.getByRole('button', { name });
const common = section.getByRole('radio', { name: 'What they have in common' });

const box = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const plane = { kind: 'plane', normal: [1, 1, 1], constant: 0 };
const sphere = { kind: 'sphere', center: [0, 0, 0], radius: 1 };

async function openPair(shapes: readonly object[], more: object = {}): Promise<Figure> {
  const figure = await openFigure({ lang: 'en' });
  const items = shapes.map((shape, i) => ({ id: i + 1, name: 'AB'[i], shape }));
  (figure.element as HTMLElement & { scene: unknown }).scene = {
    version: 2,
    scene: { items, pair: [1, 2] },
    ...more,
  };
  await figure.openTab(/^Contact$/);
  await common.click();
  return figure;
}

const rowsOf = (figure: Figure) => figure.textsOf('.common tbody');
const valuesOf = (figure: Figure) => figure.textsOf('.common dd');

afterEach(() => {
  vi.restoreAllMocks();
});

test('of a box and a plane a hexagon with its area and corners', async () => {
  const figure = await openPair([box, plane]);
  await expect.poll(() => rowsOf(figure)).toHaveLength(6);
  expect(valuesOf(figure)).toEqual([
    'polygon',
    '6',
    expect.stringMatching(/^5\.196\sm²$/),
    '(0.577, 0.577, 0.577)',
  ]);
  expect(rowsOf(figure)[0]).toBe('1 (0.000, 1.000, −1.000) A.y+z−B');
  await button('Show point 2 in the picture').hover();
  await expect.poll(() => figure.textsOf('.common tbody.lit th')[0]).toBe('2');
});

test('what is shown is kept while other tabs are open', async () => {
  const figure = await openPair([box, plane]);
  await figure.openTab(/^Why$/);
  await figure.openTab(/^Contact$/);
  await expect.element(common).toBeChecked();
  await expect.poll(() => rowsOf(figure)).toHaveLength(6);
  await section.getByRole('radio', { name: 'Contact manifold' }).click();
  await expect.element(section).toHaveTextContent('corner against plane');
});

test('of two boxes corners, faces, surface and volume', async () => {
  const figure = await openPair([box, { ...box, min: [0, 0, 0], max: [2, 2, 2] }]);
  await expect.poll(() => rowsOf(figure)).toHaveLength(8);
  expect(valuesOf(figure).slice(0, 5)).toEqual([
    'box',
    '8',
    '6',
    expect.stringMatching(/^6\.000\sm²$/),
    expect.stringMatching(/^1\.000\sm³$/),
  ]);
  await expect.element(section).toHaveTextContent('inside A');
});

test.each([
  ['disk', [sphere, plane]],
  ['lens with a circle as its rim', [sphere, { ...sphere, center: [1, 0, 0] }]],
  ['sphere', [sphere, { ...sphere, radius: 0.5 }]],
  ['line', [plane, { ...plane, normal: [0, 1, 0] }]],
  ['segment', [box, { kind: 'segment', start: [0, 0, 0], end: [3, 0, 0] }]],
  ['point', [box, { kind: 'point', position: [1, 0, 0] }]],
  ['oval', [{ kind: 'capsule', start: [-1, 0, 0], end: [1, 0, 0], radius: 0.5 }, plane]],
])('its kind in words: %s', async (kind, shapes) => {
  const figure = await openPair(shapes);
  await expect.poll(() => valuesOf(figure)[0]).toBe(kind);
});

test.each([
  ['apart', [box, { ...sphere, center: [5, 0, 0] }], 'they have nothing in common'],
  ['a box and a sphere', [box, sphere], 'This pair is neither.'],
])('says why there is none: %s', async (_, shapes, sentence) => {
  await openPair(shapes);
  await expect.element(section).toHaveTextContent(sentence);
  expect(section.getByRole('button').elements()).toEqual([]);
});

test('of two planes that are the same one nothing can be saved', async () => {
  await openPair([plane, plane]);
  await expect.element(section).toHaveTextContent('has no corners');
  expect(button('Save OBJ').elements()).toEqual([]);
});

const columns = Array.from({ length: 24 }, (_, x) => [
  ...[x, 0, 0, x + 1, 0, 0, x + 1, 0, 1],
  ...[x, 0, 0, x + 1, 0, 1, x, 0, 1],
]).flat();

const asset = {
  assets: [
    { id: 1, name: 'row', positions: columns, index: columns.slice(0, 144).map((_, i) => i) },
  ],
};
const mesh = { kind: 'mesh', asset: 1, position: [0, 0, 0], rotation: [0, 0, 0, 1] };

test('of a mesh and a plane the lines of the section, of whose points some are listed at first', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const cut = { kind: 'plane', normal: [0, 0, 1], constant: -0.5 };
  const figure = await openPair([mesh, cut], asset);
  await expect.poll(() => valuesOf(figure)).toEqual(['section of a mesh', '1', '49']);
  expect(rowsOf(figure)).toHaveLength(20);
  await button('29 more').click();
  await expect.poll(() => rowsOf(figure)).toHaveLength(40);
  await button('Copy the numbers').click();
  await expect.element(section).toHaveTextContent('Copied.');
  const [text = ''] = write.mock.calls[0] ?? [];
  expect(text.split('\n')).toHaveLength(51);
});

test('of a mesh and a box a part for each triangle, any of which can be chosen', async () => {
  const figure = await openPair(
    [mesh, { kind: 'aabb', min: [0.5, -1, 0], max: [30, 1, 1] }],
    asset,
  );
  await expect.element(section).toHaveTextContent('largest first: 48');
  const listed = () => figure.textsOf('.common li');
  expect(listed()).toHaveLength(20);
  expect(listed()[0]).toMatch(/^Triangle \d+ polygon, 0\.500\sm²$/);
  const second = section.getByRole('button', { name: /^Triangle \d+$/ }).nth(1);
  await second.click();
  await expect.element(second).toHaveAttribute('aria-pressed', 'true');
});
