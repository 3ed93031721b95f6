// npm run pictures: draws the still pictures of the site into web/public/. Posters are shown by a figure until it
// is loaded: only the picture, in both themes. The picture.jpg of a page is its link preview, with the verdict in the
// page's language. And records the moving picture of the README into docs/. `-- --only lessons`: those whose path
// has this text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawIcons } from './lib/icons.mjs';
import { readOptions } from './lib/options.mjs';
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
  // what draws vectors is loaded with the first of them
  const vector = JSON.stringify([{ from: [0, 0, 0], to: [1, 0, 0] }]);
  await figure.evaluate((element, value) => element.setAttribute('vectors', value), vector);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/lazy-layers')),
  );
  return { page, figure };
}

const drawn = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** All that a picture may set; what it does not set is empty. */
const kAttributes = ['preset', 'scene', 'axis', 'camera', 'vectors'];

/** Shows a scene and waits until it, and the texts of the language, are loaded and it is drawn. */
async function show({ page, figure }, { theme, lang, axis = '', ...attributes }) {
  const complete = { ...Object.fromEntries(kAttributes.map((name) => [name, ''])), ...attributes };
  // without a row the view leaves no room for an axis
  if (axis === 'none') complete.axis = axis;
  await figure.evaluate(
    (element, all) => {
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    },
    { ...complete, theme, lang },
  );
  await figure.locator(`.page[lang="${lang}"]`).waitFor();
  if (attributes.preset?.startsWith('model-')) {
    await page.waitForFunction(
      (selector) => document.querySelector(selector).scene?.assets,
      'collision-playground',
    );
  }
  if (attributes.scene) {
    const { items } = JSON.parse(attributes.scene).scene;
    await page.waitForFunction(
      ([selector, wanted]) => {
        const shown = document.querySelector(selector).scene?.scene.items ?? [];
        return JSON.stringify(shown.map(({ shape }) => shape)) === wanted;
      },
      ['collision-playground', JSON.stringify(items.map(({ shape }) => shape))],
    );
  }
  // a row of the scene that is open now
  await figure.evaluate((element, value) => element.setAttribute('axis', value), axis);
  await drawn(page);
}

async function drawPosters(browser, url, pictures) {
  const place = await figureOn(browser, url, poster, 'none');
  let size = 0;
  for (const { name, attributes } of pictures) {
    for (const theme of ['light', 'dark']) {
      await show(place, { ...attributes, theme, lang: 'en' });
      const data = await place.figure
        .locator('canvas')
        .evaluate((canvas, quality) => canvas.toDataURL('image/webp', quality), poster.quality);
      const bytes = Buffer.from(data.split(',')[1], 'base64');
      size += write(`posters/${name}.${theme}.webp`, bytes);
    }
  }
  return kilobytes(size);
}

/** The title of a page below the picture. */
const writeCaption = ({ page }, caption) =>
  page.evaluate((text) => {
    const line = document.querySelector('#caption') ?? document.createElement('p');
    line.id = 'caption';
    line.textContent = text;
    line.style.cssText = `position: fixed; left: 14px; bottom: 12px; margin: 0; padding: 7px 14px;
      font: 650 24px / 1.2 Inter, system-ui, "Noto Sans KR", sans-serif; color: #1b1f24;
      background: #fff; border: 1px solid #e3e1da; border-radius: 9px; word-break: keep-all`;
    line.hidden = text === null;
    document.body.append(line);
  }, caption);

async function drawShared(browser, url, pictures) {
  const place = await figureOn(browser, url, shared, 'verdict');
  let size = 0;
  for (const { file, lang, attributes, caption } of pictures) {
    await show(place, { ...attributes, theme: 'light', lang });
    await writeCaption(place, caption);
    const bytes = await place.page.screenshot({ type: 'jpeg', quality: shared.quality });
    size += write(file, bytes);
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
  const { values } = readOptions({ options: { only: { type: 'string' } } });
  const isWanted = (path) => path.includes(values.only ?? '');
  await setUpForBuilding();
  await buildCore();
  await buildSite();
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('Install Chromium, or name a browser in CHROMIUM_PATH.');
  // imported after the set-up, which installs it
  const { runnerImport } = await import('vite');
  const { withoutStyles } = await import('./lib/without-styles.mjs');
  const { module } = await runnerImport(join(root, 'tools/site/pictures.ts'), {
    plugins: [withoutStyles],
  });
  const posters = module.posterPictures.filter(({ name }) => isWanted(`posters/${name}`));
  const sharedPictures = module.sharedPictures.filter(({ file }) => isWanted(file));
  const server = await serve([join(root, 'dist/site')], 0);
  const url = `http://127.0.0.1:${server.address().port}/play/`;
  const { chromium } = await import('@playwright/test');
  const asRoot = process.getuid?.() === 0;
  const args = ['--enable-unsafe-swiftshader', ...(asRoot ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await step('drawing the posters', () => drawPosters(browser, url, posters));
    await step('drawing the pictures for sharing', () => drawShared(browser, url, sharedPictures));
    if (values.only === undefined) {
      await step('drawing the icons', async () => kilobytes(await drawIcons(browser)));
      await step('recording the page for the README', () => drawReadme(browser, url));
    }
  } finally {
    await browser.close();
    server.close();
  }
});
