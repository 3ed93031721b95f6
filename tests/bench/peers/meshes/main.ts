// Questions to a mesh by this package and by three-mesh-bvh, in one run: see tools/bench.mjs.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCore } from '../../../../web/core/index.node.ts';
import { type Call, compared, tableOf } from '../compared.ts';
import { buildBvh, bvhCalls, refitBvh } from './bvh-calls.ts';
import { buildOurs, ourCalls, refitOurs } from './mesh-calls.ts';
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
      bvh: best.theirs.each / unit,
      found: best.ours.found,
      foundByBvh: best.theirs.found,
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

const table = () =>
  tableOf(
    ['triangles', 'ours, ns', 'bvh', 'ratio', 'found', 'by bvh', 'question'],
    rows.map((row) => [
      row.triangles,
      row.ours,
      row.bvh,
      row.bvh / row.ours,
      row.found,
      row.foundByBvh,
      row.question,
    ]),
  );
console.log(values.json ? JSON.stringify(rows) : `a bumpy torus; bvh: three-mesh-bvh\n${table()}`);
