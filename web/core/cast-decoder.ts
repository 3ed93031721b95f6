// The core's records of casts as plain objects.
import type { Cast, CastOutcome, CastRow } from './cast.ts';
import type { Catalog } from './catalog.ts';
import { offsetsOf, type StepOffsets, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import { SkipReason } from './results.ts';
import type { TurningCast, TurningOutcome } from './turning.ts';

const kNames = [
  'outcome',
  'decidedBy',
  'startsInside',
  'tEnter',
  'tExit',
  'candidate',
  'against',
  'axis',
  'pointA',
  'pointB',
  'triangleA',
  'triangleB',
  'forms',
] as const;

const kTurningNames = [
  'outcome',
  'tFree',
  'tMeet',
  'distance',
  'axis',
  'pointA',
  'pointB',
  'steps',
] as const;

export class CastDecoder {
  readonly at: Readonly<Record<(typeof kNames)[number], number>>;
  /** Numbers of a row. */
  readonly stride: number;
  readonly #codes: Catalog['codes'];
  readonly #turningAt: Readonly<Record<(typeof kTurningNames)[number], number>>;
  readonly #stepAt: StepOffsets;

  constructor({ codes, layout }: Catalog, stepAt: StepOffsets) {
    this.#codes = codes;
    this.at = offsetsOf(layout.cast ?? [], kNames);
    this.#turningAt = offsetsOf(layout.turningCast ?? [], kTurningNames);
    this.#stepAt = stepAt;
    this.stride = strideOf(layout.step);
  }

  /** `texts`: the names of the row and of the one against it. */
  cast(data: Float64Array, texts: readonly string[]): Cast {
    const { at } = this;
    const triangle = (value: number) => (value < 0 ? null : value);
    return {
      outcome: (this.#codes.castOutcome as readonly CastOutcome[])[
        data[at.outcome] as number
      ] as CastOutcome,
      proof: 'exact',
      decidedBy: this.#codes.decidedBy[data[at.decidedBy] as number] as Cast['decidedBy'],
      startsInside: data[at.startsInside] !== 0,
      tEnter: orNull(data[at.tEnter] as number),
      tExit: orNull(data[at.tExit] as number),
      row: texts[0] || null,
      against: texts[1] || null,
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA),
      pointB: vector(data, at.pointB),
      triangleA: triangle(data[at.triangleA] as number),
      triangleB: triangle(data[at.triangleB] as number),
    };
  }

  turning(data: Float64Array): TurningCast {
    const at = this.#turningAt;
    return {
      outcome: (this.#codes.turningOutcome as readonly TurningOutcome[])[
        data[at.outcome] as number
      ] as TurningOutcome,
      proof: 'bracketed',
      tFree: data[at.tFree] as number,
      tMeet: orNull(data[at.tMeet] as number),
      distance: orNull(data[at.distance] as number),
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA),
      pointB: vector(data, at.pointB),
      steps: data[at.steps] as number,
    };
  }

  row(data: Float64Array, from: number, name: string): CastRow {
    const at = this.#stepAt;
    const codes = this.#codes;
    const skipped = data[from + at.skipReason] as number;
    return {
      name,
      group: codes.stepGroup[data[from + at.group] as number] as string,
      status: codes.stepStatus[data[from + at.status] as number] as CastRow['status'],
      skipReason:
        skipped === SkipReason.none
          ? null
          : (codes.skipReason[skipped] as NonNullable<CastRow['skipReason']>),
      opens: orNull(data[from + at.bMin] as number),
      closes: orNull(data[from + at.bMax] as number),
      axis: vector(data, from + at.axis),
      decidedBy: codes.decidedBy[data[from + at.decidedBy] as number] as CastRow['decidedBy'],
    };
  }
}
