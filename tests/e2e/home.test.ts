// The home page, and links from when the root of the site was the playground.

import { sceneOfShapes } from '../../web/scene/edits.ts';
import { writeLink } from '../../web/scene/link/link.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('a link to a scene at the root opens it in the playground', async ({ page, playground }) => {
  const sphere = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;
  const link = await writeLink(sceneOfShapes(sphere(0), sphere(2.75)));
  await page.goto(`./ko/?theme=dark#${link}`);
  await expect(playground.detail).toContainText('0.750');
  await expect(page).toHaveURL(new RegExp(`/ko/play/\\?theme=dark#${link}$`));
  await page.goto('./?preset=ray-sphere&step=1');
  await expect(page).toHaveURL(/\/play\/\?preset=ray-sphere&step=1$/);
  await expect(playground.verdict).toBeVisible();
});

test('without a scene it stays, and leads to the playground and back', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await page.goto('./');
  await expect(playground.word).toHaveText('Apart');
  await page.getByRole('link', { name: 'Open the playground' }).click();
  await expect(page).toHaveURL(/\/play\/$/);
  await expect(playground.word).toHaveText('Apart');
  await playground.element.getByRole('link', { name: 'Collision Playground' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('its code is copied with the address of this site', { tag: '@more' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./ko/');
  await page.getByRole('button', { name: '복사' }).first().click();
  await expect(page.getByRole('button', { name: '복사됨' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`<script type="module" src="${baseURL}element.js"></script>\n`);
});

for (const [lang, names] of [
  ['en', ['Lessons', 'Grid', 'Museum', 'Bench']],
  ['ko', ['강의', '조합표', '버그 박물관', '채점기']],
] as const) {
  test(`the playground leads to the other pages of the site: ${lang}`, { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`./play/?lang=${lang}`);
    await playground.verdict.waitFor();
    const nav = playground.element.locator('.header nav');
    await expect(nav.getByRole('link')).toHaveText([...names]);
    const last = await nav.getByRole('link').last().boundingBox();
    const menu = await playground.element.locator('.header .presets').boundingBox();
    expect((last?.x ?? Number.POSITIVE_INFINITY) + (last?.width ?? 0)).toBeLessThan(menu?.x ?? 0);
    for (const link of await nav.getByRole('link').all()) {
      const status = await page.evaluate(
        async (href) => (await fetch(href)).status,
        await link.evaluate((each) => (each as HTMLAnchorElement).href),
      );
      expect(status).toBe(200);
    }
    await nav.getByRole('link').first().click();
    await expect(page).toHaveURL(lang === 'en' ? /\/lessons\/$/ : /\/ko\/lessons\/$/);
  });
}

test('a playground without room in its header has them in the Scene tab', { tag: '@more' }, async ({
  page,
  playground,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('./play/?lang=en');
  await playground.verdict.waitFor();
  await playground.element.getByRole('tab', { name: 'Scene' }).click();
  const nav = playground.element.getByRole('navigation', { name: 'Site' });
  await expect(nav).toHaveCount(1);
  await nav.getByRole('link', { name: 'Museum' }).click();
  await expect(page).toHaveURL(/\/museum\/$/);
});
