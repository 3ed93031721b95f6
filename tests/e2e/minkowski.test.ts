// The picture in the Minkowski tab: shapes are dragged, rows and faces pointed at, the view turned with the keyboard.
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

  async open(): Promise<void> {
    const { element } = this.#playground;
    await this.#playground.openPair(...pair);
    await element.getByRole('tab', { name: 'Minkowski' }).click();
    await expect(this.faces).toHaveCount(6);
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

test('arrow keys and drags turn both pictures', async ({ page, playground }) => {
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
