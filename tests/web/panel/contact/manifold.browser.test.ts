// Contact manifolds in the section Where they meet: words, numbers, switches, what is copied, the manifolds of a mesh.
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

const section = page.getByRole('region', { name: 'Where they meet' });
const button = (name: string | RegExp): Locator => section.getByRole('button', { name });
const check = (name: string | RegExp): Locator => section.getByRole('checkbox', { name });

const lower = { kind: 'aabb', min: [-1.25, -0.5, -1.25], max: [1.25, 0.5, 1.25] };
const upper = {
  kind: 'obb',
  center: [0, 0.875, 0],
  rotation: [0, 1, 0, 2],
  halfExtents: [1.25, 0.5, 1.25],
};

async function openPair(...shapes: readonly object[]): Promise<Figure> {
  const figure = await openFigure({ lang: 'en' });
  const items = shapes.map((shape, i) => ({ id: i + 1, name: 'AB'[i], shape }));
  (figure.element as HTMLElement & { scene: unknown }).scene = {
    version: 1,
    scene: { items, pair: [1, 2] },
  };
  await figure.openTab(/^Contact$/);
  return figure;
}

async function openPreset(preset: string): Promise<Figure> {
  const figure = await openFigure({ preset });
  await figure.openTab(/^Contact$/);
  return figure;
}

const rowsOf = (figure: Figure) => figure.textsOf('.common tbody');
const valuesOf = (figure: Figure) => figure.textsOf('.common dd');

afterEach(() => {
  vi.restoreAllMocks();
});

test('of two boxes kind, features, axis, depth and a row a point', async () => {
  const figure = await openPair(lower, upper);
  await expect.poll(() => rowsOf(figure)).toHaveLength(8);
  expect(valuesOf(figure)).toEqual([
    'face against face',
    'A.y+ · B.y−',
    '(0.000, 1.000, 0.000)',
    expect.stringMatching(/^0\.125\sm$/),
  ]);
  expect(rowsOf(figure)[0]).toBe('1 0.125 A (−1.250, 0.500, 0.625) B (−1.250, 0.375, 0.625)');
});

test('what is switched on is kept while other tabs are open', async () => {
  const figure = await openPair(lower, upper);
  await check(/At most four points/).click();
  await expect.poll(() => rowsOf(figure)).toHaveLength(4);
  await check(/incident/).click();
  await figure.openTab(/^Why$/);
  await figure.openTab(/^Contact$/);
  await expect.poll(() => rowsOf(figure)).toHaveLength(4);
  await expect.element(check(/At most four points/)).toBeChecked();
  await expect.element(check(/incident/)).toBeChecked();
});

test('a point is lit while it is pointed at, or has the focus', async () => {
  const figure = await openPair(lower, upper);
  const second = button('Show point 2 in the picture');
  await second.hover();
  await expect.element(second).toHaveAttribute('aria-pressed', 'true');
  expect(figure.findAll('.common tbody.lit')).toHaveLength(1);
  await section.getByRole('heading', { name: 'Where they meet' }).hover();
  await expect.element(second).toHaveAttribute('aria-pressed', 'false');
  button('Show point 3 in the picture').element().focus();
  await expect.poll(() => figure.textsOf('.common tbody.lit th')[0]).toBe('3');
});

test('all digits are copied, as a table', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPair(lower, upper);
  await button('Copy the numbers').click();
  await expect.element(section).toHaveTextContent('Copied.');
  const [text = ''] = write.mock.calls[0] ?? [];
  expect(text.split('\n')).toHaveLength(10);
  expect(text.split('\n')[2]).toBe(
    '\t\tface-face\t+y\t−y\t0\t1\t0\t2\t0.125\t-0.4166666666666667\t0.5\t1.25\t-0.4166666666666667\t0.375\t1.25',
  );
});

test('where the page may not copy, the table is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await openPair(lower, upper);
  await button('Copy the numbers').click();
  await expect.element(section).toHaveTextContent('Selected: press Ctrl+C or ⌘C');
});

test.each([
  ['aabb-aabb', 'The two are apart, so there is no contact.'],
  ['ray-sphere', 'Rays have no contact manifold. A segment does.'],
  ['plane-plane', 'Two planes that cross have a line in common, no depth and no manifold.'],
  ['model-rock', 'what the two have in common lies inside the solid mesh'],
])('says why there is none: %s', async (preset, sentence) => {
  await openPreset(preset);
  await expect.element(section).toHaveTextContent(sentence);
  expect(section.getByRole('button').elements()).toEqual([]);
});

test('of two planes that are the same one the axis alone', async () => {
  const plane = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
  const figure = await openPair(plane, { ...plane, normal: [0, -2, 0] });
  await expect.element(section).toHaveTextContent('plane against plane');
  await expect.element(section).toHaveTextContent('has no corners');
  expect(rowsOf(figure)).toEqual([]);
});

/** A row of squares of two triangles each, higher to one side. */
const positions = Array.from({ length: 12 }, (_, x) => [
  ...[x, x / 16, 0, x + 1, (x + 1) / 16, 0, x + 1, (x + 1) / 16, 1],
  ...[x, x / 16, 0, x + 1, (x + 1) / 16, 1, x, x / 16, 1],
]).flat();

test('of a mesh the deepest, and any other where it is chosen', async () => {
  const figure = await openFigure({ lang: 'en' });
  const shape = { kind: 'mesh', asset: 1, position: [0, 0, 0], rotation: [0, 0, 0, 1] };
  (figure.element as HTMLElement & { scene: unknown }).scene = {
    version: 2,
    scene: {
      items: [
        { id: 1, name: 'A', shape: { kind: 'aabb', min: [0, 0, 0], max: [12, 1, 1] } },
        { id: 2, name: 'B', shape },
      ],
      pair: [1, 2],
    },
    assets: [{ id: 1, name: 'row', positions, index: Array.from({ length: 72 }, (_, i) => i) }],
  };
  await figure.openTab(/^Contact$/);
  await expect.element(section).toHaveTextContent('deepest first: 24');
  const listed = () => figure.textsOf('.common li');
  expect(listed()).toHaveLength(20);
  const depths = listed().map((text) => Number(/([\d.]+)\sm/.exec(text)?.[1]));
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  await button('4 more').click();
  await expect.poll(listed).toHaveLength(24);
  const last = section.getByRole('button', { name: /^Triangle \d+$/ }).last();
  const name = last.element().textContent?.trim() ?? '';
  await last.click();
  await expect.element(last).toHaveAttribute('aria-pressed', 'true');
  expect(`Triangle ${valuesOf(figure)[2]}`).toBe(name);
});
