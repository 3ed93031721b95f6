// What keeps the sources easy to find one's way in: no circles, no two files of a name, no long files.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, importsOf, sheets, sourceOf } from './support/sources.ts';

const kMaxLines = 300;

/** The local modules that a source needs before it runs, and those whose types it names. */
const neededBy = (path: string, source: string): string[] =>
  importsOf(path, source)
    .filter(({ local, lazy }) => local && !lazy)
    .map(({ to }) => to);

/** A way from a file back to itself; null: there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of graph.get(path) ?? []) {
      const circle = visit(next, [...way, path]);
      if (circle) return circle;
    }
    done.add(path);
    return null;
  };
  for (const path of graph.keys()) {
    const circle = visit(path, []);
    if (circle) return circle;
  }
  return null;
}

describe('the sources', () => {
  test('are found', () => expect(files.length).toBeGreaterThan(200));

  test('import one another in no circle, types included', () => {
    const graph = new Map(files.map((path) => [path, neededBy(path, sourceOf(path))]));
    expect(circleIn(graph)).toBeNull();
  });

  test('have names that no other file of their part has', () => {
    const names = [...files, ...sheets].map((path) => `${path.split('/')[0]}: ${basename(path)}`);
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    expect(twice.filter((name) => !name.endsWith(': index.ts'))).toEqual([]);
  });

  test('import no module of their part for its effects alone: a build leaves it out', () => {
    const bare = files.filter((path) => /^import '\.\/.+\.ts'/m.test(sourceOf(path)));
    expect(bare).toEqual([]);
  });

  test(`have at most ${kMaxLines} lines, but for scenes`, () => {
    const logic = files.filter((path) => !path.startsWith('presets/'));
    const long = logic.filter((path) => {
      return sourceOf(path).trimEnd().split('\n').length > kMaxLines;
    });
    expect(long).toEqual([]);
  });
});

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['e']],
    ['e', ['b']],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'd', 'e', 'b']);
  expect(neededBy('x/a.ts', "import type { B } from '../b.ts';\nexport * from './c.ts';")).toEqual([
    'b.ts',
    'x/c.ts',
  ]);
});
