// Draws the icons of the site from its SVG, in Chromium: for home screens and installed pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const kPaper = '#fbfaf7';

/** `part`: how much of the width the drawing takes. Launchers cut maskable icons, and Apple's have no transparency. */
const icons = [
  { file: 'icon-180.png', size: 180, part: 0.74, background: kPaper },
  { file: 'icon-192.png', size: 192, part: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.6, background: kPaper },
];

const folder = join(root, 'web/public');

/** Returns their size together, in bytes. */
export async function drawIcons(browser) {
  const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  let total = 0;
  for (const { file, size, part, background } of icons) {
    await page.setViewportSize({ width: size, height: size });
    const style = `margin: 0; display: grid; place-items: center; height: 100vh; background: ${background}`;
    await page.setContent(`<body style="${style}"><div style="width: ${part * 100}%">${svg}</div>`);
    const bytes = await page.screenshot({ omitBackground: true });
    writeFileSync(join(folder, file), bytes);
    total += bytes.length;
  }
  await page.close();
  return total;
}
