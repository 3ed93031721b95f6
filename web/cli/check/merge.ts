// Merges the summaries of runs: those of all shards of one input, or those of separate inputs, as GNU parallel
// and Spark make of a long one.
import { shortJson } from '../../strings/printable.ts';
import { faultText, parseLine, readBy } from '../cases/read-case.ts';
import { CommandError } from '../errors.ts';
import { type Bytes, linesOf } from '../input.ts';
import type { Translator } from '../language.ts';
import { linesIn, type Shard, shardOf, shardText } from './shard.ts';
import { type InputSummary, kSummarySchema, type Summary } from './summary.ts';
import { Tally } from './tally.ts';

/** A summary, and its file and line as text. */
export interface Found {
  readonly place: string;
  readonly summary: Summary;
}

/** How many missing shards are named. */
const kMaxNamed = 10;

/**
 * The summaries in a file, one per line.
 * @throws CommandError where there is none, or a line that is none
 */
export async function summariesIn(
  path: string,
  stdin: () => Bytes,
  translator: Translator,
): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { lines } of linesOf(path, stdin)) {
    for (const line of lines.filter(({ text, fault }) => text !== '' || fault)) {
      const place = translator.translate('place.file', { file: path, line: line.number });
      const parsed = parseLine(line);
      const read = 'fault' in parsed ? parsed : readBy(kSummarySchema, parsed.data);
      if ('fault' in read) {
        const fault = faultText(read.fault, translator);
        throw new CommandError('merge.notSummary', { place, fault });
      }
      found.push({ place, summary: read.read });
    }
  }
  if (found.length === 0) throw new CommandError('merge.none', { path });
  return found;
}

/**
 * The summary of one run over everything.
 * @throws CommandError where the summaries are not of the same run, or not all of it, or contradict themselves
 */
export function merged(all: readonly Found[]): Summary {
  const [first, ...others] = all;
  if (!first) throw new TypeError('there is nothing to merge');
  for (const other of others) expectSameRun(first, other);
  for (const each of all) expectPossible(each);
  const shard = shardIn(first.summary);
  if (shard) expectAllShards(all, shard.parts);
  const tally = new Tally();
  for (const { summary } of all) tally.addAll(summary.counts);
  const input = shard || all.length === 1 ? first.summary.input : joinedInput(all);
  expectSafe({ ...tally, lines: input.lines, bytes: input.bytes }, (all.at(-1) ?? first).place);
  return { ...first.summary, shard: null, input, counts: { ...tally } };
}

/** Sums that doubles keep exactly. */
function expectSafe(sums: Readonly<Record<string, number>>, place: string): void {
  const most = Number.MAX_SAFE_INTEGER;
  for (const [sum, value] of Object.entries(sums)) {
    if (value > most) throw new CommandError('merge.impossible', { place, sum, value, most });
  }
}

/** A summary's counts are of no more lines than it is about. */
function expectPossible({ place, summary }: Found): void {
  const { apart, touching, overlapping, asExpected, failed, bad, badExpectations, late } =
    summary.counts;
  const decided = apart + touching + overlapping;
  const lines = linesIn(summary.input.lines, shardIn(summary));
  const limits: readonly (readonly [sum: string, value: number, most: number])[] = [
    ['apart + touching + overlapping + bad + late', decided + bad + late, lines],
    ['asExpected + failed', asExpected + failed, decided],
    ['badExpectations', badExpectations, bad],
    ['input.lines', summary.input.lines, summary.input.bytes],
  ];
  for (const [sum, value, most] of limits) {
    if (value > most) throw new CommandError('merge.impossible', { place, sum, value, most });
  }
}

const shardIn = ({ shard }: Summary): Shard | null => (shard === null ? null : shardOf(shard));

function joinedInput(all: readonly Found[]): InputSummary {
  const sum = (key: 'lines' | 'bytes') =>
    all.reduce((total, { summary }) => total + summary.input[key], 0);
  return { lines: sum('lines'), bytes: sum('bytes'), sha256: null };
}

/** What all summaries must have in common. Shards have the input in common as well. */
function commonFields({ version, shard, input, options }: Summary): Record<string, unknown> {
  const common: Record<string, unknown> = { version };
  for (const [name, value] of Object.entries(options)) common[`options.${name}`] = value;
  if (shard === null) return common;
  for (const [name, value] of Object.entries(input)) common[`input.${name}`] = value;
  return common;
}

function expectSameRun(a: Found, b: Found): void {
  const differ = (field: string, value: unknown, other: unknown) => {
    const values = { field, value: shortJson(value), other: shortJson(other) };
    return new CommandError('merge.different', { ...values, place: b.place, otherPlace: a.place });
  };
  if (shardIn(a.summary)?.parts !== shardIn(b.summary)?.parts) {
    throw differ('shard', b.summary.shard, a.summary.shard);
  }
  const common = commonFields(a.summary);
  for (const [field, value] of Object.entries(commonFields(b.summary))) {
    if (value !== common[field]) throw differ(field, value, common[field]);
  }
}

function expectAllShards(all: readonly Found[], parts: number): void {
  /** Of each part. */
  const places = new Map<number, string>();
  for (const { place, summary } of all) {
    const part = shardIn(summary)?.part ?? 0;
    const otherPlace = places.get(part);
    if (otherPlace !== undefined) {
      const shard = shardText({ part, parts });
      throw new CommandError('merge.twice', { shard, place, otherPlace });
    }
    places.set(part, place);
  }
  const missing = parts - places.size;
  if (missing === 0) return;
  const named: string[] = [];
  for (let part = 1; named.length < Math.min(missing, kMaxNamed); part++) {
    if (!places.has(part)) named.push(shardText({ part, parts }));
  }
  const shards = named.join(', ') + (missing > kMaxNamed ? ', …' : '');
  throw new CommandError('merge.missing', { missing, parts, shards });
}
