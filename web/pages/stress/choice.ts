// What the address asks for: `?boxes=5000` or `?meshes=300`.
import { kCounts } from './counts.ts';
import { kModes, type Mode } from './mode.ts';

export interface Choice {
  readonly mode: Mode;
  readonly count: number;
}

/** How many there are where nobody said. */
export const kUsualCounts: Readonly<Record<Mode, number>> = {
  boxes: 5000,
  bullets: 5000,
  meshes: 300,
};

export function choiceIn(parameters: URLSearchParams): Choice {
  const mode = kModes.find((each) => parameters.has(each)) ?? 'boxes';
  return { mode, count: kCounts[mode].in(parameters.get(mode)) ?? kUsualCounts[mode] };
}

/** In place of what it said before. */
export function putChoice(parameters: URLSearchParams, { mode, count }: Choice): void {
  for (const each of kModes) if (each !== mode) parameters.delete(each);
  parameters.set(mode, String(count));
}
