// Questions to a mesh by this package and by three-mesh-bvh, in one run: see tools/bench.mjs.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCore } from '../../../../web/core/index.node.ts';
import { buildBvh, bvhCalls, refitBvh } from './bvh-calls.ts';
import { buildOurs, type Call, ourCalls, refitOurs } from './mesh-calls.ts';
import { meshQuestionsOf } from './mesh-questions.ts';
import { bumpyTorus } from './torus.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    triangles: { type: 'string', default: '10080,393216' },
    rounds: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

interface Row {
  readonly triangles: number;
  readonly question: string;
  /** Nanoseconds each; of building milliseconds. */
  readonly ours: number;
  readonly bvh: number;
  readonly found: number;
  readonly foundByBvh: number;
}

const kQuestions = 40_000;

function timed({ count, one, all }: Call): { each: number; found: number } {
  let found = 0;
  const start = performance.now();
  if (one) for (let i = 0; i < count; i++) found += one(i);
  else found = all?.() ?? 0;
  return { each: ((performance.now() - start) * 1e6) / count, found };
}

/** The best of rounds that take turns. */
function compared(ours: Call, theirs: Call, rounds: number) {
  let [best, bestOfBvh] = [timed(ours), timed(theirs)];
  for (let round = 1; round < rounds; round++) {
    const [again, their] = [timed(ours), timed(theirs)];
    if (again.each < best.each) best = again;
    if (their.each < bestOfBvh.each) bestOfBvh = their;
  }
  return { ours: best, bvh: bestOfBvh };
}

const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const rows: Row[] = [];
for (const triangles of values.triangles.split(',').map(Number)) {
  const around = Math.round(Math.sqrt(triangles / 6));
  const list = bumpyTorus(Math.round(triangles / 2 / around), around);
  const asked = meshQuestionsOf(kQuestions, Number(values.seed));
  const add = (question: string, ours: Call, theirs: Call, unit = 1) => {
    const best = compared(ours, theirs, Number(values.rounds));
    rows.push({
      triangles: list.index.length / 3,
      question,
      ours: best.ours.each / unit,
      bvh: best.bvh.each / unit,
      found: best.ours.found,
      foundByBvh: best.bvh.found,
    });
  };
  const build = (call: () => void): Call => ({
    count: 1,
    one: () => {
      call();
      return 1;
    },
  });
  add(
    'building it, ms',
    build(() => buildOurs(core, list)),
    build(buildBvh(list)),
    1e6,
  );
  add('refitting it, ms', build(refitOurs(core, list)), build(refitBvh(list)), 1e6);
  const theirs = bvhCalls(list, asked);
  for (const [question, call] of Object.entries(ourCalls(core, list, asked))) {
    const their = theirs[question.replace(/, in a batch$/, '')];
    if (their) add(question, call, their);
  }
}

const fixed = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function table(): string {
  const head = ['triangles', 'ours, ns', 'bvh', 'ratio', 'found', 'by bvh'];
  const lines = rows.map((row) => [
    String(row.triangles),
    fixed(row.ours),
    fixed(row.bvh),
    fixed(row.bvh / row.ours),
    String(row.found),
    String(row.foundByBvh),
    row.question,
  ]);
  return [[...head, 'question'], ...lines]
    .map((cells) =>
      cells.map((cell, i) => (i < head.length ? cell.padStart(10) : `  ${cell}`)).join(''),
    )
    .join('\n');
}
console.log(values.json ? JSON.stringify(rows) : `a bumpy torus; bvh: three-mesh-bvh\n${table()}`);
