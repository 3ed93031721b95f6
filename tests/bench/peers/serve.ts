// The process of one library, one test and one mode: it waits for lines from the one that compares, and
// answers each with a line.
//   list                               what the library has
//   pair NAME MODE FILE CATALOG        measures a test on the shapes of a file
//   world FILE FRAMES                  measures frames of a world of boxes
// Lines: `round`, `hits N` and `corpus FILE`.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Catalog } from '../../../web/core/index.node.ts';
import { doublesOf } from '../package/doubles.ts';
import type { Count } from '../package/three.ts';
import { readWorkloads } from '../package/workloads.ts';
import { kAnswer } from './answer.ts';
import { type Adapter, kModes, type Mode } from './contestant.ts';
import { Motion } from './motion.ts';

type Answers = Readonly<Record<string, (argument: string) => unknown>>;

/** More than any world has. */
const kMostBoxes = 2 ** 24;
/** Milliseconds until the engine has compiled what it runs. */
const kWarmUp = 300;
const kFewestWarmUps = 3;
/** Milliseconds of a round at least. */
const kRound = 40;

function catalogOf(file: string, pair: string) {
  const catalog: Catalog = JSON.parse(readFileSync(file, 'utf8'));
  return { ...catalog, pairs: catalog.pairs.filter(({ name }) => name === pair) };
}

/** An error is no answer, and thus a wrong one: null. */
function verdict(count: Count, i: number): boolean | null {
  try {
    return count(i, i + 1) > 0;
  } catch {
    return null;
  }
}

function pairAnswers(adapter: Adapter, words: readonly string[]): Answers {
  const [pair = '', mode = '', file = '', catalogFile = ''] = words;
  const catalog = catalogOf(catalogFile, pair);
  const make = adapter.pairs[pair]?.[mode as Mode];
  const load = (from: string) => {
    const [workload] = readWorkloads(from, catalog, [pair]);
    if (!(make && workload)) throw new Error(`no test ${pair}, ${mode}`);
    return workload;
  };
  const whole = load(file);
  const shapes = Math.min(whole.a.count, adapter.most ?? whole.a.count);
  const cut = (slots: typeof whole.a) => ({ ...slots, count: shapes });
  const count = make?.({ ...whole, a: cut(whole.a), b: cut(whole.b) }) as Count;
  const started = performance.now();
  let passes = 0;
  while (passes < kFewestWarmUps || performance.now() - started < kWarmUp) {
    count(0, shapes);
    passes++;
  }
  const aRound = Math.ceil((kRound * passes) / (performance.now() - started));
  return {
    round() {
      const begun = performance.now();
      let hits = 0;
      for (let pass = 0; pass < aRound; pass++) hits = count(0, shapes);
      return { time: ((performance.now() - begun) * 1e6) / aRound / shapes, hits, shapes };
    },
    hits: (pairs) => count(0, Number(pairs)),
    corpus(from) {
      const cases = load(from);
      const ask = make?.(cases) as Count;
      return Array.from({ length: cases.a.count }, (_, i) => verdict(ask, i));
    },
  };
}

function worldAnswers({ world }: Adapter, [file = '', frames = '']: readonly string[]): Answers {
  const motion = new Motion(doublesOf(file));
  const meet = world?.(motion);
  if (!meet) throw new Error('no test of worlds');
  let frame = 0;
  return {
    round() {
      let time = 0;
      let hits = 0;
      for (let i = 0; i < Number(frames); i++) {
        frame++;
        motion.moveTo(frame);
        const begun = performance.now();
        hits = meet();
        time += performance.now() - begun;
      }
      return { time: time / Number(frames), hits, shapes: motion.count };
    },
  };
}

const modesOf = (test: Adapter['pairs'][string]) => kModes.filter((mode) => test[mode]);

const kTasks: Readonly<Record<string, (adapter: Adapter, words: readonly string[]) => Answers>> = {
  list: ({ pairs, world, mostBoxes = kMostBoxes }) => ({
    list: () => ({
      pairs: Object.fromEntries(Object.entries(pairs).map(([name, test]) => [name, modesOf(test)])),
      mostBoxes: world ? mostBoxes : 0,
    }),
  }),
  pair: pairAnswers,
  world: worldAnswers,
};

/** Answers until its input ends. */
export async function serve(adapter: Adapter): Promise<void> {
  const [task = '', ...words] = process.argv.slice(2);
  const answers = kTasks[task]?.(adapter, words);
  if (!answers) throw new Error(`no task ${task}`);
  for await (const line of createInterface({ input: process.stdin })) {
    const [question = '', argument = ''] = line.split(' ');
    const answer = answers[question]?.(argument);
    process.stdout.write(`${kAnswer}${JSON.stringify(answer ?? null)}\n`);
  }
}
