// The names that sentences are about. The catalog writes {a} and {b} for the shapes in the order of
// the pair table; the page has them in the order of its pair.

import { Outcome, StepUnit } from '../codes.ts';
import type { Ledger, StepRecord } from '../core/results.ts';
import type { SceneKind } from '../scene/scene-shape.ts';
import { format, withoutIsolates } from './text.ts';

export interface CandidateInfo {
  readonly name: string;
  readonly group: number;
  readonly type: string;
}

/** The part of a pair's catalog entry that sentences need. */
export interface PairInfo {
  readonly a: SceneKind;
  readonly b: SceneKind;
  /** Key of the method's name. */
  readonly method: string;
  /** By their numbers; of a hull or mesh those that the ledger is about. */
  readonly candidates: Readonly<Record<number, CandidateInfo>>;
}

/** A ledger with the names of the shapes and features that its numbers stand for. */
export interface Explained {
  readonly ledger: Ledger;
  readonly pair: PairInfo;
  /** In the order of the page's pair, as all records are. */
  readonly names: readonly [string, string];
  readonly kinds: readonly [SceneKind, SceneKind];
  /** The word for a line, before the name of a shape that lies on it. */
  readonly line: string;
  /** Names of the features of a kind, as the catalog has them. */
  featuresOf(kind: SceneKind): readonly string[];
}

/** The names in the order of the pair table. */
export function tableNames({ ledger, names }: Explained): readonly [string, string] {
  return ledger.verdict.swapped ? [names[1], names[0]] : names;
}

/** The interval of the shape that comes first in the pair table. */
export function firstInterval({ ledger }: Explained, step: StepRecord): readonly [number, number] {
  return ledger.verdict.swapped ? [step.bMin, step.bMax] : [step.aMin, step.aMax];
}

export function secondInterval({ ledger }: Explained, step: StepRecord): readonly [number, number] {
  return ledger.verdict.swapped ? [step.aMin, step.aMax] : [step.bMin, step.bMax];
}

/** Of the step's candidate, as it is shown. */
export function stepName(explained: Explained, step: StepRecord, line = explained.line): string {
  const template = explained.pair.candidates[step.candidate]?.name ?? '';
  const [a, b] = tableNames(explained);
  return format(template, { a, b, line });
}

/** Of the step's candidate, the same in every language: for attributes and events. */
export const stableStepName = (explained: Explained, step: StepRecord): string =>
  withoutIsolates(stepName(explained, step, 'line'));

/** `A.y x B.x` and `A.y * B.x` are ways to write `A.y×B.x`. */
const asWritten = (name: string) => name.replace(/\s*[×*]\s*|\s+x\s+/g, '×').trim();

/** The row of a candidate, −1: it has none of that name. */
export function rowNamed(explained: Explained, name: string): number {
  const written = asWritten(name);
  return stepsOf(explained).findIndex(
    (step) =>
      written === stableStepName(explained, step) ||
      written === withoutIsolates(stepName(explained, step)),
  );
}

/** The steps in use, in the order of the test. */
export function stepsOf({ ledger }: Explained): readonly StepRecord[] {
  return ledger.steps.slice(0, ledger.count);
}

/** The row that decided, −1: none did alone. */
export function decidingRow(ledger: Ledger): number {
  for (let row = 0; row < ledger.count; row++) {
    if (ledger.steps[row]?.candidate === ledger.verdict.candidate) return row;
  }
  return -1;
}

/** The row with the least depth, where shapes overlap on several axes; −1: none. */
export function shallowestRow({ ledger }: Explained): number {
  const row = decidingRow(ledger);
  const { unit } = ledger.steps[row] ?? {};
  const lengths = ledger.steps
    .slice(0, ledger.count)
    .filter((step) => step.unit === StepUnit.meter && !Number.isNaN(step.gap));
  const several = unit === StepUnit.meter && lengths.length > 1;
  return several && ledger.verdict.outcome === Outcome.overlapping ? row : -1;
}

/** The row that is shown: the one the viewer chose, else the one that decided; −1: none. */
export function shownRow(chosen: number | null, ledger: Ledger): number {
  return Math.min(chosen ?? decidingRow(ledger), ledger.count - 1);
}

/** The row where the test stopped. */
export function stopRow(explained: Explained): number {
  return stepsOf(explained).findLastIndex((step) => step.reached);
}

export function decidingStep({ ledger }: Explained): StepRecord | undefined {
  return ledger.steps[decidingRow(ledger)];
}

/** No triangle decided: what is inside of a solid mesh is overlapped, and only that. */
export const isOnlyInside = ({ ledger: { count, verdict } }: Explained): boolean =>
  count === 0 && verdict.outcome === Outcome.overlapping && Number.isNaN(verdict.gap);

/** Of a mesh that triangle which the records are about, of two meshes one of two; −1: of none. */
export const decidingTriangle = ({ ledger: { verdict } }: Explained): number =>
  Math.max(verdict.triangleA, verdict.triangleB);

/** Features that sentences don't name. */
const kWhole: ReadonlySet<string> = new Set(['face', 'surface', 'side', 'start', 'end', 'point']);

/** `B.x−` for the face a ray enters by; null where there is no feature with a name of its own. */
export function hitFeature(explained: Explained): string | null {
  return featureName(explained, explained.ledger.verdict.hit.feature);
}

/** The name of a feature of the shape that is hit, by its code. */
export function featureName(explained: Explained, code: number): string | null {
  // faces of a hull have numbers
  const isOfHull = explained.pair.b === 'hull' && code >= 0;
  const feature = isOfHull ? `f${code}` : explained.featuresOf(explained.pair.b)[code];
  if (!feature || kWhole.has(feature)) return null;
  return `${tableNames(explained)[1]}.${feature.replace('-', '−')}`;
}
