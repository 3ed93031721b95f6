// What two shapes have in common, in the Contact tab and in the picture: a dragged plane, the keyboard, what is saved.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const pair = [
  { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  { kind: 'plane', normal: [1, 1, 1], constant: 0 },
] as const;

class Intersection {
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

  /** The choice is made with the keyboard. */
  async open(): Promise<void> {
    const { element, page } = this.#playground;
    await this.#playground.openPair(...pair);
    await element.getByRole('tab', { name: 'Contact' }).click();
    await this.section.getByRole('radio', { name: 'Contact manifold' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(this.points).toHaveCount(6);
  }
}

test('a plane that is dragged through a box cuts it in another polygon', {
  tag: '@smoke',
}, async ({ playground }) => {
  const intersection = new Intersection(playground);
  await intersection.open();
  await expect(intersection.values).toContainText(['polygon', '6', /^5\.196/]);
  const from = await playground.middle('orange');
  await playground.drag(from, { x: from.x + 150, y: from.y - 150 });
  await expect(intersection.values.nth(2)).not.toContainText('5.196');
  await playground.undo.click();
  await expect(intersection.values).toContainText(['polygon', '6', /^5\.196/]);
});

test('is drawn in place of the manifold, and a row that has the focus is lit', async ({
  page,
  playground,
}) => {
  const intersection = new Intersection(playground);
  await intersection.open();
  await page.mouse.move(1, 1);
  await playground.drawn();
  const open = await playground.pixels();
  await intersection.section.getByRole('button', { name: 'Show point 1 in the picture' }).focus();
  await expect(intersection.points.first()).toHaveClass(/lit/);
  expect((await playground.pixels()) === open).toBe(false);
  await intersection.section.getByRole('radio', { name: 'Contact manifold' }).click();
  await playground.drawn();
  expect((await playground.pixels()) === open).toBe(false);
});

test('is saved as a face', { tag: '@more' }, async ({ page, playground }) => {
  const intersection = new Intersection(playground);
  await intersection.open();
  const saving = page.waitForEvent('download');
  await intersection.section.getByRole('button', { name: 'Save OBJ' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\n');
  expect(lines.filter((line) => /^[gf]/.test(line))).toEqual(['g A_∩_B', 'f 1 2 3 4 5 6']);
  expect(lines.filter((line) => line.startsWith('v '))).toHaveLength(6);
});
