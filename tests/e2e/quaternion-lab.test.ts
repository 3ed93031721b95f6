// The quaternion lab: a slider turns a box between two orientations.

import { expect, test } from './support/kept.ts';
import type { Playground } from './support/playground.ts';

const fieldOf = (playground: Playground, name: string) =>
  playground.element.getByRole('spinbutton', { name, exact: true });
const sliderOf = (playground: Playground) =>
  playground.element.getByRole('slider', { name: 'Slerp from p to q' });
const rowOf = (playground: Playground, name: string) =>
  playground.element.getByRole('row').filter({
    has: playground.page.getByRole('rowheader', { name, exact: true }),
  });

/** A with no rotation, B an eighth of a turn about z. */
async function openLab(playground: Playground): Promise<void> {
  await playground.open();
  await playground.element.getByRole('tab', { name: 'Numbers' }).click();
  const set = async (name: string, text: string) => {
    await fieldOf(playground, name).fill(text);
    await fieldOf(playground, name).press('Enter');
  };
  await set('A Angle', '0');
  for (const part of ['x', 'y']) await set(`B Axis ${part}`, '0');
  await set('B Axis z', '1');
  await set('B Angle', '90');
  await playground.element.locator('.lab summary').click();
  await sliderOf(playground).waitFor();
}

test.beforeEach(({ playground }) => openLab(playground));

test('keys turn the box, and one undo takes it back', async ({ page, playground }) => {
  const slider = sliderOf(playground);
  const before = await playground.pixels();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('1');
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('90');
  expect(await playground.pixels()).not.toBe(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(slider).toHaveValue('0');
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('0');

  await page.keyboard.down('ArrowRight');
  await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(slider).toHaveValue('0.02');
  await expect(slider).toHaveAttribute('aria-valuetext', 't = 0.02');
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('1.8');
  await playground.undo.click();
  await expect(slider).toHaveValue('0');
});

test('a drag of the slider is one step', async ({ page, playground }) => {
  const slider = sliderOf(playground);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, y, { steps: 5 });
  await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue('0.5');
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('45');
  await playground.undo.click();
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('0');
  await expect(slider).toHaveValue('0');
  await playground.redo.click();
  await expect(slider).toHaveValue('0.5');

  // The way back: the box stays, and is as far from the other end.
  await playground.element.getByRole('button', { name: 'Swap p and q' }).click();
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('45');
  await expect(fieldOf(playground, 'Quaternion lab To q w')).toHaveValue('1');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('90');
});

test('shows what the core makes of p and q', async ({ playground }) => {
  const cells = (name: string) => rowOf(playground, name).getByRole('cell');
  await expect(cells('q p')).toHaveText(['0', '0', '0.70711', '0.70711']);
  await expect(cells('q*')).toHaveText(['0', '0', '−0.70711', '0.70711']);
  await expect(cells('log p')).toHaveText(['0', '0', '0', '0']);
  await expect(cells('log q')).toHaveText(['0', '0', '0.7854', /^(0|−?\d.*e−1\d)$/]);
  await expect(cells('exp p')).toHaveText(['0', '0', '0', '2.7183']);

  const w = fieldOf(playground, 'Quaternion lab To q w');
  await w.fill('800');
  await w.press('Enter');
  await expect(
    playground.element.getByRole('combobox', { name: 'Where q comes from' }),
  ).toHaveValue('');
  await expect(cells('exp q')).toHaveText(['beyond the range of a double']);

  for (const part of ['z', 'w']) {
    const field = fieldOf(playground, `Quaternion lab To q ${part}`);
    await field.fill('0');
    await field.press('Enter');
  }
  await expect(playground.element.getByRole('alert')).toHaveText(/^To q w = 0: /);
  await expect(cells('q*')).toHaveText(['0', '0', '0', '800']);
});

test('q is entered or that of another box, p is taken anew', async ({ playground }) => {
  const source = playground.element.getByRole('combobox', { name: 'Where q comes from' });
  await expect(source.locator('option')).toHaveText(['Rotation of B', 'As entered']);
  const q = fieldOf(playground, 'Quaternion lab To q x');
  await q.fill('1');
  await q.press('Enter');
  await expect(source).toHaveValue('');
  await source.selectOption('Rotation of B');
  await expect(q).toHaveValue('0');
  await fieldOf(playground, 'B Axis x').fill('1');
  await fieldOf(playground, 'B Axis x').press('Enter');
  await expect(q).not.toHaveValue('0');

  await fieldOf(playground, 'A Angle').fill('180');
  await fieldOf(playground, 'A Angle').press('Enter');
  const p = fieldOf(playground, 'Quaternion lab From p w');
  await expect(p).toHaveValue('1');
  await playground.element.getByRole('button', { name: 'A as it is now' }).click();
  await expect(p).not.toHaveValue('1');
  await playground.element.getByRole('combobox', { name: 'Box to turn' }).selectOption('B');
  await expect(source.locator('option')).toHaveText(['Rotation of A', 'As entered']);
});
