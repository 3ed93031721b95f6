// Questions to a world of boxes beside Rapier's: microseconds each, the quickest of some rounds, the two by turns.
//   queries.mjs --wasm FILE [--boxes N] [--rounds N] [--seed S] [--json]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCore } from '../../../../web/core/index.node.ts';
import { boxesOf } from '../../worlds/scenes.ts';
import { ourQuestions } from './ours.ts';
import { questionsOf } from './questions.ts';
import { rapierQuestions } from './rapier.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    boxes: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

interface Row {
  readonly boxes: number;
  readonly question: string;
  /** Microseconds. */
  readonly ours: number;
  readonly rapier: number | null;
  /** Answers that are not empty, of all. */
  readonly found: number;
  readonly foundByRapier: number | null;
}

const kQuestions = 512;
/** Engines compile while the first rounds run. */
const kLeastMilliseconds = 400;

/** Microseconds of each of `count` calls. */
function timed(count: number, call: (i: number) => number): { each: number; found: number } {
  let found = 0;
  const start = performance.now();
  for (let i = 0; i < count; i++) found += call(i);
  return { each: ((performance.now() - start) * 1e3) / count, found };
}

const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const rows: Row[] = [];
for (const boxes of values.boxes.split(',').map(Number)) {
  const numbers = boxesOf('crowd', boxes, Number(values.seed));
  const asked = questionsOf(boxes, kQuestions, Number(values.seed) + 1);
  const ours = ourQuestions(core, numbers, asked);
  const rapier = await rapierQuestions(numbers, asked);
  for (const [question, call] of Object.entries(ours)) {
    const theirs = rapier[question];
    let [best, bestOfRapier] = [timed(kQuestions, call), theirs ? timed(kQuestions, theirs) : null];
    const begin = performance.now();
    const mayWarmUp = () => performance.now() - begin < kLeastMilliseconds;
    for (let round = 1; round < Number(values.rounds) || mayWarmUp(); round++) {
      const again = timed(kQuestions, call);
      if (again.each < best.each) best = again;
      const their = theirs ? timed(kQuestions, theirs) : null;
      if (their && bestOfRapier && their.each < bestOfRapier.each) bestOfRapier = their;
    }
    rows.push({
      boxes,
      question,
      ours: best.each,
      rapier: bestOfRapier?.each ?? null,
      found: best.found,
      foundByRapier: bestOfRapier?.found ?? null,
    });
  }
}

const fixed = (value: number | null) =>
  value === null ? '-' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function table(): string {
  const head = ['boxes', 'ours, µs', 'Rapier', 'ratio', 'found', 'by Rapier'];
  const lines = rows.map((row) => [
    String(row.boxes),
    fixed(row.ours),
    fixed(row.rapier),
    fixed(row.rapier === null ? null : row.rapier / row.ours),
    String(row.found),
    String(row.foundByRapier ?? '-'),
    row.question,
  ]);
  return [[...head, 'question'], ...lines]
    .map((cells) =>
      cells.map((cell, i) => (i < head.length ? cell.padStart(10) : `  ${cell}`)).join(''),
    )
    .join('\n');
}
console.log(values.json ? JSON.stringify(rows) : `turned boxes in a room\n${table()}`);
