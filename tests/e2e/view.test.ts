// Orbiting, zooming and hovering change the view, never the verdict.
import type { Scene } from '../../web/scene/scene.ts';
import type { Vec3 } from '../../web/scene/shape.ts';
import type { Point } from './support/picture.ts';
import type { Playground } from './support/playground.ts';
import { dropScene, savedScene } from './support/scene-file.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

/** Where there is nothing but ground. */
const empty = { x: 560, y: 130 };

test('dragging empty space turns the view and nothing else', async ({ playground }) => {
  const before = await playground.pixels();
  const numbers = await playground.values.allInnerTexts();
  await playground.drag(empty, { x: empty.x - 120, y: empty.y + 40 });
  expect(await playground.pixels()).not.toBe(before);
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
  expect(await playground.values.allInnerTexts()).toEqual(numbers);
  await expect(playground.undo).toBeDisabled();
  await expect(playground.selected).toHaveCount(0);
});

test('the wheel zooms', async ({ page, playground }) => {
  const before = await playground.picture();
  await playground.move(empty);
  await page.mouse.wheel(0, 400);
  await expect
    .poll(async () => (await playground.picture()).count('blue'))
    .toBeLessThan(0.9 * before.count('blue'));
  await page.mouse.wheel(0, -800);
  await expect
    .poll(async () => (await playground.picture()).count('blue'))
    .toBeGreaterThan(1.1 * before.count('blue'));
  await expect(playground.detail).toHaveText(/0\.454/);
});

test('the pointer shows what can be taken hold of', async ({ playground }) => {
  const picture = await playground.picture();
  await playground.move(empty);
  expect(await playground.cursor()).not.toBe('grab');
  const without = await playground.pixels();
  await playground.move(picture.middle('blue'));
  expect(await playground.cursor()).toBe('grab');
  expect(await playground.pixels()).not.toBe(without);
  await playground.move(picture.middle('orange'));
  expect(await playground.cursor()).toBe('grab');
  await playground.move(empty);
  expect(await playground.cursor()).not.toBe('grab');
  expect(await playground.pixels()).toBe(without);
});

/** How many pixels of the picture change by at least 60 of 255 when the pointer comes over a shape. */
async function litBy(playground: Playground, place: Point): Promise<number> {
  const bytes = async () => {
    await playground.drawn();
    const data = await playground.canvas.evaluate((element) => {
      const picture = element as HTMLCanvasElement;
      const { width, height } = picture;
      const copy = new OffscreenCanvas(width, height).getContext('2d');
      copy?.drawImage(picture, 0, 0);
      const bytes = copy?.getImageData(0, 0, width, height).data ?? [];
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    });
    return Buffer.from(data, 'base64');
  };
  await playground.move(empty);
  const before = await bytes();
  await playground.move(place);
  const after = await bytes();
  let count = 0;
  for (let at = 0; at < after.length; at += 4) {
    const change = [0, 1, 2].map((i) => Math.abs((after[at + i] ?? 0) - (before[at + i] ?? 0)));
    if (Math.max(...change) >= 60) count += 1;
  }
  return count;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the shape under the pointer stands out on a ${colorScheme} background`, {
    tag: '@more',
  }, async ({ page, playground }) => {
    await page.emulateMedia({ colorScheme });
    for (const [preset, colorName] of [
      ['edge-edge', 'orange'],
      ['sphere-triangle', 'red'],
    ] as const) {
      await playground.open({ preset });
      const place = await playground.middle(colorName);
      expect(await litBy(playground, place), preset).toBeGreaterThan(500);
      await playground.click(place);
      await expect(playground.selected).toHaveCount(1);
      expect(await litBy(playground, place), `${preset}, selected`).toBeGreaterThan(500);
    }
  });
}

test('a click selects, a click beside lets go', async ({ playground }) => {
  await playground.click(await playground.middle('blue'));
  await expect(playground.selected.locator('.name')).toHaveText('ABox');
  await playground.click(await playground.middle('orange'));
  await expect(playground.selected.locator('.name')).toHaveText('BBox');
  await playground.click(empty);
  await expect(playground.selected).toHaveCount(0);
});

test('another size of the window fits the picture anew', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await page.setViewportSize({ width: 1240, height: 640 });
  await expect.poll(async () => (await playground.picture()).height).toBe(640 - 52);
  const picture = await playground.picture();
  const shapes = picture.box('blue', 'orange');
  expect(shapes.left).toBeGreaterThan(0);
  expect(shapes.right).toBeLessThan(picture.width);
  expect(picture.colors).toBeGreaterThan(100);
});

test.describe('without perspective', () => {
  const cube = (id: number, name: string, x: number, z: number) => {
    const shape = {
      kind: 'aabb' as const,
      min: [x, -1, z] as Vec3,
      max: [x + 2, 1, z + 2] as Vec3,
    };
    return { id, name, shape };
  };
  /** Two equal boxes, one far behind the other. */
  const scene: Scene = { items: [cube(1, 'A', -3, 4), cube(2, 'B', 1, -6)], pair: [1, 2] };

  test.beforeEach(async ({ page, playground }) => {
    await dropScene(playground, scene);
    await playground.canvas.focus();
    await page.keyboard.press('1');
  });

  /** How far a box reaches to the left and to the right, at the height of its middle. */
  async function extent(playground: Playground, colorName: 'blue' | 'orange') {
    const picture = await playground.picture();
    const middle = picture.middle(colorName);
    const row = picture.points(colorName).filter(({ y }) => y === middle.y);
    const left = Math.min(...row.map(({ x }) => x));
    const right = Math.max(...row.map(({ x }) => x)) + 1;
    return { middle, left, right, width: right - left };
  }

  test('equal boxes at different distances are equally large, and picked where they are seen', async ({
    page,
    playground,
  }) => {
    const [near, far] = [await extent(playground, 'blue'), await extent(playground, 'orange')];
    expect(near.width).toBeGreaterThan(far.width + 5);
    await page.keyboard.press('5');
    const [a, b] = [await extent(playground, 'blue'), await extent(playground, 'orange')];
    expect(Math.abs(a.width - b.width)).toBeLessThanOrEqual(1);

    for (const { left, right, middle } of [a, b]) {
      const grabs = [];
      for (const x of [left - 5, left + 5, right - 5, right + 5]) {
        await playground.move({ x, y: middle.y });
        grabs.push((await playground.cursor()) === 'grab');
      }
      expect(grabs).toEqual([false, true, true, false]);
    }
  });

  test('a shape stays under the pointer that drags it, also zoomed and turned', {
    tag: '@all',
  }, async ({ page, playground }) => {
    await page.keyboard.press('5');
    await playground.move(empty);
    await page.mouse.wheel(0, 300);
    await playground.drag(empty, { x: empty.x + 70, y: empty.y + 40 });
    await page.keyboard.press('1');
    const { middle, width } = await extent(playground, 'orange');
    await playground.drag(middle, { x: middle.x + 50, y: middle.y - 80 });

    const [, moved] = (await savedScene(playground)).items;
    if (moved?.shape.kind !== 'aabb') throw new Error('B is a box');
    const [x, y, z] = moved.shape.min;
    // to a few pixels, for the lines of the edges are as wide
    const pixel = 2 / width;
    expect(Math.abs(x - (1 + 50 * pixel))).toBeLessThan(4 * pixel);
    expect(Math.abs(y - (-1 + 80 * pixel))).toBeLessThan(4 * pixel);
    expect(z).toBeCloseTo(-6, 9);
  });

  test('the wheel zooms, and back with perspective all is as large', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await page.keyboard.press('5');
    const before = await playground.picture();
    await playground.move(empty);
    await page.mouse.wheel(0, 400);
    await expect
      .poll(async () => (await playground.picture()).count('blue'))
      .toBeLessThan(0.9 * before.count('blue'));
    const zoomed = (await playground.picture()).count('blue');
    await page.keyboard.press('5');
    const share = (await playground.picture()).count('blue') / zoomed;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1.6);
  });
});

test('undo across an opened example brings its view back', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.open({ preset: 'edge-edge' });
  const before = await playground.pixels();
  const examples = playground.element.getByRole('combobox', { name: 'Example' });
  await examples
    .filter({ visible: true })
    .selectOption({ label: 'Ray × sphere: t is not the distance' });
  await expect(playground.word).toHaveText('Hits');
  expect(await playground.pixels()).not.toBe(before);
  await playground.canvas.focus();
  await page.keyboard.press('Control+z');
  await expect(playground.word).toHaveText('Apart');
  await playground.canvas.blur();
  await expect.poll(() => playground.pixels()).toBe(before);
});

test('far from the origin it is drawn as sharply as near it', { tag: '@more' }, async ({
  playground,
}) => {
  await playground.open();
  /** Whole cells of the ground away, where a number of 32 bits has steps of an eighth of a meter. */
  const far = 1_200_000;
  const boxes = (x: number): Scene => ({
    items: [
      { id: 1, name: 'A', shape: { kind: 'aabb', min: [x - 1.5, -0.8, -0.6], max: [x, 0.7, 0.8] } },
      {
        id: 2,
        name: 'B',
        shape: {
          kind: 'obb',
          center: [x + 1.5, 0.25, 0.125],
          rotation: [0.1, 0.3, 0.05, 0.95],
          halfExtents: [0.7, 0.45, 0.55],
        },
      },
      { id: 3, name: 'C', shape: { kind: 'segment', start: [x - 1, 1, 1], end: [x + 1, 1.5, 1] } },
    ],
    pair: [1, 2],
  });
  await dropScene(playground, boxes(0));
  const near = await playground.picture();
  await dropScene(playground, boxes(far));
  const away = await playground.picture();
  for (const colorName of ['blue', 'orange', 'green', 'paper'] as const) {
    expect(Math.abs(away.newPoints(colorName, near).length), colorName).toBeLessThan(300);
  }
});

test('a view that was turned is not cut off where the picture becomes taller', {
  tag: '@more',
}, async ({ page, playground }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playground.drag({ x: 30, y: 240 }, { x: 60, y: 245 });
  const before = (await playground.picture()).box('blue', 'orange');
  await playground.element.getByRole('button', { name: 'Collapse the panel' }).click();
  await expect.poll(async () => (await playground.picture()).height).toBeGreaterThan(600);
  const picture = await playground.picture();
  const after = picture.box('blue', 'orange');
  expect(after.left).toBeGreaterThan(0);
  expect(after.right).toBeLessThan(picture.width);
  expect(Math.abs(after.right - after.left - (before.right - before.left))).toBeLessThan(12);
});
