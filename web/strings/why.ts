// The sentence above the ledger: what decided, and where the test stopped. Every number and name in
// it is read from the records.
import type { StepRecord } from '../core/results.ts';
import { Outcome, SkipReason, StepGroup, StepStatus } from './codes.ts';
import type { Key, Strings } from './index.ts';
import { foundInterval, type Miss, missOf, rangeStep } from './miss.ts';
import {
  decidingStep,
  type Explained,
  firstInterval,
  hitFeature,
  secondInterval,
  stepName,
  stepsOf,
  tableNames,
} from './names.ts';
import { number } from './number.ts';
import { joined, type Rich, rich, type Values } from './text.ts';

type Say = (key: Key, values?: Values) => Rich;

export function whySentence(explained: Explained | null, strings: Strings): Rich {
  const say: Say = (key, values = {}) => rich(strings[key], values);
  if (!explained) return say('why.noPair');
  if (!explained.pair) return say('why.noTest');
  return tellers[methodOf(explained)](explained, say, strings);
}

type Method = 'axes' | 'slabs' | 'inside' | 'round' | 'crossing' | 'side' | 'distance';

/** What kind of story a pair's test is, told by the groups of its candidates. */
function methodOf({ pair }: Explained): Method {
  const has = (group: number) => pair?.candidates.some((candidate) => candidate.group === group);
  if (has(StepGroup.slab)) return 'slabs';
  if (has(StepGroup.barycentric)) return 'inside';
  if (pair?.a === 'ray') return pair.b === 'plane' ? 'crossing' : 'round';
  if (has(StepGroup.plane)) return 'side';
  return has(StepGroup.distance) ? 'distance' : 'axes';
}

const tellers: Record<Method, (explained: Explained, say: Say, strings: Strings) => Rich> = {
  axes: (explained, say, strings) =>
    joined([axesSentence(explained, say, strings), ...skippedSentences(explained, say)]),
  slabs: slabSentence,
  inside: insideSentence,
  round: roundSentence,
  crossing: crossingSentence,
  side: sideSentence,
  distance: distanceSentence,
};

// Separating axes

function axesSentence(explained: Explained, say: Say, strings: Strings): Rich {
  const { verdict } = explained.ledger;
  const step = decidingStep(explained);
  const asked = stepsOf(explained).filter((each) => each.status !== StepStatus.skipped);
  const axis = step ? stepName(explained, step) : '';
  if (verdict.outcome === Outcome.apart && step) {
    return apartSentence(explained, step, asked, say, strings);
  }
  if (verdict.outcome === Outcome.touching) return say('why.touching', { axis, n: asked.length });
  const depth = number(Math.abs(verdict.gap));
  return say('why.overlapping', { axis, depth, n: asked.length });
}

function apartSentence(
  explained: Explained,
  step: StepRecord,
  asked: readonly StepRecord[],
  say: Say,
  strings: Strings,
): Rich {
  const separating = asked.filter((each) => each.status === StepStatus.separates);
  const widest = separating.reduce((best, each) => (each.gap > best.gap ? each : best), step);
  const values = {
    ...stop(explained),
    axis: stepName(explained, step),
    widest: stepName(explained, widest),
  };
  if (separating.length > 1) {
    return say(widest === step ? 'why.severalWidest' : 'why.several', values);
  }
  const faces = asked.filter(isFace).length;
  return step.group === StepGroup.edgeEdge && faces > 0
    ? say('why.onlyEdge', { ...values, faces: numberWord(faces, strings) })
    : say('why.onlyOne', values);
}

const isFace = ({ group }: StepRecord) =>
  group === StepGroup.worldAxis || group === StepGroup.faceA || group === StepGroup.faceB;

function skippedSentences(explained: Explained, say: Say): Rich[] {
  const reasons: [number, Key, Key][] = [
    [SkipReason.parallel, 'why.skipped.parallel.one', 'why.skipped.parallel.other'],
    [SkipReason.degenerate, 'why.skipped.degenerate.one', 'why.skipped.degenerate.other'],
    [SkipReason.notNeeded, 'why.skipped.notNeeded.one', 'why.skipped.notNeeded.other'],
  ];
  const steps = stepsOf(explained).filter((step) => step.reached);
  return reasons.flatMap(([reason, one, other]) => {
    const count = steps.filter((step) => step.skipReason === reason).length;
    return count === 0 ? [] : [say(count === 1 ? one : other, { count })];
  });
}

// Rays

function slabSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  const { hit } = verdict;
  const values = { t: number(hit.t), tExit: number(hit.tExit) };
  if (verdict.outcome === Outcome.apart) return slabMiss(explained, say);
  if (verdict.outcome === Outcome.touching) return say('why.slab.touching', values);
  if (hit.startsInside) return say('why.slab.inside', values);
  const face = hitFeature(explained);
  const meets = say('why.slab.hit', values);
  return face ? joined([meets, say('why.slab.entry', { face })]) : meets;
}

function slabMiss(explained: Explained, say: Say): Rich {
  const step = decidingStep(explained);
  if (!step) return [];
  const axis = stepName(explained, step);
  const [low] = secondInterval(explained, step);
  const key: Key = Number.isNaN(low)
    ? 'why.slab.parallel'
    : step === explained.ledger.steps[0]
      ? 'why.slab.missFirst'
      : 'why.slab.miss';
  return joined([say(key, { axis }), stopSentence(explained, say)]);
}

function insideSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  const name = tableNames(explained)[1];
  const t = number(verdict.hit.t);
  if (verdict.outcome === Outcome.apart) {
    return joined([outsideSentence(explained, say), stopSentence(explained, say)]);
  }
  const weights = stepsOf(explained).filter((step) => step.group === StepGroup.barycentric);
  if (weights.length === 0) return say('why.flat.touching', { name, t });
  const values = weights
    .map((step) => `${stepName(explained, step)} = ${number(firstInterval(explained, step)[0])}`)
    .join(', ');
  const key = verdict.outcome === Outcome.touching ? 'why.inside.touching' : 'why.inside.hit';
  return say(key, { name, t, values });
}

const missKeys: Partial<Record<Miss, Key>> = {
  parallel: 'why.range.parallel',
  behind: 'why.range.behind',
  beyond: 'why.range.beyond',
  flat: 'why.flat.miss',
};

function outsideSentence(explained: Explained, say: Say): Rich {
  const step = decidingStep(explained);
  if (!step) return [];
  const range = rangeStep(explained);
  const [value] = firstInterval(explained, step);
  const [low, high] = secondInterval(explained, step);
  const values = {
    name: tableNames(explained)[1],
    axis: stepName(explained, step),
    value: number(value),
    t: number(range ? foundInterval(explained, range)[0] : Number.NaN),
    low: number(low),
    high: number(high),
  };
  const beside: Key = value < low ? 'why.inside.below' : 'why.inside.above';
  return say(missKeys[missOf(explained)] ?? beside, values);
}

function crossingSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  if (verdict.outcome === Outcome.apart) return outsideSentence(explained, say);
  const t = number(verdict.hit.t);
  return say(verdict.outcome === Outcome.touching ? 'why.plane.touching' : 'why.plane.hit', { t });
}

function roundSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  const { hit } = verdict;
  const values = { t: number(hit.t), tExit: number(hit.tExit), ...passing(explained) };
  if (verdict.outcome === Outcome.touching) return say('why.round.touching', values);
  if (verdict.outcome === Outcome.overlapping) return say('why.round.hit', values);
  const step = decidingStep(explained);
  const key = step?.group === StepGroup.distance ? 'why.round.miss' : 'why.round.range';
  return joined([say(key, values), stopSentence(explained, say)]);
}

/** How far from the centre the ray's line passes, against the radius. */
function passing(explained: Explained): Values {
  const step = stepsOf(explained).find((each) => each.group === StepGroup.distance);
  if (!step) return {};
  return {
    distance: number(firstInterval(explained, step)[1]),
    radius: number(secondInterval(explained, step)[1]),
    gap: number(step.gap),
  };
}

// Planes and spheres

function sideSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  const [step] = stepsOf(explained);
  if (!step) return [];
  const [low, high] = firstInterval(explained, step);
  const [plane] = secondInterval(explained, step);
  const values = {
    name: tableNames(explained)[0],
    low: number(low),
    high: number(high),
    plane: number(plane),
  };
  if (verdict.outcome === Outcome.touching) return say('why.side.touching', values);
  if (verdict.outcome === Outcome.overlapping) return say('why.side.straddling', values);
  return say(low > plane ? 'why.side.front' : 'why.side.back', values);
}

function distanceSentence(explained: Explained, say: Say): Rich {
  const { outcome, gap } = explained.ledger.verdict;
  const values = { gap: number(gap), depth: number(Math.abs(gap)) };
  if (outcome === Outcome.apart) return say('why.distance.apart', values);
  if (outcome === Outcome.touching) return say('why.distance.touching', values);
  return say('why.distance.overlapping', values);
}

// Where the test stopped

function stop(explained: Explained): { i: number; n: number } {
  const step = decidingStep(explained);
  const steps = stepsOf(explained);
  return { i: step ? steps.indexOf(step) + 1 : steps.length, n: steps.length };
}

function stopSentence(explained: Explained, say: Say): Rich {
  return say('stops', stop(explained));
}

/** Small numbers are words in running English, and stay figures in Korean. */
function numberWord(count: number, strings: Strings): string {
  return strings.numbers.split(' ')[count] ?? String(count);
}
