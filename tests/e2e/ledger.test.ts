// The ledger: its rows select the step that is drawn in the 3D view.
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ playground }) => playground.open());

test('clicking a row selects it and draws its axis', async ({ playground }) => {
  // A chosen row has its sentence below the picture.
  await playground.rows.nth(9).click();
  const before = await playground.pixels();
  await playground.rows.nth(3).click();
  await expect(playground.chosenRow).toHaveCount(1);
  await expect(playground.rows.nth(3)).toHaveAttribute('aria-selected', 'true');
  expect(await playground.pixels()).not.toBe(before);
  // The verdict does not depend on the chosen row.
  await expect(playground.detail).toHaveText(/0\.454/);

  await playground.rows.nth(9).click();
  expect(await playground.pixels()).toBe(before);
});

test('arrow keys, Home and End go from row to row', async ({ page, playground }) => {
  const list = playground.element.getByRole('listbox');
  const expectRow = async (row: number) => {
    await expect(playground.rows.nth(row)).toHaveAttribute('aria-selected', 'true');
    await expect(playground.chosenRow).toHaveCount(1);
    await expect(list).toHaveAttribute('aria-activedescendant', `step-${row}`);
  };
  await list.focus();
  await expectRow(9);
  const before = await playground.pixels();
  await page.keyboard.press('ArrowDown');
  await expectRow(10);
  expect(await playground.pixels()).not.toBe(before);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectRow(8);
  await page.keyboard.press('End');
  await expectRow(14);
  await page.keyboard.press('ArrowDown');
  await expectRow(14);
  await page.keyboard.press('Home');
  await expectRow(0);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 430 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, { tag: '@all' }, () => {
    test.use({ viewport });

    test('the row that decided is in view, and nothing but its list was scrolled', async ({
      page,
      playground,
    }) => {
      const { element } = playground;
      const toggle = element.locator('.why-toggle');
      if (await toggle.isVisible()) await toggle.click();
      await expect(playground.chosenRow).toHaveText(/A\.y×B\.x/);
      await expect(playground.chosenRow).toBeInViewport({ ratio: 1 });
      await playground.set({ preset: 'aabb-obb' });
      await expect(playground.chosenRow).toHaveText(/A\.y×B\.y/);
      await expect(playground.chosenRow).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(playground.element.getByRole('listbox')).not.toBeFocused();
      // A drag does not scroll the ledger back.
      const list = element.locator('.side .body');
      await list.evaluate((body) => body.scrollTo(0, 0));
      await playground.click(await playground.middle('blue'));
      await page.keyboard.press('PageUp');
      await playground.drawn();
      expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    });
  });
}

test('a chosen row stays chosen while shapes move', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await playground.rows.nth(3).click();
  const number = await playground.values.nth(3).innerText();
  await playground.click(await playground.middle('blue'));
  await page.keyboard.press('PageUp');
  await expect(playground.values.nth(3)).not.toHaveText(number);
  await expect(playground.rows.nth(3)).toHaveAttribute('aria-selected', 'true');
});
