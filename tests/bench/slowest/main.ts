// The search for the input that takes a call of the package longest: of each pair random shapes with extreme
// numbers, then small changes of the slowest that make it slower still. Milliseconds, of the quickest of three
// calls; with --json the shapes as well.
//   slowest.mjs --wasm FILE [--rounds N] [--seed S] [--json] [pair…]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CatalogPair } from '../../../web/core/catalog.ts';
import { CollisionError, type Core, loadCore } from '../../../web/core/index.node.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { type Random, randomOf, Sort } from './extreme-shapes.ts';

const { values, positionals } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const kCalls = ['meets', 'test', 'explain', 'distance'] as const;
type Call = (typeof kCalls)[number];

interface Slowest {
  readonly milliseconds: number;
  readonly numbers: readonly [a: readonly number[], b: readonly number[]];
}

/** null: the shapes are invalid. */
function timeOf(core: Core, call: Call, a: Shape, b: Shape, atLeast: number): number | null {
  const kRepeats = 3;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < kRepeats && best > atLeast; i++) {
    const start = performance.now();
    try {
      core[call](a, b);
    } catch (error) {
      if (error instanceof CollisionError) return null;
      throw error;
    }
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

class Search {
  readonly #core: Core;
  readonly #sorts: readonly [Sort, Sort];
  readonly #random: Random;

  constructor(core: Core, { a, b }: CatalogPair, random: Random) {
    this.#core = core;
    this.#sorts = [new Sort(core.catalog, a), new Sort(core.catalog, b)];
    this.#random = random;
  }

  /** Half of the rounds at random, half from the slowest so far. */
  run(call: Call, rounds: number): Slowest {
    let slowest: Slowest = { milliseconds: 0, numbers: [[], []] };
    for (let round = 0; round < rounds; round++) {
      const isNew = round < rounds / 2 || slowest.numbers[0].length === 0;
      const numbers = isNew ? this.#new() : this.#changed(slowest.numbers);
      const [a, b] = this.shapes(numbers);
      const milliseconds = timeOf(this.#core, call, a, b, slowest.milliseconds) ?? 0;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, numbers };
    }
    return slowest;
  }

  shapes(numbers: Slowest['numbers']): [Shape, Shape] {
    return [this.#sorts[0].shape(numbers[0]), this.#sorts[1].shape(numbers[1])];
  }

  #new(): Slowest['numbers'] {
    return [this.#sorts[0].random(this.#random), this.#sorts[1].random(this.#random)];
  }

  #changed([a, b]: Slowest['numbers']): Slowest['numbers'] {
    return this.#random() < 0.5
      ? [this.#sorts[0].changed(a, this.#random), b]
      : [a, this.#sorts[1].changed(b, this.#random)];
  }
}

const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const pairs = core.catalog.pairs.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const rounds = Number(values.rounds);
const rows = pairs.map((pair) => {
  const search = new Search(core, pair, randomOf(Number(values.seed)));
  const found = kCalls.map((call) => ({ call, ...search.run(call, rounds) }));
  return {
    pair: pair.name,
    ...Object.fromEntries(found.map(({ call, milliseconds }) => [call, milliseconds])),
    inputs: Object.fromEntries(found.map(({ call, numbers }) => [call, search.shapes(numbers)])),
  } as { pair: string; inputs: Record<Call, [Shape, Shape]> } & Record<Call, number>;
});

if (values.json) {
  console.log(JSON.stringify(rows));
} else {
  console.log(`${rounds} rounds a pair and call, seed ${values.seed}; milliseconds`);
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(10)).join(''));
  line('pair', kCalls);
  for (const row of rows.toSorted((x, y) => y.test - x.test)) {
    line(
      row.pair,
      kCalls.map((call) => row[call].toFixed(2)),
    );
  }
  line(
    'slowest',
    kCalls.map((call) => Math.max(...rows.map((row) => row[call])).toFixed(2)),
  );
}
