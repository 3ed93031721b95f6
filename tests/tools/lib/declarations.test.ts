// The package has the declarations that its entries need, and no other.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pruneDeclarations, typedEntries } from '../../../tools/lib/declarations.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declarations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const left = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

test('what an entry imports stays, however it is written; the rest and empty folders go', () => {
  write({
    'index.d.ts': "export * from './a/one.js';\nexport type T = import('./b/two.ts').Two;",
    'a/one.d.ts': "import type { Three } from '../three.mjs';\nimport x from './x.json';",
    'b/two.d.ts': 'export interface Two {}',
    'three.d.mts': "export type * from './index.d.ts';",
    'a/unused.d.ts': "export * from '../c/d/unused.js';",
    'c/d/unused.d.ts': '',
    'c/code.js': '',
    'e/f/unused.d.mts': '',
  });
  pruneDeclarations(folder, ['index.d.ts']);
  expect(left()).toEqual(
    ['a', 'a/one.d.ts', 'b', 'b/two.d.ts', 'c', 'c/code.js', 'index.d.ts', 'three.d.mts'].sort(),
  );
});

test('an import without types is told', () => {
  write({ 'index.d.ts': "export * from './gone.js';" });
  expect(() => pruneDeclarations(folder, ['index.d.ts'])).toThrow(
    'index.d.ts imports ./gone.js, which has no types',
  );
});

test('entries are those with types', () => {
  const exports = { '.': { types: './a.d.ts', default: './a.js' }, './x.json': './x.json' };
  expect(typedEntries({ exports })).toEqual(['./a.d.ts']);
});
