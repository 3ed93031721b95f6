// What is said of the times of several rounds.
export interface Timing {
  readonly least: number;
  readonly median: number;
  /** The range of the middle half of the rounds, as a part of the median. */
  readonly spread: number;
  readonly rounds: number;
}

/** The value below which a part of the sorted ones lies, between two of them where it falls there. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}

export function timingOf(times: readonly number[]): Timing {
  if (times.length === 0) throw new RangeError('no times: at least one round is needed');
  const sorted = [...times].sort((a, b) => a - b);
  const median = quantile(sorted, 1 / 2);
  const middleHalf = quantile(sorted, 3 / 4) - quantile(sorted, 1 / 4);
  return {
    least: sorted[0] as number,
    median,
    spread: median === 0 ? 0 : middleHalf / median,
    rounds: sorted.length,
  };
}
