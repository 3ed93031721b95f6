// The reader of scenes, which is loaded when there is something to read.
import type { Strings } from '../../strings/index.ts';
import type { Context } from '../context.ts';
import type { Notices } from '../notices.ts';
import type { SceneReader, Taker } from './scene-reader.ts';

type ReadingContext = Pick<Context, 'core' | 'emit' | 'signal'>;

/** As in the reader, what is asked for last is what is opened. */
export class LazyReader {
  readonly #context: ReadingContext;
  readonly #notices: Notices;
  #reader: SceneReader | null = null;
  #latest = 0;

  constructor(context: ReadingContext, notices: Notices) {
    this.#context = context;
    this.#notices = notices;
  }

  /** Nothing is opened any more that was asked for before. */
  forget(): void {
    this.#latest += 1;
    this.#reader?.forget();
  }

  /** Opens something; where its reader can't be loaded, says so. */
  async read(
    open: (reader: SceneReader, taker: Taker) => Promise<void>,
    taker: Taker,
  ): Promise<void> {
    this.#latest += 1;
    const mine = this.#latest;
    try {
      const { SceneReader } = await import('./scene-reader.ts');
      if (this.#context.signal.aborted) return;
      this.#reader ??= new SceneReader(this.#context, this.#notices);
    } catch (error) {
      console.warn(error);
      const text = (strings: Strings) => strings['panel.failed'];
      if (taker.refused) taker.refused(text, false);
      else await this.#notices.warn(text);
      return;
    }
    if (mine === this.#latest) await open(this.#reader, taker);
  }
}
