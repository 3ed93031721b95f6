// A control that goes away with what it did hands the focus to the picture: keys would go nowhere else.

import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/shared-page.ts';

test.describe('in a small frame', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const name of ['Deselect', 'Remove A']) {
    test(`${name}, beside the selected shape`, { tag: '@more' }, async ({ page, playground }) => {
      await playground.open();
      await playground.click(await playground.middle('blue'));
      const button = playground.selected.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveCount(0);
      await expect(playground.canvas).toBeFocused();
    });
  }
});

test('removing the only shape of the list; of several, the next has it', async ({
  page,
  playground,
}) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  const choice = (name: string) => tab.row(name).getByRole('button').first();
  await choice('A').click();
  await tab.list.getByRole('button', { name: 'Remove A' }).focus();
  await page.keyboard.press('Enter');
  await expect(choice('B')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tab.rows).toHaveCount(0);
  await expect(playground.canvas).toBeFocused();
});

test('removing two shapes before the page is rendered again', { tag: '@more' }, async ({
  playground,
}) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  await tab.rows.first().evaluate((row) => {
    const remove = (target: Element | null) =>
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, composed: true }),
      );
    const root = row.getRootNode() as ShadowRoot;
    row.querySelector('button')?.focus();
    remove(root.activeElement);
    // The focus is on the second row now, and the first one is still rendered.
    remove(root.activeElement);
  });
  await expect(tab.rows).toHaveCount(0);
  await expect(playground.canvas).toBeFocused();
});

test('going back to the beginning, in a figure without the page around it', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.open({ ui: 'min' });
  const at = await playground.middle('blue');
  await playground.drag(at, { x: at.x + 30, y: at.y });
  const reset = playground.element.getByRole('button', { name: 'Back to the beginning' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(playground.canvas).toBeFocused();
});
