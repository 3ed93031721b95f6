// Casts of two shapes by this package, by Rapier and by Jolt, in one run: nanoseconds each, the quickest of some rounds,
// by turns, and how many of them are wrong: see tools/bench.mjs.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Batch, loadCore } from '../../../../web/core/index.node.ts';
import { randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import { type Call, tableOf, timed } from '../compared.ts';
import { Cases, type CastCase, type CastShape, kPairs } from './cases.ts';
import { joltCasts } from './jolt.mjs';
import { rapierCasts } from './rapier.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

/** Of a mesh fewer: Rapier takes a while. */
const countOf = (kinds: readonly string[]) => (kinds.includes('mesh') ? 100 : 1000);
const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const cases = new Cases(core, randomNumbers(Number(values.seed)));
const peers = { Rapier: await rapierCasts(), Jolt: await joltCasts() };

const outcomeOf = ({ a, b, velocity }: CastCase) =>
  core.cast(a, b, { velocityA: velocity }).outcome;

/** Numbers of shapes, one after the other, as a batch has them. */
const recordsOf = (shapes: readonly CastShape[]) =>
  Float64Array.from(
    shapes.flatMap((shape) =>
      Object.values(shape)
        .flat()
        .filter((each) => each !== shape.kind),
    ),
  );

/** A batch of them, ready to be cast; of meshes there are none. */
function batchOf(all: readonly CastCase[]): Batch | undefined {
  const [{ a, b }] = all as [CastCase];
  if (a.kind === 'mesh' || b.kind === 'mesh') return undefined;
  const batch = core.createBatch(a.kind, b.kind, { pairs: all.length });
  batch.from(recordsOf(all.map((each) => each.a)), recordsOf(all.map((each) => each.b)));
  batch.velocitiesA.set(all.flatMap(({ velocity }) => velocity));
  return batch;
}

/** What a library says that is not so: a touch counts as a meeting, as they have none. */
function wrong(all: readonly CastCase[], meets: (i: number) => boolean): number {
  return all.filter((each, i) => (outcomeOf(each) !== 'never') !== meets(i)).length;
}

const rows = kPairs.map((kinds) => {
  const count = countOf(kinds);
  const ordinary = cases.ordinary(kinds, count);
  const grazing = cases.grazing(kinds, count);
  const batch = batchOf(ordinary);
  const calls: { readonly [name: string]: Call } = {
    'core.cast': {
      count,
      one: (i) => (outcomeOf(ordinary[i] as CastCase) === 'never' ? 0 : 1),
    },
    ...(batch && { 'batch.cast': { count, all: () => batch.cast().meeting } }),
    ...Object.fromEntries(
      Object.entries(peers).map(([name, castsOf]) => {
        const casts = castsOf(ordinary);
        return [name, { count, one: (i: number) => (casts(i) ? 1 : 0) }];
      }),
    ),
  };
  const times: { [name: string]: number } = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [name, call] of Object.entries(calls)) {
      times[name] = Math.min(times[name] ?? Number.POSITIVE_INFINITY, timed(call).each);
    }
  }
  batch?.dispose();
  const wrongs = Object.fromEntries(
    Object.entries(peers).map(([name, castsOf]) => [
      name,
      { ordinary: wrong(ordinary, castsOf(ordinary)), grazing: wrong(grazing, castsOf(grazing)) },
    ]),
  );
  return { pair: kinds.join(' – '), times, wrong: wrongs };
});

const names = Object.keys(rows[0]?.times ?? {});
const table = () =>
  tableOf(
    [...names, ...Object.keys(peers).flatMap((name) => [`${name}, bad`, 'at grazes']), 'pair'],
    rows.map(({ pair, times, wrong: bad }) => [
      ...names.map((name) => times[name] ?? '–'),
      ...Object.values(bad).flatMap(({ ordinary, grazing }) => [ordinary, grazing]),
      pair,
    ]),
  );
console.log(
  values.json
    ? JSON.stringify(rows)
    : `nanoseconds a cast, and wrong ones of 1000 ordinary cases, of meshes 100, and of as many near a graze\n${table()}`,
);
