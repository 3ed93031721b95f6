// Vectors that the page around the figure draws: what reads them is loaded with the first.
import { Lazy } from '../panel/controls/lazy.ts';
import { faultOf } from './attributes.ts';
import type { Context } from './context.ts';

export class LazyVectors {
  readonly #context: Context;
  readonly #reader = new Lazy(() => import('./vectors/read-vectors.ts'));
  /** The text that was read last. */
  #read: string | null = null;

  constructor(context: Context) {
    this.#context = context;
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
    const reader = this.#reader.get(() => this.follow());
    if (typeof reader !== 'object' || text === this.#read) return;
    this.#read = text;
    const vectors = reader.readVectors(text);
    if (typeof vectors === 'string') emit('error', faultOf('vectors', text, vectors));
    else store.update({ vectors });
  }
}
