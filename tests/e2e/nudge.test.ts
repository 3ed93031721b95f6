// The buttons that move the selected shapes along the axes, by touch and by keyboard.

import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const field = (playground: Playground, name: string) =>
  playground.element.getByRole('spinbutton', { name, exact: true });

async function unfold(playground: Playground) {
  await playground.open();
  await playground.element.getByRole('tab', { name: 'Numbers' }).click();
  await playground.click(await playground.middle('orange'));
  await playground.selected.getByRole('button', { name: 'Nudge' }).click();
  return (direction: string) =>
    playground.selected.getByRole('button', { name: `along ${direction};` });
}

const numberIn = async (playground: Playground, name: string) =>
  Number(await field(playground, name).inputValue());

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap moves the number by a step, and one step back', { tag: '@more' }, async ({
    playground,
  }) => {
    const nudge = await unfold(playground);
    const before = await numberIn(playground, 'B Center x');
    await nudge('+X').tap();
    await expect.poll(() => numberIn(playground, 'B Center x')).toBeCloseTo(before + 0.05, 9);
    await nudge('−X').tap();
    await nudge('−X').tap();
    await expect.poll(() => numberIn(playground, 'B Center x')).toBeCloseTo(before - 0.05, 9);
    for (let press = 0; press < 3; press++) await playground.undo.tap();
    await expect.poll(() => numberIn(playground, 'B Center x')).toBeCloseTo(before, 9);
    await expect(playground.undo).toBeDisabled();

    // The same button shows the other actions again.
    await playground.selected.getByRole('button', { name: 'Nudge' }).tap();
    await expect(playground.selected.getByRole('radio', { name: 'Rotate' })).toBeVisible();
  });
});

test.describe('by keys', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the button unfolds them, and with Shift they go further', async ({ page, playground }) => {
    const nudge = await unfold(playground);
    const toggle = playground.selected.getByRole('button', { name: 'Nudge' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const before = await numberIn(playground, 'B Center y');
    await toggle.focus();
    for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
    await expect(nudge('+Y')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => numberIn(playground, 'B Center y')).toBeCloseTo(before + 0.05, 9);
    await page.keyboard.press('Shift+Space');
    await expect.poll(() => numberIn(playground, 'B Center y')).toBeCloseTo(before + 0.55, 9);
    await expect(nudge('+Y')).toBeFocused();
    await toggle.press('Enter');
    await expect(nudge('+Y')).toHaveCount(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('what is held to an axis, or locked, stays off the others', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    const nudge = await unfold(playground);
    await playground.canvas.focus();
    await page.keyboard.press('x');
    await expect(nudge('+X')).toBeEnabled();
    await expect(nudge('+Y')).toBeDisabled();
    await page.keyboard.press('Shift+X');
    await expect(nudge('+X')).toBeDisabled();
    await expect(nudge('−Z')).toBeEnabled();

    await playground.element.getByRole('tab', { name: 'Scene' }).click();
    await playground.element.getByRole('button', { name: 'Lock B in place' }).click();
    await expect(nudge('−Z')).toHaveCount(0);
    await expect(playground.selected).toContainText('Locked or hidden shapes stay where they are.');
  });
});
