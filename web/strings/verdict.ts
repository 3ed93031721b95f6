// The verdict in one line: the outcome as a word, and details.
import { Facing, Outcome, Side, StepGroup } from '../codes.ts';
import { type Miss, missOf } from './curve-miss.ts';
import { linesDetail, linesValues } from './curve-pairs.ts';
import type { Key, Strings } from './index.ts';
import {
  decidingStep,
  decidingTriangle,
  type Explained,
  hitFeature,
  isOnlyInside,
  stepName,
  tableNames,
} from './names.ts';
import { number } from './number.ts';
import { outcomeWord } from './outcome-word.ts';
import { curveWord, isRound, methodOf, type PairMethod } from './pair-method.ts';
import { format, type Values } from './text.ts';

export type Tone = 'apart' | 'touching' | 'meeting' | 'none';

export interface VerdictLine {
  readonly tone: Tone;
  readonly word: string;
  readonly detail: string;
}

export function verdictLine(explained: Explained | null, strings: Strings): VerdictLine {
  if (!explained) {
    return { tone: 'none', word: strings['word.noPair'], detail: strings['line.noPair'] };
  }
  const { outcome, side } = explained.ledger.verdict;
  const curve = curveWord(explained, strings);
  return {
    tone: kTones[outcome] ?? 'none',
    word: outcomeWord(explained, outcome, side, strings),
    detail: detailOfMethod[methodOf(explained)](explained, (key, values = {}) =>
      format(strings[key], { curve, ...values }),
    ),
  };
}

const kTones: Readonly<Record<number, Tone>> = {
  [Outcome.apart]: 'apart',
  [Outcome.touching]: 'touching',
  [Outcome.overlapping]: 'meeting',
};

type Write = (detail: Key, values?: Values) => string;

const detailOfMethod: Readonly<Record<PairMethod, (explained: Explained, write: Write) => string>> =
  {
    axes: solidDetail,
    distance: solidDetail,
    side: planeDetail,
    planes: planesDetail,
    lines: (explained, write) => write(linesDetail(explained), linesValues(explained)),
    slabs: rayDetail,
    inside: rayDetail,
    sphere: rayDetail,
    capsule: rayDetail,
    crossing: rayDetail,
  };

function solidDetail(explained: Explained, write: Write): string {
  const { outcome, gap } = explained.ledger.verdict;
  if (isOnlyInside(explained)) return write('line.inside');
  const step = decidingStep(explained);
  // A distance between centers has no named axis.
  const axis = step && step.group !== StepGroup.distance ? stepName(explained, step) : '';
  const distance = number(explained.ledger.nearest.distance);
  const values = { axis, distance, gap: number(gap), depth: number(Math.abs(gap)) };
  const key = <K extends Key>(base: K): Key => (axis === '' ? (`${base}.plain` as Key) : base);
  if (outcome === Outcome.apart) {
    return write(axis === '' ? 'line.apart.plain' : apartKey(values), values);
  }
  if (outcome === Outcome.touching) {
    return write(key('line.touching'), values);
  }
  const triangle = decidingTriangle(explained);
  if (triangle >= 0) return write('line.overlapping.triangle', { ...values, triangle });
  return write(key('line.overlapping'), values);
}

/** The gap on the axis is said beside the distance where it is not the same. */
const apartKey = ({ gap, distance }: Values): Key =>
  gap === distance ? 'line.apart' : 'line.apart.gap';

function planeDetail(explained: Explained, write: Write): string {
  const { outcome, gap, side } = explained.ledger.verdict;
  const values = {
    name: tableNames(explained)[0],
    gap: number(gap),
    depth: number(Math.abs(gap)),
  };
  if (outcome === Outcome.overlapping) {
    return write('line.straddling', values);
  }
  if (outcome === Outcome.touching) {
    const rests: Key =
      side === Side.front
        ? 'line.rests.front'
        : side === Side.back
          ? 'line.rests.back'
          : 'line.rests';
    return write(rests, values);
  }
  return write(side === Side.back ? 'line.back' : 'line.front', values);
}

function planesDetail(explained: Explained, write: Write): string {
  const { outcome, gap } = explained.ledger.verdict;
  const values = { gap: number(gap) };
  if (outcome === Outcome.apart) return write('line.planes.apart', values);
  return outcome === Outcome.touching ? write('line.planes.same') : write('line.planes.crossing');
}

function rayDetail(explained: Explained, write: Write): string {
  const { outcome, hit } = explained.ledger.verdict;
  const name = tableNames(explained)[1];
  if (outcome === Outcome.apart) return missDetail(explained, write);
  const face = hitFeature(explained);
  const values = {
    name,
    face: face ?? '',
    t: number(hit.t),
    distance: number(hit.distance),
  };
  if (outcome === Outcome.touching) {
    return write(face ? 'line.graze.face' : 'line.graze', values);
  }
  if (hit.startsInside) {
    return Number.isFinite(hit.tExit)
      ? write('line.hit.inside', { name, t: number(hit.tExit) })
      : write('line.hit.insideForGood', { name });
  }
  if (face) return write('line.hit.face', values);
  if (isRound(explained.pair.b)) return write('line.hit', values);
  if (hit.facing === Facing.front) return write('line.hit.front', values);
  if (hit.facing === Facing.back) return write('line.hit.back', values);
  return write('line.hit', values);
}

const missDetails: Record<Miss, Key> = {
  slab: 'line.miss.slab',
  beside: 'line.miss.beside',
  parallel: 'line.miss.parallel',
  behind: 'line.miss.behind',
  beyond: 'line.miss.beyond',
  outside: 'line.miss.outside',
};

function missDetail(explained: Explained, write: Write): string {
  const distance = number(explained.ledger.nearest.distance);
  const values = { name: tableNames(explained)[1], distance };
  return write(missDetails[missOf(explained)], values);
}

/** Plain text, for the live region and for labels. */
export function spoken(line: VerdictLine): string {
  return `${line.word}: ${line.detail}`;
}
