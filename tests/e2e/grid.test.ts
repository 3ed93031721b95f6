// The grid of all pairs of kinds; each cell opens its preset.
import { foundByAxe } from './support/axe.ts';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

const gridOf = ({ element }: Playground) => element.getByRole('dialog', { name: 'Pair table' });

async function open(playground: Playground): Promise<void> {
  const { element } = playground;
  const toggle = element.locator('.why-toggle');
  if (await toggle.isVisible()) await toggle.click();
  await element.getByRole('button', { name: 'Pair table' }).filter({ visible: true }).click();
  await expect(gridOf(playground).getByRole('grid')).toBeVisible();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 430 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('has every pair both ways, marks the current one, and opens the others', async ({
      page,
      playground,
    }) => {
      await playground.open();
      await open(playground);
      const dialog = gridOf(playground);
      await expect(dialog.getByRole('gridcell').getByRole('button')).toHaveCount(100);
      const current = dialog.locator('[aria-current="true"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAccessibleName('Box Box 15 axes');
      await expect(current).toBeFocused();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);

      await expect(dialog.getByRole('button', { name: 'Point Point 1 line' })).toHaveCount(1);
      const cell = dialog.getByRole('button', { name: 'Triangle Ray 4 barycentric' });
      await cell.click();
      await expect(dialog).toBeHidden();
      await expect(playground.word).toHaveText('Hits');
      const opener = playground.element.getByRole('button', { name: 'Pair table' });
      await expect(opener.filter({ visible: true })).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(current).toHaveAccessibleName('Ray Triangle 4 barycentric');
    });

    test('arrows go from cell to cell, and no heading lies over the one in focus', async ({
      page,
      playground,
    }) => {
      await playground.open();
      await open(playground);
      const dialog = gridOf(playground);
      const expectCell = async (name: RegExp) => {
        const focused = dialog.locator('td button:focus');
        await expect(focused).toHaveAccessibleName(name);
        const covered = await focused.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const root = button.getRootNode() as ShadowRoot;
          const spots = [0.05, 0.95].flatMap((x) => [0.05, 0.95].map((y) => [x, y] as const));
          return spots.filter(([x, y]) => {
            const there = root.elementFromPoint(left + x * width, top + y * height);
            return !(there && button.contains(there));
          }).length;
        });
        expect(covered, String(name)).toBe(0);
      };
      await expectCell(/^Box Box/);
      await page.keyboard.press('ArrowRight');
      await expectCell(/^Box Triangle/);
      await page.keyboard.press('ArrowUp');
      await expectCell(/^AABB Triangle/);
      await page.keyboard.press('Home');
      await expectCell(/^AABB Point/);
      await page.keyboard.press('ArrowLeft');
      await expectCell(/^AABB Point/);
      await page.keyboard.press('PageUp');
      await expectCell(/^Point Point/);
      await page.keyboard.press('End');
      await expectCell(/^Point Plane/);
      await page.keyboard.press('PageDown');
      await expectCell(/^Plane Plane/);

      // One tab stop: the next is the button that closes.
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Tab');
      if (await dialog.locator('.scroller:focus').count()) await page.keyboard.press('Tab');
      await expectCell(/^Plane Plane/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const opener = playground.element.getByRole('button', { name: 'Pair table' });
      await expect(opener.filter({ visible: true })).toBeFocused();
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

test('the current cell can be distinguished from the others in forced colors', async ({
  page,
  playground,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playground.open();
  await open(playground);
  const ground = (cell: string) =>
    gridOf(playground)
      .locator(cell)
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('[aria-current]')).not.toBe(await ground('#cell-ray-plane'));
});

test('it is loaded when it is opened, and keys behind it do nothing', async ({
  page,
  playground,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('about:blank'); // nothing is loaded yet
  await playground.open();
  await playground.click(await playground.middle('blue'));
  expect(asked.filter((url) => /\/grid-/.test(url))).toEqual([]);
  await open(playground);
  expect(asked.filter((url) => /\/grid-/.test(url))).not.toEqual([]);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(playground.word).toHaveText('Apart');
});
