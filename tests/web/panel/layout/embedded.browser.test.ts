// What surrounds the picture of an embedded figure: the reason, the link to the playground, and all of it on paper.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

const kSite = 'https://example.org/site/';
const kRows = '.why-side [role=option]';

const boxOf = (element: Element) => element.getBoundingClientRect();
const linkOf = (figure: Figure) => figure.find<HTMLAnchorElement>('.bottom .way-out');

afterEach(() => dispatchEvent(new Event('afterprint')));

test('picture and reason fit 768 × 430: verdict, sentence, all rows and the walk, no tabs', async () => {
  const figure = await openFigure({ preset: 'edge-edge', ui: 'reason' });
  figure.element.style.cssText = 'display: block; width: 768px; height: 430px';
  await figure.waitFor(kRows);
  const whole = boxOf(figure.element);
  const rows = figure.findAll(kRows);
  expect(rows).toHaveLength(15);
  for (const row of rows) expect(boxOf(row).bottom).toBeLessThanOrEqual(whole.bottom);
  for (const part of ['.verdict', '.walk', '.why-side .sentence']) {
    const { left, right, top, bottom, height } = boxOf(figure.find(part) as HTMLElement);
    expect(height).toBeGreaterThan(0);
    expect([left >= whole.left, right <= whole.right]).toEqual([true, true]);
    expect([top >= whole.top, bottom <= whole.bottom]).toEqual([true, true]);
  }
  expect(figure.findAll('[role=tab]')).toEqual([]);
  rows[3]?.click();
  await expect.poll(() => figure.findAll(kRows)[3]?.ariaSelected).toBe('true');
});

test('on a phone the reason stands below the picture', async () => {
  const figure = await openFigure({ preset: 'ray-triangle', ui: 'reason' });
  figure.element.style.cssText = 'display: block; width: 390px; height: 640px';
  await figure.waitFor(kRows);
  const stage = boxOf(figure.find('.stage') as HTMLElement);
  const reason = boxOf(figure.find('.why-side') as HTMLElement);
  expect(reason.top).toBeGreaterThanOrEqual(stage.bottom);
  expect(reason.width).toBe(390);
  expect(stage.height).toBeGreaterThan(220);
});

test.each(['none', 'min', 'full'])('on paper every figure has its reason: %s', async (ui) => {
  const figure = await openFigure({ theme: 'dark' });
  figure.element.setAttribute('ui', ui);
  await expect.poll(() => figure.find('.verdict') === null).toBe(ui === 'none');
  expect(figure.find('.why-side')).toBeNull();
  dispatchEvent(new Event('beforeprint'));
  // At once: the browser takes what is there when the event ends.
  expect(figure.findAll(kRows)).toHaveLength(15);
  expect(figure.find('.why-side .sentence')?.textContent).toContain('A.y×B.x');
  expect(figure.find('.verdict')).not.toBeNull();
  const { colorScheme } = getComputedStyle(figure.find('.page') as HTMLElement);
  expect(colorScheme).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(figure.find('.why-side')).toBeNull();
});

test('a link opens the playground with the scene, the chosen row and the language', async () => {
  const figure = await openFigure({ preset: 'edge-edge', ui: 'min', site: kSite });
  await expect.poll(() => linkOf(figure)?.href).toBe(`${kSite}p/edge-edge/`);
  expect(linkOf(figure)?.title).toBe('Open in the playground');
  expect([linkOf(figure)?.target, linkOf(figure)?.rel]).toEqual(['_blank', 'noopener']);
  figure.element.setAttribute('step', '7');
  await expect.poll(() => linkOf(figure)?.href).toBe(`${kSite}p/edge-edge/?step=7`);
  figure.element.setAttribute('lang', 'ko');
  await expect.poll(() => linkOf(figure)?.href).toBe(`${kSite}ko/p/edge-edge/?step=7`);
  expect(linkOf(figure)?.title).toBe('플레이그라운드에서 열기');
});

test('a changed scene is in the link once it is about to be used', async () => {
  const figure = await openFigure({ preset: 'edge-edge', ui: 'min', site: kSite });
  await expect.poll(() => linkOf(figure)).not.toBeNull();
  const items = [
    { id: 1, name: 'A', shape: { kind: 'point', position: [0, 0, 0] } },
    { id: 2, name: 'B', shape: { kind: 'point', position: [1, 0, 0] } },
  ];
  const scene = { version: 1, scene: { items, pair: [1, 2] } };
  Object.assign(figure.element, { scene: JSON.stringify(scene) });
  await expect.poll(() => figure.textsOf('.verdict span')[0]).toContain('1.000');
  linkOf(figure)?.dispatchEvent(new Event('pointerenter'));
  await expect
    .poll(() => linkOf(figure)?.href)
    .toMatch(/^https:\/\/example\.org\/site\/play\/#1[\w-]+$/);
});

test('without a site there is nothing to open, and the page itself has no link to itself', async () => {
  const alone = await openFigure({ preset: 'edge-edge', ui: 'min' });
  expect(alone.find('.way-out')).toBeNull();
});

test('the quiz asks about the chosen pair, and gives the own scene back with its history', async () => {
  const figure = await openFigure({ preset: 'edge-edge' });
  figure.element.setAttribute('preset', 'sphere-aabb');
  await expect.poll(() => figure.word).toBe('Touching');
  await expect.element(figure.undo.first()).toBeEnabled();
  await page.getByRole('button', { name: 'Quiz' }).click();
  await figure.waitFor('.quiz');
  expect(figure.find('.verdict')).toBeNull();
  await expect.element(figure.undo.first()).toBeDisabled();
  await page.getByRole('button', { name: 'They meet' }).click();
  await figure.waitFor('.verdict');
  expect(figure.textsOf('.subtitle')[0]).toMatch(/^Sphere × AABB/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => figure.word).toBe('Touching');
  expect(figure.find('.quiz')).toBeNull();
  await figure.undo.first().click();
  await expect.poll(() => figure.word).toBe('Apart');
});
