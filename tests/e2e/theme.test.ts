// Light and dark theme of picture and panels.
import type { Locator } from '@playwright/test';
import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const paperOf = (playground: Playground) =>
  playground.element.evaluate((element) => getComputedStyle(element).backgroundColor);

/** How light the corner of the picture is, from 0 to 255. */
const cornerOf = (playground: Playground) =>
  playground.canvas.evaluate((canvas) => {
    const context = (canvas as HTMLCanvasElement).getContext('2d');
    return context?.getImageData(2, 2, 1, 1).data[0];
  });

async function expectDark(playground: Playground): Promise<void> {
  await expect.poll(() => paperOf(playground)).toBe('rgb(20, 23, 27)');
  await playground.drawn();
  expect(await cornerOf(playground)).toBeLessThan(60);
}

async function expectLight(playground: Playground): Promise<void> {
  await expect.poll(() => paperOf(playground)).toBe('rgb(251, 250, 247)');
  await playground.drawn();
  expect(await cornerOf(playground)).toBeGreaterThan(220);
}

test('the button switches between light and dark', async ({ playground }) => {
  await playground.open();
  await expectLight(playground);
  const button = playground.element.getByRole('button', { name: 'Light or dark' });
  await button.click();
  await expectDark(playground);
  const picture = await playground.picture();
  expect(picture.count('blue')).toBeGreaterThan(5_000);
  expect(picture.count('orange')).toBeGreaterThan(5_000);
  await button.click();
  await expectLight(playground);
});

test('follows the system, also while open', { tag: '@more' }, async ({ page, playground }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await playground.open();
  await expectDark(playground);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(playground);
});

test('what meets is red in the dark, too', async ({ playground }) => {
  await playground.open({ theme: 'dark', preset: 'obb-triangle' });
  await expect(playground.word).toHaveText('Overlapping');
  expect((await playground.picture()).count('red')).toBeGreaterThan(2_000);
});

test('in forced colors the chosen one can be distinguished from the others', {
  tag: '@more',
}, async ({ page, playground }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playground.open();
  const colors = (property: string, each: Locator) =>
    each.evaluateAll(
      (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    );
  const tabs = await colors('border-bottom-color', playground.element.getByRole('tab'));
  expect(new Set(tabs.slice(1)).size).toBe(1);
  expect(tabs[0]).not.toBe(tabs[1]);

  await playground.click(await playground.middle('orange'));
  await playground.selected.waitFor();
  const modes = await colors('background-color', playground.selected.getByRole('radio'));
  expect(new Set(modes.slice(1)).size).toBe(1);
  expect(modes[0]).not.toBe(modes[1]);
});

test('forced colors leave the two shapes their colors', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playground.open();
  await expect(playground.word).toHaveText('Apart');
  const picture = await playground.picture();
  expect(picture.count('blue')).toBeGreaterThan(1_000);
  expect(picture.count('orange')).toBeGreaterThan(1_000);
});
