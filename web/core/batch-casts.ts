// Casts of a batch: velocities as columns of the core's memory, outcomes and times as others.

import { isCount, notAPairCount } from './batch-options.ts';
import type { Catalog } from './catalog.ts';
import { InvalidArgumentError } from './errors.ts';
import { BufferView, type Memory } from './memory.ts';
import { kBothGoOn, motionFault, requireNumber } from './motion-numbers.ts';
import { refuseOthers, requireOptions } from './options.ts';
import { inMemory, noRoom } from './out-of-memory.ts';
import type { AnyKind } from './posed.ts';
import type { CoreModule } from './wasm/core.mjs';

export interface BatchCastOptions {
  /** Units of time, 0 or more, Infinity for no end; default 1. */
  readonly duration?: number | undefined;
  /** How many pairs, from the first on; default all. */
  readonly count?: number | undefined;
}

/** The answer of `batch.cast`, a number for each pair. Read the views anew after each call. */
export interface BatchCasts {
  /** How many pairs meet. */
  readonly meeting: number;
  /** 0 never, 1 touches, 2 hits, 3 invalid (`catalog.codes.castOutcome`). */
  readonly outcomes: Uint8Array;
  /** When they meet first and when they part, as `core.cast` says, to the bit; NaN where they never do. */
  readonly tEnter: Float64Array;
  readonly tExit: Float64Array;
}

const kOptions: readonly string[] = ['duration', 'count'];

export class CastMemory {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #codes: Catalog['codes'];
  readonly #alive: () => number;
  readonly #pairs: number;
  readonly #kindB: AnyKind;
  readonly #velocities: [BufferView<Float64Array> | null, BufferView<Float64Array> | null] = [
    null,
    null,
  ];
  #meeting = 0;
  #answer: BatchCasts | undefined;

  /** `alive`: the batch's address, unless it was disposed. */
  constructor(
    module: CoreModule,
    memory: Memory,
    { codes }: Catalog,
    alive: () => number,
    pairs: number,
    kindB: AnyKind,
  ) {
    this.#module = module;
    this.#memory = memory;
    this.#codes = codes;
    this.#alive = alive;
    this.#pairs = pairs;
    this.#kindB = kindB;
  }

  /** 0: of a, 1: of b; made when somebody asks for them. */
  velocities(which: 0 | 1): Float64Array {
    const batch = this.#alive();
    let view = this.#velocities[which];
    if (view === null) {
      const place = this.#module._batchBuffer(batch, 6 + which);
      view = new BufferView(this.#memory, Float64Array, place);
      if (view.current.length < 3 * this.#pairs) throw noRoom('velocities');
      this.#velocities[which] = view;
    }
    return view.current;
  }

  cast(options: BatchCastOptions): BatchCasts {
    const fn = 'batch.cast';
    requireOptions(fn, options);
    const { duration = 1, count = this.#pairs } = options;
    refuseOthers(fn, options, kOptions);
    requireNumber(fn, 'options.duration', duration);
    if (!isCount(count, this.#pairs)) throw notAPairCount(fn, 'options.count', count, this.#pairs);
    const found = this.#module._batchCast(this.#alive(), count, duration);
    const reason = motionFault(found, this.#codes);
    if (reason !== undefined) {
      throw new InvalidArgumentError(fn, 'options.duration', duration, reason);
    }
    if (found === kBothGoOn) {
      throw new InvalidArgumentError(fn, 'kindB', this.#kindB, 'bothEndless');
    }
    this.#meeting = inMemory(found, 'all casts');
    this.#answer ??= this.#makeAnswer();
    return this.#answer;
  }

  #makeAnswer(): BatchCasts {
    const place = (which: number) => this.#module._batchBuffer(this.#alive(), which);
    const outcomes = new BufferView(this.#memory, Uint8Array, place(8));
    const tEnter = new BufferView(this.#memory, Float64Array, place(9));
    const tExit = new BufferView(this.#memory, Float64Array, place(10));
    const alive = this.#alive;
    const meeting = () => this.#meeting;
    return {
      get meeting() {
        return meeting();
      },
      get outcomes() {
        alive();
        return outcomes.current;
      },
      get tEnter() {
        alive();
        return tEnter.current;
      },
      get tExit() {
        alive();
        return tExit.current;
      },
    };
  }
}
