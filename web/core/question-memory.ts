// Many questions at once to a world in the core's memory: the shapes that they are about, and the answers.
import type { HitOptionsCode } from './hit-options.ts';
import type { Interaction } from './interaction.ts';
import { BufferView, type Memory } from './memory.ts';
import { inMemory, noRoom } from './out-of-memory.ts';
import type { CoreModule } from './wasm/core.mjs';

export class QuestionMemory {
  readonly #module: CoreModule;
  readonly #address: number;
  readonly #numbers: BufferView<Float64Array>;
  readonly #kinds: BufferView<Int32Array>;
  readonly #raySlots: BufferView<Int32Array>;
  readonly #rayParameters: BufferView<Float64Array>;
  readonly #queryOffsets: BufferView<Int32Array>;
  readonly #querySlots: BufferView<Int32Array>;

  /** `world`: the address of the world, which is deleted after this. */
  constructor(module: CoreModule, memory: Memory, world: number) {
    const address = module._questionsCreate(world);
    const place = (which: number) => module._questionsBuffer(address, which);
    this.#module = module;
    this.#address = address;
    this.#numbers = new BufferView(memory, Float64Array, place(0));
    this.#kinds = new BufferView(memory, Int32Array, place(1));
    this.#raySlots = new BufferView(memory, Int32Array, place(2));
    this.#rayParameters = new BufferView(memory, Float64Array, place(3));
    this.#queryOffsets = new BufferView(memory, Int32Array, place(4));
    this.#querySlots = new BufferView(memory, Int32Array, place(5));
  }

  /**
   * Room for shapes of a kind, or with −1 of a kind each, `slotStride` numbers apart.
   * @throws OutOfMemoryError
   */
  reserve(count: number, kind: number): void {
    if (this.#module._questionsReserve(this.#address, count, kind) === 0) {
      throw noRoom(`${count} questions`);
    }
  }
  get numbers(): Float64Array {
    return this.#numbers.current;
  }
  get kinds(): Int32Array {
    return this.#kinds.current;
  }

  /** How many rays were answered: less than all, where the next one is invalid and in the ray's slot. */
  raycasts(count: number, { group, mask }: Interaction, options: HitOptionsCode): number {
    const answered = this.#module._questionsRaycasts(this.#address, count, group, mask, options);
    return inMemory(answered, 'all hits');
  }
  get raySlots(): Int32Array {
    return this.#raySlots.current;
  }
  get rayParameters(): Float64Array {
    return this.#rayParameters.current;
  }

  /** The same of shapes. */
  queries(count: number, { group, mask }: Interaction): number {
    const answered = this.#module._questionsQueries(this.#address, count, group, mask);
    return inMemory(answered, 'all shapes that meet these');
  }
  get queryOffsets(): Int32Array {
    return this.#queryOffsets.current;
  }
  get querySlots(): Int32Array {
    return this.#querySlots.current;
  }

  dispose(): void {
    this.#module._questionsDelete(this.#address);
  }
}
