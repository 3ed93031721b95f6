// Compares the libraries on one test of pairs or in one world.
import { join } from 'node:path';
import { kModes, type Mode } from './contestant.ts';
import { wrongIn } from './corpus.ts';
import { kLaunches, kOurs, type kWorlds, type PairName } from './libraries.ts';
import { Contestant, type Round, takeTurns } from './process.ts';
import type { PairResult, WorldResult } from './result.ts';
import { timingOf } from './statistics.ts';

/** A library's program, and what it has. */
export interface Entrant {
  readonly id: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly pairs: Readonly<Record<string, readonly Mode[]>>;
  /** 0: it has no worlds. */
  readonly mostBoxes: number;
}

/** Files of a test: shapes, corpus, the core's catalog. */
export interface PairFiles {
  readonly shapes: string;
  readonly corpus: string;
  readonly catalog: string;
  /** Numbers a shape. */
  readonly stride: number;
  readonly truth: readonly boolean[];
}

type Results<T> = ReadonlyMap<string, T>;

/** Asks a program what it has. */
export async function entrant(
  id: string,
  command: string,
  ...args: readonly string[]
): Promise<Entrant> {
  const contestant = new Contestant(id, command, [...args, 'list']);
  const has = await contestant.ask<Pick<Entrant, 'pairs' | 'mostBoxes'>>('list');
  contestant.end();
  return { id, command, args, ...has };
}

/** Started one after the other: each of them warms up first. */
async function started<T extends { entrant: Entrant; task: readonly string[] }>(all: readonly T[]) {
  const running: (T & { contestant: Contestant })[] = [];
  for (const one of all) {
    const { id, command, args } = one.entrant;
    const name = `${id}, ${one.task.slice(0, 3).join(' ')}`;
    const contestant = new Contestant(name, command, [...args, ...one.task]);
    running.push({ ...one, contestant });
    await contestant.ask('begin');
  }
  return running;
}

const timesOf = (rounds: readonly Round[]) => timingOf(rounds.map(({ time }) => time));

interface Entry {
  readonly entrant: Entrant;
  readonly mode: Mode;
  readonly task: readonly string[];
}

type Running = readonly (Entry & { readonly contestant: Contestant })[];

const entriesOf = (pair: PairName, entrants: readonly Entrant[], files: PairFiles): Entry[] =>
  entrants.flatMap((entrant) =>
    kModes
      .filter((mode) => entrant.pairs[pair]?.includes(mode))
      .map((mode) => ({
        entrant,
        mode,
        task: ['pair', pair, mode, files.shapes, files.catalog, String(files.stride)],
      })),
  );

/** Verdicts of each library, in the first mode in which it has the test. */
async function judge(
  running: Running,
  taken: readonly (readonly Round[])[],
  { corpus, truth }: PairFiles,
): Promise<Map<string, Omit<PairResult, 'modes'>>> {
  const ours = running.find(({ entrant: { id } }) => id === kOurs)?.contestant;
  const judged = new Map<string, Omit<PairResult, 'modes'>>();
  for (const [i, { entrant, contestant }] of running.entries()) {
    if (judged.has(entrant.id)) continue;
    const [first] = taken[i] as readonly Round[];
    const { hits, shapes } = first as Round;
    const expected = await ours?.ask<number>(`hits ${shapes}`);
    const answers = await contestant.ask<(boolean | null)[]>(`corpus ${corpus}`);
    const differ = expected === undefined ? 0 : hits - expected;
    judged.set(entrant.id, {
      shapes,
      differ,
      asked: truth.length,
      wrong: wrongIn(answers, truth),
    });
  }
  return judged;
}

export async function comparePairs(
  pair: PairName,
  entrants: readonly Entrant[],
  files: PairFiles,
  rounds: number,
): Promise<Results<PairResult>> {
  const entries = entriesOf(pair, entrants, files);
  const all: Round[][] = entries.map(() => []);
  let judged: Awaited<ReturnType<typeof judge>> | undefined;
  for (let launch = 0; launch < Math.min(kLaunches, rounds); launch++) {
    const running = await started(entries);
    const taken = await takeTurns(
      running.map(({ contestant }) => contestant),
      Math.ceil((rounds - launch) / kLaunches),
    );
    for (const [i, own] of taken.entries()) all[i]?.push(...own);
    judged ??= await judge(running, taken, files);
    for (const { contestant } of running) contestant.end();
  }
  const results = [...(judged ?? [])].map(([id, one]): [string, PairResult] => {
    const modes = entries.flatMap(({ entrant, mode }, i) =>
      entrant.id === id ? [[mode, timesOf(all[i] as Round[])]] : [],
    );
    return [id, { modes: Object.fromEntries(modes), ...one }];
  });
  return new Map(results);
}

/** The difference of the largest size. */
const furthest = (differences: readonly number[]) =>
  differences.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);

export async function compareWorlds(
  file: string,
  { boxes, frames }: (typeof kWorlds)[number],
  entrants: readonly Entrant[],
  rounds: number,
): Promise<Results<WorldResult>> {
  const entries = entrants
    .filter(({ mostBoxes }) => mostBoxes >= boxes)
    .map((entrant) => ({ entrant, task: ['world', file, String(frames)] }));
  const running = await started(entries);
  // a round to warm up
  const taken = await takeTurns(
    running.map(({ contestant }) => contestant),
    rounds + 1,
  );
  const ours = taken[running.findIndex(({ entrant: { id } }) => id === kOurs)];
  const results = running.map(({ entrant, contestant }, i): [string, WorldResult] => {
    contestant.end();
    const own = taken[i] as Round[];
    const differences = own.map(({ hits }, round) => hits - (ours?.[round]?.hits ?? hits));
    return [
      entrant.id,
      {
        frame: timesOf(own.length > 1 ? own.slice(1) : own),
        meeting: own.at(-1)?.hits ?? 0,
        differ: furthest(differences),
      },
    ];
  });
  return new Map(results);
}

/** The program of an adapter, bundled. */
export const programOf = (folder: string, id: string) => join(folder, `${id}.mjs`);
