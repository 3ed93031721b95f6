// Views of the core's memory that can't be stale: growing the memory detaches every view, and a buffer
// in it may move or grow. Both are looked up on each access; in steady state nothing is allocated.

/** All of the memory as numbers. */
export class Memory {
  readonly #fetch: () => ArrayBufferLike;
  #doubles: Float64Array;
  #integers: Int32Array;

  constructor(fetch: () => ArrayBufferLike) {
    const buffer = fetch();
    this.#fetch = fetch;
    this.#doubles = new Float64Array(buffer);
    this.#integers = new Int32Array(buffer);
  }

  get doubles(): Float64Array {
    if (this.#doubles.length === 0) this.#renew(); // detached
    return this.#doubles;
  }

  get integers(): Int32Array {
    if (this.#integers.length === 0) this.#renew();
    return this.#integers;
  }

  #renew(): void {
    const buffer = this.#fetch();
    this.#doubles = new Float64Array(buffer);
    this.#integers = new Int32Array(buffer);
  }
}

const kIntegerBytes = 4;

type Numbers = Float64Array | Int32Array | Uint32Array | Uint8Array;
type NumbersConstructor<View extends Numbers> = new (
  buffer: ArrayBufferLike,
  byteOffset: number,
  length: number,
) => View;

/** A typed array over one buffer of the core, see `Buffer` in C++. */
export class BufferView<View extends Numbers> {
  readonly #memory: Memory;
  readonly #type: NumbersConstructor<View>;
  /** Among the memory's integers: the buffer's address, and after it its length. */
  readonly #place: number;
  #view: View;

  /** `place`: byte address of the buffer's descriptor (address and length). */
  constructor(memory: Memory, type: NumbersConstructor<View>, place: number) {
    this.#memory = memory;
    this.#type = type;
    this.#place = place / kIntegerBytes;
    this.#view = this.#fetch();
  }

  /** The current buffer; valid until the next call of the core. */
  get current(): View {
    const integers = this.#memory.integers;
    const view = this.#view;
    const address = integers[this.#place];
    // A detached view says 0 for both, and so does an empty buffer.
    return view.byteOffset === address &&
      view.length === integers[this.#place + 1] &&
      (address !== 0 || view.buffer === integers.buffer)
      ? view
      : this.#renew();
  }

  #renew(): View {
    this.#view = this.#fetch();
    return this.#view;
  }

  #fetch(): View {
    const integers = this.#memory.integers;
    const address = integers[this.#place] as number;
    const length = integers[this.#place + 1] as number;
    return new this.#type(integers.buffer, address, length);
  }
}

/** The same of one that is never empty, moves or grows, which takes half as long to look up. */
export class FixedView<View extends Numbers> {
  readonly #buffer: BufferView<View>;
  #view: View;

  constructor(memory: Memory, type: NumbersConstructor<View>, place: number) {
    this.#buffer = new BufferView(memory, type, place);
    this.#view = this.#buffer.current;
  }

  get current(): View {
    if (this.#view.length === 0) this.#view = this.#buffer.current; // detached
    return this.#view;
  }
}
