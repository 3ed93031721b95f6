// What README and docs/ point to is there, and the glossary has a file for every term, once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const docs = readdirSync(new URL('docs/', root)).filter((name) => name.endsWith('.md'));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...docs.map((name) => `docs/${name}`),
];
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The targets of a page's links within the repository. */
const linksOf = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, target]) => String(target)).filter(
    (target) => !/^[a-z]+:/.test(target),
  );

/** The kinds of the enumeration that are given by numbers alone, without `none`. */
const kindNames = (header: string) => {
  const [, body = ''] = /enum class Kind [^{]*\{([^}]*)\}/.exec(header) ?? [];
  const [, count] = /kKindCount = (\d+);/.exec(header) ?? [];
  const names = Array.from(body.matchAll(/(\w+) = \d/g), ([, name]) => String(name));
  return names.slice(0, Number(count));
};

const withoutComments = (code: string) =>
  code.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');

test('the page of each folder of the core begins with a heading', () => {
  const folders = readdirSync(new URL('cpp/', root), { recursive: true, encoding: 'utf8' });
  const readmes = folders.filter((path) => path.endsWith('README.md'));
  expect(readmes.length).toBeGreaterThan(10);
  expect(readmes.filter((path) => !read(`cpp/${path}`).startsWith('# '))).toEqual([]);
});

test.each(pages)('%s points to files that there are', (page) => {
  const missing = linksOf(read(page)).filter(
    (link) => !existsSync(new URL(link, new URL(page, root))),
  );
  expect(missing).toEqual([]);
});

test('every promise of SECURITY.md names a test that there is', () => {
  const rows = read('SECURITY.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| input '));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toMatch(/\]\(tests\/[^)]+\)/);
});

describe('the glossary', () => {
  const cells = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  const rows = cells.filter(([term]) => term !== 'term');

  test('has a sentence and a file for every term, and each term once', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const [term, meaning, file, ...rest] of rows) {
      expect(rest, term).toEqual([]);
      expect(meaning, term).toMatch(/^[A-Z].*\.$/);
      expect(file, term).toMatch(/^\[(.+)\]\(\.\.\/\1\)$/);
    }
    const terms = rows.map(([term]) => term);
    expect(terms).toEqual([...new Set(terms)]);
  });
});

describe('how to add a shape', () => {
  const kinds = kindNames(read('cpp/include/collision/kind.h'));
  const files = ['cpp', 'web'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(h|cpp|ts|json)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const rows = Array.from(
    read('docs/add-a-shape.md').matchAll(/^\| \[(.+)\]\(\.\.\/\1\) \| [A-Z].*\. \|$/gm),
    ([, file]) => String(file),
  );

  /** Without comments, presets, whose scenes are no list of kinds, and textbook tests, which may lack some. */
  const namesAllKinds = (file: string) => {
    const code = withoutComments(read(file)).toLowerCase();
    return !/^web\/(presets|textbook)\//.test(file) && kinds.every((kind) => code.includes(kind));
  };

  test('has a row for every file that names all kinds', () => {
    expect(kinds).toHaveLength(10);
    const naming = files.filter(namesAllKinds);
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter((file) => !rows.includes(file))).toEqual([]);
  });

  // Those of web/ are held by the tests of add-a-shape/.
  test('has no other row of cpp/ but for the files of one kind and for what is listed by numbers', () => {
    const others = rows.filter((file) => file.startsWith('cpp/') && !namesAllKinds(file));
    expect(others).toEqual(['cpp/shapes/triangle.h', 'cpp/single/verdict.cpp']);
  });

  test('has each file once, in rows of a link and a sentence', () => {
    expect(rows).toEqual([...new Set(rows)]);
    const lines = read('docs/add-a-shape.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(lines).toHaveLength(rows.length);
  });
});

test('the map of the README names every folder of cpp, web and tests', () => {
  const [, map = ''] = /## The map\n\n```\n(.*?)```/s.exec(read('README.md')) ?? [];
  for (const part of ['cpp', 'web', 'tests']) {
    const [, own = ''] = new RegExp(`^${part}/\n((?:  .*\n)+)`, 'm').exec(map) ?? [];
    const named = Array.from(own.matchAll(/^ {2}([\w-]+)\//gm), ([, name]) => name);
    const folders = readdirSync(new URL(`${part}/`, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(named.sort()).toEqual(folders.sort());
  }
});
