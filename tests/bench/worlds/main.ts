// Worlds of more and more boxes, all pairs decided: milliseconds per frame, the quickest of some rounds, with the
// boxes written into the world each time. The last column is nanoseconds for each of n log₂ n + pairs: it stays
// level where a broad phase is as good as that.
// With --write also docs/worlds.json and docs/worlds.svg, from the folder of the project.
//   worlds.mjs --wasm FILE [--rounds N] [--seed S] [--json] [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Core, loadCore, type World } from '../../../web/core/index.node.ts';
import {
  boxesOf,
  kBoxNumbers,
  kSceneNames,
  mostBoxesOf,
  type SceneName,
  titleOf,
} from './scenes.ts';
import { worldsPlot } from './worlds-plot.ts';
import type { WorldRow, WorldScene } from './worlds-result.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const kLeastMilliseconds = 200;

const kCounts = [100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000];

function writeBoxes(core: Core, world: World, boxes: Float64Array): void {
  const { slotStride } = core.catalog.layout;
  const { numbers } = world;
  for (let i = 0, from = 0, to = 0; i < world.count; i++, from += kBoxNumbers, to += slotStride) {
    for (let k = 0; k < kBoxNumbers; k++) numbers[to + k] = boxes[from + k] as number;
  }
}

/** Small worlds get more rounds: the engine compiles while the first ones run. */
const mayWarmUp = (begin: number): boolean => performance.now() - begin < kLeastMilliseconds;

function measured(core: Core, name: SceneName, count: number): WorldRow {
  const boxes = boxesOf(name, count, Number(values.seed));
  const world = core.createWorld({ shapes: count });
  const obb = core.catalog.kinds.findIndex((kind) => kind.name === 'obb');
  world.kinds.fill(obb, 0, count);
  world.count = count;
  let best: WorldRow | null = null;
  const begin = performance.now();
  for (let round = 0; round < Number(values.rounds) || mayWarmUp(begin); round++) {
    const start = performance.now();
    writeBoxes(core, world, boxes);
    const upload = performance.now() - start;
    const pairs = world.evaluate({ timings: true });
    const milliseconds = performance.now() - start;
    const { broadPhase = 0, narrowPhase = 0 } = world.timings ?? {};
    const each = (milliseconds * 1e6) / (count * Math.log2(count) + pairs);
    if (best && best.milliseconds <= milliseconds) continue;
    best = {
      boxes: count,
      pairs,
      upload,
      broadPhase,
      narrowPhase,
      milliseconds,
      nanosecondsEach: each,
    };
  }
  world.dispose();
  if (!best) throw new RangeError('--rounds: at least one');
  return best;
}

const fixed = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function table(rows: readonly WorldRow[]): string {
  const head = ['boxes', 'pairs', 'upload', 'broad', 'narrow', 'ms', 'ns each'];
  const lines = rows.map((row) => [
    String(row.boxes),
    String(row.pairs),
    fixed(row.upload),
    fixed(row.broadPhase),
    fixed(row.narrowPhase),
    fixed(row.milliseconds),
    fixed(row.nanosecondsEach),
  ]);
  return [head, ...lines]
    .map((cells) => cells.map((cell) => cell.padStart(10)).join(''))
    .join('\n');
}

const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const scenes: readonly WorldScene[] = kSceneNames.map((name) => ({
  name,
  title: titleOf(name),
  rows: kCounts
    .filter((count) => count <= mostBoxesOf(name))
    .map((count) => measured(core, name, count)),
}));
if (values.write) {
  writeFileSync('docs/worlds.json', `${JSON.stringify(scenes, null, 2)}\n`);
  writeFileSync('docs/worlds.svg', worldsPlot(scenes));
}
console.log(
  values.json
    ? JSON.stringify(scenes)
    : scenes.map(({ title, rows }) => `${title}\n${table(rows)}`).join('\n\n'),
);
