// The layers of web/view: the stage imports the layers, these the kinds' nodes, these the engine, and
// nothing the other way round, including type imports.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const view = fileURLToPath(new URL('../../../web/view', import.meta.url));

/** Each folder may import from itself and from those before it. */
const kFloors = ['engine', 'kinds', 'layers', '.'];

/** The files of the view that a source text imports, as paths inside the view. */
function importsOf(path: string, source: string): string[] {
  const { module } = parseSync(path, source);
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ];
  return requests
    .filter((request) => request.startsWith('.'))
    .map((request) => posix.join(posix.dirname(path), request))
    .filter((to) => !to.startsWith('..'));
}

const floorOf = (path: string) => kFloors.indexOf(posix.dirname(path));
const climbs = (from: string, to: string) => !(floorOf(from) >= floorOf(to) && floorOf(to) >= 0);

/** The first circle that is found from a file on, as the files on it. */
function circleFrom(path: string, graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (at: string, way: readonly string[]): string[] => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return [];
    done.add(at);
    for (const next of graph.get(at) ?? []) {
      const circle = visit(next, [...way, at]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  return visit(path, []);
}

const files = readdirSync(view, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));
const imports = new Map(
  files.map((path) => [path, importsOf(path, readFileSync(`${view}/${path}`, 'utf8'))]),
);
const isLayer = (path: string) => path.endsWith('-layer.ts');

test('the sources are found', () => {
  expect(files).toContain('stage.ts');
  expect(imports.get('stage.ts')).toContain('layers/layers.ts');
});

test('no import climbs from the engine to the kinds, or from these to the layers or the stage', () => {
  const climbing = files.flatMap((from) =>
    (imports.get(from) ?? []).filter((to) => climbs(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(climbing).toEqual([]);
});

test.each(files)('%s lies on no circle', (path) => {
  expect(circleFrom(path, imports)).toEqual([]);
});

/** Loaded with the first scene, or the first tab, that needs them. */
const kLater = [
  ...['layers/motion-layer.ts', 'layers/common-part-layer.ts'],
  ...['layers/difference-layer.ts', 'layers/gauss-layer.ts', 'layers/linked-layer.ts'],
  'layers/walked-polytope-layer.ts',
];
const kLists = ['layers/layers.ts', 'layers/lazy-layers.ts'];

test('a layer is known by name to its list alone', () => {
  const knowing = files.filter((path) => imports.get(path)?.some(isLayer));
  expect(knowing.sort()).toEqual(kLists);
  expect(kLists.flatMap((list) => imports.get(list)?.filter(isLayer)).sort()).toEqual(
    files.filter((path) => isLayer(path) && !kLater.includes(path)).sort(),
  );
});

test('no two files have one name', () => {
  const names = files.map((path) => posix.basename(path));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

describe('what is noticed', () => {
  test.each([
    ['engine/strokes.ts', "import { AxisLayer } from '../layers/axis-layer.ts';"],
    ['engine/strokes.ts', "import type { ShapeNode } from '../kinds/shape-node.ts';"],
    ['kinds/box-node.ts', "export { kLayers } from '../layers/layers.ts';"],
    ['layers/axis-layer.ts', "import type { Stage } from '../stage.ts';"],
    ['layers/axis-layer.ts', "const { Stage } = await import('../stage.ts');"],
    ['layers/axis-layer.ts', "import '../tools/odd.ts';"],
  ])('%s: %s', (path, source) => {
    expect(importsOf(path, source).map((to) => climbs(path, to))).toEqual([true]);
  });

  test('a circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circleFrom('a', graph)).toEqual(['b', 'c', 'b']);
  });
});
