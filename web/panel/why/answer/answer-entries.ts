// The answer about the pair as numbers with their labels: what the core's records hold, in the order in which
// it is looked for.
import {
  Facing,
  type HitRecord,
  Outcome,
  Side,
  StepGroup,
  StepStatus,
  StepUnit,
} from '../../../core/results.ts';
import type { Key, Strings } from '../../../strings/index.ts';
import {
  decidingStep,
  decidingTriangle,
  type Explained,
  featureName,
  firstInterval,
  stepName,
  stepsOf,
  tableNames,
} from '../../../strings/names.ts';
import { curveWord } from '../../../strings/pair-method.ts';
import { format, type Values } from '../../../strings/text.ts';
import { boxDiagonalOf } from './box-diagonal.ts';

export interface AnswerEntry {
  readonly label: string;
  /** What the label means; null: it says all. */
  readonly hint: string | null;
  /** One number, the components of a vector, or a word. */
  readonly value: readonly number[] | string;
  /** Empty for none. */
  readonly unit: string;
  /** It is the vector by which the second shape can be pushed. */
  readonly isPush: boolean;
}

/** Answers of the core beside its records. */
export interface AnswerFacts {
  /** Meters between the centers of two spheres; null for any other pair. */
  readonly centerDistance: number | null;
  /** Shapes that touch share more than one point. */
  readonly hasSeveralContacts: boolean;
}

type Meters = 'm' | '';

/** Collects entries; a number or vector that has no meaning here is left out. */
class Entries {
  readonly all: AnswerEntry[] = [];
  readonly #strings: Strings;
  readonly #values: Values;

  constructor(strings: Strings, values: Values) {
    this.#strings = strings;
    this.#values = values;
  }

  number(key: Key, value: number | null, unit: Meters = 'm', values: Values = {}): void {
    if (value === null || Number.isNaN(value)) return;
    this.#add(key, [value], unit, values);
  }

  vector(key: Key, value: Float64Array): void {
    if (value.some(Number.isNaN)) return;
    this.#add(key, Array.from(value), '', {});
  }

  word(key: Key, value: string | null, values: Values = {}): void {
    if (value !== null) this.#add(key, value, '', values);
  }

  #add(key: Key, value: AnswerEntry['value'], unit: Meters, values: Values): void {
    const label = format(this.#strings[key], { ...this.#values, ...values });
    const isPush = key === 'answer.push';
    const hint = isPush ? this.#strings['answer.push.hint'] : null;
    this.all.push({ label, hint, value, unit, isPush });
  }
}

export function answerEntries(
  explained: Explained,
  facts: AnswerFacts,
  strings: Strings,
): readonly AnswerEntry[] {
  const { verdict } = explained.ledger;
  const [a, b] = explained.names;
  const entries = new Entries(strings, { a, b, curve: curveWord(explained, strings) });
  if (verdict.hasHit) addHit(entries, explained, strings);
  else addWeights(entries, explained);
  addPlane(entries, explained, strings);
  if (verdict.outcome === Outcome.apart) addDistance(entries, explained);
  else if (verdict.outcome === Outcome.overlapping) addDepth(entries, explained);
  if (!verdict.hasHit && verdict.outcome !== Outcome.apart) {
    const touching = verdict.outcome === Outcome.touching;
    const contact = facts.hasSeveralContacts ? 'answer.contact.several' : 'answer.contact';
    entries.vector(touching ? contact : 'answer.common', verdict.contact);
  }
  entries.number('answer.centers', facts.centerDistance);
  addTriangle(entries, verdict.triangleA, a);
  addTriangle(entries, verdict.triangleB, b);
  return entries.all;
}

/** Of a mesh, the one that the verdict is about. */
function addTriangle(entries: Entries, triangle: number, name: string): void {
  if (triangle >= 0) entries.word('answer.triangle', String(triangle), { name });
}

// Rays and segments

const kFacings: Readonly<Record<number, Key>> = {
  [Facing.front]: 'answer.front',
  [Facing.back]: 'answer.back',
};

function addHit(entries: Entries, explained: Explained, strings: Strings): void {
  const { hit } = explained.ledger.verdict;
  const [first, second] = tableNames(explained);
  const both = !Number.isNaN(hit.tB);
  if (both) {
    entries.number('answer.tOf', hit.t, '', { name: explained.names[0] });
    entries.number('answer.tOf', hit.tB, '', { name: explained.names[1] });
  } else {
    entries.number('answer.t', hit.t, '');
  }
  entries.number('answer.along', hit.distance, 'm', { name: both ? explained.names[0] : first });
  entries.vector('answer.point', hit.point);
  entries.vector('answer.normal', hit.normal);
  const facing = kFacings[hit.facing];
  entries.word('answer.facing', facing ? strings[facing] : null);
  entries.word('answer.feature', featureName(explained, hit.feature));
  addWeights(entries, explained);
  if (hit.startsInside)
    entries.word('answer.start', format(strings['answer.inside'], { name: second }));
  addExit(entries, explained, hit);
}

/** Where the common part ends; left out where it is the point of the hit. */
function addExit(entries: Entries, explained: Explained, hit: HitRecord): void {
  if (!(hit.tExit > hit.t)) return;
  entries.number('answer.tExit', hit.tExit, '');
  entries.vector('answer.exitPoint', hit.exitPoint);
  entries.vector('answer.exitNormal', hit.exitNormal);
  entries.word('answer.exitFeature', featureName(explained, hit.exitFeature));
}

/** The corners of a triangle that its coordinates weigh. */
const kWeighed: Readonly<Record<string, string>> = { u: 'b', v: 'c', w: 'a' };

/** u, v and w of the point in which the line meets the plane of a triangle or parallelogram. */
function addWeights(entries: Entries, explained: Explained): void {
  for (const step of stepsOf(explained)) {
    if (step.group !== StepGroup.barycentric || step.status === StepStatus.skipped) continue;
    const [value] = firstInterval(explained, step);
    const name = stepName(explained, step);
    const corner = explained.kinds.includes('triangle') ? kWeighed[name] : undefined;
    if (corner) entries.number('answer.weight.of', value, '', { name, corner });
    else entries.number('answer.weight', value, '', { name });
  }
}

// Planes

const kSides: Readonly<Record<number, Key>> = {
  [Side.front]: 'answer.side.front',
  [Side.back]: 'answer.side.back',
  [Side.straddling]: 'answer.side.straddling',
};

function addPlane(entries: Entries, explained: Explained, strings: Strings): void {
  const { plane, side } = explained.ledger.verdict;
  const { pair } = explained;
  // A plane stands second in the table.
  const [name] = tableNames(explained);
  const key = kSides[side];
  if (key) entries.word('answer.side', strings[key], { name });
  const isPoint = pair.a === 'point';
  entries.number(isPoint ? 'answer.signed' : 'answer.signedCenter', plane.signedDistance, 'm', {
    name,
  });
  if (isPoint) return;
  entries.number('answer.projectedRadius', plane.projectedRadius, 'm', { name });
  entries.number('answer.lowest', plane.min, 'm', { name });
  entries.number('answer.highest', plane.max, 'm', { name });
  addDiagonal(entries, explained, strings);
}

function addDiagonal(entries: Entries, explained: Explained, strings: Strings): void {
  const diagonal = boxDiagonalOf(explained);
  if (diagonal === null) return;
  const { ends, vmin, vmax } = diagonal;
  const [name] = tableNames(explained);
  const between = ends ? `${ends[0]} → ${ends[1]}` : strings['answer.diagonal.several'];
  entries.word('answer.diagonal', between, { name });
  entries.vector('answer.vmin', vmin);
  entries.vector('answer.vmax', vmax);
}

// Solids

/** The nearest points; beside the distance the axis that separates and the gap on it. */
function addDistance(entries: Entries, explained: Explained): void {
  const { nearest, verdict } = explained.ledger;
  entries.number('answer.distance', nearest.distance);
  entries.vector('answer.nearestA', nearest.pointA);
  entries.vector('answer.nearestB', nearest.pointB);
  const step = decidingStep(explained);
  if (step?.unit !== StepUnit.meter || Number.isNaN(verdict.axis[0] ?? Number.NaN)) return;
  const axis = stepName(explained, step);
  // Along a plane's normal the gap is the distance.
  if (step.group !== StepGroup.plane) entries.number('answer.gap', verdict.gap, 'm', { axis });
  entries.vector('answer.axis', verdict.axis);
}

function addDepth(entries: Entries, explained: Explained): void {
  const { nearest } = explained.ledger;
  entries.number('answer.depth', nearest.depth);
  // The depth of a mesh is that of one triangle: others may still be met after this push.
  if (decidingTriangle(explained) >= 0) return;
  entries.vector('answer.push', nearest.translation);
}
