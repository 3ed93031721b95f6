// The Scene tab: editing shapes in a list, without the canvas.

import { layoutOf, overlaps, smallerThan } from './support/layout.ts';
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('renames, hides, locks, duplicates and removes', async ({ page, playground }) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  expect(await tab.names()).toEqual(['A', 'B']);

  await tab.row('A').getByRole('button', { name: /A/ }).first().click();
  const field = tab.list.getByRole('textbox');
  await field.fill('Left');
  await field.press('Enter');
  await expect(tab.rows.locator('.name').first()).toHaveText('Left');
  await field.fill('B');
  await field.press('Enter');
  await expect(field).toHaveValue('Left');

  await tab.button('Hide B').click();
  await expect(playground.word).toHaveText('No pair');
  await expect(playground.detail).toHaveText('a shape of the pair is hidden');
  expect((await playground.picture()).count('orange')).toBe(0);
  await tab.button('Hide B').click();
  await expect(playground.word).toHaveText('Apart');

  await tab.button('Duplicate Left').click();
  await expect(tab.rows).toHaveCount(3);
  await tab.list.getByRole('button', { name: 'Remove A' }).click();
  await expect(tab.rows).toHaveCount(2);

  await tab.button('Lock B in place').click();
  const before = await playground.verdict.innerText();
  await playground.drag(await playground.middle('orange'), { x: 300, y: 300 });
  await expect(playground.verdict).toHaveText(before, { useInnerText: true });
  await page.keyboard.press('Control+z');
  await expect(tab.button('Lock B in place')).toHaveAttribute('aria-pressed', 'false');
});

test('several shapes move as one, and come back in one step', async ({ page, playground }) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  const before = await playground.detail.innerText();
  const a = await playground.middle('blue');
  await playground.click(a);
  await page.keyboard.down('Control');
  await playground.click(await playground.middle('orange'));
  await page.keyboard.up('Control');
  await expect(tab.rows.and(page.locator('[aria-selected="true"]'))).toHaveCount(2);

  const at = await playground.middle('blue');
  await playground.drag(at, { x: at.x + 40, y: at.y - 30 });
  await expect(playground.detail).toHaveText(before);
  await expect(playground.undo).toBeEnabled();
  await playground.undo.click();
  await expect(playground.undo).toBeDisabled();
});

const phone = { hasTouch: true, isMobile: true };
for (const { smallest, ...size } of [
  { viewport: { width: 1440, height: 900 }, smallest: 24 },
  { viewport: { width: 1024, height: 768 }, smallest: 24 },
  { viewport: { width: 768, height: 430 }, smallest: 44, ...phone },
  { viewport: { width: 390, height: 844 }, smallest: 44, ...phone },
]) {
  const { width, height } = size.viewport;
  test.describe(`${width} × ${height}`, () => {
    test.use(size);
    test('nothing overlaps, is cut off or too small to be pressed', { tag: '@more' }, async ({
      playground,
    }) => {
      await playground.open();
      const toggle = playground.element.locator('.why-toggle');
      if (await toggle.isVisible()) await toggle.click();
      const tab = new SceneTab(playground);
      await tab.open();
      await tab.rows.first().getByRole('button').first().click();
      const field = tab.list.getByRole('textbox');
      await field.fill('WWWWWWWWWWWW');
      await field.press('Enter');
      for (const lang of ['en', 'ko']) {
        await playground.set({ lang });
        const { controls, targets, cut, overflow } = await layoutOf(playground);
        expect.soft(overlaps(controls), lang).toEqual([]);
        expect.soft(smallerThan(targets, smallest), lang).toEqual([]);
        // A long name is truncated in its row, but not in the field below.
        expect.soft(cut.filter((text) => !text.includes('WWW'))).toEqual([]);
        expect.soft(overflow).toBe(0);
      }
    });
  });
}

test('the ray of the pointer is shown, and a click keeps it as a shape', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  const show = tab.button('Show the pointer’s ray');
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  const b = await playground.middle('orange');
  await playground.move(b);
  const section = playground.element.locator('dl.pointer');
  await expect(section).toContainText('Hits B at');
  await page.mouse.down();
  await page.mouse.up();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => tab.names()).toEqual(['A', 'B', 'C']);
  await expect(playground.word).toHaveText('Hits');
  await playground.undo.click();
  await expect.poll(() => tab.names()).toEqual(['A', 'B']);
  await expect(playground.undo).toBeDisabled();

  await show.click();
  await playground.canvas.focus();
  await page.keyboard.press('Escape');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
});
