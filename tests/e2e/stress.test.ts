// The stress page: boxes that move and are decided in each frame, any number of them, in both languages.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const verdict = (page: Page) => page.locator('.verdict');
const milliseconds = async (page: Page, name: string) => {
  const text = await page.getByRole('row', { name }).locator('td').last().innerText();
  return Number(text.replace(' ms', ''));
};

test('decides all pairs of each frame, and says what it took', async ({ page }) => {
  await page.goto('./stress/?boxes=2000&lang=en');
  await expect(verdict(page)).toHaveText(/^[1-9]\d* of 1,999,000 pairs meet$/);
  const first = await verdict(page).innerText();
  await expect(verdict(page)).not.toHaveText(first);
  for (const name of ['Broad phase', 'Narrow phase', 'Total, of 16.7 ms']) {
    expect(await milliseconds(page, name)).toBeGreaterThan(0);
  }
});

test('pauses, goes on by single frames, and takes another number of boxes by the keyboard', async ({
  page,
}) => {
  await page.goto('./stress/?boxes=1000&lang=en');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const paused = await verdict(page).innerText();
  await page.waitForTimeout(400);
  await expect(verdict(page)).toHaveText(paused);
  const pixels = await page.locator('canvas').screenshot();
  await page.getByRole('button', { name: 'One frame' }).click();
  await page.getByRole('button', { name: 'One frame' }).click();
  expect(await page.locator('canvas').screenshot()).not.toEqual(pixels);
  const slider = page.getByRole('slider', { name: 'Boxes' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.count')).toHaveText('1,100');
  await expect(verdict(page)).toHaveText(/of 604,450 pairs meet$/);
  await page.keyboard.press('Home');
  await expect(page.locator('.count')).toHaveText('100');
  await page.keyboard.press('End');
  await expect(page.locator('.count')).toHaveText('100,000');
  await expect(verdict(page)).toHaveText(/^\d{2},\d{3} of 4,999,950,000 pairs meet$/);
});

test('is turned with the mouse while it pauses', async ({ page }) => {
  await page.goto('./stress/?boxes=200&lang=en');
  await page.getByRole('button', { name: 'Pause' }).click();
  const before = await page.locator('canvas').screenshot();
  await page.mouse.move(500, 500);
  await page.mouse.down();
  await page.mouse.move(620, 460, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('canvas').screenshot()).not.toEqual(before);
});

test('begins at rest for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./stress/?boxes=100&lang=en');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(verdict(page)).toHaveText(/of 4,950 pairs meet$/);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      for (const [lang, name] of [
        ['en', 'Pause'],
        ['ko', '일시 정지'],
      ] as const) {
        await page.goto(`./stress/?boxes=100&lang=${lang}&theme=${theme}`);
        await page.getByRole('button', { name }).click();
        await expectAccessible(page, `${lang}, ${theme}`);
      }
    }
  });
}

test('switches language and theme, and keeps them in its address', async ({ page }) => {
  await page.goto('./stress/?boxes=100&lang=en&theme=light');
  await page.getByRole('button', { name: '한국어로 보기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('부하 테스트');
  await expect(page).toHaveTitle('부하 테스트 · Collision Playground');
  await page.getByRole('button', { name: '밝게 또는 어둡게' }).click();
  await expect(page).toHaveURL(/lang=ko&theme=dark$/);
  await page.getByRole('link', { name: '속도 비교' }).click();
  await expect(page).toHaveURL(/\/race\/\?lang=ko&theme=dark$/);
  const nav = page.getByRole('navigation', { name: '사이트' });
  await expect(nav.getByRole('link')).toHaveText([
    '강의',
    '조합표',
    '버그 박물관',
    '채점기',
    '플레이그라운드',
  ]);
  for (const link of await nav.getByRole('link').all()) {
    const { status } = await page.evaluate(
      async (href) => ({ status: (await fetch(href)).status }),
      await link.evaluate((each) => (each as HTMLAnchorElement).href),
    );
    expect(status).toBe(200);
  }
  await page.getByRole('link', { name: 'Collision Playground' }).click();
  await expect(page).toHaveURL(/\/ko\/$/);
});

test('without WebGL the boxes are decided all the same', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  page.on('console', () => undefined);
  await page.goto('./stress/?boxes=100&lang=en');
  await expect(verdict(page)).toHaveText(/of 4,950 pairs meet$/);
  await expect(page.getByText('this browser has no WebGL')).toBeVisible();
});

test.describe('without the core', () => {
  test.use({ expectedErrors: /core-[\w-]+\.wasm/ });
  test('it says so', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('./stress/?boxes=100&lang=en');
    await expect(page.getByRole('alert')).toContainText('The core can’t be loaded');
  });
});
