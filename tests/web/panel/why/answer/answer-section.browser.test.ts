// The section Answer of the Why tab: values, hits of the ray, pairs that meet.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { writeScene } from '../../../../../web/scene/scene-document.ts';
import type { Obb, Shape } from '../../../../../web/scene/shape.ts';
import { type Figure, openFigure } from '../../support/figure.ts';

const sceneText = (shapes: readonly Shape[]) => {
  const items = shapes.map((shape, i) => ({ id: i + 1, name: 'ABCDEF'[i] as string, shape }));
  return writeScene({ items, pair: [1, 2] });
};

const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] };

const kNoBreak = /\u00a0/g;

const answerTo = (figure: Figure, label: string) => {
  const rows = figure.findAll('.answer dl > div');
  const row = rows.find((each) => each.querySelector('dt')?.innerText.trim() === label);
  return row?.querySelector('dd')?.innerText.trim().replace(kNoBreak, ' ');
};

test('shows the numbers of the opening scene, also with all digits', async () => {
  const figure = await openFigure();
  await figure.waitFor('.answer dl');
  expect(answerTo(figure, 'Distance')).toBe('0.454 m');
  await page.getByRole('button', { name: 'All digits' }).click();
  expect(answerTo(figure, 'Distance')).toMatch(/^0\.45\d{12,} m$/);
  // Folding is kept while another tab is open.
  await page.getByText('Answer', { exact: true }).click();
  await figure.openTab(/^Numbers$/);
  await figure.openTab(/^Why$/);
  await figure.waitFor('.answer');
  expect(figure.find('.answer dl')).toBeNull();
});

test('lists what a ray hits, nearest first; each opens its pair', async () => {
  const scene = sceneText([ray, ball(9), ball(3), ball(6), ball(-5)]);
  const figure = await openFigure({ scene });
  await figure.waitFor('.answer .hits');
  const names = () => figure.findAll('.hits li > button').map((each) => each.textContent?.trim());
  expect(names()).toEqual(['C', 'D', 'B']);
  await page.getByRole('button', { name: 'D', exact: true }).click();
  await expect.poll(() => answerTo(figure, 't')).toBe('5.000');
  expect(names()).toEqual(['C', 'D', 'B']);
});

test('says of each pair that meets what the verdict says', async () => {
  const plane: Shape = { kind: 'plane', normal: [1, 0, 0], constant: -0.5 };
  const scene = sceneText([ray, ball(9), plane, ball(0)]);
  const figure = await openFigure({ scene });
  await figure.waitFor('cp-meeting-list summary');
  await figure.waitFor('.meetings');
  expect(figure.textsOf('.meetings li').toSorted()).toEqual([
    'A × B Hits',
    'A × C Hits',
    'A × D Hits',
    'C × D Straddling',
  ]);
  await page.getByRole('button', { name: 'C × D' }).click();
  await expect.poll(() => figure.word).toBe('Straddling');
});

test('lists all pairs that meet; each opens its pair', async () => {
  const figure = await openFigure({ scene: sceneText([ball(0), ball(9), ball(1), ball(2)]) });
  await figure.waitFor('cp-meeting-list summary');
  expect(figure.word).toBe('Apart');
  await expect.poll(() => figure.find('cp-meeting-list summary')?.textContent).toMatch(/meet: 3$/);
  await figure.waitFor('.meetings');
  expect(figure.textsOf('.meetings li')).toEqual([
    'A × C Overlapping',
    'A × D Touching',
    'C × D Overlapping',
  ]);
  await page.getByRole('button', { name: 'A × D' }).click();
  await expect.poll(() => figure.word).toBe('Touching');
});

test('pushes the second shape out of the first by the vector that is shown', async () => {
  const figure = await openFigure({ scene: sceneText([ball(0), ball(1.5)]) });
  await figure.waitFor('.answer .hint button');
  expect(answerTo(figure, 'Push B by')).toBe('(0.500, 0.000, 0.000)');
  await page.getByRole('button', { name: 'Push', exact: true }).click();
  await expect.poll(() => figure.word).toBe('Touching');
  await figure.undo.click();
  await expect.poll(() => figure.word).toBe('Overlapping');
});

test('a turned box is pushed to where it touches exactly, up to a part of a nanometer', async () => {
  const box = (center: readonly [number, number, number], rotation: Obb['rotation']): Obb => ({
    kind: 'obb',
    center,
    rotation,
    halfExtents: [1, 1, 1],
  });
  const scene = sceneText([box([0, 0, 0], [0, 0, 0, 1]), box([1.7, 1.8, 0.1], [-7, -11, -8, 4])]);
  const figure = await openFigure({ scene });
  await figure.waitFor('.answer .hint button');
  expect(figure.word).toBe('Overlapping');
  await page.getByRole('button', { name: 'Push', exact: true }).click();
  await expect.poll(() => figure.word).toBe('Touching');
  await figure.undo.click();
  await expect.poll(() => figure.word).toBe('Overlapping');
  await expect.element(figure.undo).toBeDisabled();
});

test.each([
  ['en', 'One of several contact points', 'Contact point'],
  ['ko', '여러 접촉점 가운데 하나', '접촉점'],
])(
  'of a face on a face one point is shown as one of several: %s',
  async (lang, several, single) => {
    const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
    const on: Shape = { kind: 'aabb', min: [0, 1, 0], max: [2, 3, 2] };
    const figure = await openFigure({ lang, scene: sceneText([cube, on]) });
    await figure.waitFor('.answer dl');
    expect(answerTo(figure, several)).toMatch(/^\(.*\)$/);
    const corner: Shape = { kind: 'aabb', min: [1, 1, 1], max: [2, 3, 2] };
    const other = await openFigure({ lang, scene: sceneText([cube, corner]) });
    await other.waitFor('.answer dl');
    expect(answerTo(other, single)).toBe('(1.000, 1.000, 1.000)');
  },
);

test('of a ray that starts inside the way out can be asked for, as by core.test', async () => {
  const inside: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [2, 0, 0] };
  const figure = await openFigure({ scene: sceneText([inside, ball(0)]) });
  await figure.waitFor('cp-hit-options input');
  const numbers = () => figure.textsOf('cp-hit-options dd button');
  expect(numbers()).toEqual([]);
  await page.getByRole('checkbox', { name: /A start inside is a hit/ }).click();
  await expect
    .poll(numbers)
    .toEqual(['0.500', '1.000', '(1.000, 0.000, 0.000)', '(1.000, 0.000, 0.000)']);
  expect(figure.word).toBe('Hits');
});

test('hits on one side of a triangle can be ignored', async () => {
  const triangle: Shape = { kind: 'triangle', a: [3, -1, -1], b: [3, 2, -1], c: [3, -1, 2] };
  const figure = await openFigure({ scene: sceneText([ray, triangle]) });
  await figure.waitFor('cp-hit-options select');
  const said = () => figure.find('cp-hit-options [role="status"]')?.textContent?.trim() ?? '';
  const choose = (side: string) =>
    page.getByRole('combobox', { name: /Ignore hits/ }).selectOptions(side);
  // Its normal points away from the ray.
  await choose('on the back');
  await expect.poll(said).toMatch(/^With these options there is no hit\./);
  await choose('on the front');
  await expect.poll(said).toContain('3.000');
});
