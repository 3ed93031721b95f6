// The site's preset pages: each has its picture and opens its preset.
import type { APIRequestContext } from '@playwright/test';
import { presets } from '../../web/presets/index.ts';
import { expect, test } from './support/test.ts';

const addressesIn = (html: string) =>
  [...html.matchAll(/<(?:link|script|meta)[^>]* (?:href|src|content)="(\.[^"]+)"/g)].map(
    ([, address = '']) => address,
  );

/** What a page says that there is and what is not. */
async function missingFrom(request: APIRequestContext, url: string, known: Map<string, boolean>) {
  const answer = await request.get(url);
  if (!answer.ok()) return [url];
  const addresses = addressesIn(await answer.text()).map((to) => new URL(to, answer.url()).href);
  expect(addresses.length, url).toBeGreaterThan(5);
  for (const address of addresses) {
    if (!known.has(address)) known.set(address, (await request.head(address)).ok());
  }
  return addresses.filter((address) => !known.get(address));
}

test('each preset has a page in each language, with all that it names', async ({ request }) => {
  const known = new Map<string, boolean>();
  for (const path of ['./play/', ...presets.map(({ key }) => `./p/${key}/`)]) {
    expect(await missingFrom(request, path, known), path).toEqual([]);
    const inKorean = path.replace('./', './ko/');
    expect(await missingFrom(request, inKorean, known), inKorean).toEqual([]);
  }
});

test('a page opens its preset in its language', async ({ page, playground }) => {
  await page.goto('./p/edge-edge/');
  await expect(page).toHaveTitle(
    'Box × box: only an edge pair sees the gap · Collision Playground',
  );
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
  await page.goto('./ko/p/sphere-plane/');
  await expect(page).toHaveTitle('구 × 평면: 정확히 맞닿음 · Collision Playground');
  await expect(playground.word).toHaveText('맞닿음');
  await page.goto('./ko/play/');
  await expect(playground.detail).toHaveText('거리 0.454 m, 첫 분리축 A.y×B.x');
});

test('a page begins with the poster and the verdict in words', async ({ page, playground }) => {
  // without the figure
  await page.route('**/figure-*.js', () => undefined);
  await page.goto('./ko/p/sphere-plane/', { waitUntil: 'commit' });
  await expect(playground.element.getByAltText('구 × 평면: 정확히 맞닿음')).toBeVisible();
  await expect(playground.element.getByText('맞닿음: A 도형이 평면 앞면에 닿음')).toBeVisible();
});

test('what is tried out on a preset’s page stays there', async ({ page, playground }) => {
  await page.goto('./p/sphere-plane/');
  await playground.element.getByRole('button', { name: 'Add a sphere' }).click();
  await expect(playground.element.locator('.verdict b')).toBeVisible();
  await page.goto('./play/');
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
});

test('the server leads into a folder, and lets any page read it', async ({ request }) => {
  const answer = await request.get('./p/edge-edge?theme=dark', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  const to = new URL(answer.headers()['location'] ?? '', answer.url());
  expect(to.pathname + to.search).toBe('/p/edge-edge/?theme=dark');
  const picture = await request.get('./p/edge-edge/picture.jpg');
  expect(picture.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': 'image/jpeg',
  });
});

test.describe('a poster', () => {
  test.use({ viewport: { width: 768, height: 430 }, contextOptions: { reducedMotion: 'reduce' } });

  test('is what the figure shows', async ({ playground }) => {
    const difference = (poster: string) =>
      playground.canvas.evaluate(async (canvas, url) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        const { width, height } = picture;
        const pixelsOf = (source: CanvasImageSource) => {
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(source, 0, 0, width, height);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        };
        const [there, here] = [pixelsOf(picture), pixelsOf(canvas as HTMLCanvasElement)];
        const sum = here.reduce((total, value, i) => total + Math.abs(value - (there[i] ?? 0)), 0);
        return sum / here.length;
      }, poster);
    await playground.open({ ui: 'none' });
    for (const preset of ['edge-edge', 'ray-sphere', 'plane-plane']) {
      for (const theme of ['light', 'dark']) {
        await playground.set({ preset, theme });
        const own = await difference(`../posters/${preset}.${theme}.webp`);
        const other = await difference(`../posters/sphere-aabb.${theme}.webp`);
        expect(own, `${preset}, ${theme}`).toBeLessThan(other / 3);
      }
    }
  });
});
