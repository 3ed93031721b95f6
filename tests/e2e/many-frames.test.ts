// More frames than a browser has graphics contexts: the oldest lose theirs, say so, and take one again when they are
// pointed at.
import { expect, test } from './support/test.ts';

const kFrames = 24;

test.use({
  viewport: { width: 1200, height: 900 },
  expectedErrors: /Too many active WebGL contexts/,
});

test('24 frames: pictures stand still with words, and come back when they are looked at', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('./pages/mounts.html');
  await page.evaluate((count) => {
    document.body.innerHTML = '';
    document.body.style.cssText =
      'display: grid; grid-template-columns: repeat(6, 190px); grid-auto-rows: 190px; overflow: auto';
    for (let i = 0; i < count; i++) {
      const frame = document.createElement('iframe');
      frame.src = `../embed/?preset=edge-edge&ui=none&n=${i}`;
      frame.style.cssText = 'width: 180px; height: 180px';
      document.body.append(frame);
    }
  }, kFrames);
  const frame = (i: number) => page.frameLocator('iframe').nth(i);
  for (let i = 0; i < kFrames; i++) {
    await expect(frame(i).locator('collision-playground canvas')).toBeVisible({ timeout: 60_000 });
  }
  const words = 'Paused by the browser. Point here to resume.';
  await expect(frame(0).getByText(words)).toBeVisible({ timeout: 30_000 });
  // What was drawn is still there.
  const shades = (i: number) =>
    frame(i)
      .locator('collision-playground canvas')
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const context = (canvas as HTMLCanvasElement).getContext('2d');
        const data = context?.getImageData(0, 0, width, height).data ?? [];
        return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size;
      });
  expect(await shades(0)).toBeGreaterThan(20);
  await page.locator('iframe').nth(0).hover();
  await expect(frame(0).getByText(words)).toHaveCount(0);
  // Another one stands still for it.
  const still = await Promise.all(
    Array.from({ length: kFrames }, (_, i) => frame(i).getByText(words).count()),
  );
  expect(still.filter((count) => count > 0).length).toBeGreaterThanOrEqual(8);
  await page.screenshot({ path: 'build/many-frames.png' });
});
