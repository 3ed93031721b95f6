// The sentence above the ledger: what decided, and where the test stopped. Every number and name in
// it is read from the records.

import { Outcome, Side, SkipReason, StepGroup, StepStatus } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import type { Kind } from '../scene/shape.ts';
import { type Miss, missOf, rangeStep } from './curve-miss.ts';
import { linesCase, linesValues } from './curve-pairs.ts';
import type { Key, Strings } from './index.ts';
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
import { curveWord, isRound, methodOf, type PairMethod } from './pair-method.ts';
import { foundInterval } from './step-numbers.ts';
import { format, joined, type Rich, rich, type Values } from './text.ts';

type Say = (key: Key, values?: Values) => Rich;

export function whySentence(explained: Explained | null, strings: Strings): Rich {
  if (!explained) return rich(strings['why.noPair'], {});
  const curve = curveWord(explained, strings);
  const say: Say = (key, values = {}) => rich(strings[key], { curve, ...values });
  return tellers[methodOf(explained)](explained, say, strings);
}

type Teller = (explained: Explained, say: Say, strings: Strings) => Rich;

const tellers: Readonly<Record<PairMethod, Teller>> = {
  axes: (explained, say, strings) =>
    joined([axesSentence(explained, say, strings), ...skippedSentences(explained, say)]),
  distance: distanceSentence,
  side: sideSentence,
  planes: planesSentence,
  lines: (explained, say) => say(`why.lines.${linesCase(explained)}`, linesValues(explained)),
  slabs: slabSentence,
  inside: insideSentence,
  sphere: sphereSentence,
  capsule: capsuleSentence,
  crossing: crossingSentence,
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
    const same = widest === step || number(widest.gap) === number(step.gap);
    return say(same ? 'why.severalWidest' : 'why.several', values);
  }
  if (asked.length === 1) return say('why.onlyRow', values);
  const faces = asked.filter(isFace).length;
  return step.group === StepGroup.edgeEdge && faces > 0
    ? joined([facesSentence(faces, say, strings), say('why.onlyEdge', values)])
    : say('why.onlyOne', values);
}

function facesSentence(count: number, say: Say, strings: Strings): Rich {
  if (count === 1) return say('why.faces.one');
  if (count === 2) return say('why.faces.two');
  return say('why.faces.many', { n: numberWord(count, strings) });
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

// Rays and segments

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

function sphereSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  const values = roundValues(explained);
  if (verdict.outcome === Outcome.touching) return say('why.sphere.touching', values);
  if (verdict.outcome === Outcome.overlapping) {
    return say(verdict.hit.startsInside ? 'why.round.inside' : 'why.sphere.hit', values);
  }
  const step = decidingStep(explained);
  const key = step?.group === StepGroup.distance ? 'why.sphere.miss' : 'why.sphere.range';
  return joined([say(key, values), stopSentence(explained, say)]);
}

function capsuleSentence(explained: Explained, say: Say): Rich {
  const { verdict } = explained.ledger;
  const values = roundValues(explained);
  if (verdict.outcome === Outcome.apart) return say('why.capsule.miss', values);
  if (verdict.outcome === Outcome.touching) return say('why.capsule.touching', values);
  return say(verdict.hit.startsInside ? 'why.round.inside' : 'why.capsule.hit', values);
}

/** How near the centre or axis it comes, against the radius. */
function roundValues(explained: Explained): Values {
  const { hit } = explained.ledger.verdict;
  const step = stepsOf(explained).find((each) => each.group === StepGroup.distance);
  if (!step) return {};
  return {
    name: tableNames(explained)[1],
    t: number(hit.t),
    tExit: number(hit.tExit),
    distance: number(firstInterval(explained, step)[1]),
    radius: number(secondInterval(explained, step)[1]),
    gap: number(step.gap),
  };
}

// Planes and radii

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
  const isPoint = explained.pair.a === 'point';
  if (verdict.outcome === Outcome.touching) {
    return say(isPoint ? 'why.side.point.touching' : 'why.side.touching', values);
  }
  if (verdict.outcome === Outcome.overlapping) return say('why.side.straddling', values);
  if (verdict.side === Side.front) {
    return say(isPoint ? 'why.side.point.front' : 'why.side.front', values);
  }
  return say(isPoint ? 'why.side.point.back' : 'why.side.back', values);
}

function planesSentence(explained: Explained, say: Say): Rich {
  const { outcome, gap } = explained.ledger.verdict;
  const [a, b] = tableNames(explained);
  if (outcome === Outcome.apart) return say('why.planes.apart', { gap: number(gap) });
  return outcome === Outcome.touching
    ? say('why.planes.same', { a, b })
    : say('why.planes.crossing');
}

const distanceKeys: Readonly<Record<number, Key>> = {
  [Outcome.apart]: 'why.distance.apart',
  [Outcome.touching]: 'why.distance.touching',
  [Outcome.overlapping]: 'why.distance.overlapping',
};

/** What lies within the radius of a sphere or capsule; any other shape is its own. */
const coreKeys: Partial<Record<Kind, Key>> = { sphere: 'core.centre', capsule: 'core.axis' };

function distanceSentence(explained: Explained, say: Say, strings: Strings): Rich {
  const { pair, ledger } = explained;
  const { outcome, gap } = ledger.verdict;
  const [a, b] = tableNames(explained);
  const coreOf = (kind: Kind, name: string) => {
    const key = coreKeys[kind];
    return key ? format(strings[key], { name }) : name;
  };
  const both = isRound(pair.a) && isRound(pair.b);
  const radii = both
    ? strings['radii.both']
    : format(strings['radii.one'], { name: isRound(pair.a) ? a : b });
  return say(distanceKeys[outcome] ?? 'why.distance.apart', {
    a: coreOf(pair.a, a),
    b: coreOf(pair.b, b),
    radii,
    gap: number(gap),
    depth: number(Math.abs(gap)),
  });
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
