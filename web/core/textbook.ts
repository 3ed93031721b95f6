// Tests as textbooks have them beside the exact one: core.textbook and core.nanoseconds.
import { InvalidArgumentError } from './errors.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { orNull } from './result-decoder.ts';
import type { OutcomeName, Step } from './verdict.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/**
 * `sat`: separating axes with a tolerance, of two of AABB, OBB, triangle and parallelogram; `gjk`, and `epa` for the
 * depth after it: of two bounded convex shapes; `slabs`: without branches, of a ray or segment and a box; `moller-trumbore`, and the older
 * `plane-and-edges`: of a ray or segment and a triangle.
 */
export type TextbookMethod =
  | 'sat'
  | 'gjk'
  | 'epa'
  | 'slabs'
  | 'moller-trumbore'
  | 'plane-and-edges';

/** A step as `explain` has it; of `gjk` and `epa` named by its number. */
export type TextbookStep = Omit<Step, 'decidedBy' | 'beyond' | 'line'>;

/** What a textbook's method says, in doubles and with its tolerance of 10⁻⁶: not proven. */
export interface TextbookAnswer {
  readonly method: TextbookMethod;
  readonly meets: boolean;
  /** Where a ray or segment enters, by `slabs`, `moller-trumbore` and `plane-and-edges`; null: nowhere. */
  readonly t: number | null;
  /**
   * Of `sat`, `gjk` and `epa`, meters: positive apart, of `sat` along the first axis that separates; negative the depth.
   * null: the method finds none.
   */
  readonly gap: number | null;
  /** The exact one. */
  readonly outcome: OutcomeName;
  /** In the order in which the method takes them, also those after it has stopped. */
  readonly steps: readonly TextbookStep[];
}

/** What the core answers where the method is about other kinds, see WireWorld::textbook. */
const kNoTextbook = -2;
/** See WireWorld::kExactMethod. */
const kExactMethod = -1;
/** Milliseconds that a measurement takes at least: clocks of browsers are coarse. */
const kMeasured = 2;
const kFewTimes = 64;
const kMostTimes = 1 << 24;

export class Textbook {
  readonly #module: CoreModule;
  readonly #queries: Queries;
  readonly #methods: readonly TextbookMethod[];

  constructor(module: CoreModule, queries: Queries) {
    this.#module = module;
    this.#queries = queries;
    this.#methods = (queries.catalog.codes.textbookMethod ?? []) as readonly TextbookMethod[];
  }

  methods(slots: WholeSlots, a: AnyShape, b: AnyShape): TextbookMethod[] {
    const ask = () =>
      this.#module._worldPairTextbookMethods(slots.alive(), slots.kindA, slots.kindB);
    const bits = this.#queries.answered(slots, a, b, ask, kInvalidPair);
    return this.#methods.filter((_, i) => (bits & (1 << i)) !== 0);
  }

  test(slots: WholeSlots, method: TextbookMethod, a: AnyShape, b: AnyShape): TextbookAnswer {
    const count = this.#asked('textbook', slots, method, a, b);
    const [meets, t, gap] = slots.scratch as unknown as [number, number, number];
    const { outcome, steps } = this.#queries.explained(slots, count, 0, 1);
    return {
      method,
      meets: meets === 1,
      t: orNull(t),
      gap: orNull(gap),
      outcome,
      steps: steps.map(({ decidedBy: _, beyond: __, line: ___, ...step }, i) =>
        method === 'gjk' || method === 'epa' ? { ...step, name: String(i + 1) } : step,
      ),
    };
  }

  /** How long one answer takes; `exact`: that of `outcome`. */
  nanoseconds(
    slots: WholeSlots,
    method: TextbookMethod | 'exact',
    a: AnyShape,
    b: AnyShape,
  ): number {
    if (method === 'exact') {
      this.#queries.answered(slots, a, b, () => slots.pairOutcome());
      slots.preparePair();
    } else {
      this.#asked('nanoseconds', slots, method, a, b);
    }
    const code = method === 'exact' ? kExactMethod : this.#methods.indexOf(method);
    const took = (times: number) => {
      const before = performance.now();
      this.#module._worldCountMeeting(slots.alive(), code, times);
      return performance.now() - before;
    };
    let times = kFewTimes;
    while (times < kMostTimes && took(times) < kMeasured) times *= 2;
    // the least: whatever else the machine does only adds to it
    return (Math.min(took(times), took(times), took(times)) * 1e6) / times;
  }

  /** The number of steps that the core has written. */
  #asked(fn: string, slots: WholeSlots, method: TextbookMethod, a: AnyShape, b: AnyShape): number {
    const code = this.#methods.indexOf(method);
    if (code < 0) {
      const sentence = `must be one of ${this.#methods.join(', ')}`;
      throw new InvalidArgumentError(fn, 'method', method, 'notAMethod', sentence);
    }
    const ask = () =>
      this.#module._worldPairTextbook(slots.alive(), slots.kindA, slots.kindB, code);
    const answer = this.#queries.answered(slots, a, b, ask, kInvalidPair);
    if (answer === kNoTextbook) {
      const sentence = `is not about ${a.kind} and ${b.kind}`;
      throw new InvalidArgumentError(fn, 'method', method, 'otherKinds', sentence);
    }
    return inMemory(answer, `the steps of ${fn}`);
  }
}
