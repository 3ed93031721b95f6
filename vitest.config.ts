import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config';
import playwrightConfig from './playwright.config.ts';

const kAllocation = 'tests/*/**/allocation.test.ts';
const kInBrowser = 'tests/web/**/*.browser.test.ts';
const kCommandLine = 'tests/web/cli/**/*.test.ts';
const kFuzz = 'tests/web/**/fuzz.test.ts';
const kAddAShape = 'tests/tools/add-a-shape/**/*.test.ts';
/** Each page of the site by itself, and what the programs say that have made it. */
const kWholeSite = [
  'tests/tools/lib/notices.test.ts',
  'tests/tools/lib/sbom.test.ts',
  'tests/tools/site/static/pages.test.ts',
  'tests/tools/vite/development.test.ts',
];
/** What bundlers, Jest, schedulers and the compilers of others make of the package, and what is large. */
const kBundlers = [
  ...['browser', 'element', 'testing', 'many-machines'],
  ...['types', 'long-input', 'sbom'],
].map((name) => `tests/package/${name}.test.ts`);
/** Panels in rare circumstances, and those that journeys open, too. */
const kMorePanels = [
  ...[
    'embedded',
    'last-wins',
    'missing',
    'nodes',
    'notice',
    'progress',
    'responsive',
    'stored',
  ].map((name) => `layout/${name}`),
  ...['layout/tree-walk', 'contact/contact-panel', 'embed/embed-panel'],
  ...['quaternion/quaternion-panel', 'why/own-axis/own-axis', 'why/unfold', 'code/textbook'],
  '../textbook/glsl',
].map((name) => join('tests/web/panel', `${name}.browser.test.ts`));
/** Functions and pairs by the thousand, judged one after the other. */
const kJudging = [
  ...['judge', 'degenerate', 'nearest-cases', 'convex-tasks', 'own-code', 'causes'].map(
    (name) => `tests/web/pages/bench/${name}.test.ts`,
  ),
  ...['ties', 'testing/arbitraries'].map((name) => `tests/web/cli/${name}.test.ts`),
];

const kExcluded = [...configDefaults.exclude, kAllocation, kInBrowser];

/** By project the files that passed before with all that they need: see tools/lib/passed-files.mjs. */
const passed: Readonly<Record<string, readonly string[]>> = JSON.parse(
  process.env['VITEST_PASSED_FILES'] ?? '{}',
);

const project = (name: string, { exclude = kExcluded, ...options }: TestUserConfig = {}) => ({
  test: {
    name,
    environment: 'node' as const,
    // the rows of a table are counted by where it stands
    includeTaskLocation: true,
    include: [`tests/${name}/**/*.test.ts`],
    exclude: [...exclude, ...(passed[name] ?? [])],
    // left to itself, Vitest would let a processor idle
    maxWorkers: availableParallelism(),
    // what hangs, not what is slow on a machine that has other work as well
    testTimeout: 60_000,
    ...options,
  },
});

const kShrinking = 'tests/support/properties.ts';

/** Files of a worker share their modules and globals, which saves loading both for each. */
const shared = (name: string, options: TestUserConfig = {}) =>
  project(name, {
    isolate: false,
    setupFiles: [kShrinking, 'tests/support/leaves-nothing.ts'],
    ...options,
  });

/** Bytes are counted one file after the other, while nobody else keeps the engine from compiling. */
const counting = (name: string, folder: string, groupOrder: number) =>
  project(name, {
    include: [kAllocation.replace('*', folder)],
    exclude: configDefaults.exclude,
    maxWorkers: 1,
    sequence: { groupOrder },
  });

// The oldest three.js that package.json allows as a peer, in place of the one that the page uses.
const oldestThree = {
  resolve: { alias: { three: 'three-oldest' } },
  ...project('oldest three.js', {
    include: ['tests/web/adapters/**/*.test.ts'],
    // its own imports of three have to be seen to be replaced
    server: { deps: { inline: ['three-oldest'] } },
  }),
};

/** The tests of the core, with the one that `npm run verify -- --sanitized` builds. */
const sanitized = {
  plugins: [
    {
      name: 'sanitized-core',
      enforce: 'pre' as const,
      resolveId: (source: string, importer?: string) => {
        if (source.endsWith('/wasm/binary.mjs')) {
          return resolve('build/wasm-sanitize/core/binary.mjs');
        }
        return source.endsWith('/wasm/core.mjs') && importer?.endsWith('web/core/load.ts')
          ? resolve('tests/core/support/sanitized-core.ts')
          : null;
      },
    },
  ],
  ...project('sanitized', {
    include: ['tests/core/**/*.test.ts'],
    // the sanitizer has an allocator of its own
    exclude: [...kExcluded, 'tests/core/out-of-memory.test.ts'],
    testTimeout: 0,
  }),
};

/** npm itself, bundlers and a browser run in these. */
const packed = (name: string, options: TestUserConfig = {}) =>
  project(name, {
    globalSetup: 'tests/package/support/pack.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...options,
  });

// Panels as their users meet them, in the browser that Playwright's tests find.
const inBrowser = (name: string, include: readonly string[], exclude: readonly string[] = []) =>
  project(name, {
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/web/panel/support/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: playwrightConfig.projects?.[0]?.use?.launchOptions ?? {},
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1200, height: 800 },
      screenshotFailures: false,
    },
    sequence: { groupOrder: 3 },
  });

export default defineConfig({
  test: {
    projects: [
      // each file with a core of its own, whose memory nobody else has grown
      project('core', { setupFiles: [kShrinking] }),
      project('fingerprint'),
      // Half of the time would go into loading the same modules for each of many small files.
      shared('web', { exclude: [...kExcluded, kCommandLine, kFuzz, ...kJudging] }),
      project('fuzz', { include: [kFuzz] }),
      shared('cli', { include: [kCommandLine], exclude: [...kExcluded, kFuzz, ...kJudging] }),
      shared('judging', { include: kJudging }),
      inBrowser('browser', [kInBrowser], kMorePanels),
      inBrowser('more panels', kMorePanels),
      shared('tools', { exclude: [...kExcluded, kAddAShape, ...kWholeSite] }),
      shared('whole site', { include: kWholeSite }),
      project('add a shape', { include: [kAddAShape] }),
      oldestThree,
      ...(process.env['COLLISION_SANITIZED'] ? [sanitized] : []),
      // One browser for all files, one after the other.
      project('firefox', {
        isolate: false,
        fileParallelism: false,
        maxWorkers: 1,
        expect: { poll: { timeout: 10_000 } },
        hookTimeout: 60_000,
        sequence: { groupOrder: 4 },
      }),
      // a compiler, and Vitest again
      project('cards', { testTimeout: 120_000 }),
      project('textbook', { testTimeout: 120_000 }),
      packed('package', { exclude: [...kExcluded, ...kBundlers] }),
      packed('bundlers', { include: kBundlers }),
      counting('memory of the core', 'core', 1),
      counting('memory of the page', 'web', 2),
    ],
  },
});
