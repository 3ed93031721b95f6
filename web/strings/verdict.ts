// The verdict in one line: the outcome as a word, and details.
import { Facing, Outcome, Side, StepGroup } from '../codes.ts';
import { type Miss, missOf } from './curve-miss.ts';
import { linesCase, linesValues, linesVerdicts } from './curve-pairs.ts';
import type { Key, Strings } from './index.ts';
import { decidingStep, type Explained, hitFeature, stepName, tableNames } from './names.ts';
import { number } from './number.ts';
import { curveWord, isRound, methodOf, type PairMethod } from './pair-method.ts';
import { format, type Values } from './text.ts';

export type Tone = 'apart' | 'touching' | 'meeting' | 'none';

export interface VerdictLine {
  readonly tone: Tone;
  readonly word: string;
  readonly detail: string;
}

export function verdictLine(explained: Explained | null, strings: Strings): VerdictLine {
  const curve = explained ? curveWord(explained, strings) : '';
  const line = (tone: Tone, word: Key, detail: Key, values: Values = {}): VerdictLine => ({
    tone,
    word: strings[word],
    detail: format(strings[detail], { curve, ...values }),
  });
  if (!explained) return line('none', 'word.noPair', 'line.noPair');
  return lineOfMethod[methodOf(explained)](explained, line);
}

type Line = (tone: Tone, word: Key, detail: Key, values?: Values) => VerdictLine;

const lineOfMethod: Readonly<
  Record<PairMethod, (explained: Explained, line: Line) => VerdictLine>
> = {
  axes: solidLine,
  distance: solidLine,
  side: planeLine,
  planes: planesLine,
  lines: linesLine,
  slabs: rayLine,
  inside: rayLine,
  sphere: rayLine,
  capsule: rayLine,
  crossing: rayLine,
};

function solidLine(explained: Explained, line: Line): VerdictLine {
  const { outcome, gap } = explained.ledger.verdict;
  const step = decidingStep(explained);
  // A distance between centres has no named axis.
  const axis = step && step.group !== StepGroup.distance ? stepName(explained, step) : '';
  const distance = number(explained.ledger.nearest.distance);
  const values = { axis, distance, gap: number(gap), depth: number(Math.abs(gap)) };
  const key = <K extends Key>(base: K): Key => (axis === '' ? (`${base}.plain` as Key) : base);
  if (outcome === Outcome.apart) {
    return line('apart', 'word.apart', axis === '' ? 'line.apart.plain' : apartKey(values), values);
  }
  if (outcome === Outcome.touching) {
    return line('touching', 'word.touching', key('line.touching'), values);
  }
  return line('meeting', 'word.overlapping', key('line.overlapping'), values);
}

/** The gap on the axis is said beside the distance where it is not the same. */
const apartKey = ({ gap, distance }: Values): Key =>
  gap === distance ? 'line.apart' : 'line.apart.gap';

function planeLine(explained: Explained, line: Line): VerdictLine {
  const { outcome, gap, side } = explained.ledger.verdict;
  const values = {
    name: tableNames(explained)[0],
    gap: number(gap),
    depth: number(Math.abs(gap)),
  };
  if (outcome === Outcome.overlapping) {
    return line('meeting', 'word.straddling', 'line.straddling', values);
  }
  if (outcome === Outcome.touching) {
    const rests: Key =
      side === Side.front
        ? 'line.rests.front'
        : side === Side.back
          ? 'line.rests.back'
          : 'line.rests';
    return line('touching', 'word.touching', rests, values);
  }
  return side === Side.back
    ? line('apart', 'word.back', 'line.back', values)
    : line('apart', 'word.front', 'line.front', values);
}

function planesLine(explained: Explained, line: Line): VerdictLine {
  const { outcome, gap } = explained.ledger.verdict;
  const values = { gap: number(gap) };
  if (outcome === Outcome.apart) return line('apart', 'word.apart', 'line.planes.apart', values);
  return outcome === Outcome.touching
    ? line('touching', 'word.touching', 'line.planes.same')
    : line('meeting', 'word.crossing', 'line.planes.crossing');
}

function linesLine(explained: Explained, line: Line): VerdictLine {
  const apart = explained.ledger.verdict.outcome === Outcome.apart;
  const values = linesValues(explained);
  const ofCase = linesVerdicts[linesCase(explained)];
  const detail = ofCase === 'line.apart' ? apartKey(values) : ofCase;
  return apart
    ? line('apart', 'word.apart', detail, values)
    : line('touching', 'word.touching', detail, values);
}

function rayLine(explained: Explained, line: Line): VerdictLine {
  const { outcome, hit } = explained.ledger.verdict;
  const name = tableNames(explained)[1];
  if (outcome === Outcome.apart) return missLine(explained, line);
  const face = hitFeature(explained);
  const values = {
    name,
    face: face ?? '',
    t: number(hit.t),
    distance: number(hit.distance),
  };
  if (outcome === Outcome.touching) {
    return line('touching', 'word.touching', face ? 'line.graze.face' : 'line.graze', values);
  }
  if (hit.startsInside) {
    return Number.isFinite(hit.tExit)
      ? line('meeting', 'word.hits', 'line.hit.inside', { name, t: number(hit.tExit) })
      : line('meeting', 'word.hits', 'line.hit.insideForGood', { name });
  }
  if (face) return line('meeting', 'word.hits', 'line.hit.face', values);
  if (isRound(explained.pair.b)) return line('meeting', 'word.hits', 'line.hit', values);
  if (hit.facing === Facing.front) return line('meeting', 'word.hits', 'line.hit.front', values);
  if (hit.facing === Facing.back) return line('meeting', 'word.hits', 'line.hit.back', values);
  return line('meeting', 'word.hits', 'line.hit', values);
}

const missDetails: Record<Miss, Key> = {
  slab: 'line.miss.slab',
  distance: 'line.miss.distance',
  apart: 'line.miss.apart',
  parallel: 'line.miss.parallel',
  behind: 'line.miss.behind',
  beyond: 'line.miss.beyond',
  outside: 'line.miss.outside',
  flat: 'line.miss.outside',
};

function missLine(explained: Explained, line: Line): VerdictLine {
  const gap = decidingStep(explained)?.gap ?? Number.NaN;
  const values = { name: tableNames(explained)[1], gap: number(gap) };
  return line('apart', 'word.misses', missDetails[missOf(explained)], values);
}

/** Plain text, for the live region and for labels. */
export function spoken(line: VerdictLine): string {
  return `${line.word}: ${line.detail}`;
}
