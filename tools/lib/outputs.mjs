// The steps that make what is built: the core, the site, the package.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { noted, unlessFresh } from './files.mjs';
import { buildWasm } from './native.mjs';
import { root, run, runPackage } from './run.mjs';
import { step } from './steps.mjs';

const sources = [
  ...['web', 'cpp', 'tools/site', 'tools/vite'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];

const kVite = 'vite/bin/vite.js';
const vite = (config) => runPackage(kVite, ['build', '--config', config]);

export const buildCore = () => step('building the core (C++ to WebAssembly)', buildWasm);

/** An entry of the package, `core` or `element`, in one file. */
const inline = (ENTRY) =>
  runPackage(kVite, ['build', '--config', 'vite.inline.config.ts'], { env: { ENTRY } });
const inlined = (entry) => `build/inline/${entry}/inline.js`;

let elementInlined;
/** Site and package both have it: made once, for whichever asks first. */
const inlineElement = () => {
  elementInlined ??= unlessFresh(inlined('element'), [...sources, 'vite.inline.config.ts'], () =>
    inline('element'),
  );
  return elementInlined;
};

const copy = (from, to) => copyFileSync(join(root, from), join(root, to));

/** With the element in one file, for pens and for whoever wants to name its hash. */
export const buildSite = () =>
  step('building the site', () => {
    const address = noted('build/site-address.txt', process.env.SITE_URL ?? '');
    const whole = 'dist/site/collision-playground.js';
    return unlessFresh(
      whole,
      [...sources, 'vite.config.ts', 'vite.inline.config.ts', address],
      async () => {
        await vite('vite.config.ts');
        await inlineElement();
        copy(inlined('element'), whole);
      },
    );
  });

export const makePackage = () =>
  unlessFresh(
    'dist/lib/core/index.d.ts',
    [...sources, 'vite.lib.config.ts', 'vite.inline.config.ts', 'tsconfig.lib.json'],
    async () => {
      await vite('vite.lib.config.ts');
      await inline('core');
      await inlineElement();
      for (const entry of ['core', 'element']) copy(inlined(entry), `dist/lib/${entry}/inline.js`);
      await runPackage('typescript/bin/tsc', ['--project', 'tsconfig.lib.json']);
    },
  );
export const buildPackage = () => step('building the package', makePackage);

/** Pages that only the browser tests open. */
export const buildTestPages = () =>
  step('building the test pages', () =>
    unlessFresh('build/e2e/pages', [...sources, 'tests/e2e/pages', 'vite.e2e.config.ts'], () =>
      vite('vite.e2e.config.ts'),
    ),
  );

/**
 * The pages of the API. TypeDoc has a folder of its own to be installed in, with the TypeScript that it
 * can read: the one that checks the sources is newer.
 */
export const buildDocs = () =>
  step('writing the pages of the API (TypeDoc)', () =>
    unlessFresh(
      'dist/docs/index.html',
      [...sources, 'README.md', 'tools/docs/typedoc.json'],
      async () => {
        await unlessFresh(
          'tools/docs/node_modules/.package-lock.json',
          ['tools/docs/package-lock.json'],
          () => run('npm', ['ci', '--prefix', 'tools/docs']),
        );
        await run(process.execPath, [
          'tools/docs/node_modules/typedoc/bin/typedoc',
          ...['--options', 'tools/docs/typedoc.json'],
        ]);
      },
    ),
  );
