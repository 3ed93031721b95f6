// What the corners, edges and faces of certificates are called: `+x−z`, `ab`, `end`, `f2`.
import { BufferView, type Memory } from './memory.ts';
import type { CoreModule } from './wasm/core.mjs';

const kTexts = new TextDecoder();
/** More than there are kinds. */
const kKinds = 16;

export class FeatureNames {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  /** By the code of a kind and a certificate. */
  readonly #names = new Map<number, string | null>();

  constructor(module: CoreModule, memory: Memory) {
    this.#module = module;
    this.#memory = memory;
  }

  /** null: the shape as a whole. */
  of(kind: number, corners: number): string | null {
    const key = corners * kKinds + kind;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const place = this.#module._featureName(kind, corners);
    const text = new BufferView(this.#memory, Uint8Array, place).current;
    const name = kTexts.decode(text) || null;
    this.#names.set(key, name);
    return name;
  }
}
