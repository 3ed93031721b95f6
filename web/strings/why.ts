// The sentence above the ledger: what decided, and where the test stopped. Every number and name in
// it is read from the records.

import { Outcome, Side, SkipReason, StepGroup, StepStatus } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import { linesSentence } from './curve-pairs.ts';
import type { Key, Strings } from './index.ts';
import {
  decidingStep,
  type Explained,
  firstInterval,
  secondInterval,
  stepName,
  stepsOf,
  tableNames,
} from './names.ts';
import { number, numberWord } from './number.ts';
import { curveWord, edgeKinds, methodOf, type PairMethod } from './pair-method.ts';
import { coreNames, radiiName } from './rounded-names.ts';
import { joined, type Rich, rich, type Values } from './text.ts';
import {
  capsuleSentence,
  crossingSentence,
  insideSentence,
  slabSentence,
  sphereSentence,
} from './why-curves.ts';
import { meshSentence, trianglesSentence } from './why-meshes.ts';
import { stopPlace, type Translate, type WriteSentence } from './why-sentence.ts';

export function whySentence(explained: Explained | null, strings: Strings): Rich {
  if (!explained) return rich(strings['why.noPair'], {});
  const curve = curveWord(explained, strings);
  const translate: Translate = (key, values = {}) => rich(strings[key], { curve, ...values });
  return (
    meshSentence(explained, translate) ??
    joined([
      ...trianglesSentence(explained, translate),
      sentenceOfMethod[methodOf(explained)](explained, translate, strings),
    ])
  );
}

const sentenceOfMethod: Readonly<Record<PairMethod, WriteSentence>> = {
  axes: (explained, translate, strings) =>
    joined([
      axesSentence(explained, translate, strings),
      ...skippedSentences(explained, translate),
    ]),
  distance: distanceSentence,
  side: sideSentence,
  planes: planesSentence,
  lines: linesSentence,
  slabs: slabSentence,
  inside: insideSentence,
  sphere: sphereSentence,
  capsule: capsuleSentence,
  crossing: crossingSentence,
};

// Separating axes

function axesSentence(explained: Explained, translate: Translate, strings: Strings): Rich {
  const { verdict } = explained.ledger;
  const step = decidingStep(explained);
  const asked = stepsOf(explained).filter((each) => each.status !== StepStatus.skipped);
  const axis = step ? stepName(explained, step) : '';
  if (verdict.outcome === Outcome.apart && step) {
    return apartSentence(explained, step, asked, translate, strings);
  }
  if (verdict.outcome === Outcome.touching)
    return translate('why.touching', { axis, n: asked.length });
  const depth = number(Math.abs(verdict.gap));
  return translate('why.overlapping', { axis, depth, n: asked.length });
}

function apartSentence(
  explained: Explained,
  step: StepRecord,
  asked: readonly StepRecord[],
  translate: Translate,
  strings: Strings,
): Rich {
  const separating = asked.filter((each) => each.status === StepStatus.separates);
  const widest = separating.reduce((best, each) => (each.gap > best.gap ? each : best), step);
  const values = {
    place: stopPlace(explained, translate),
    edge: edgeWord(explained, strings),
    axis: stepName(explained, step),
    widest: stepName(explained, widest),
  };
  return joined([
    ...separatedSentences(step, asked, widest, values, translate, strings),
    ...distanceBesideGap(explained, widest.gap, translate),
  ]);
}

function separatedSentences(
  step: StepRecord,
  asked: readonly StepRecord[],
  widest: StepRecord,
  values: Values,
  translate: Translate,
  strings: Strings,
): Rich[] {
  if (asked.filter((each) => each.status === StepStatus.separates).length > 1) {
    const same = widest === step || number(widest.gap) === number(step.gap);
    return [translate(same ? 'why.severalWidest' : 'why.several', values)];
  }
  if (asked.length === 1) return [translate('why.onlyRow', values)];
  const faces = asked.filter(isFace).length;
  return step.group === StepGroup.edgeEdge && faces > 0
    ? [facesSentence(faces, translate, strings), translate('why.onlyEdge', values)]
    : [translate('why.onlyOne', values)];
}

/** The distance is more than the widest gap where no candidate runs along it, as at a corner. */
function distanceBesideGap(explained: Explained, gap: number, translate: Translate): Rich[] {
  const distance = number(explained.ledger.nearest.distance);
  return distance === number(gap) ? [] : [translate('why.distance.beside', { distance })];
}

const edgeWord = (explained: Explained, strings: Strings): string =>
  strings[`edge.${edgeKinds(explained.pair)}`];

function facesSentence(count: number, translate: Translate, strings: Strings): Rich {
  if (count === 1) return translate('why.faces.one');
  if (count === 2) return translate('why.faces.two');
  return translate('why.faces.many', { n: numberWord(count, strings) });
}

const isFace = ({ group }: StepRecord) =>
  group === StepGroup.worldAxis || group === StepGroup.faceA || group === StepGroup.faceB;

function skippedSentences(explained: Explained, translate: Translate): Rich[] {
  const reasons: [number, Key, Key][] = [
    [SkipReason.parallel, 'why.skipped.parallel.one', 'why.skipped.parallel.other'],
    [SkipReason.degenerate, 'why.skipped.degenerate.one', 'why.skipped.degenerate.other'],
    [SkipReason.notNeeded, 'why.skipped.notNeeded.one', 'why.skipped.notNeeded.other'],
  ];
  const steps = stepsOf(explained).filter((step) => step.reached);
  return reasons.flatMap(([reason, one, other]) => {
    const count = steps.filter((step) => step.skipReason === reason).length;
    return count === 0 ? [] : [translate(count === 1 ? one : other, { count })];
  });
}

// Planes and radii

function sideSentence(explained: Explained, translate: Translate): Rich {
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
    return translate(isPoint ? 'why.side.point.touching' : 'why.side.touching', values);
  }
  if (verdict.outcome === Outcome.overlapping) return translate('why.side.straddling', values);
  if (verdict.side === Side.front) {
    return translate(isPoint ? 'why.side.point.front' : 'why.side.front', values);
  }
  return translate(isPoint ? 'why.side.point.back' : 'why.side.back', values);
}

function planesSentence(explained: Explained, translate: Translate): Rich {
  const { outcome, gap } = explained.ledger.verdict;
  const [a, b] = tableNames(explained);
  if (outcome === Outcome.apart) return translate('why.planes.apart', { gap: number(gap) });
  return outcome === Outcome.touching
    ? translate('why.planes.same', { a, b })
    : translate('why.planes.crossing');
}

const distanceKeys: Readonly<Record<number, Key>> = {
  [Outcome.apart]: 'why.distance.apart',
  [Outcome.touching]: 'why.distance.touching',
  [Outcome.overlapping]: 'why.distance.overlapping',
};

function distanceSentence(explained: Explained, translate: Translate, strings: Strings): Rich {
  const { outcome, gap } = explained.ledger.verdict;
  const [a, b] = coreNames(explained, strings);
  return translate(distanceKeys[outcome] ?? 'why.distance.apart', {
    a,
    b,
    radii: radiiName(explained, strings),
    gap: number(gap),
    depth: number(Math.abs(gap)),
  });
}
