import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessChromium } from './tools/lib/programs.mjs';

const port = Number(process.env['PORT'] ?? 4173);
const address = `http://127.0.0.1:${port}/`;
const asRoot = process.getuid?.() === 0;

/** The system's browser, drawing without a graphics card. */
const launched = (path: string | undefined, ...more: readonly string[]) => ({
  ...(path !== undefined && { executablePath: path }),
  args: [
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    ...(asRoot ? ['--no-sandbox'] : []),
    ...more,
  ],
});

const headless = (...more: readonly string[]) => launched(findHeadlessChromium(), ...more);

const files = (...names: readonly string[]) => names.map((name) => `${name}.test.ts`);

/** The pages beside the playground, and figures where something is missing. */
const kPages = files(
  ...['accessibility', 'grid-page', 'hosting', 'lost-context', 'poster'],
  ...['preset-pages', 'without-core', 'without-webgl'],
);

/** All sizes and themes, and what takes long; so do the tests with the tags @all and, with few pixels, @more. */
const kSizes = files(
  ...['card', 'drag-cost', 'grid', 'layout', 'many-frames', 'memory', 'mounts'],
  ...['offline', 'race', 'skin', 'static-pages', 'stress'],
);

const kElsewhere = [...kPages, ...kSizes];

// Drawing without a graphics card is paid for by the pixel, and most tests do not look: a quarter of the pixels,
// in a window of the same size, without smooth edges.
const fewPixels = {
  deviceScaleFactor: 0.5,
  launchOptions: headless('--webgl-antialiasing-mode=none'),
};

export default defineConfig({
  testDir: 'tests',
  outputDir: 'build/playwright',
  // each platform has letters of its own, and so pictures of its own
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}-{platform}{ext}',
  // Letters are drawn a little otherwise from one machine to the next; a shape, a bar or a panel that
  // is elsewhere changes more than this.
  expect: {
    timeout: 15_000, // two browsers without a graphics card on two busy cores
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
  // Drawing without a graphics card keeps a core busy: more of them would only wait.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    locale: 'en-US',
  },
  projects: [
    {
      name: 'page',
      testDir: 'tests/e2e',
      testIgnore: kElsewhere,
      grepInvert: /@fine|@all|@more/,
      use: fewPixels,
    },
    {
      name: 'fine',
      testDir: 'tests/e2e',
      testIgnore: kElsewhere,
      grep: /@fine/,
      grepInvert: /@all/,
      use: { launchOptions: headless() },
    },
    // the browser as people have it, with windows
    {
      name: 'windows',
      testDir: 'tests/e2e',
      grep: /@smoke/,
      use: { launchOptions: launched(findChromium()) },
    },
    {
      name: 'pages',
      timeout: 120_000,
      testDir: 'tests/e2e',
      testMatch: kPages,
      use: { launchOptions: headless('--webgl-antialiasing-mode=none') },
    },
    {
      name: 'sizes',
      timeout: 180_000, // all pages, a hundred figures
      testDir: 'tests/e2e',
      testMatch: kSizes,
      use: { launchOptions: headless('--webgl-antialiasing-mode=none') },
    },
    {
      name: 'more',
      testDir: 'tests/e2e',
      testIgnore: kElsewhere,
      grep: /@more/,
      use: fewPixels,
    },
    {
      name: 'all',
      testDir: 'tests/e2e',
      testIgnore: kElsewhere,
      grep: /@all/,
      use: { launchOptions: headless() },
    },
    // Playwright's own build, where it is installed
    { name: 'webkit', testDir: 'tests/e2e', grep: /@smoke/, use: { browserName: 'webkit' } },
    // minutes of use: npm run soak
    {
      name: 'soak',
      testDir: 'tests/soak',
      use: { launchOptions: headless('--webgl-antialiasing-mode=none') },
    },
  ],
  webServer: {
    command: `node tools/serve.mjs ${process.env['SITE'] ?? 'dist/site'} build/e2e`,
    env: { PORT: String(port) },
    url: `${address}play/`,
    reuseExistingServer: false,
  },
});
