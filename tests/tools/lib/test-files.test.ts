import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { neededBy, testFiles } from '../../../tools/lib/test-files.mjs';

const root = resolve(import.meta.dirname, '../../..');
// below the project, from whose root paths are given
mkdirSync(join(root, 'build'), { recursive: true });
const folder = relative(root, mkdtempSync(join(root, 'build/test-files-')));
afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

let written = 0;

/** What a module of this text needs beside itself, seen from its folder. */
function needed(source: string): string[] | undefined {
  written += 1;
  const file = `${folder}/${written}.ts`;
  writeFileSync(join(root, file), source);
  return neededBy([file])
    ?.filter((path) => path !== file)
    .map((path) => relative(folder, path));
}

describe('a test file needs', () => {
  test.each([
    ['what it imports', "import { a } from './a.js';", ['a.js']],
    ['what it imports over lines', "import {\n  a,\n  b,\n} from './a.js';", ['a.js']],
    ['what it imports for its effect', "import './a.css';", ['a.css']],
    ['what it imports later', "const a = await import('./a.js');", ['a.js']],
    ['what it exports', "export * from '../a.js';", ['../a.js']],
    ['what it imports as text', "import text from './a.glsl?raw';", ['a.glsl']],
    ['a folder of files', "import.meta.glob<string>('./c/{d,e}/*.h', {});", ['c']],
    ['a file by its address', "new URL('./a.wasm', import.meta.url);", ['a.wasm']],
    ['files of a folder', ['new URL(`./c/$', '{name}.json`, import.meta.url);'].join(''), ['c']],
    ['no package', "import { a } from 'three';", []],
  ])('%s', (_, source, expected) => {
    expect(needed(source)?.map((path) => path.replace(/\/$/, ''))).toEqual(expected);
  });

  test('and what these import', () => {
    writeFileSync(join(root, folder, 'one.ts'), "import './two.css';\nimport './one.ts';");
    writeFileSync(join(root, folder, 'two.css'), '@import "./three.css";');
    expect(needed("import './one.ts';")).toEqual(['one.ts', 'three.css', 'two.css']);
  });

  test.each([
    ['the folder it reads', "new URL('./c/', import.meta.url)", ['c']],
    ['nothing more where it only writes', 'mkdtempSync(tmpdir())', []],
    ['any file where it starts at its own place', 'join(import.meta.dirname, name)', undefined],
    ['any file where the address is computed', 'new URL(name, import.meta.url)', undefined],
    ['any file where it starts at the root', "readFileSync('cpp/a.cpp')", undefined],
  ])('%s, with node:fs', (_, code, expected) => {
    const paths = needed(`import { readFileSync } from 'node:fs';\n${code};`);
    expect(paths?.map((path) => path.replace(/\/$/, ''))).toEqual(expected);
  });
});

test('of this project', () => {
  const core = neededBy(['tests/core/batch.test.ts']);
  expect(core).toContain('web/core/wasm/core.wasm');
  expect(core).toContain('tests/corpus/');
  expect(core?.filter((path) => path.startsWith('web/panel/'))).toEqual([]);
  expect(neededBy(['tests/web/structure.test.ts'])).toBeUndefined();
  const all = testFiles();
  const anything = all.filter((file) => !neededBy([file]));
  expect(anything.length).toBeGreaterThan(20);
  expect(anything.length).toBeLessThan(all.length / 4);
  expect(all.filter((file) => /^tests\/package\//.test(file) && neededBy([file]))).toEqual([]);
});
