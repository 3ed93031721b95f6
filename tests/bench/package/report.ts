// The table of the package's calls, and how they stand beside three.js.
import type { Call } from './contestants.ts';

export interface Row {
  readonly pair: string;
  readonly nanoseconds: Partial<Record<Call, number>>;
  readonly meetingPercent: number;
  /** Outcomes that three.js gives otherwise; null where it has no test. */
  readonly threeDiffers: number | null;
}

const fixed = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined ? '-' : value.toFixed(digits);
const ratio = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a / b;

interface Column {
  readonly name: string;
  readonly width: number;
  text(row: Row): string;
}

const kColumns: readonly Column[] = [
  { name: 'outcome ns', width: 12, text: ({ nanoseconds }) => fixed(nanoseconds.outcome, 1) },
  { name: 'three ns', width: 10, text: ({ nanoseconds }) => fixed(nanoseconds.three, 1) },
  {
    name: 'three/outcome',
    width: 15,
    text: ({ nanoseconds: { three, outcome } }) => fixed(ratio(three, outcome), 2),
  },
  { name: 'meets ns', width: 10, text: ({ nanoseconds }) => fixed(nanoseconds.meets, 0) },
  {
    name: 'meets/three',
    width: 13,
    text: ({ nanoseconds: { three, meets } }) => fixed(ratio(meets, three), 1),
  },
  { name: 'test ns', width: 9, text: ({ nanoseconds }) => fixed(nanoseconds.test, 0) },
  { name: 'explain ns', width: 12, text: ({ nanoseconds }) => fixed(nanoseconds.explain, 0) },
  { name: 'distance ns', width: 13, text: ({ nanoseconds }) => fixed(nanoseconds.distance, 0) },
  { name: 'meet %', width: 8, text: ({ meetingPercent }) => fixed(meetingPercent, 1) },
  { name: 'three!=', width: 9, text: ({ threeDiffers }) => fixed(threeDiffers, 0) },
];

const kNameWidth = 27;

export function head(): string {
  const names = kColumns.map(({ name, width }) => name.padStart(width));
  return `${'pair'.padEnd(kNameWidth)}${names.join('')}`;
}

export function line(row: Row): string {
  const cells = kColumns.map((column) => column.text(row).padStart(column.width));
  return `${row.pair.padEnd(kNameWidth)}${cells.join('')}`;
}

/** Of each call the pair in the middle and the slowest one, in nanoseconds. */
export function summary(rows: readonly Row[], calls: readonly Call[]): string[] {
  return calls.map((call) => {
    const sorted = rows
      .map(({ pair, nanoseconds }) => ({ pair, time: nanoseconds[call] ?? 0 }))
      .sort((a, b) => a.time - b.time);
    const middle = sorted[sorted.length >> 1];
    const slowest = sorted.at(-1);
    return `${call}: median ${fixed(middle?.time, 0)} ns, most ${fixed(slowest?.time, 0)} ns (${slowest?.pair})`;
  });
}

/** The parts of a pair's calls, one per line. */
export function parts(pair: string, nanoseconds: Partial<Record<string, number>>): string[] {
  const kWidth = 28;
  const lines = Object.entries(nanoseconds).map(
    ([name, time]) => `  ${name.padEnd(kWidth)}${fixed(time, 1).padStart(12)} ns`,
  );
  return [pair, ...lines];
}
