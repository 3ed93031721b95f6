// The quaternion lab: a slider interpolates a box between two orientations.

import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const fieldOf = (playground: Playground, name: string) =>
  playground.element.getByRole('spinbutton', { name, exact: true });
const sliderOf = (playground: Playground) =>
  playground.element.getByRole('slider', { name: 'Slerp from p to q' });

/** A unrotated, B rotated by an eighth of a turn about z. */
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

  // Swapping p and q keeps the box and replaces t by 1 − t.
  await playground.element.getByRole('button', { name: 'Swap p and q' }).click();
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('45');
  await expect(fieldOf(playground, 'Quaternion lab To q w')).toHaveValue('1');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(fieldOf(playground, 'A Angle')).toHaveValue('90');
});
