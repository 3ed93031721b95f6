// Compares this package with other libraries: how fast they are, and how often wrong. Every library has
// a process of its own for each test, and they take turns.
//   main.mjs --folder DIR --wasm FILE [--native DIR] --seed N --shapes N [--rounds N] [--json] [--write] [pair…]
// DIR has the bundled adapters, the libraries, and a file of shapes for each pair; that of
// --native has programs in C++.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Core, loadCore } from '../../../web/core/index.node.ts';
import { writeDoubles } from '../package/doubles.ts';
import { comparePairs, compareWorlds, type Entrant, entrant, programOf } from './contest.ts';
import { corpusOf } from './corpus.ts';
import { kLibraries, kPairNames, kWorlds, type Library, type PairName } from './libraries.ts';
import { makeBoxes } from './motion.ts';
import { plot } from './plot.ts';
import type { LibraryResult, PairResult, Result, WorldResult } from './result.ts';
import { page, tables } from './table.ts';

const { values, positionals } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    wasm: { type: 'string', default: '' },
    native: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    shapes: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { folder } = values;
const rounds = Number(values.rounds);
const pairs = kPairNames.filter((name) => positionals.length === 0 || positionals.includes(name));

const readVersion = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

/** Without the package's own revision behind the last hyphen. */
const debianVersion = (name: string) =>
  execFileSync('dpkg-query', ['--show', name], { encoding: 'utf8' })
    .trim()
    .replace(/^.*\t|-[^-]*$/g, '');

function versionOf({ packages, native }: Library): string {
  if (packages.length === 0) return readVersion('package.json');
  if (native) return packages.map(debianVersion).join(', ');
  return packages
    .map((name) => readVersion(join(folder, 'node_modules', name, 'package.json')))
    .join(', ');
}

async function comparedPairs(core: Core, entrants: readonly Entrant[]) {
  const catalog = join(folder, 'catalog.json');
  writeFileSync(catalog, JSON.stringify(core.catalog));
  const stride = core.catalog.layout.slotStride;
  const results = new Map<PairName, ReadonlyMap<string, PairResult>>();
  for (const pair of pairs) {
    const corpus = join(folder, `${pair}.corpus.f64`);
    const { numbers, truth } = corpusOf(core, 'tests/corpus', pair);
    writeDoubles(corpus, numbers);
    const shapes = join(folder, `${pair}.f64`);
    results.set(
      pair,
      await comparePairs(pair, entrants, { shapes, corpus, catalog, stride, truth }, rounds),
    );
  }
  return results;
}

async function comparedWorlds(entrants: readonly Entrant[], worlds: typeof kWorlds) {
  const results = new Map<number, ReadonlyMap<string, WorldResult>>();
  for (const world of worlds) {
    const { boxes } = world;
    const file = join(folder, `${boxes}.world.f64`);
    writeDoubles(file, makeBoxes(boxes, Number(values.seed)));
    results.set(boxes, await compareWorlds(file, world, entrants, rounds));
  }
  return results;
}

/** What one library has got, by the names or numbers of tests. */
function ownOf<T>(
  results: ReadonlyMap<string | number, ReadonlyMap<string, T>>,
  id: string,
): Record<string, T> {
  const own = [...results].flatMap(([name, all]) => {
    const one = all.get(id);
    return one ? [[name, one]] : [];
  });
  return Object.fromEntries(own);
}

const core = await loadCore({ wasmBinary: new Uint8Array(readFileSync(values.wasm)) });
const entrants: Entrant[] = [];
const chosen = kLibraries.filter(({ native }) => !native || values.native !== '');
for (const { id, native } of chosen) {
  const program = native
    ? [join(values.native, `peer_${id}`)]
    : [process.execPath, programOf(folder, id)];
  entrants.push(await entrant(id, ...(program as [string, ...string[]])));
}
const byPair = await comparedPairs(core, entrants);
// the worlds are measured along with all pairs
const worlds = positionals.length === 0 ? kWorlds : [];
const byWorld = await comparedWorlds(entrants, worlds);
const libraries = chosen.map(
  (library): LibraryResult => ({
    id: library.id,
    title: library.title,
    version: versionOf(library),
    precision: library.precision,
    pairs: ownOf(byPair, library.id),
    worlds: ownOf(byWorld, library.id),
  }),
);
const result: Result = {
  date: new Date().toISOString().slice(0, 10),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  node: process.versions.node,
  seed: Number(values.seed),
  shapes: Number(values.shapes),
  rounds,
  libraries,
};
const json = `${JSON.stringify(result, null, 2)}\n`;
if (values.write) {
  writeFileSync('docs/peers.json', json);
  writeFileSync('docs/peers.md', page(result));
  writeFileSync('docs/peers.svg', plot(result));
}
console.log(values.json ? json : tables(result));
