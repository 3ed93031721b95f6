// The tarball of `npm pack`, installed offline into an empty folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { consumer, ours, root } from './support/consumer.ts';

const { folder, installed, node } = consumer();

test('the tarball brings the library, its license and its manual, and nothing else', () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(readdirSync(join(installed, 'dist'))).toEqual(['lib']);
  expect(readdirSync(join(installed, 'dist/lib')).sort()).toEqual([
    'adapters',
    'app',
    'cli',
    'codes.d.ts',
    'core',
    'custom-elements.json',
    'element',
    'element.d.ts',
    'scene',
    'scene.schema.json',
    'shared',
    'strings',
    'third-party-notices.txt',
  ]);
  expect(readdirSync(join(installed, 'dist/lib/core/wasm')).sort()).toEqual([
    'binary.mjs',
    'core.d.mts',
    'core.mjs',
    'core.wasm',
    'first.mjs',
    'first.wasm',
    'single.wasm',
  ]);
});

test('a figure that is yet to come can show its poster, and say its verdict', () => {
  const posters = join(installed, 'dist/lib/element/posters');
  expect(readdirSync(posters).sort()).toEqual(
    [...readdirSync(join(root, 'web/public/posters')), 'words.en.json', 'words.ko.json'].sort(),
  );
  const words = JSON.parse(readFileSync(join(posters, 'words.ko.json'), 'utf8'));
  expect(words['edge-edge'].verdict).toContain('떨어져 있음');
});

test('the manual has no traces of an unfinished merge', () => {
  const manual = readFileSync(join(installed, 'README.md'), 'utf8');
  expect(manual).not.toMatch(/^(<{7}|={7}|>{7})/m);
});

test('what it has of others is named, with the licenses', () => {
  const notices = readFileSync(join(installed, 'dist/lib/third-party-notices.txt'), 'utf8');
  const titles = Array.from(notices.matchAll(/^=+\n(.+)\n=+\n\n\S/gm), ([, title]) =>
    String(title),
  );
  expect(titles.length).toBeGreaterThan(10);
  expect(titles).toEqual(expect.arrayContaining(['musl (MIT)', 'Emscripten (MIT OR NCSA)']));
  const [three] = titles.filter((title) => title.startsWith('three '));
  expect(notices).toMatch(/Copyright © \d{4}-\d{4} three\.js authors/);
  // these may be copied without the file beside them
  for (const entry of ['core', 'element']) {
    const [banner] = readFileSync(join(installed, `dist/lib/${entry}/inline.js`), 'utf8').split(
      '\n',
    );
    expect(banner).toMatch(/^\/\*! .*musl \(MIT\).*third-party-notices\.txt.*\*\/$/);
    if (entry === 'element') expect(banner).toContain(three);
  }
});

test('nothing is installed besides it', () => {
  const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['collision-playground']);
});

test('it knows of no machine that it was made on', () => {
  const names = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  const code = names.filter((name) => /\.(js|mjs|mts|ts)$/.test(name));
  expect(code.length).toBeGreaterThan(50);
  for (const name of code) {
    const text = readFileSync(join(installed, 'dist', name), 'utf8');
    expect(text.includes(`${root}/`), name).toBe(false);
  }
});

test('every way in that it declares is there', () => {
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  const { bin, customElements, exports } = JSON.parse(manifest);
  const targets = Object.values<string | Record<string, string>>(exports).flatMap((each) =>
    typeof each === 'string' ? [each] : Object.values(each),
  );
  expect(targets).toContain('./dist/lib/scene.schema.json');
  for (const path of [bin, customElements, ...targets]) {
    expect(existsSync(join(installed, path)), path).toBe(true);
  }
});

test('the modules that are described are there', () => {
  const { customElements } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { modules } = JSON.parse(readFileSync(join(installed, customElements), 'utf8'));
  expect(modules).toHaveLength(2);
  for (const { path } of modules) expect(existsSync(join(installed, path)), path).toBe(true);
});

// it exits with an error where it finds something
test('publint has nothing to say', () => {
  const output = node(ours('publint/src/cli.js'), 'run', '--strict', inject('tarball'));
  expect(output).toContain('All good!');
});
