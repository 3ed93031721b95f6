// The stress page: boxes that move and are decided in each frame, any number of them, in both languages.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const verdict = (page: Page) => page.locator('.verdict').first();
const ray = (page: Page) => page.locator('.verdict.ray');
const kMiddle = [500, 500] as const;
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

test('the ray under the pointer hits the nearest box, in each frame and while it pauses', async ({
  page,
}) => {
  await page.goto('./stress/?boxes=2000&lang=en');
  await expect(ray(page)).toHaveText('Point at the picture to cast a ray');
  await expect(page.getByRole('row', { name: 'Ray at the pointer' })).toContainText('– ms');
  await page.mouse.move(...kMiddle);
  const hit = /^Ray hits box [\d,]+ in its face [xyz][+-], t\s=\s\d+\.\d{3}$/;
  await expect(ray(page)).toHaveText(hit);
  expect(await milliseconds(page, 'Ray at the pointer')).toBeGreaterThan(0);
  const first = await ray(page).innerText();
  await expect(ray(page)).not.toHaveText(first);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(ray(page)).toHaveText('Point at the picture to cast a ray');
  const plain = await page.locator('canvas').screenshot();
  await page.mouse.move(...kMiddle);
  await expect(ray(page)).toHaveText(hit);
  expect(await page.locator('canvas').screenshot()).not.toEqual(plain);
  const there = await ray(page).innerText();
  await page.mouse.move(900, 870);
  await expect(ray(page)).toHaveText('Ray hits nothing');
  await page.mouse.move(...kMiddle);
  await expect(ray(page)).toHaveText(there);
});

test('keys move the ray, and Escape removes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./stress/?boxes=2000&lang=en');
  await page.locator('canvas').focus();
  await page.keyboard.press('ArrowDown');
  await expect(ray(page)).toHaveText(/^Ray hits box/);
  await expect(page.locator('.aim')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ray(page)).toHaveText('Point at the picture to cast a ray');
  await expect(page.locator('.aim')).toBeHidden();
});

test('bullets are swept: what meets between two frames is found, and how much frames alone would miss', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./stress/?boxes=200&lang=en');
  await page.getByRole('radio', { name: 'Bullets' }).check();
  await expect(page).toHaveURL(/lang=en&bullets=5000$/);
  const swept =
    /^([\d,]+) of 12,497,500 pairs meet during the frame; looking at frames alone misses ([\d,]+)$/;
  await expect(verdict(page)).toHaveText(swept);
  const [, met = '', missed = ''] = swept.exec((await verdict(page).textContent()) ?? '') ?? [];
  const [all, between] = [met, missed].map((text) => Number(text.replace(',', '')));
  expect(between).toBeGreaterThan(10);
  expect(all).toBeGreaterThan(between ?? 0);
  await expect(page.getByRole('row', { name: /^Sweep/ })).toContainText('ms');
});

test('meshes are decided triangle by triangle, and the ray names the triangle; the address keeps the choice', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./stress/?boxes=200&lang=en');
  await expect(verdict(page)).toHaveText(/of 19,900 pairs meet$/);
  await page.getByRole('radio', { name: 'Meshes' }).check();
  await expect(verdict(page)).toHaveText(/^[1-9]\d* of 44,850 pairs meet$/);
  await expect(page).toHaveURL(/lang=en&meshes=300$/);
  let x = 400;
  const hit = /^Ray hits triangle \d{1,3} of mesh \d+, t\s=\s\d+\.\d{3}$/;
  await expect(async () => {
    x += 9; // between the tubes of a knot there is nothing
    await page.mouse.move(x, 480);
    await expect(ray(page)).toHaveText(hit, { timeout: 500 });
  }).toPass();
  const slider = page.getByRole('slider', { name: 'Meshes' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(verdict(page)).toHaveText(/of 45 pairs meet$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/meshes=11$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Meshes' })).toBeChecked();
  await expect(verdict(page)).toHaveText(/of 55 pairs meet$/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the ray stays where the finger was', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./stress/?boxes=2000&lang=en');
    await expect(verdict(page)).toBeVisible();
    await page.touchscreen.tap(195, 360);
    await expect(ray(page)).toHaveText(/^Ray hits box/);
    await page.waitForTimeout(300);
    await expect(ray(page)).toHaveText(/^Ray hits box/);
  });
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
      for (const [lang, name, crowd] of [
        ['en', 'Pause', 'boxes=100'],
        ['ko', '일시 정지', 'meshes=20'],
      ] as const) {
        await page.goto(`./stress/?${crowd}&lang=${lang}&theme=${theme}`);
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
