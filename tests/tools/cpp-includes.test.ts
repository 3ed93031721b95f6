// The layers of cpp/: the folders are ordered, and every include goes downward. The
// public headers depend only on the standard library.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const cpp = new URL('../../cpp/', import.meta.url);

/** From the bottom to the top. `collision` is include/collision, the public headers. */
const kOrder = [
  'collision',
  'number',
  'linear',
  'shapes',
  'answer',
  'convex',
  'curve',
  'sat',
  'pairs',
  'batch',
  'wire',
  'mesh',
  'motion',
  'contact',
  'intersection',
  'difference',
  'textbook',
  'world',
  'exports.h',
  'exports.cpp',
  'bindings.cpp',
  'first',
  // a program of its own, which nothing includes
  'single',
];

const files = readdirSync(cpp, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(h|cpp)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

/** A file as an include names it. */
const named = (file: string) => file.replace(/^include\//, '');
const folderOf = (name: string) => name.split('/')[0] ?? '';

const includesOf = (file: string) =>
  Array.from(
    readFileSync(new URL(file, cpp), 'utf8').matchAll(/^#include (["<])(.+)[">]/gm),
    ([, quote, name]) => ({ quoted: quote === '"', name: String(name) }),
  );

const quoted = files.flatMap((file) =>
  includesOf(file)
    .filter((include) => include.quoted)
    .map(({ name }) => ({ from: named(file), to: name })),
);

describe('the files of cpp/', () => {
  test('include each other by their path from cpp/ or cpp/include/', () => {
    const there = new Set(files.map(named));
    expect(quoted.length).toBeGreaterThan(300);
    expect(quoted.filter(({ to }) => !there.has(to))).toEqual([]);
  });

  test('lie in folders that have a place in the order', () => {
    expect(files.filter((file) => !kOrder.includes(folderOf(named(file))))).toEqual([]);
  });

  test('include only what lies below them', () => {
    const height = (name: string) => kOrder.indexOf(folderOf(name));
    expect(quoted.filter(({ from, to }) => height(to) > height(from))).toEqual([]);
  });

  test('have names that no other file of the core has', () => {
    const names = files
      .filter((file) => !/^(single|pairs\/filter)\//.test(file))
      .map((file) => file.split('/').at(-1));
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });
});

test('a public header includes public headers and the standard library', () => {
  const headers = files.filter((file) => file.startsWith('include/'));
  expect(headers.length).toBeGreaterThan(8);
  for (const header of headers) {
    for (const { quoted: own, name } of includesOf(header)) {
      expect(name, header).toMatch(own ? /^collision\/\w+\.h$/ : /^[a-z_]+$/);
    }
  }
});
