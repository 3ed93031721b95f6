// axe finds no violations.
import { foundByAxe } from './support/axe.ts';
import type { Playground } from './support/playground.ts';
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/shared-page.ts';

async function expectNothingFound(playground: Playground, circumstances: string): Promise<void> {
  expect(await foundByAxe(playground.page), circumstances).toEqual([]);
}

const themes = ['light', 'dark'];
const languages = ['en', 'ko'];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const theme of themes) {
      test(`axe finds nothing in the ${theme} theme`, async ({ playground }) => {
        await playground.open({ theme });
        for (const lang of languages) {
          await playground.set({ lang });
          await expectNothingFound(playground, `${lang}, as it opens`);
        }
        await playground.click(await playground.middle('orange'));
        await expect(playground.selected).toBeVisible();
        for (const lang of languages) {
          await playground.set({ lang });
          await expectNothingFound(playground, `${lang}, with a selected shape`);
        }
        await playground.selected.locator('.unfold').click();
        await expectNothingFound(playground, 'with the ways to nudge');
      });
    }
  });
}

test('axe finds nothing where shapes meet, are skipped or cannot be tested', async ({
  playground,
}) => {
  await playground.open();
  for (const preset of ['aabb-obb', 'ray-sphere', 'sphere-plane']) {
    await playground.set({ preset });
    await expectNothingFound(playground, preset);
  }
  await playground.element.getByRole('button', { name: 'Add a plane' }).click();
  await expectNothingFound(playground, 'a pair without a test');
});

test('axe finds nothing in the tab of the scene and the dialog of keys', async ({ playground }) => {
  await playground.open();
  const tab = new SceneTab(playground);
  await tab.open();
  await tab.rows.first().getByRole('button').first().click();
  for (const theme of themes) {
    for (const lang of languages) {
      await playground.set({ lang, theme });
      await expectNothingFound(playground, `scene, ${lang}, ${theme}`);
    }
  }
  await playground.canvas.focus();
  await playground.page.keyboard.press('?');
  await playground.element.getByRole('dialog').waitFor();
  for (const theme of themes) {
    await playground.set({ theme });
    await expectNothingFound(playground, `keys, ${theme}`);
  }
});
