// When two moving shapes meet, in a sentence.
import type { CastRow, ExplainedCast } from '../core/cast.ts';
import type { MotionAnswer } from '../page/motion.ts';
import { shortForm } from './digits.ts';
import type { Strings } from './index.ts';
import { powerOfTen } from './number.ts';
import { format, type Rich, rich } from './text.ts';

const kDigits = 5;
const seconds = (time: number | null) =>
  shortForm(time ?? 0, kDigits).replace(
    /e(−?)(\d+)$/,
    (_, minus, power) => `×${powerOfTen(minus === '' ? Number(power) : -power)}`,
  );

/** `names`: of the pair. null: there is no pair, or the core has no answer about it. */
export function motionSentence(
  { pair, duration }: MotionAnswer,
  [a, b]: readonly [string, string],
  strings: Strings,
): Rich | null {
  if (pair === null) return null;
  const { tEnter, tExit, startsInside } = pair;
  const values = {
    a,
    b,
    enter: seconds(tEnter),
    exit: seconds(tExit),
    duration: seconds(duration),
  };
  const say = (key: 'never' | 'touches' | 'slides' | 'always' | 'starts' | 'ends' | 'hits') =>
    rich(strings[`motion.${key}`], values);
  if (pair.outcome === 'never') return say('never');
  const isToEnd = tExit === duration;
  if (pair.outcome === 'touches') return say(tEnter === tExit ? 'touches' : 'slides');
  if (startsInside || tEnter === 0) return say(isToEnd ? 'always' : 'starts');
  return say(isToEnd ? 'ends' : 'hits');
}

/** What testing at the ends of the steps alone finds; null: the scene has no steps, or they tell the same. */
export function sampleSentence({ samples, pair }: MotionAnswer, strings: Strings): Rich | null {
  if (samples.length === 0 || pair === null) return null;
  const at = (test: number) => seconds(samples[test]?.time ?? null);
  const values = { step: at(1) };
  const found = samples.findIndex(({ meets }) => meets);
  const enter = pair.tEnter ?? 0;
  if (pair.outcome === 'never') return null;
  if (found < 0) {
    const after = samples.findLastIndex(({ time }) => time <= enter);
    // Where shapes stand at the end is rounded.
    if (after === samples.length - 1) return null;
    return rich(strings['samples.missed'], { ...values, from: at(after), to: at(after + 1) });
  }
  if (enter === 0) return null;
  const late = (samples[found]?.time ?? 0) - enter;
  // Where shapes stand at the end of a step is rounded.
  return late > enter * 2 ** -40
    ? rich(strings['samples.seen'], { ...values, at: at(found), late: seconds(late) })
    : rich(strings['samples.inTime'], { ...values, at: at(found) });
}

/** The name of a row with those of the shapes; `A` and `B` are theirs in the core's. */
export const castRowName = (row: string, [a, b]: readonly [string, string]): string =>
  row.replace(
    /(^|[^\w.])([AB])(?!\w)/g,
    (_, before: string, side: string) => before + (side === 'A' ? a : b),
  );

/** Of a pair that parts within the motion the row that closes first; null: none. */
export const closingRow = ({ outcome, tExit, rows }: ExplainedCast, duration: number) =>
  outcome === 'never' || tExit === duration
    ? null
    : (rows.find(({ closes }) => closes === tExit)?.name ?? null);

/** Why the pair meets first when it does, or never. */
export function castReason(
  pair: ExplainedCast,
  duration: number,
  names: readonly [string, string],
  strings: Strings,
): Rich | null {
  const { outcome, row, against, meetWhile, rows } = pair;
  const name = (each: string | null) => castRowName(each ?? '', names);
  const known = (each: string | null) => rows.find((one) => one.name === each);
  const closing = closingRow(pair, duration);
  const closes = known(against)?.closes ?? pair.tExit;
  const values = {
    row: name(row),
    against: name(against),
    closing: name(closing),
    opens: seconds(known(row)?.opens ?? null),
    closes: seconds(closes),
    count: rows.length,
  };
  const say = (key: ReasonKey) => rich(strings[`reason.${key}`], values);
  if (meetWhile === 'one' && outcome === 'never') return say('one.never');
  if (row === null) return null;
  if (meetWhile === 'one') return say('one');
  if (outcome !== 'never') return say(closing === null ? 'all' : 'all.both');
  if (against === null) return say('closed');
  return say((closes ?? 0) < 0 ? 'never.past' : 'never');
}

type ReasonKey = 'one' | 'one.never' | 'all' | 'all.both' | 'closed' | 'never' | 'never.past';

/** When a row is open during a motion of that duration; null: never. */
export const openDuring = (
  { opens, closes }: CastRow,
  duration: number,
): readonly [opens: number, closes: number] | null =>
  opens === null || closes === null || opens > duration || closes < 0 ? null : [opens, closes];

/** When a row is open, in words. */
export function rowSentence(
  castRow: CastRow,
  duration: number,
  names: readonly [string, string],
  strings: Strings,
): string {
  const row = castRowName(castRow.name, names);
  if (castRow.skipReason !== null) return format(strings['row.skipped'], { row });
  const open = openDuring(castRow, duration);
  if (open === null) return format(strings['row.never'], { row });
  const [opens, closes] = open;
  const values = { row, opens: seconds(opens), closes: seconds(closes) };
  if (opens <= 0) return format(strings[closes >= duration ? 'row.always' : 'row.until'], values);
  return format(strings[closes >= duration ? 'row.from' : 'row.between'], values);
}
