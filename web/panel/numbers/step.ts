// How far a number moves: by a press, by a key, by a pixel of a drag.
import type { Unit } from '../../scene/numbers.ts';

export interface Pace {
  /** What a press or a key adds. */
  readonly step: number;
  /** What a pixel adds. */
  readonly pixel: number;
}

export const kPaces: Readonly<Record<Unit, Pace>> = {
  metre: { step: 0.1, pixel: 0.01 },
  degree: { step: 1, pixel: 0.5 },
  none: { step: 0.1, pixel: 0.005 },
};

/** The keys that are down while something is stepped or dragged. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export function stepOf({ step }: Pace, { shiftKey, altKey }: Modifiers): number {
  if (shiftKey) return 10 * step;
  return altKey ? step / 10 : step;
}

/** Finer than the finest step by far, and coarser than what sums of steps are off by. */
const kDecimals = 12;
/** From here on so many decimals are beyond what a double holds. */
const kLarge = 1000;

/** The sum, without the noise that adding tenths makes: 0.1 + 0.2 is 0.3 here. */
export function stepped(value: number, by: number): number {
  const sum = value + by;
  return Math.abs(sum) < kLarge ? Number(sum.toFixed(kDecimals)) + 0 : sum;
}
