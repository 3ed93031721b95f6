// Vectors that the page around the figure draws, whose code is loaded with the first of them.
import { Lazy } from '../panel/controls/lazy.ts';
import { faultOf } from './attributes.ts';
import type { Context } from './context.ts';
import type { Display } from './display.ts';

async function loadCode() {
  const [{ readVectors }, { VectorLayer }] = await Promise.all([
    import('./vectors/read-vectors.ts'),
    import('../view/layers/vector-layer.ts'),
  ]);
  return { readVectors, VectorLayer };
}

export class LazyVectors {
  readonly #context: Context;
  readonly #display: Pick<Display, 'addLayers'>;
  readonly #code = new Lazy(loadCode);
  #isAdded = false;
  /** The text that was read last. */
  #read: string | null = null;

  constructor(context: Context, display: Pick<Display, 'addLayers'>) {
    this.#context = context;
    this.#display = display;
  }

  /** Shows those of the attribute `vectors`. Reports an error in it, and what was shown stays. */
  follow(): void {
    const { attributes, emit, signal, store } = this.#context;
    const text = attributes.vectors;
    if (signal.aborted) return;
    if (text === null) {
      this.#read = null;
      if (store.state.vectors.length > 0) store.update({ vectors: [] });
      return;
    }
    const code = this.#code.get(() => this.follow());
    if (typeof code !== 'object') return;
    if (!this.#isAdded) this.#display.addLayers([code.VectorLayer]);
    this.#isAdded = true;
    if (text === this.#read) return;
    this.#read = text;
    const read = code.readVectors(text);
    if (typeof read === 'string') emit('error', faultOf('vectors', text, read));
    else store.update({ vectors: read });
  }
}
