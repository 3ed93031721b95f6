// The layout of a step's intervals on the number line of its row, in percent of its width.
import type { StepRecord } from '../../core/results.ts';

/** What of a step is drawn on its line. */
export type Intervals = Pick<StepRecord, 'aMin' | 'aMax' | 'bMin' | 'bMax'>;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

export interface Bar {
  readonly left: number;
  readonly width: number;
  /** The interval is a single value. */
  readonly point: boolean;
  readonly endlessDown: boolean;
  readonly endlessUp: boolean;
}

export interface Band {
  readonly left: number;
  readonly width: number;
}

/** Margin beyond the last finite end for an unbounded interval, relative to the finite range. */
const kInfiniteMargin = 0.18;

/** One scale for all steps of a group, so that their rows can be compared. */
export function scaleOf(steps: readonly Intervals[]): Scale {
  const ends = steps.flatMap((step) => [step.aMin, step.aMax, step.bMin, step.bMax]);
  const finite = ends.filter(Number.isFinite);
  if (finite.length === 0) return { low: 0, high: 1 };
  const low = Math.min(...finite);
  const high = Math.max(...finite);
  const size = high - low || Math.abs(low) || 1;
  const single = high === low ? size / 2 : 0;
  const down = ends.includes(Number.NEGATIVE_INFINITY) ? size * kInfiniteMargin : single;
  const up = ends.includes(Number.POSITIVE_INFINITY) ? size * kInfiniteMargin : single;
  return { low: low - down, high: high + up };
}

/** null if the step has no such interval. */
export function barOf(min: number, max: number, scale: Scale): Bar | null {
  if (Number.isNaN(min) || Number.isNaN(max)) return null;
  const left = percentOf(min, scale);
  return {
    left,
    width: percentOf(max, scale) - left,
    point: min === max,
    endlessDown: min === Number.NEGATIVE_INFINITY,
    endlessUp: max === Number.POSITIVE_INFINITY,
  };
}

/** The gap between the two intervals, or their intersection. */
export function bandOf(step: Intervals, scale: Scale): Band | null {
  const inner = [Math.max(step.aMin, step.bMin), Math.min(step.aMax, step.bMax)] as const;
  if (inner.some(Number.isNaN)) return null;
  const ends = inner.map((value) => percentOf(value, scale));
  const left = Math.min(...ends);
  return { left, width: Math.max(...ends) - left };
}

function percentOf(value: number, { low, high }: Scale): number {
  if (value === Number.NEGATIVE_INFINITY) return 0;
  if (value === Number.POSITIVE_INFINITY) return 100;
  return ((value - low) / (high - low)) * 100;
}
