// Scenes in links: copied, opened in another window, and rejected where they are damaged.
import type { Page } from '@playwright/test';
import { Playground } from './support/playground.ts';
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 1024, height: 768 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function copied(playground: Playground): Promise<string> {
  const tab = new SceneTab(playground);
  await tab.open();
  await tab.button('Copy link').click();
  await expect(playground.element.locator('.notice')).toContainText('The link is copied');
  return playground.page.evaluate(() => navigator.clipboard.readText());
}

async function opened(page: Page, address: string): Promise<Playground> {
  const playground = new Playground(page);
  await page.goto(address);
  await playground.verdict.waitFor();
  return playground;
}

test('a link opens the very scene somewhere else', async ({ page, context, playground }) => {
  await playground.open({ preset: 'contact-far' });
  await playground.element.getByRole('button', { name: 'Add a ray' }).click();
  const address = await copied(playground);
  expect(address).toMatch(/#1[\w-]+$/);

  const other = await opened(await context.newPage(), address);
  await expect(other.verdict).toHaveText(await playground.verdict.innerText(), {
    useInnerText: true,
  });
  await expect(other.undo).toBeDisabled();
  const tab = new SceneTab(other);
  await tab.open();
  expect(await tab.names()).toEqual(['A', 'B', 'C']);

  // The next address is a step of history.
  await page.bringToFront();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(address).hash);
  await expect(playground.undo).toBeEnabled();
});

test('an invalid link says so in place of a picture, with a way on', { tag: '@more' }, async ({
  context,
  playground,
}) => {
  await playground.open();
  const { href, hash } = new URL(await copied(playground));
  const base = href.slice(0, -hash.length);
  for (const [spoiled, text] of [
    [hash.slice(0, -6), 'part of it is missing'],
    ['#9abc', 'a version that this page does not know'],
    [`#1${'A'.repeat(9000)}`, 'longer than any scene’s link'],
  ] as const) {
    const other = new Playground(await context.newPage());
    await other.page.goto(base + spoiled);
    await expect(other.element.locator('.missing')).toContainText(text);
    await expect(other.word).toHaveCount(0);
    await other.element.getByRole('button', { name: 'Open the default example' }).click();
    await expect(other.word).toHaveText('Apart');
    await other.page.close();
  }
});

test('a scene of a link is not kept in place of one’s own', { tag: '@more' }, async ({
  page,
  context,
  playground,
}) => {
  await playground.open();
  const address = await copied(playground);
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  await page.waitForFunction(() => localStorage.length > 0);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  const other = await opened(await context.newPage(), address);
  await other.page.close();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(kept);
});

test('a reload shows the tab’s own scene, a new tab the one stored last', { tag: '@more' }, async ({
  page,
  context,
  playground,
}) => {
  await playground.open();
  const other = await opened(await context.newPage(), page.url());
  const stored = (tab: Page) =>
    tab.evaluate(() => sessionStorage.getItem('collision-playground.scene'));
  const names = async (of: Playground) => {
    const tab = new SceneTab(of);
    await tab.open();
    return tab.names();
  };
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  await expect.poll(() => stored(page)).toContain('"C"');
  await other.element.getByRole('button', { name: 'Add a sphere' }).click();
  await other.element.getByRole('button', { name: 'Add a ray' }).click();
  await expect.poll(() => stored(other.page)).toContain('"D"');

  await page.reload();
  await playground.verdict.waitFor();
  expect(await names(playground)).toEqual(['A', 'B', 'C']);
  const fresh = await opened(await context.newPage(), page.url());
  expect(await names(fresh)).toEqual(['A', 'B', 'C', 'D']);
});
