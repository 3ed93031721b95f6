// One sentence about a step of the test: what it compares, with its numbers, and what follows. Every number is
// read from the records.
import { Outcome, Side, SkipReason, StepGroup, StepStatus, StepUnit } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import type { Key, Strings } from './index.ts';
import { type Interval, interval, meters } from './interval.ts';
import {
  type Explained,
  firstInterval,
  secondInterval,
  stepName,
  stepsOf,
  stopRow,
  tableNames,
} from './names.ts';
import { number } from './number.ts';
import { curveWord, methodOf, type PairMethod } from './pair-method.ts';
import { coreNames, radiiName } from './rounded-names.ts';
import { foundInterval } from './step-numbers.ts';
import { format, plain, type Rich, rich, type Values } from './text.ts';

/** The sentences as a chunk that is loaded, with the texts of the panels, after the picture. */
export interface StepSentences {
  readonly stepSentence: typeof stepSentence;
  readonly spokenStep: typeof spokenStep;
}

/** What the sentence of one step is made of. */
interface Subject {
  readonly explained: Explained;
  readonly step: StepRecord;
  readonly row: number;
  readonly strings: Strings;
  write(key: Key, values?: Values): string;
}

/** `7 · A.x×B.x: A [−1.310, 0.420] m, B [−0.980, 2.060] m, they overlap by 1.400 m → next axis`. */
export function stepSentence(explained: Explained, row: number, strings: Strings): Rich {
  const step = stepsOf(explained)[row];
  if (!step) return [];
  const curve = curveWord(explained, strings);
  const write = (key: Key, values: Values = {}) => format(strings[key], { curve, ...values });
  const subject: Subject = { explained, step, row, strings, write };
  const stop = stopRow(explained);
  const values = {
    i: row + 1,
    name: stepName(explained, step),
    finding: step.status === StepStatus.skipped ? skipped(subject) : finding(subject),
    next: row <= stop ? consequence(subject, stop) : '',
    stop: stop + 1,
  };
  return rich(strings[row <= stop ? 'step.sentence' : 'step.sentence.later'], values);
}

/** The same as plain text. */
export const spokenStep = (explained: Explained, row: number, strings: Strings): string =>
  plain(stepSentence(explained, row, strings));

// What is compared

function finding(subject: Subject): string {
  const { explained, step } = subject;
  switch (step.group) {
    case StepGroup.slab:
      return remaining(subject, 'slab');
    case StepGroup.range:
      return explained.pair.b === 'sphere' ? sphereRange(subject) : planeRange(subject);
    case StepGroup.barycentric:
      return weight(subject);
    case StepGroup.flat:
      return step.unit === StepUnit.parameter ? remaining(subject, 'edge') : onLines(subject);
    case StepGroup.plane:
      return alongNormal(subject);
    case StepGroup.distance:
      return distance(subject);
    default:
      return compared(subject);
  }
}

/** Two intervals on an axis in space. */
function compared(subject: Subject): string {
  const { explained, step, write } = subject;
  const [a, b] = explained.names;
  const intervals = `${a} ${meters([step.aMin, step.aMax])}, ${b} ${meters([step.bMin, step.bMax])}`;
  const size = number(Math.abs(step.gap));
  if (step.status === StepStatus.separates) return write('step.apart', { intervals, gap: size });
  if (step.status === StepStatus.touches) return write('step.touch', { intervals });
  if (!Number.isFinite(step.gap)) return write('step.overlap.endless', { intervals });
  const values = { intervals, depth: size };
  // Of nested intervals, the overlap is less than what it takes to part them.
  if (step.aMin < step.bMin && step.bMax < step.aMax) {
    return write('step.within', { ...values, inner: b, outer: a });
  }
  if (step.bMin < step.aMin && step.aMax < step.bMax) {
    return write('step.within', { ...values, inner: a, outer: b });
  }
  return write('step.overlap', values);
}

const kLines: Readonly<Record<string, Key>> = {
  lineNormal: 'step.lines.normal',
  rangeA: 'step.lines.range',
  rangeB: 'step.lines.range',
  lineBeside: 'step.lines.beside',
  lineAlong: 'step.lines.along',
};

/** Two lines, or two shapes in one plane. */
function onLines(subject: Subject): string {
  const { explained, step, write } = subject;
  const type = explained.pair.candidates[step.candidate]?.type ?? '';
  const where = kLines[type];
  const text = compared(subject);
  return where ? `${write(where)}: ${text}` : text;
}

function alongNormal(subject: Subject): string {
  const { explained, step, write } = subject;
  if (methodOf(explained) === 'planes') {
    const sine = number(firstInterval(explained, step)[1]);
    const parallel = step.status === StepStatus.touches;
    return write(parallel ? 'step.planes.parallel' : 'step.planes.crossing', { sine });
  }
  const [low, high] = firstInterval(explained, step);
  const values = {
    name: tableNames(explained)[0],
    interval: meters([low, high]),
    plane: number(secondInterval(explained, step)[0]),
    gap: number(Math.abs(step.gap)),
  };
  if (step.status === StepStatus.separates) return write('step.plane.apart', values);
  return write(step.status === StepStatus.touches ? 'step.plane.touch' : 'step.plane.cut', values);
}

// Distances

function distance(subject: Subject): string {
  const { explained, step, strings, write } = subject;
  const method = methodOf(explained);
  if (method === 'planes') return `${write('step.planes.offset')}: ${compared(subject)}`;
  if (method === 'distance') {
    const [a, b] = coreNames(explained, strings);
    const size = number(Math.abs(step.gap));
    const values = { a, b, radii: radiiName(explained, strings), size };
    return `${compared(subject)}; ${write(comparison(step, 'step.cores'), values)}`;
  }
  const values = {
    name: tableNames(explained)[1],
    distance: number(firstInterval(explained, step)[1]),
    radius: number(secondInterval(explained, step)[1]),
  };
  const nearest = write(method === 'capsule' ? 'step.nearest.axis' : 'step.nearest.center', values);
  return `${nearest}, ${write(comparison(step, 'step.radius'), values)}`;
}

function comparison({ status }: StepRecord, base: 'step.cores' | 'step.radius'): Key {
  if (status === StepStatus.separates) return `${base}.more`;
  return status === StepStatus.touches ? `${base}.equal` : `${base}.less`;
}

// Parameters

/** The t inside one slab, or on the inner side of one edge, and what is left of the t before it. */
function remaining(subject: Subject, kind: 'slab' | 'edge'): string {
  const { explained, step, write } = subject;
  const within = secondInterval(explained, step);
  const before = firstInterval(explained, step);
  const rest = restOf(subject);
  const values = {
    within: interval(within),
    before: interval(before),
    rest: rest ? interval(rest) : '',
  };
  const outcome = rest ? write('step.rest', values) : write('step.rest.none', values);
  if (Number.isNaN(within[0])) return write('step.slab.outside');
  const endless = within.every((end) => !Number.isFinite(end));
  const place = endless ? 'step.slab.along' : kind === 'slab' ? 'step.slab' : 'step.edge';
  return step.reached ? `${write(place, values)}; ${outcome}` : write(place, values);
}

/** What the next step starts from, or the hit; null: nothing is left. */
function restOf({ explained, step, row }: Subject): Interval | null {
  if (step.status === StepStatus.separates) return null;
  const next = stepsOf(explained)[row + 1];
  if (next && next.group === step.group) return firstInterval(explained, next);
  const { hit } = explained.ledger.verdict;
  return [hit.t, Number.isNaN(hit.tExit) ? Number.POSITIVE_INFINITY : hit.tExit];
}

function planeRange({ explained, step, write }: Subject): string {
  const values = {
    name: tableNames(explained)[1],
    t: number(foundInterval(explained, step)[0]),
    allowed: interval(secondInterval(explained, step)),
  };
  if (step.status === StepStatus.separates) return write('step.range.outside', values);
  return write(step.status === StepStatus.touches ? 'step.range.end' : 'step.range.within', values);
}

function sphereRange({ explained, step, write }: Subject): string {
  const values = {
    name: tableNames(explained)[1],
    roots: interval(secondInterval(explained, step)),
    allowed: interval(firstInterval(explained, step)),
  };
  return write(
    step.status === StepStatus.separates ? 'step.roots.outside' : 'step.roots.within',
    values,
  );
}

function weight({ explained, step, write }: Subject): string {
  const values = {
    value: number(firstInterval(explained, step)[0]),
    allowed: interval(secondInterval(explained, step)),
    room: number(Math.abs(step.gap)),
  };
  if (step.status === StepStatus.separates) return write('step.weight.outside', values);
  return write(
    step.status === StepStatus.touches ? 'step.weight.edge' : 'step.weight.inside',
    values,
  );
}

function skipped({ step, write }: Subject): string {
  if (step.skipReason === SkipReason.degenerate) return write('step.skip.degenerate');
  if (step.skipReason !== SkipReason.parallel) return write('step.skip.notNeeded');
  return write(step.group === StepGroup.range ? 'step.skip.parallel.t' : 'step.skip.parallel');
}

// What follows

const kNext: Partial<Record<PairMethod, Key>> = { axes: 'step.next.axis', slabs: 'step.next.slab' };

function consequence(subject: Subject, stop: number): string {
  const { explained, step, row, write } = subject;
  if (row < stop) return write(kNext[methodOf(explained)] ?? 'step.next');
  const outcome = end(subject);
  const { count } = explained.ledger;
  if (count === 1) return outcome;
  const stops = row < count - 1 || step.status === StepStatus.separates;
  return write(stops ? 'step.stops' : 'step.last', { outcome });
}

function end({ explained, write }: Subject): string {
  const { outcome, hit } = explained.ledger.verdict;
  const [first, second] = tableNames(explained);
  const method = methodOf(explained);
  const values = { first, second, t: number(hit.t) };
  return write(kEnds[kindOfEnd(method)](outcome, explained), values);
}

type KindOfEnd = 'axes' | 'solids' | 'curve' | 'side';

function kindOfEnd(method: PairMethod): KindOfEnd {
  if (method === 'axes') return 'axes';
  if (method === 'side') return 'side';
  return method === 'distance' || method === 'planes' || method === 'lines' ? 'solids' : 'curve';
}

const kEnds: Readonly<Record<KindOfEnd, (outcome: number, explained: Explained) => Key>> = {
  axes: (outcome) =>
    outcome === Outcome.apart
      ? 'step.end.apart'
      : outcome === Outcome.touching
        ? 'step.end.axes.touching'
        : 'step.end.axes.overlapping',
  solids: (outcome, explained) => {
    if (outcome === Outcome.apart) return 'step.end.apart';
    if (outcome === Outcome.touching) return 'step.end.touching';
    return methodOf(explained) === 'planes' ? 'step.end.crossing' : 'step.end.overlapping';
  },
  curve: (outcome, { ledger: { verdict } }) => {
    if (outcome === Outcome.apart) return 'step.end.misses';
    if (outcome === Outcome.touching) return 'step.end.touches';
    return verdict.hit.startsInside ? 'step.end.inside' : 'step.end.hits';
  },
  side: (outcome, { ledger: { verdict } }) => {
    if (outcome === Outcome.overlapping) return 'step.end.straddling';
    if (outcome === Outcome.touching) return 'step.end.touching';
    return verdict.side === Side.back ? 'step.end.back' : 'step.end.front';
  },
};
