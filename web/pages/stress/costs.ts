// Milliseconds per frame, averaged over the last frames, so that they can be read.
import type { CoreCosts } from './meetings.ts';

export interface FrameCosts extends CoreCosts {
  readonly motion: number;
  readonly draw: number;
}

export type CostName = keyof FrameCosts;

/** Of the core, which have to be done before a frame can be drawn. */
export const kCoreCosts = ['upload', 'broad', 'narrow', 'sweep', 'read', 'ray'] as const;

/** What a frame of 60 a second has. */
export const kFrameMilliseconds = 1000 / 60;

/** How much of an average is the last frame. */
const kShareOfLast = 0.1;

/** Of what was not done there is no average: it begins anew. */
const blend = (last: number | null, next: number | null): number | null =>
  last === null || next === null ? next : last + (next - last) * kShareOfLast;

export class CostAverage {
  #costs: FrameCosts | null = null;

  /** Of no frame: after another number of shapes. */
  clear(): void {
    this.#costs = null;
  }

  add(costs: FrameCosts): void {
    const last = this.#costs ?? costs;
    const of = (name: Exclude<CostName, 'ray' | 'sweep'>) =>
      blend(last[name], costs[name]) as number;
    this.#costs = {
      upload: of('upload'),
      broad: of('broad'),
      narrow: of('narrow'),
      read: of('read'),
      sweep: blend(last.sweep, costs.sweep),
      ray: blend(last.ray, costs.ray),
      motion: of('motion'),
      draw: of('draw'),
    };
  }

  /** Of a ray alone, while nothing moves: null, there is none. */
  addRay(ray: number | null): void {
    if (this.#costs) this.#costs = { ...this.#costs, ray: blend(this.#costs.ray, ray) };
  }

  /** null: there was no frame. */
  get costs(): FrameCosts | null {
    return this.#costs;
  }
}

export const coreSum = (costs: CoreCosts): number =>
  kCoreCosts.reduce((sum, name) => sum + (costs[name] ?? 0), 0);
