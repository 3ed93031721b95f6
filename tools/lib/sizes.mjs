import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from './files.mjs';
import { root } from './run.mjs';

const packedSize = (file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length;

/** What the page loads before anything is opened: its script, and what that imports. */
function firstLoad() {
  const page = readFileSync(join(root, 'dist/site/index.html'), 'utf8');
  return Array.from(page.matchAll(/assets\/[\w.-]+\.js/g), ([file]) => `dist/site/${file}`);
}

/** What a visitor downloads, in bytes after gzip, with the most it may be. */
const budgets = [
  {
    name: 'core (wasm and glue)',
    files: () => ['dist/lib/core/wasm/core.wasm', 'dist/lib/core/wasm/core.mjs'],
    limit: 100_000,
  },
  { name: 'float32 verdict (wasm)', files: () => ['web/core/wasm/single.wasm'], limit: 8_000 },
  { name: 'page (JavaScript, first load)', files: firstLoad, limit: 230_000 },
  {
    name: 'page (all JavaScript, with the sources that it shows)',
    files: () => filesBelow('dist/site', /\.js$/),
    limit: 420_000,
  },
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Says the sizes; throws where one is over its budget. */
export function checkSizes() {
  const sizes = budgets.map(({ name, files, limit }) => {
    const size = files().reduce((sum, file) => sum + packedSize(file), 0);
    return { over: size > limit, text: `${name} ${kilobytes(size)} of ${kilobytes(limit)} gzip` };
  });
  const report = sizes.map(({ text }) => text).join('; ');
  if (sizes.some(({ over }) => over)) throw new Error(`over budget: ${report}`);
  return report;
}
