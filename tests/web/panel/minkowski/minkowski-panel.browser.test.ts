// The Minkowski tab: its sentences, the steps of GJK and EPA, and the list of faces, without the picture.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
/** With plain spaces between numbers and units. */
const sentences = (figure: Figure) =>
  figure.textsOf('.minkowski p').map((text) => text.replaceAll('\u00a0', ' '));

test('of two boxes that overlap the depth, and a row a face', async () => {
  const figure = await openPair(low, high);
  await expect.poll(() => faces(figure)).toHaveLength(6);
  expect(sentences(figure)[0]).toBe(
    'The origin lies inside, 0.250 m behind the nearest face: that is the penetration depth.',
  );
  expect(faces(figure)[0]).toBe('y A.y+, B.y− −0.250');
  expect(figure.textsOf('.minkowski .sources li')).toEqual([
    'of both, parallel',
    'the opposite face of the same row',
  ]);
  expect(sentences(figure).join(' ')).toContain('A row of Why is about two faces');
});

test('a gap has the sign that it has in Why', async () => {
  const figure = await openFigure({ lang: 'en', preset: 'edge-edge' });
  await figure.openTab(/^Minkowski$/);
  await expect.poll(() => faces(figure)[0]).toMatch(/^A\.y×B\.x .*\+0\.454$/);
  await figure.openTab(/^Why$/);
  const row = () => figure.find('[role="option"].separates');
  await expect.poll(() => row()?.querySelector('.name')?.textContent).toBe('A.y×B.x');
  expect(row()?.querySelector('.value')?.textContent).toContain('+0.454');
});

test('of flat shapes only some pairs of edges make a face', async () => {
  const figure = await openFigure({ lang: 'en', preset: 'triangle-triangle' });
  await figure.openTab(/^Minkowski$/);
  await expect
    .poll(() => sentences(figure).join(' '))
    .toMatch(/asks 9 pairs of edges; [1-8] of them make a face/);
});

test('of boxes that are turned how many pairs of edges make a face', async () => {
  const figure = await openFigure({ lang: 'en', preset: 'edge-edge' });
  await figure.openTab(/^Minkowski$/);
  await expect.poll(() => faces(figure)).toHaveLength(30);
  expect(sentences(figure).join(' ')).toContain(
    'All 9 pairs of edges that the test asks make a face',
  );
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
  await expect.poll(() => sentences(figure)[0]).toContain('The sphere ends 0.500 m before it');
  expect(sentences(figure).join(' ')).not.toContain('No face has one here');
  expect(faces(figure)[0]).toMatch(/^A\.y\+ .*\+1\.000$/);
});

test('says where no face separates shapes that are apart', async () => {
  const figure = await openPair(low, { kind: 'sphere', center: [1.5, 1.5, 0], radius: 0.6 });
  await expect.poll(() => sentences(figure).join(' ')).toContain('No face has one here');
});

test('the Gauss map has a sentence of its own, and is still chosen when the tab is opened again', async () => {
  const figure = await openPair(low, high);
  const gauss = page.getByRole('button', { name: 'Gauss map' });
  await gauss.click();
  await expect.poll(() => sentences(figure)[0]).toContain('An arc is an edge');
  expect(sentences(figure).join(' ')).not.toContain('penetration depth');
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

describe('steps', () => {
  const turned = { ...high, max: [2, 2, 1.5] };

  async function openSteps(method: string, ...shapes: readonly object[]): Promise<Figure> {
    const figure = await openPair(...shapes);
    await page.getByRole('button', { name: method, exact: true }).click();
    return figure;
  }

  const step = (figure: Figure) =>
    figure.find('.minkowski .step')?.textContent.replaceAll('\u00a0', ' ') ?? '';
  const end = (figure: Figure) =>
    figure.textsOf('.minkowski .end dd').map((text) => text.replaceAll('\u00a0', ' '));
  const slider = (method: string) => page.getByRole('slider', { name: `Steps of ${method}` });

  test('of GJK from a corner to the exact distance, by keys and buttons', async () => {
    const figure = await openSteps('GJK', low, { ...turned, min: [-0.5, 1.5, -0.5] });
    await expect.poll(() => step(figure)).toMatch(/^1 · It starts at the corner A\.\S+ − B\.\S+, /);
    expect(step(figure)).toContain('Next: the corner that is furthest');
    expect(end(figure)).toEqual([]);
    await expect.element(slider('GJK')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect.poll(() => step(figure)).toMatch(/^2 · The corner A.* is added/);
    slider('GJK').element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => end(figure)).toEqual(['0.500 m', 'apart, 0.500 m']);
    expect(step(figure)).toContain('the search ends');
    await expect.element(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => step(figure)).toMatch(/^1 · /);
  });

  test('of GJK are about centers and axes, and the radii are named', async () => {
    const ball = { kind: 'sphere', center: [0, 2, 0], radius: 0.25 };
    const figure = await openSteps('GJK', low, ball);
    await expect.poll(() => step(figure)).toMatch(/^1 · /);
    slider('GJK').element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => end(figure)).toEqual(['1.000 m', '0.250 m', 'apart, 0.750 m']);
    expect(sentences(figure).join(' ')).toContain('the steps of the core itself, in exact numbers');
  });

  test('of EPA to a depth beside the exact one, and are labelled', async () => {
    const obb = {
      kind: 'obb',
      center: [1, 0.5, 0.25],
      rotation: [1, 2, 3, 4],
      halfExtents: [1, 1, 1],
    };
    const figure = await openSteps('EPA', low, obb);
    await expect.poll(() => step(figure)).toContain('around the origin at which GJK has ended');
    slider('EPA').element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => end(figure)).toHaveLength(2);
    const depths = end(figure).map((line) => {
      expect(line).toMatch(/^\d\.\d{9,} m along \(\S+, \S+, \S+\)$/);
      return Number.parseFloat(line);
    });
    expect(depths[0]).toBeCloseTo(depths[1] ?? 0, 9);
    expect(sentences(figure).join(' ')).toContain(
      'a textbook’s EPA, in doubles, with a tolerance of 10⁻¹⁰ m',
    );
  });

  test('of EPA there are none of shapes that are apart, and a sentence says why', async () => {
    const figure = await openSteps('EPA', low, { ...high, min: [-0.5, 1.5, -0.5] });
    await expect.poll(() => step(figure)).toContain('The shapes are apart');
    expect(figure.find('.minkowski .strip')).toBeNull();
  });

  test('stay, with their method, when the tab is opened again; none ends them', async () => {
    const figure = await openSteps('GJK', low, high);
    await expect.poll(() => step(figure)).toMatch(/^1 · /);
    await figure.openTab(/^Why$/);
    await figure.openTab(/^Minkowski$/);
    await expect.poll(() => step(figure)).toMatch(/^1 · /);
    await page.getByRole('button', { name: 'none', exact: true }).click();
    await expect.poll(() => sentences(figure)[0]).toContain('The origin lies inside');
    expect(step(figure)).toBe('');
  });

  test('are hidden during the walk through the test: their end is its end', async () => {
    const figure = await openSteps('GJK', low, high);
    await expect.poll(() => step(figure)).toMatch(/^1 · /);
    await page.getByRole('button', { name: 'Next candidate' }).click();
    await expect
      .poll(() => sentences(figure))
      .toContain('The steps are shown again when the walk through the test has ended.');
    expect(step(figure)).toBe('');
    expect(figure.find('.minkowski .strip')).toBeNull();
  });
});
