// The layout at sizes that once went wrong.
import { expect, test } from 'vitest';
import { type Figure, openFigure } from '../support/figure.ts';

async function openAt(
  width: number,
  height: number,
  attributes: Readonly<Record<string, string>> = {},
): Promise<Figure> {
  const figure = await openFigure(attributes);
  figure.element.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
  return figure;
}

const boxOf = (figure: Figure, selector: string) =>
  (figure.find(selector) as HTMLElement).getBoundingClientRect();

test('at 320 px nothing lies over the list of examples, and its caret over nothing', async () => {
  const figure = await openAt(320, 700);
  const presets = boxOf(figure, '.presets');
  expect(presets.width).toBeGreaterThanOrEqual(44);
  expect(presets.right).toBeLessThanOrEqual(boxOf(figure, '.grid-button').left);
  const { width } = getComputedStyle(figure.find('.presets') as HTMLElement, '::after');
  // The caret begins 16 px before the right edge.
  expect(9 + Number.parseFloat(width)).toBeLessThan(presets.width - 16);
});

test('a figure 720 px wide and low gives the picture the better part', async () => {
  const figure = await openAt(720, 600);
  const stage = boxOf(figure, '.stage');
  expect(stage.width * stage.height).toBeGreaterThan((720 * 600) / 3);
  expect(stage.height).toBeGreaterThan(400);
  expect(boxOf(figure, '.side').left).toBeGreaterThanOrEqual(stage.right);
});

for (const [preset, row] of [
  ['ray-obb', 2],
  ['segment-sphere', 1],
] as const) {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    test(`no value lies over a bar: ${preset} at ${width} × ${height}`, async () => {
      const figure = await openAt(width, height, { preset });
      await figure.waitFor('.row .value');
      const line = figure.findAll('.row .line')[row]?.getBoundingClientRect();
      const value = figure.findAll('.row .value')[row]?.getBoundingClientRect();
      expect(line?.width).toBeGreaterThan(60);
      expect(value?.left).toBeGreaterThan(line?.right ?? 0);
    });
  }
}

test('an equation stays in one line, also where its name is a button', async () => {
  const items = [
    { id: 1, name: 'A', shape: { kind: 'ray', origin: [1.182, 0.1, 1], direction: [0, 0, -1] } },
    { id: 2, name: 'B', shape: { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } },
  ];
  const scene = JSON.stringify({ version: 1, scene: { items, pair: [1, 2] } });
  const figure = await openFigure({ scene });
  await figure.waitFor('.sentence .named');
  const [named] = figure.findAll('.sentence .named');
  expect(named?.textContent).toMatch(/^w\u00a0=\u00a0−0\.282$/);
  expect(getComputedStyle(named as HTMLElement).whiteSpace).toBe('nowrap');
});

test('undo and reset of a small figure stay in its corner, however long the verdict', async () => {
  const figure = await openAt(390, 300, { preset: 'edge-edge', ui: 'min' });
  figure.element.setAttribute('preset', 'sphere-obb');
  await figure.waitFor('.way-back');
  expect(boxOf(figure, '.way-back').top).toBeLessThanOrEqual(boxOf(figure, '.verdict').top);
  expect(boxOf(figure, '.way-back').right).toBeCloseTo(390 - 12, 0);
  expect(boxOf(figure, '.verdict').right).toBeLessThanOrEqual(boxOf(figure, '.way-back').left);
});
