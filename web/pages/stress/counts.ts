// How many shapes: what the slider gives, and what an address may ask for.
import type { Mode } from './mode.ts';

/** Positions of the slider for each power of ten. */
const kPerDecade = 20;

export class Counts {
  readonly fewest: number;
  readonly most: number;
  /** The last position of the slider; the first is 0. */
  readonly positions: number;

  constructor(fewest: number, most: number) {
    this.fewest = fewest;
    this.most = most;
    this.positions = Math.round(Math.log10(most / fewest) * kPerDecade);
  }

  /** Two digits, so that it can be read. */
  at(position: number): number {
    const exact = this.fewest * 10 ** (position / kPerDecade);
    const unit = 10 ** (Math.floor(Math.log10(exact) + 1e-9) - 1);
    return Math.round(exact / unit) * unit;
  }

  positionOf(count: number): number {
    return Math.round(Math.log10(count / this.fewest) * kPerDecade);
  }

  /** The number that an address asks for; null where it asks for none that there is. */
  in(text: string | null): number | null {
    const count = Number(text);
    const exists = text && Number.isInteger(count) && count >= this.fewest && count <= this.most;
    return exists ? count : null;
  }
}

export const kCounts: Readonly<Record<Mode, Counts>> = {
  boxes: new Counts(100, 100_000),
  bullets: new Counts(100, 100_000),
  meshes: new Counts(10, 10_000),
};
