// The sentences above the ledger of a ray or segment against a box, a polygon, a plane or a round shape.
import { Outcome, StepGroup } from '../codes.ts';
import { type Miss, missOf, rangeStep } from './curve-miss.ts';
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
import { foundInterval } from './step-numbers.ts';
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
  const axis = stepName(explained, step);
  const [low] = secondInterval(explained, step);
  const key: Key = Number.isNaN(low)
    ? 'why.slab.parallel'
    : step === explained.ledger.steps[0]
      ? 'why.slab.missFirst'
      : 'why.slab.miss';
  return joined([translate(key, { axis }), stopSentence(explained, translate)]);
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

const missKeys: Partial<Record<Miss, Key>> = {
  parallel: 'why.range.parallel',
  behind: 'why.range.behind',
  beyond: 'why.range.beyond',
  flat: 'why.flat.miss',
};

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
  const beside: Key = value < low ? 'why.inside.below' : 'why.inside.above';
  return translate(missKeys[missOf(explained)] ?? beside, values);
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
  const step = decidingStep(explained);
  const key = step?.group === StepGroup.distance ? 'why.sphere.miss' : 'why.sphere.range';
  return joined([translate(key, values), stopSentence(explained, translate)]);
}

export function capsuleSentence(explained: Explained, translate: Translate): Rich {
  const { verdict } = explained.ledger;
  const values = roundValues(explained);
  if (verdict.outcome === Outcome.apart) return translate('why.capsule.miss', values);
  if (verdict.outcome === Outcome.touching) return translate('why.capsule.touching', values);
  return translate(verdict.hit.startsInside ? 'why.round.inside' : 'why.capsule.hit', values);
}

/** The distance of the centre or axis compared with the radius. */
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
