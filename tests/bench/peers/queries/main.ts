// Questions to a world of boxes beside other libraries': microseconds each, the quickest of some rounds, by turns.
//   queries.mjs --wasm FILE [--boxes N] [--scenes NAMES] [--rounds N] [--seed S] [--json]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCore } from '../../../../web/core/index.node.ts';
import { boxesOf, kBoxNumbers } from '../../worlds/scenes.ts';
import { ourPasses } from './ours.ts';
import {
  kQuestionNames,
  kScenes,
  type Pass,
  type Passes,
  questionsOf,
  type SceneName,
} from './questions.ts';
import { rapierPasses } from './rapier.ts';
import { meshBvhPasses } from './three-mesh-bvh.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    boxes: { type: 'string', default: '1000,10000,100000' },
    scenes: { type: 'string', default: 'dense,sparse' },
    rounds: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

/** The quickest pass, microseconds a question, and how much was found. */
interface Time {
  readonly each: number;
  readonly found: number;
}

interface Row {
  readonly scene: SceneName;
  readonly boxes: number;
  readonly question: string;
  /** By library, in the order in which they were asked. */
  readonly times: Readonly<Record<string, Time>>;
}

const kQuestions = 4096;
/** Engines compile while the first rounds run. */
const kLeastMilliseconds = 400;

function timed(pass: Pass): Time {
  const start = performance.now();
  const found = pass();
  return { each: ((performance.now() - start) * 1e3) / kQuestions, found };
}

/** By turns, so that what else the machine does concerns all. */
function timesOf(passes: readonly (readonly [string, Pass])[]): Record<string, Time> {
  const times: Record<string, Time> = {};
  const begin = performance.now();
  const mayWarmUp = () => performance.now() - begin < kLeastMilliseconds;
  for (let round = 0; round < Number(values.rounds) || mayWarmUp(); round++) {
    for (const [name, pass] of passes) {
      const time = timed(pass);
      if (!(time.each >= (times[name]?.each ?? Number.POSITIVE_INFINITY))) times[name] = time;
    }
  }
  return times;
}

function sceneOf(scene: SceneName, boxes: number): Float64Array {
  const numbers = boxesOf('crowd', boxes, Number(values.seed));
  for (let i = 0; i < numbers.length; i++) {
    if (i % kBoxNumbers < 3) numbers[i] = (numbers[i] as number) * kScenes[scene];
  }
  return numbers;
}

const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const rows: Row[] = [];
for (const scene of values.scenes.split(',') as SceneName[]) {
  for (const boxes of values.boxes.split(',').map(Number)) {
    const numbers = sceneOf(scene, boxes);
    const asked = questionsOf(boxes, scene, kQuestions, Number(values.seed) + 1);
    const libraries: Record<string, Passes> = {
      ours: ourPasses(core, numbers, asked),
      Rapier: await rapierPasses(numbers, asked),
      'three-mesh-bvh': meshBvhPasses(numbers, asked),
    };
    for (const question of kQuestionNames) {
      const passes = Object.entries(libraries).flatMap(([name, all]) => {
        const pass = all[question];
        return pass ? [[name, pass] as const] : [];
      });
      rows.push({ scene, boxes, question, times: timesOf(passes) });
    }
  }
}

const fixed = (value: number | undefined) =>
  value === undefined ? '-' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function table(): string {
  const head = ['scene', 'boxes', 'ours, µs', 'Rapier', 'ratio', 'mesh-bvh', 'ratio', 'found'];
  const lines = rows.map(({ scene, boxes, question, times }) => {
    const { ours, Rapier: rapier, 'three-mesh-bvh': bvh } = times;
    const ratio = (their: Time | undefined) =>
      fixed(their && ours ? their.each / ours.each : undefined);
    const cells = [fixed(ours?.each), fixed(rapier?.each), ratio(rapier), fixed(bvh?.each)];
    return [scene, String(boxes), ...cells, ratio(bvh), String(ours?.found), question];
  });
  return [[...head, 'question'], ...lines]
    .map((cells) =>
      cells.map((cell, i) => (i < head.length ? cell.padStart(10) : `  ${cell}`)).join(''),
    )
    .join('\n');
}
console.log(values.json ? JSON.stringify(rows) : `turned boxes in a room\n${table()}`);
