// What the calls on plain objects cost for every pair, with ordinary and with tidy shapes, in one run.
import type { Core } from '../../../web/core/index.node.ts';
import type { Call, Contestants } from './contestants.ts';
import { measure } from './measure.ts';
import { tidied } from './tidy.ts';
import type { Workload } from './workloads.ts';

const kTimed = ['meets', 'test', 'explain', 'distance'] as const;
const kData = ['ordinary', 'tidy'] as const;

type Times = Partial<Record<Call, number>>;
export interface NumbersRow {
  readonly pair: string;
  readonly ordinary: Times;
  readonly tidy: Times;
}

export function numbersRow(
  core: Core,
  contestants: Contestants,
  workload: Workload,
  rounds: number,
): NumbersRow {
  const timesOf = (shapes: Workload): Times => {
    contestants.read(shapes);
    const { outcome: _, ...counts } = contestants.counts;
    return measure(counts, shapes.a.count, rounds);
  };
  return {
    pair: workload.pair.name,
    ordinary: timesOf(workload),
    tidy: timesOf(tidied(core.catalog, workload)),
  };
}

const kNameWidth = 27;
const kWidth = 18;
const shown = (time: number | undefined) => (time === undefined ? '-' : time.toFixed(0));

export const numbersHead = (): string =>
  `${'ns, ordinary / tidy'.padEnd(kNameWidth)}${[...kTimed, 'three'].map((call) => call.padStart(kWidth)).join('')}`;

export function numbersLine({ pair, ordinary, tidy }: NumbersRow): string {
  const cells = ([...kTimed, 'three'] as const).map((call) =>
    `${shown(ordinary[call])} / ${shown(tidy[call])}`.padStart(kWidth),
  );
  return `${pair.padEnd(kNameWidth)}${cells.join('')}`;
}

/** Of each call and kind of data the pair in the middle and the slowest one. */
export function numbersSummary(rows: readonly NumbersRow[]): string[] {
  return kTimed.flatMap((call) =>
    kData.map((data) => {
      const sorted = rows
        .map((row) => ({ pair: row.pair, time: row[data][call] ?? 0 }))
        .sort((a, b) => a.time - b.time);
      const slowest = sorted.at(-1);
      return `${call}, ${data}: median ${shown(sorted[sorted.length >> 1]?.time)} ns, most ${shown(slowest?.time)} ns (${slowest?.pair})`;
    }),
  );
}
