// The sentences above the ledger of a ray or segment against a box, a polygon, a plane or a round shape.
import { Beyond, Outcome, StepGroup } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import { beyondOf, crossesBefore, rangeStep } from './curve-miss.ts';
import type { Key } from './index.ts';
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
import { allowedInterval, foundInterval } from './step-numbers.ts';
import { joined, type Rich, type Values } from './text.ts';
import { stopSentence, type Translate } from './why-sentence.ts';

export function slabSentence(explained: Explained, translate: Translate): Rich {
  const { verdict } = explained.ledger;
  const { hit } = verdict;
  const values = { t: number(hit.t), tExit: number(hit.tExit) };
  if (verdict.outcome === Outcome.apart) return slabMiss(explained, translate);
  if (verdict.outcome === Outcome.touching) return translate('why.slab.touching', values);
  if (hit.startsInside) return translate('why.slab.inside', values);
  const face = hitFeature(explained);
  const meets = translate('why.slab.hit', values);
  return face ? joined([meets, translate('why.slab.entry', { face })]) : meets;
}

function slabMiss(explained: Explained, translate: Translate): Rich {
  const step = decidingStep(explained);
  if (!step) return [];
  const [enter, exit] = secondInterval(explained, step);
  const values = {
    name: tableNames(explained)[1],
    axis: stepName(explained, step),
    enter: number(enter),
    exit: number(exit),
    end: number(firstInterval(explained, step)[1]),
  };
  return joined([
    translate(slabMissKey(explained, enter), values),
    stopSentence(explained, translate),
  ]);
}

function slabMissKey(explained: Explained, enter: number): Key {
  const beyond = beyondOf(explained);
  if (beyond !== Beyond.none) return beyond === Beyond.end ? 'why.slab.beyond' : 'why.slab.behind';
  if (Number.isNaN(enter)) return 'why.slab.parallel';
  const isFirst = decidingStep(explained) === explained.ledger.steps[0];
  return isFirst ? 'why.slab.missFirst' : 'why.slab.miss';
}

export function insideSentence(explained: Explained, translate: Translate): Rich {
  const { verdict } = explained.ledger;
  const name = tableNames(explained)[1];
  const t = number(verdict.hit.t);
  if (verdict.outcome === Outcome.apart) {
    return joined([outsideSentence(explained, translate), stopSentence(explained, translate)]);
  }
  const weights = stepsOf(explained).filter((step) => step.group === StepGroup.barycentric);
  if (weights.length === 0) return translate('why.flat.touching', { name, t });
  const values = weights
    .map(
      (step) =>
        `${stepName(explained, step)}\u00a0=\u00a0${number(firstInterval(explained, step)[0])}`,
    )
    .join(', ');
  const key = verdict.outcome === Outcome.touching ? 'why.inside.touching' : 'why.inside.hit';
  return translate(key, { name, t, values });
}

export function outsideSentence(explained: Explained, translate: Translate): Rich {
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
  return translate(outsideKey(explained, step, value < low), values);
}

function outsideKey(explained: Explained, { group }: StepRecord, isBelow: boolean): Key {
  if (group === StepGroup.barycentric) return isBelow ? 'why.inside.below' : 'why.inside.above';
  // The line against a plane's normal says that they are apart; the range of t says where.
  const range = rangeStep(explained);
  if (range) return crossesBefore(explained, range) ? 'why.range.behind' : 'why.range.beyond';
  return group === StepGroup.plane ? 'why.range.parallel' : 'why.flat.miss';
}

export function crossingSentence(explained: Explained, translate: Translate): Rich {
  const { verdict } = explained.ledger;
  if (verdict.outcome === Outcome.apart) return outsideSentence(explained, translate);
  const t = number(verdict.hit.t);
  return translate(verdict.outcome === Outcome.touching ? 'why.plane.touching' : 'why.plane.hit', {
    t,
  });
}

export function sphereSentence(explained: Explained, translate: Translate): Rich {
  const { verdict } = explained.ledger;
  const values = roundValues(explained);
  if (verdict.outcome === Outcome.touching) return translate('why.sphere.touching', values);
  if (verdict.outcome === Outcome.overlapping) {
    return translate(verdict.hit.startsInside ? 'why.round.inside' : 'why.sphere.hit', values);
  }
  return joined([
    translate(sphereMissKeys[beyondOf(explained)] ?? 'why.sphere.miss', values),
    ...nearestSentences(explained, translate),
    stopSentence(explained, translate),
  ]);
}

export function capsuleSentence(explained: Explained, translate: Translate): Rich {
  const { verdict } = explained.ledger;
  const values = roundValues(explained);
  if (verdict.outcome === Outcome.apart) {
    const key = capsuleMissKeys[beyondOf(explained)];
    const miss = translate('why.capsule.miss', values);
    return key ? joined([miss, translate(key, values)]) : miss;
  }
  if (verdict.outcome === Outcome.touching) return translate('why.capsule.touching', values);
  return translate(verdict.hit.startsInside ? 'why.round.inside' : 'why.capsule.hit', values);
}

const sphereMissKeys: Readonly<Record<number, Key>> = {
  [Beyond.end]: 'why.sphere.beyond',
  [Beyond.start]: 'why.sphere.behind',
};

const capsuleMissKeys: Readonly<Record<number, Key>> = {
  [Beyond.end]: 'why.capsule.beyond',
  [Beyond.start]: 'why.capsule.behind',
};

/** The curve itself is further away than its line where the nearest point of the line is not on it. */
function nearestSentences(explained: Explained, translate: Translate): Rich[] {
  const distance = number(explained.ledger.nearest.distance);
  const gap = number(decidingStep(explained)?.gap ?? Number.NaN);
  const isLine = beyondOf(explained) === Beyond.none && distance === gap;
  return isLine ? [] : [translate('why.curve.distance', { distance })];
}

/** The distance of the center or axis compared with the radius. */
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
    ...rangeValues(explained),
  };
}

/** Where the line would be inside, and where the curve ends. */
function rangeValues(explained: Explained): Values {
  const range = rangeStep(explained);
  if (!range) return {};
  const [enter, exit] = foundInterval(explained, range);
  const [, end] = allowedInterval(explained, range);
  return { enter: number(enter), exit: number(exit), end: number(end) };
}
