// The core's part of a frame: all shapes into a world, all pairs decided, which shapes meet another, and what a ray
// hits first.
import type { Core, RayHit, SweptPairs, World } from '../../core/index.ts';
import type { Ray } from '../../scene/shape.ts';
import type { Crowd } from './crowd.ts';
import { type CrowdShapes, crowdShapes } from './crowd-shapes.ts';
import type { Mode } from './mode.ts';

/** Milliseconds of the parts of a frame that ask the core. */
export interface CoreCosts {
  readonly upload: number;
  readonly broad: number;
  readonly narrow: number;
  readonly read: number;
  /** All that meet during the frame; null: it is not asked. */
  readonly sweep: number | null;
  /** null: there is no ray. */
  readonly ray: number | null;
}

export class Meetings {
  readonly crowd: Crowd;
  /** Per shape 1 where it meets another. Refreshed in place. */
  readonly marks: Uint8Array;
  /** How many pairs meet, where bullets move during the frame. */
  count = 0;
  /** Of these those that are apart at the start of the frame and at its end; null: nobody asks what happens between. */
  missed: number | null = null;
  /** What the ray hits first; null: nothing, or there is no ray. */
  hit: RayHit | null = null;
  readonly #world: World;
  readonly #shapes: CrowdShapes;
  readonly #stride: number;
  readonly #sweeps: boolean;
  /** Refreshed by the world; null: it was not asked. */
  #swept: SweptPairs | null = null;

  /** @throws OutOfMemoryError */
  constructor(core: Core, crowd: Crowd, mode: Mode) {
    this.crowd = crowd;
    this.marks = new Uint8Array(crowd.count);
    this.#stride = core.catalog.layout.meeting.reduce((sum, { size }) => sum + size, 0);
    this.#sweeps = mode === 'bullets';
    this.#world = core.createWorld({ shapes: crowd.count });
    try {
      this.#shapes = crowdShapes[mode](core, this.#world, crowd);
    } catch (error) {
      this.#world.dispose();
      throw error;
    }
  }

  /** Of all shapes where they are now. */
  find(ray: Ray | null): CoreCosts {
    const world = this.#world;
    const start = performance.now();
    this.#shapes.write();
    const uploaded = performance.now();
    this.count = world.evaluate({ timings: true });
    const evaluated = performance.now();
    if (this.#sweeps) this.#sweep();
    const swept = performance.now();
    this.#mark();
    const end = performance.now();
    const { broadPhase = 0, narrowPhase = 0 } = world.timings ?? {};
    // Where the clock is coarse, the phases are rounded, and the whole is not.
    const whole = evaluated - uploaded;
    const narrow = Math.min(narrowPhase, whole);
    return {
      upload: uploaded - start,
      broad: Math.max(broadPhase, whole - narrow),
      narrow,
      read: end - swept,
      sweep: this.#sweeps ? swept - evaluated : null,
      ray: this.cast(ray),
    };
  }

  /** Among the shapes as they were found last. Milliseconds; null: there is no ray. */
  cast(ray: Ray | null): number | null {
    const start = performance.now();
    this.hit = ray && this.#world.raycast(ray);
    return ray && performance.now() - start;
  }

  dispose(): void {
    this.#world.dispose();
    this.#shapes.dispose();
  }

  /** During the next step. */
  #sweep(): void {
    const world = this.#world;
    world.velocities.set(this.crowd.velocities);
    this.#swept = world.sweep();
    const { count, tEnter, tExit } = this.#swept;
    let missed = 0;
    for (let i = 0; i < count; i++) {
      if ((tEnter[i] as number) > 0 && (tExit[i] as number) < 1) missed += 1;
    }
    this.count = count;
    this.missed = missed;
  }

  #mark(): void {
    const { marks } = this;
    marks.fill(0);
    if (this.#swept) {
      for (const slots of [this.#swept.a, this.#swept.b]) for (const slot of slots) marks[slot] = 1;
      return;
    }
    const records = this.#world.meetings;
    const stride = this.#stride;
    for (let i = 0, at = 0; i < this.count; i++, at += stride) {
      marks[records[at] as number] = 1;
      marks[records[at + 1] as number] = 1;
    }
  }
}
