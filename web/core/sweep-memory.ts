// The velocities of a world's slots in the core's memory, and the pairs that meet with them.
import { BufferView, type Memory } from './memory.ts';
import { noRoom } from './out-of-memory.ts';
import type { CoreModule } from './wasm/core.mjs';

export class SweepMemory {
  readonly #module: CoreModule;
  readonly #address: number;
  readonly #velocities: BufferView<Float64Array>;
  readonly #a: BufferView<Int32Array>;
  readonly #b: BufferView<Int32Array>;
  readonly #outcomes: BufferView<Uint8Array>;
  readonly #tEnter: BufferView<Float64Array>;
  readonly #tExit: BufferView<Float64Array>;

  /**
   * `world`: the address of a world with so many slots, which is deleted after this.
   * @throws OutOfMemoryError
   */
  constructor(module: CoreModule, memory: Memory, world: number, capacity: number) {
    const address = module._sweepCreate(world);
    const place = (which: number) => module._sweepBuffer(address, which);
    this.#module = module;
    this.#address = address;
    this.#velocities = new BufferView(memory, Float64Array, place(0));
    if (this.#velocities.current.length < 3 * capacity) {
      module._sweepDelete(address);
      throw noRoom('velocities');
    }
    this.#a = new BufferView(memory, Int32Array, place(1));
    this.#b = new BufferView(memory, Int32Array, place(2));
    this.#outcomes = new BufferView(memory, Uint8Array, place(3));
    this.#tEnter = new BufferView(memory, Float64Array, place(4));
    this.#tExit = new BufferView(memory, Float64Array, place(5));
  }

  get velocities(): Float64Array {
    return this.#velocities.current;
  }
  /** How many pairs of the first slots meet; negative: see `_sweepRun`. */
  run(count: number, duration: number): number {
    return this.#module._sweepRun(this.#address, count, duration);
  }
  // Of the last run, a number for each pair.
  get a(): Int32Array {
    return this.#a.current;
  }
  get b(): Int32Array {
    return this.#b.current;
  }
  get outcomes(): Uint8Array {
    return this.#outcomes.current;
  }
  get tEnter(): Float64Array {
    return this.#tEnter.current;
  }
  get tExit(): Float64Array {
    return this.#tExit.current;
  }

  dispose(): void {
    this.#module._sweepDelete(this.#address);
  }
}
