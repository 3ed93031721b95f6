// Step sizes of number fields: per press, per key and per pixel of a drag.
import type { Unit } from '../../scene/numbers.ts';

export interface StepSizes {
  /** Per press of a button or key. */
  readonly step: number;
  /** Per pixel of a drag. */
  readonly pixel: number;
}

export const kStepSizes: Readonly<Record<Unit, StepSizes>> = {
  meter: { step: 0.1, pixel: 0.01 },
  degree: { step: 1, pixel: 0.5 },
  second: { step: 0.1, pixel: 0.01 },
  speed: { step: 0.1, pixel: 0.01 },
  count: { step: 1, pixel: 0.1 },
  none: { step: 0.1, pixel: 0.005 },
};

/** Modifier keys held during a step or drag. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export function stepOf({ step }: StepSizes, { shiftKey, altKey }: Modifiers): number {
  if (shiftKey) return 10 * step;
  return altKey ? step / 10 : step;
}
