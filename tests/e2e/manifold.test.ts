// Contact manifolds in the Contact tab and in the picture: a drag, the keyboard, what is saved.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const pair = [
  { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  { kind: 'aabb', min: [-0.75, 0.875, -0.5], max: [1.5, 2, 0.5] },
] as const;

/** In CSS pixels, as the opened scene is framed in a window of this size. */
const kMeter = 160;

class Manifold {
  readonly section: Locator;
  readonly values: Locator;
  readonly points: Locator;
  readonly #playground: Playground;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.section = playground.element.getByRole('region', { name: 'Where they meet' });
    this.values = this.section.locator('dd');
    this.points = this.section.locator('tbody');
  }

  async open(): Promise<void> {
    const { element } = this.#playground;
    await this.#playground.openPair(...pair);
    await element.getByRole('tab', { name: 'Contact' }).click();
    await expect(this.points).toHaveCount(4);
  }

  button(name: string): Locator {
    return this.section.getByRole('button', { name });
  }
}

test('a box that is dragged from the top to the side has another manifold', {
  tag: '@smoke',
}, async ({ playground }) => {
  const manifold = new Manifold(playground);
  await manifold.open();
  await expect(manifold.values).toContainText(['face against face', 'A.y+ · B.y−', '', /^0\.125/]);
  const from = await playground.middle('orange');
  await playground.drag(from, { x: from.x + 1.65 * kMeter, y: from.y + 1.2 * kMeter });
  await expect(manifold.values).toContainText(['face against face', 'A.x+ · B.x−']);
  await expect(manifold.points).toHaveCount(4);
  await expect(manifold.points.first()).toContainText('(1.000,');
  await playground.undo.click();
  await expect(manifold.values).toContainText(['face against face', 'A.y+ · B.y−']);
});

test('is drawn while the tab is open, and a row that has the focus is lit', async ({
  page,
  playground,
}) => {
  const manifold = new Manifold(playground);
  await manifold.open();
  await page.mouse.move(1, 1);
  await playground.drawn();
  const open = await playground.pixels();
  await manifold.section.getByRole('checkbox').last().focus();
  await page.keyboard.press('Tab');
  await expect(manifold.button('Show point 1 in the picture')).toBeFocused();
  await expect(manifold.points.first()).toHaveClass(/lit/);
  expect((await playground.pixels()) === open).toBe(false);
  await page.keyboard.press('Tab');
  await expect(manifold.button('Show point 2 in the picture')).toBeFocused();
  await expect(manifold.points.first()).not.toHaveClass(/lit/);

  await playground.element.getByRole('tab', { name: 'Why' }).click();
  await playground.drawn();
  expect((await playground.pixels()) === open).toBe(false);
  await playground.element.getByRole('tab', { name: 'Contact' }).click();
  await expect(manifold.points).toHaveCount(4);
  await expect.poll(async () => (await playground.pixels()) === open).toBe(true);
});

test('is saved as a model with a group for each shape', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  const manifold = new Manifold(playground);
  await manifold.open();
  const saving = page.waitForEvent('download');
  await manifold.button('Save OBJ').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.obj$/);
  const lines = (await readFile(await saved.path(), 'utf8')).split('\n');
  expect(lines.filter((line) => /^[gf]/.test(line))).toEqual([
    'g A',
    'f 1 2 3 4',
    'g B',
    'f 5 6 7 8',
  ]);
  const heights = lines.filter((line) => line.startsWith('v ')).map((line) => line.split(' ')[2]);
  expect(heights).toEqual([...Array(4).fill('1'), ...Array(4).fill('0.875')]);
});

test.describe('copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('as a table', { tag: '@more' }, async ({ page, playground }) => {
    const manifold = new Manifold(playground);
    await manifold.open();
    await manifold.button('Copy the numbers').press('Enter');
    await expect(manifold.section).toContainText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [head, ...rows] = copied.trimEnd().split('\n');
    expect(head).toMatch(/^triangleA\ttriangleB\tkind\t/);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^\t\tface-face\t\+y\t−y\t0\t1\t0\t1\t0\.125\t/);
  });
});
