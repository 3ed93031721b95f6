// What the page shows, and what can be asked of it.
import type { RayHit } from '../../core/index.ts';
import type { Choice } from './choice.ts';
import type { FrameCosts } from './costs.ts';
import type { Mode } from './mode.ts';

export interface StressState extends Choice {
  readonly met: number;
  /** Of these those that looking at frames alone misses; null: nobody asks what happens between. */
  readonly missed: number | null;
  readonly isRunning: boolean;
  /** null: no frame yet. */
  readonly costs: FrameCosts | null;
  readonly hasRay: boolean;
  /** What the ray hits first; null: nothing, or there is no ray. */
  readonly hit: RayHit | null;
  readonly hasPicture: boolean;
  readonly alert: string | null;
}

export interface StressCommands {
  setMode(mode: Mode): void;
  setCount(count: number): void;
  toggle(): void;
  step(): void;
}
