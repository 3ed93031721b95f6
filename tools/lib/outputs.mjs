// The build steps: the core, the site, the package.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pruneDeclarations, typedEntries } from './declarations.mjs';
import { ifUnchanged } from './keys.mjs';
import { buildWasm, buildWasmStrictly } from './native.mjs';
import { addedTo, bannerOf, bundledIn, kBundled, writeNotices } from './notices.mjs';
import { root, run, runPackage } from './run.mjs';
import { step } from './steps.mjs';

const kSources = [
  ...['web', 'cpp', 'tools/site', 'tools/vite', 'tools/notices'],
  ...['package.json', 'tsconfig.json'],
];

const vite = (mode, ...more) =>
  runPackage('vite/bin/vite.js', [
    ...['build', '--config', 'tools/vite/config.ts', '--mode', mode],
    ...more,
  ]);

const kCoreStep = 'building the core (C++ to WebAssembly)';
export const buildCore = () => step(kCoreStep, () => buildWasm());
export const buildCoreStrictly = () => step(kCoreStep, () => buildWasmStrictly());

const bundledInto = (output) => `build/bundled/${output}.json`;
const inlined = (entry) => `build/inline/${entry}/inline.js`;
const bundledInline = (entry) => `build/inline/${entry}/${kBundled}`;

/** An entry of the package, `core` or `element`, in one file. */
async function inline(entry) {
  await vite(entry);
  const file = join(root, inlined(entry));
  const banner = bannerOf([...bundledIn(bundledInline(entry)), ...addedTo(entry)]);
  writeFileSync(file, `${banner}${readFileSync(file, 'utf8')}`);
}

/** Writes what a folder has of others: an output, and entries in one file that are built apart. */
function writeNoticesOf(folder, output, ...entries) {
  const own = readdirSync(join(root, folder))
    .filter((name) => name.endsWith(kBundled))
    .map((name) => `${folder}/${name}`);
  const bundled = bundledIn(...own, ...entries.map(bundledInline));
  writeNotices(folder, [...bundled, ...[output, ...entries].flatMap(addedTo)]);
  for (const list of own) rmSync(join(root, list));
}

/** Used by site and package, which may be built side by side. */
let elementInlined;
const inlineElement = () => {
  elementInlined ??= ifUnchanged(
    'inline element',
    { files: kSources, makes: [inlined('element')] },
    () => inline('element'),
  );
  return elementInlined;
};

const copy = (from, to) => copyFileSync(join(root, from), join(root, to));

/** Includes the element in one file, for code pens and for subresource integrity. */
export const buildSite = () =>
  step('building the site', () => {
    const { SITE_URL = '', REPOSITORY_URL = '' } = process.env;
    const whole = 'dist/site/collision-playground.js';
    const inputs = {
      files: [...kSources, 'docs/peers.json', 'docs/peers.svg'],
      values: [SITE_URL, REPOSITORY_URL],
      makes: [whole, bundledInto('site')],
    };
    return ifUnchanged('site', inputs, async () => {
      await vite('site');
      await vite('pages');
      await inlineElement();
      copy(inlined('element'), whole);
      writeNoticesOf('dist/site', 'site', 'element');
    });
  });

export const kPlayground = 'build/playground';

/** The site without the pages beside the playground and without the element in one file, in a folder of its own. */
export const buildPlayground = () =>
  step('building the playground', () => {
    const inputs = { files: kSources, makes: [`${kPlayground}/play/index.html`] };
    return ifUnchanged('playground', inputs, () =>
      vite('site', '--outDir', join(root, kPlayground)),
    );
  });

export const makePackage = () => {
  const inputs = {
    files: [...kSources, 'tools/tsconfig'],
    makes: ['dist/lib/core/index.d.ts', bundledInto('package')],
  };
  return ifUnchanged('package', inputs, async () => {
    await vite('package');
    await inline('core');
    await inlineElement();
    for (const entry of ['core', 'element']) copy(inlined(entry), `dist/lib/${entry}/inline.js`);
    writeNoticesOf('dist/lib', 'package', 'core', 'element');
    await runPackage('typescript/bin/tsc', ['--project', 'tools/tsconfig/declarations.json']);
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    pruneDeclarations(
      join(root, 'dist/lib'),
      typedEntries(manifest).map((path) => relative('dist/lib', path)),
    );
  });
};
export const buildPackage = () => step('building the package', makePackage);

/** Pages used only by the browser tests. */
export const buildTestPages = () =>
  step('building the test pages', () => {
    const inputs = { files: [...kSources, 'tests/e2e/pages'], makes: ['build/e2e/pages'] };
    return ifUnchanged('test pages', inputs, () => vite('e2e'));
  });

/**
 * The API reference. TypeDoc is installed in a folder of its own, with a TypeScript that it
 * supports: the one that checks the sources is newer.
 */
export const buildDocs = () =>
  step('writing the pages of the API (TypeDoc)', () => {
    const inputs = {
      files: [...kSources, 'README.md', 'tools/docs', 'tools/tsconfig'],
      makes: ['dist/docs/index.html'],
    };
    return ifUnchanged('docs', inputs, async () => {
      await ifUnchanged(
        'packages of TypeDoc',
        {
          files: ['tools/docs/package-lock.json'],
          makes: ['tools/docs/node_modules/typedoc/bin/typedoc'],
        },
        () => run('npm', ['ci', '--prefix', 'tools/docs']),
      );
      await run(process.execPath, [
        'tools/docs/node_modules/typedoc/bin/typedoc',
        ...['--options', 'tools/docs/typedoc.json'],
      ]);
    });
  });
