// What float32 code would decide about two shapes: the textbook tests wholly in float32, computed by
// a small separate WebAssembly module. For comparison only, never a verdict.
import type { Shape } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import { Codec } from './codec.ts';
import { CoreLoadError } from './errors.ts';

export interface SingleVerdict {
  readonly outcome: 'apart' | 'touching' | 'overlapping';
  /** Meters, negative the depth; its sign is the outcome. Null where float32 has no number for it. */
  readonly gap: number | null;
}

interface SingleExports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  singleNumbers(): number;
  singleTest(kindA: number, kindB: number): number;
}

export class Single {
  readonly #exports: SingleExports;
  readonly #codec: Codec;
  readonly #stride: number;
  readonly #outcomes: readonly string[];
  /** Two slots, then the gap. The memory never grows. */
  readonly numbers: Float64Array;

  constructor(instance: WebAssembly.Instance, catalog: Catalog) {
    this.#exports = instance.exports as unknown as SingleExports;
    this.#codec = new Codec(catalog);
    this.#stride = catalog.layout.slotStride;
    this.#outcomes = catalog.codes.outcome;
    this.#exports._initialize();
    const { memory } = this.#exports;
    this.numbers = new Float64Array(
      memory.buffer,
      this.#exports.singleNumbers(),
      2 * this.#stride + 1,
    );
  }

  /**
   * Would float32 decide that a and b meet? The result for invalid shapes is unspecified.
   * @throws InvalidShapeError for an unknown kind or a missing number
   */
  test(a: Shape, b: Shape): SingleVerdict {
    const code = this.#exports.singleTest(this.#put(0, a, 'a'), this.#put(1, b, 'b'));
    const outcome = this.#outcomes[code] as SingleVerdict['outcome'];
    const gap = this.numbers[2 * this.#stride] as number;
    return { outcome, gap: Number.isNaN(gap) ? null : gap };
  }

  /** Writes a shape; returns the code of its kind. */
  #put(slot: number, shape: Shape, name: string): number {
    return this.#codec.write(shape, this, slot * this.#stride, name);
  }
}

/**
 * Makes a Single of the module's bytes.
 * @throws CoreLoadError when there are none, or they can't be compiled
 */
export async function instantiateSingle(
  bytes: () => Promise<BufferSource>,
  catalog: Catalog,
): Promise<Single> {
  try {
    const { instance } = await WebAssembly.instantiate(await bytes());
    return new Single(instance, catalog);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreLoadError(`the float32 tests could not be loaded: ${reason}`, { cause: error });
  }
}

async function fetched(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answers ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Loads a new instance of the module with each call.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadSingle(catalog: Catalog): Promise<Single> {
  return instantiateSingle(() => fetched(new URL('./wasm/single.wasm', import.meta.url)), catalog);
}
