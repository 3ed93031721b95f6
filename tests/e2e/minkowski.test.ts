// The picture in the Minkowski tab: shapes are dragged, rows and faces pointed at, the view turned with the keyboard, and
// the steps of GJK and EPA shown.
import type { Locator } from '@playwright/test';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const pair = [
  { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  { kind: 'aabb', min: [-0.75, 1.5, -0.5], max: [1.5, 2.5, 0.5] },
] as const;

class Minkowski {
  readonly canvas: Locator;
  readonly sentence: Locator;
  readonly faces: Locator;
  readonly #playground: Playground;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.canvas = playground.element.locator('cp-difference-picture canvas');
    this.sentence = playground.element.locator('.minkowski p').first();
    this.faces = playground.element.locator('.minkowski tbody tr');
  }

  async open(shapes: readonly [object, object] = pair): Promise<void> {
    const { element } = this.#playground;
    await this.#playground.openPair(...shapes);
    await element.getByRole('tab', { name: 'Minkowski' }).click();
    await this.faces.first().waitFor();
    await this.#playground.drawn();
  }

  /** Of the picture as it is drawn now. */
  async pixels(): Promise<string> {
    await this.#playground.drawn();
    return this.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  }

  face(row: string): Locator {
    return this.faces.getByRole('button', { name: `Select row ${row}` }).first();
  }
}

test('the origin moves into the body when a shape is dragged onto the other', {
  tag: '@smoke',
}, async ({ playground }) => {
  const minkowski = new Minkowski(playground);
  await minkowski.open();
  await expect(minkowski.sentence).toContainText('outside, 0.500 m away');
  const before = await minkowski.pixels();
  const from = await playground.middle('orange');
  await playground.drag(from, { x: from.x, y: from.y + 150 });
  await expect(minkowski.sentence).toContainText('The origin lies inside');
  expect((await minkowski.pixels()) === before).toBe(false);
  await playground.undo.click();
  await expect(minkowski.sentence).toContainText('outside, 0.500 m away');
});

test('a row that is pointed at is lit, and a face that is pressed selects its row', async ({
  page,
  playground,
}) => {
  const minkowski = new Minkowski(playground);
  await minkowski.open();
  await page.mouse.move(700, 5);
  const before = await minkowski.pixels();
  await minkowski.face('x').hover();
  await expect(minkowski.faces.filter({ hasText: /^\s*x/ }).first()).toHaveClass(/lit/);
  expect((await minkowski.pixels()) === before).toBe(false);

  // From in front the face across z is in the middle.
  await expect(minkowski.face('z')).toHaveAttribute('aria-pressed', 'false');
  await minkowski.canvas.click();
  await expect(minkowski.face('z')).toHaveAttribute('aria-pressed', 'true');
});

test('arrow keys and drags turn both pictures', { tag: '@more' }, async ({ page, playground }) => {
  const minkowski = new Minkowski(playground);
  await minkowski.open();
  await page.mouse.move(700, 5);
  await minkowski.canvas.focus();
  const before = await minkowski.pixels();
  const scene = await playground.pixels();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await minkowski.pixels()) === before).toBe(false);
  expect((await playground.pixels()) === scene).toBe(false);
  await page.keyboard.press('ArrowLeft');
  const turned = await minkowski.pixels();
  const box = await minkowski.canvas.boundingBox();
  const middle = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 100 };
  await playground.drag(middle, { x: middle.x + 60, y: middle.y + 20 });
  await page.mouse.move(700, 5);
  await expect.poll(async () => (await minkowski.pixels()) === turned).toBe(false);
});

test('the Gauss map is drawn in its place', async ({ playground }) => {
  const minkowski = new Minkowski(playground);
  await minkowski.open();
  const before = await minkowski.pixels();
  await playground.element.getByRole('button', { name: 'Gauss map' }).click();
  await expect.poll(async () => (await minkowski.pixels()) === before).toBe(false);
});

test('GJK ends at the exact distance, and its steps follow a shape that is dragged', {
  tag: '@smoke',
}, async ({ page, playground }) => {
  const { element } = playground;
  const minkowski = new Minkowski(playground);
  await minkowski.open();
  await page.mouse.move(700, 5);
  const before = await minkowski.pixels();
  await element.getByRole('button', { name: 'GJK', exact: true }).click();
  const step = element.locator('.minkowski .step');
  await expect(step).toContainText(/^1 · It starts at the corner A\.\S+ − B\.\S+, /);
  const first = await minkowski.pixels();
  expect(first === before).toBe(false);
  await element.getByRole('button', { name: 'Next step' }).click();
  await expect(step).toContainText(/^2 · /);
  expect((await minkowski.pixels()) === first).toBe(false);

  const strip = element.getByRole('slider', { name: 'Steps of GJK' });
  const box = await strip.boundingBox();
  if (!box) throw new Error('there is no strip');
  await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2);
  const [found, exact] = [0, 1].map((i) => element.locator('.minkowski .end dd').nth(i));
  await expect(found as Locator).toHaveText('0.500\u00a0m');
  await expect(exact as Locator).toHaveText('apart, 0.500\u00a0m');

  // At the end it stays there.
  const from = await playground.middle('orange');
  await playground.drag(from, { x: from.x, y: from.y - 40 });
  await expect(found as Locator).not.toHaveText('0.500\u00a0m');
  const distance = await found?.textContent();
  await expect(exact as Locator).toHaveText(`apart, ${distance}`);
  // Beside the arrows of the selected shape.
  await playground.drag({ x: from.x - 60, y: from.y + 10 }, { x: from.x - 60, y: from.y + 200 });
  await expect(found as Locator).toHaveText('0.000\u00a0m');
  await expect(exact as Locator).toContainText(/^overlapping, \d/);

  // The walk through the test comes to the same.
  await expect(minkowski.canvas).toHaveAccessibleName(/The origin lies inside/);
  await element.getByRole('button', { name: 'Next candidate' }).click();
  await expect(step).toHaveCount(0);
  await expect(minkowski.canvas).not.toHaveAccessibleName(/origin/);
});

test('EPA ends at the exact depth, and has no steps of shapes that are dragged apart', {
  tag: '@more',
}, async ({ page, playground }) => {
  const { element } = playground;
  const minkowski = new Minkowski(playground);
  const turned = {
    kind: 'obb',
    center: [0.5, 1.5, 0.25],
    rotation: [1, 2, 3, 4],
    halfExtents: [1, 1, 1],
  };
  await minkowski.open([pair[0], turned]);
  await element.getByRole('button', { name: 'EPA', exact: true }).click();
  const step = element.locator('.minkowski .step');
  await expect(step).toContainText('1 · It starts with the tetrahedron');
  const first = await minkowski.pixels();
  await element.getByRole('slider', { name: 'Steps of EPA' }).focus();
  await page.keyboard.press('End');
  const lines = element.locator('.minkowski .end dd');
  await expect(lines).toHaveCount(2);
  const [found = '', exact = ''] = await lines.allTextContents();
  expect(Number.parseFloat(found)).toBeCloseTo(Number.parseFloat(exact), 9);
  expect((await minkowski.pixels()) === first).toBe(false);

  const from = await playground.middle('orange');
  await playground.drag(from, { x: from.x, y: from.y - 220 });
  await expect(step).toContainText('The shapes are apart');
  await playground.undo.click();
  await expect(lines.first()).toHaveText(found ?? '');
});
