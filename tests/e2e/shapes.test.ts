// Adding and removing shapes.
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

const kinds = [
  { button: 'Add an oriented box (OBB)', kind: 'Box' },
  { button: 'Add an axis-aligned box (AABB)', kind: 'AABB' },
  { button: 'Add a triangle', kind: 'Triangle' },
  { button: 'Add a ray', kind: 'Ray' },
  { button: 'Add a sphere', kind: 'Sphere' },
  { button: 'Add a plane', kind: 'Plane' },
  { button: 'Add a parallelogram', kind: 'Parallelogram' },
  { button: 'Add a point', kind: 'Point' },
  { button: 'Add a segment', kind: 'Segment' },
  { button: 'Add a capsule', kind: 'Capsule' },
];

test('each kind comes, is selected, and goes again', { tag: '@more' }, async ({ playground }) => {
  const before = await playground.pixels();
  for (const { button, kind } of kinds) {
    await playground.element.getByRole('button', { name: button }).click();
    await expect(playground.selected.locator('.name')).toHaveText(`C${kind}`);
    await expect(playground.first.locator('option')).toHaveCount(3);
    expect(await playground.pixels(), kind).not.toBe(before);

    await playground.selected.getByRole('button', { name: 'Remove C' }).click();
    await expect(playground.selected).toHaveCount(0);
    await expect(playground.first.locator('option')).toHaveCount(2);
    await expect(playground.detail).toHaveText(/0\.454/);
    expect(await playground.pixels(), kind).toBe(before);
  }
});

test('Delete takes the selected shape away, undo brings it back', async ({ page, playground }) => {
  await playground.click(await playground.middle('orange'));
  await page.keyboard.press('Delete');
  await expect(playground.word).toHaveText('No pair');
  await expect(playground.rows).toHaveCount(0);
  expect((await playground.picture()).count('orange')).toBe(0);
  await playground.undo.click();
  await expect(playground.detail).toHaveText(/0\.454/);
});

test('without shapes it says what to do', async ({ page, playground }) => {
  const picture = await playground.picture();
  for (const colorName of ['orange', 'blue'] as const) {
    await playground.click(picture.middle(colorName));
    await page.keyboard.press('Delete');
    await expect(playground.selected).toHaveCount(0);
  }
  await expect(playground.word).toHaveText('No pair');
  await expect(playground.detail).toHaveText('add a second shape to compare');
  await playground.move(picture.middle('blue'));
  expect(await playground.cursor()).not.toBe('grab');
});

test('many shapes of all kinds live together', { tag: '@more' }, async ({ playground }) => {
  for (const { button } of kinds) {
    await playground.element.getByRole('button', { name: button }).click();
  }
  await expect(playground.first.locator('option')).toHaveCount(kinds.length + 2);
  expect((await playground.picture()).colors).toBeGreaterThan(100);
  for (let step = 0; step < kinds.length; step++) await playground.undo.click();
  await expect(playground.first.locator('option')).toHaveCount(2);
  await expect(playground.undo).toBeDisabled();
});

test('among three the verdict names its two, and their colors say no more', {
  tag: '@more',
}, async ({ playground }) => {
  await playground.set({ preset: 'aabb-obb' });
  const named = playground.verdict.locator('b');
  await expect(named).toHaveCount(0);
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  await expect(named).toHaveText('A × C');
  await expect(playground.word).toHaveText('Apart');
  // A meets B, but that is not what is asked: of the two only B is red, which is gray otherwise.
  const picture = await playground.picture();
  expect(picture.count('blue')).toBeGreaterThan(5_000);
  expect(picture.count('red')).toBeGreaterThan(5_000);
});

test('Delete takes away a shape that was just added', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.element.getByRole('button', { name: 'Add a ray' }).click();
  await expect(playground.selected.locator('.name')).toHaveText('CRay');
  await page.keyboard.press('Delete');
  await expect(playground.selected).toHaveCount(0);
});

test('keys still work after the button took a shape away', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.click(await playground.middle('orange'));
  await playground.selected.getByRole('button', { name: 'Remove B' }).click();
  await expect(playground.word).toHaveText('No pair');
  await page.keyboard.press('Control+z');
  await expect(playground.word).toHaveText('Apart');
});
