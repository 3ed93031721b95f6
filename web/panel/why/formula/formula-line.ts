// The formula of a step as lines of text and numbers. The numbers are the core's: those of its records, and
// projections and distances that it is asked for. JavaScript adds, halves and compares them at most.
import type { SceneCore } from '../../../core/first-core.ts';
import type { StepRecord } from '../../../core/results.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import type { Strings } from '../../../strings/index.ts';
import type { Explained } from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';

/** Numbers that a click copies. */
export interface Copied {
  /** What they are, for screen readers. */
  readonly name: string;
  readonly numbers: readonly number[];
}

export type FormulaLine = readonly (string | Copied)[];

/** What a formula is written about. */
export interface Formula {
  readonly core: SceneCore;
  readonly explained: Explained;
  readonly step: StepRecord;
  /** The axis of the step points from A to B, against the direction of its name. */
  readonly isTurned?: boolean;
  /** In the order of the page's pair. */
  readonly shapes: readonly [SceneShape, SceneShape];
  readonly strings: Strings;
}

/** `name = (…)`, to be copied; nothing where there is no such vector. */
export function vectorLine(text: string, name: string, vector: ArrayLike<number>): FormulaLine[] {
  const numbers = Array.from(vector);
  return numbers.some(Number.isNaN) ? [] : [[`${text} = `, { name, numbers }]];
}

/** `name = 1.5`, to be copied. */
export const numberLine = (text: string, name: string, value: number): FormulaLine => [
  `${text} = `,
  { name, numbers: [value] },
];

export const axisOf = ({ step }: Formula): Vec3 => Array.from(step.axis) as unknown as Vec3;

/** p · axis of a point. */
export const along = (core: SceneCore, position: Vec3, axis: Vec3): number =>
  core.project({ kind: 'point', position }, axis).min;

/** A number that may be negative, within a sum or product. */
export const term = (value: number): string => (value < 0 ? `(${number(value)})` : number(value));
