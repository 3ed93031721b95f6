// The core's part of a frame: all shapes into a world, all pairs decided, which shapes meet another, and what a ray
// hits first.
import type { Core, RayHit, World } from '../../core/index.ts';
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
  /** null: there is no ray. */
  readonly ray: number | null;
}

export class Meetings {
  readonly crowd: Crowd;
  /** Per shape 1 where it meets another. Refreshed in place. */
  readonly marks: Uint8Array;
  /** How many pairs meet. */
  count = 0;
  /** What the ray hits first; null: nothing, or there is no ray. */
  hit: RayHit | null = null;
  readonly #world: World;
  readonly #shapes: CrowdShapes;
  readonly #stride: number;

  /** @throws OutOfMemoryError */
  constructor(core: Core, crowd: Crowd, mode: Mode) {
    this.crowd = crowd;
    this.marks = new Uint8Array(crowd.count);
    this.#stride = core.catalog.layout.meeting.reduce((sum, { size }) => sum + size, 0);
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
      read: end - evaluated,
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

  #mark(): void {
    const { marks } = this;
    marks.fill(0);
    const records = this.#world.meetings;
    const stride = this.#stride;
    for (let i = 0, at = 0; i < this.count; i++, at += stride) {
      marks[records[at] as number] = 1;
      marks[records[at + 1] as number] = 1;
    }
  }
}
