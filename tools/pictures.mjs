// npm run pictures: draws every preset into web/public/. Posters are shown by a figure until it is
// loaded: only the picture, in both themes. The picture.jpg of a page is its link preview, with the
// verdict in the page's language. And records the moving picture of the README into docs/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeNoOptions } from './lib/options.mjs';
import { buildCore, buildSite } from './lib/outputs.mjs';
import { findChromium } from './lib/programs.mjs';
import { recordDrag, size } from './lib/readme-picture.mjs';
import { root } from './lib/run.mjs';
import { serve } from './lib/server.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, Problem, step } from './lib/steps.mjs';

// Quality chosen to keep all of them below 4 MB.
const poster = { viewport: { width: 768, height: 430 }, deviceScaleFactor: 1, quality: 0.4 };
// Half the size at twice the resolution: its text must be legible when scaled down.
const shared = { viewport: { width: 600, height: 315 }, deviceScaleFactor: 2, quality: 26 };

const sharedPath = { en: 'p', ko: 'ko/p' };

function write(file, bytes) {
  const path = join(root, 'web/public', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.length;
}

/** A page with nothing but one figure. */
async function figureOn(browser, url, { viewport, deviceScaleFactor }, ui) {
  const options = { viewport, deviceScaleFactor, reducedMotion: 'reduce' };
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(url);
  const figure = page.locator('collision-playground');
  await figure.locator('.verdict').waitFor();
  await figure.evaluate((element, value) => element.setAttribute('ui', value), ui);
  return { page, figure };
}

const drawn = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Shows a preset and waits until its texts are loaded and it is drawn. */
async function show({ page, figure }, attributes) {
  await figure.evaluate((element, all) => {
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  }, attributes);
  await figure.locator(`.page[lang="${attributes.lang}"]`).waitFor();
  await drawn(page);
}

async function drawPosters(browser, url, keys) {
  const place = await figureOn(browser, url, poster, 'none');
  let size = 0;
  for (const preset of keys) {
    for (const theme of ['light', 'dark']) {
      await show(place, { preset, theme, lang: 'en' });
      const data = await place.figure
        .locator('canvas')
        .evaluate((canvas, quality) => canvas.toDataURL('image/webp', quality), poster.quality);
      const bytes = Buffer.from(data.split(',')[1], 'base64');
      size += write(`posters/${preset}.${theme}.webp`, bytes);
    }
  }
  return kilobytes(size);
}

async function drawShared(browser, url, keys) {
  const place = await figureOn(browser, url, shared, 'verdict');
  let size = 0;
  for (const [lang, folder] of Object.entries(sharedPath)) {
    for (const preset of keys) {
      await show(place, { preset, theme: 'light', lang });
      const bytes = await place.page.screenshot({ type: 'jpeg', quality: shared.quality });
      size += write(`${folder}/${preset}/picture.jpg`, bytes);
    }
  }
  return kilobytes(size);
}

async function drawReadme(browser, url) {
  const place = await figureOn(browser, url, { viewport: size, deviceScaleFactor: 1 }, 'full');
  await show(place, { preset: 'edge-edge', theme: 'light', lang: 'en' });
  const bytes = await recordDrag(place, () => drawn(place.page));
  writeFileSync(join(root, 'docs/playground.gif'), bytes);
  return kilobytes(bytes.length);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

await main(async () => {
  takeNoOptions();
  await setUpForBuilding();
  await buildCore();
  await buildSite();
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('Install Chromium, or name a browser in CHROMIUM_PATH.');
  const words = readFileSync(join(root, 'dist/site/posters/words.en.json'), 'utf8');
  const keys = Object.keys(JSON.parse(words));
  const server = await serve([join(root, 'dist/site')], 0);
  const url = `http://127.0.0.1:${server.address().port}/play/`;
  // imported after the set-up, which installs it
  const { chromium } = await import('@playwright/test');
  const asRoot = process.getuid?.() === 0;
  const args = ['--enable-unsafe-swiftshader', ...(asRoot ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await step('drawing the posters', () => drawPosters(browser, url, keys));
    await step('drawing the pictures for sharing', () => drawShared(browser, url, keys));
    await step('recording the page for the README', () => drawReadme(browser, url));
  } finally {
    await browser.close();
    server.close();
  }
});
