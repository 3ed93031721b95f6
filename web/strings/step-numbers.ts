// The interval found by a step about a parameter or a ratio, and the number that represents a step in a row.

import { StepGroup, StepUnit } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import type { Strings } from './index.ts';
import { type Explained, firstInterval, secondInterval } from './names.ts';
import { number, signed } from './number.ts';
import { format } from './text.ts';

/**
 * First to last: one value where a line crosses a plane, and of u, v and w. The other interval is what
 * is allowed, or what earlier steps left.
 */
export function foundInterval(explained: Explained, step: StepRecord): readonly [number, number] {
  const { group } = step;
  const isRange = group === StepGroup.range;
  const isPart = group === StepGroup.slab || group === StepGroup.flat;
  if (isPart || (isRange && explained.pair.b === 'sphere')) return secondInterval(explained, step);
  const [low, high] = firstInterval(explained, step);
  // The sine between two normals is compared as a length from 0 on.
  return group === StepGroup.plane ? [high, high] : [low, high];
}

/** The range that the interval of `foundInterval` is compared with. */
export function allowedInterval(explained: Explained, step: StepRecord): readonly [number, number] {
  const isFoundSecond = step.group === StepGroup.range && explained.pair.b === 'sphere';
  return isFoundSecond ? firstInterval(explained, step) : secondInterval(explained, step);
}

/** For lengths the signed gap; otherwise the value found, which other panels show, too. */
export function rowValue(explained: Explained, step: StepRecord, strings: Strings): string {
  if (step.unit === StepUnit.meter) return signed(step.gap);
  return intervalText(foundInterval(explained, step), strings);
}

export function intervalText([low, high]: readonly [number, number], strings: Strings): string {
  if (low === high || Number.isNaN(low)) return number(low);
  return format(strings['interval'], { low: number(low), high: number(high) });
}
