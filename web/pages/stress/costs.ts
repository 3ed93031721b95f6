// Milliseconds per frame, averaged over the last frames, so that they can be read.
import type { CoreCosts } from './meetings.ts';

export interface FrameCosts extends CoreCosts {
  readonly motion: number;
  readonly draw: number;
}

export type CostName = keyof FrameCosts;

/** Of the core, which have to be done before a frame can be drawn. */
export const kCoreCosts = ['upload', 'broad', 'narrow', 'read'] as const;

/** What a frame of 60 a second has. */
export const kFrameMilliseconds = 1000 / 60;

/** How much of an average is the last frame. */
const kShareOfLast = 0.1;

export class CostAverage {
  #costs: FrameCosts | null = null;

  /** Of no frame: after another number of boxes. */
  clear(): void {
    this.#costs = null;
  }

  add(costs: FrameCosts): void {
    const last = this.#costs;
    if (!last) {
      this.#costs = costs;
      return;
    }
    const blend = (name: CostName) => last[name] + (costs[name] - last[name]) * kShareOfLast;
    this.#costs = {
      upload: blend('upload'),
      broad: blend('broad'),
      narrow: blend('narrow'),
      read: blend('read'),
      motion: blend('motion'),
      draw: blend('draw'),
    };
  }

  /** null: there was no frame. */
  get costs(): FrameCosts | null {
    return this.#costs;
  }
}

export const coreSum = (costs: CoreCosts): number =>
  kCoreCosts.reduce((sum, name) => sum + costs[name], 0);
