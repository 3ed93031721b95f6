// The pair as text: JSON, tests and Markdown, to be copied.
import { foundByAxe } from './support/axe.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

const dialogOf = ({ element }: Playground) =>
  element.getByRole('dialog', { name: 'Copy this pair' });

async function open(playground: Playground): Promise<void> {
  const { element } = playground;
  const toggle = element.locator('.why-toggle');
  if (await toggle.isVisible()) await toggle.click();
  await element.getByRole('button', { name: 'Copy this pair' }).click();
  await expect(dialogOf(playground).getByRole('textbox')).toBeVisible();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 430 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test('gives the pair as JSON, tests and Markdown', async ({ page, playground }) => {
      await playground.open();
      await open(playground);
      const dialog = dialogOf(playground);
      const text = dialog.getByRole('textbox');
      const box = await dialog.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport();

      const scene = JSON.parse(await text.inputValue());
      expect(scene.pair).toEqual([1, 2]);
      expect(scene.items[0].shape.center).toEqual([-1.15, 0.15, 0]);
      await dialog.getByRole('radio', { name: 'JavaScript' }).check();
      await expect(text).toHaveValue(/expect\(core\.test\(a, b\)\)/);
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: 'C++' })).toBeChecked();
      await expect(text).toHaveValue(/TEST\(ObbObb, Apart\)/);
      await page.keyboard.press('ArrowRight');
      await expect(text).toHaveValue(
        /^Apart: 0\.454 m of daylight, first separated on A\.y×B\.x\./,
      );

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(
        playground.element.getByRole('button', { name: 'Copy this pair' }),
      ).toBeFocused();
    });

    test('axe finds nothing in either theme', async ({ page, playground }) => {
      await playground.open();
      await open(playground);
      for (const theme of ['light', 'dark']) {
        await playground.set({ theme });
        expect(await foundByAxe(page), theme).toEqual([]);
      }
    });
  });
}

test('copies, and says so', async ({ context, page, playground }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playground.open();
  await open(playground);
  const dialog = dialogOf(playground);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await dialog.getByRole('textbox').inputValue());
  await dialog.getByRole('radio', { name: 'Markdown' }).check();
  await expect(dialog.getByRole('status')).toHaveText('');
});
