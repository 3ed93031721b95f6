// The core's part of a frame: all boxes into a world, all pairs decided, and which boxes meet another.
import type { Core, World } from '../../core/index.ts';
import type { Crowd } from './crowd.ts';

/** Milliseconds of the parts of a frame that ask the core. */
export interface CoreCosts {
  readonly upload: number;
  readonly broad: number;
  readonly narrow: number;
  readonly read: number;
}

export class Meetings {
  readonly crowd: Crowd;
  /** Per box 1 where it meets another. Refreshed in place. */
  readonly marks: Uint8Array;
  /** How many pairs meet. */
  count = 0;
  readonly #world: World;
  readonly #stride: number;

  /** @throws OutOfMemoryError */
  constructor(core: Core, crowd: Crowd) {
    this.crowd = crowd;
    this.marks = new Uint8Array(crowd.count);
    this.#stride = core.catalog.layout.meeting.reduce((sum, { size }) => sum + size, 0);
    this.#world = core.createWorld({ shapes: crowd.count });
    this.#putBoxes(core, crowd);
  }

  /** Of all boxes where they are now. */
  find(): CoreCosts {
    const world = this.#world;
    const start = performance.now();
    world.transforms(this.crowd.poses, { layout: 'poses' });
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
    };
  }

  dispose(): void {
    this.#world.dispose();
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

  /** Their sizes, which poses leave as they are. */
  #putBoxes(core: Core, { count, halfExtents }: Crowd): void {
    const world = this.#world;
    const kinds = core.catalog.kinds;
    const obb = kinds.findIndex(({ name }) => name === 'obb');
    const fields = kinds[obb]?.fields ?? [];
    const sizes = fields.findIndex(({ name }) => name === 'halfExtents');
    const offset = fields.slice(0, sizes).reduce((sum, { size }) => sum + size, 0);
    const { slotStride } = core.catalog.layout;
    const { numbers } = world;
    for (let i = 0; i < count; i++) {
      const at = i * slotStride + offset;
      for (let k = 0; k < 3; k++) numbers[at + k] = halfExtents[i * 3 + k] as number;
    }
    world.kinds.fill(obb, 0, count);
    world.count = count;
  }
}
