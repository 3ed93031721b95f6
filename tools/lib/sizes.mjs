// Size budgets of the page and the package.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesBelow } from './files.mjs';
import { unlessUnchanged } from './keys.mjs';
import { report } from './object-sizes.mjs';
import { reachable } from './reachable.mjs';
import { root } from './run.mjs';
import { step } from './steps.mjs';

const packers = {
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  brotli: (bytes) => brotliCompressSync(bytes),
};

/** The playground's initial load: its script and the imports of that. */
function firstLoad() {
  const page = readFileSync(join(root, 'dist/site/play/index.html'), 'utf8');
  return Array.from(page.matchAll(/(?:assets\/)?[\w.-]+\.js/g), ([file]) => `dist/site/${file}`);
}

/** A module of the package and all that it imports, except three.js. */
function moduleAndImports(entry) {
  return reachable([entry], (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Array.from(text.matchAll(/from "(\.[^"]+)"/g), ([, path]) => join(dirname(file), path));
  });
}

/** The pages of the stress test, the race and skin weights, and scripts of static ones. */
const kBeside = 'dist/site/assets/pages';

/**
 * Download sizes in bytes after gzip or brotli, with their maximum, and the import that docs/api.md names them at. The
 * hashes in the names of modules move brotli sizes by some hundreds of bytes, which the maxima allow for.
 */
const budgets = [
  {
    part: 'package',
    name: 'core (wasm and glue)',
    files: () => ['dist/lib/core/wasm/core.wasm', 'dist/lib/core/wasm/core.mjs'],
    limits: { gzip: 596_400, brotli: 459_800 },
  },
  {
    part: 'package',
    name: 'first module (wasm)',
    files: () => ['dist/lib/core/wasm/first.wasm'],
    limits: { gzip: 110_000, brotli: 93_700 },
  },
  {
    part: 'package',
    name: 'package/first',
    imported: 'collision-playground/first',
    files: () => [...moduleAndImports('dist/lib/core/first.js'), 'dist/lib/core/wasm/first.wasm'],
    limits: { gzip: 130_000, brotli: 111_000 },
  },
  {
    part: 'package',
    name: 'package',
    imported: 'collision-playground',
    files: () => [...moduleAndImports('dist/lib/core/index.js'), 'dist/lib/core/wasm/core.wasm'],
    limits: { gzip: 639_900, brotli: 497_600 },
  },
  {
    part: 'package',
    name: 'package/inline',
    imported: 'collision-playground/inline',
    files: () => ['dist/lib/core/inline.js'],
    limits: { gzip: 628_000, brotli: 620_400 },
  },
  {
    part: 'package',
    name: 'package/three',
    imported: 'collision-playground/three',
    files: () => [...moduleAndImports('dist/lib/adapters/index.js')],
    limits: { gzip: 12_400, brotli: 11_000 },
  },
  {
    part: 'package',
    name: 'package/element (loader)',
    imported: 'collision-playground/element',
    files: () => [...moduleAndImports('dist/lib/element/index.js')],
    limits: { gzip: 10_000, brotli: 9_000 },
  },
  {
    part: 'package',
    name: 'package/element/inline',
    imported: 'collision-playground/element/inline',
    files: () => ['dist/lib/element/inline.js'],
    limits: { gzip: 1_234_900, brotli: 1_079_600 },
  },
  {
    part: 'package',
    name: 'float32 verdict (wasm)',
    files: () => ['web/core/wasm/single.wasm'],
    limits: { gzip: 8_000 },
  },
  {
    part: 'page',
    name: 'element (loader)',
    files: () => filesBelow('dist/site', /^(element|loader-[\w-]+)\.js$/),
    limits: { gzip: 10_000, brotli: 9_000 },
  },
  {
    part: 'page',
    name: 'element (loader and figure: the first load of the page)',
    files: firstLoad,
    limits: { gzip: 231_200, brotli: 193_800 },
  },
  {
    part: 'page',
    name: 'a figure in an article (loader, figure, three.js and the first module)',
    files: () => [...firstLoad(), 'web/core/wasm/first.wasm'],
    limits: { gzip: 340_000, brotli: 286_500 },
  },
  {
    part: 'page',
    name: 'page (all JavaScript, with the sources that it shows)',
    files: () =>
      filesBelow('dist/site', /^(?!collision-playground|sw\.js).*\.js$/).filter(
        (file) => !file.startsWith(kBeside),
      ),
    limits: { gzip: 684_500 },
  },
  {
    part: 'page',
    name: 'the pages beside it (all JavaScript, with the editor, the generator of cases, the libraries that are raced and the reader of glTF)',
    files: () => filesBelow(kBeside, /\.js$/),
    limits: { gzip: 875_000 },
  },
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const kDocumented = 'docs/api.md';
/** What is documented may differ by one part in a hundred. */
const kDocumentedWithin = 0.01;

/** The sizes after gzip and brotli that the documentation states for an import, in bytes. */
function documentedSizes(imported) {
  const row = readFileSync(join(root, kDocumented), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${imported}\` |`));
  const [gzip, brotli] = Array.from(
    (row ?? '').matchAll(/ ([\d.]+) kB \|/g),
    ([, kB]) => Number(kB) * 1000,
  );
  return { gzip, brotli };
}

function measure({ name, imported, files, limits }) {
  const contents = files().map((file) => readFileSync(join(root, file)));
  const documented = imported === undefined ? {} : documentedSizes(imported);
  const sizes = Object.entries(limits).map(([packer, limit]) => {
    const size = contents.reduce((sum, bytes) => sum + packers[packer](bytes).length, 0);
    const near =
      imported === undefined || Math.abs(documented[packer] - size) <= kDocumentedWithin * size;
    const text = `${kilobytes(size)} of ${kilobytes(limit)} ${packer}`;
    return {
      over: size > limit,
      text: near ? text : `${text} (not what ${kDocumented} says)`,
      near,
    };
  });
  const text = `${name} ${sizes.map((size) => size.text).join(', ')}`;
  return { over: sizes.some(({ over }) => over), near: sizes.every(({ near }) => near), text };
}

function sizesOf(part) {
  const sizes = budgets.filter((budget) => budget.part === part).map(measure);
  const report = sizes.map(({ text }) => text).join('; ');
  const textsOf = (some) => some.map(({ text }) => text).join('; ');
  const over = sizes.filter((size) => size.over);
  if (over.length > 0) throw new Error(`over a budget of tools/lib/sizes.mjs: ${textsOf(over)}`);
  const unlike = sizes.filter((size) => !size.near);
  if (unlike.length > 0) throw new Error(`not as documented: ${textsOf(unlike)}`);
  return report;
}

/** Measures the `page` or the `package`, which has been built; fails where a part is over its budget, or not as documented. */
export const checkSizes = (part) =>
  step(`sizes of the ${part}`, async () => {
    const built = part === 'page' ? ['dist/site'] : ['dist/lib', kDocumented];
    const files = [...built, 'web/core/wasm'];
    const { unchanged, result } = await unlessUnchanged(`sizes of the ${part}`, { files }, () =>
      sizesOf(part),
    );
    const weight = part === 'package' ? `; ${report()}` : '';
    return `${unchanged ? `unchanged: ${result}` : result}${weight}`;
  });
