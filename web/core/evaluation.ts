// Evaluations of a world: all pairs, in one call or in parts, with their meetings and what they cost.
import { budgetOf, type EvaluateOptions, kBudgetOptions } from './budget.ts';
import { InvalidArgumentError, shown, WorldError } from './errors.ts';
import { requireOptions } from './options.ts';
import type { Records } from './records.ts';
import type { MeetingRecord } from './results.ts';
import type { WholeSlots } from './whole-slots.ts';

export interface WorldEvaluateOptions extends EvaluateOptions {
  /** Whether to measure the phases, see `timings`. Default: false. */
  readonly timings?: boolean | undefined;
}

/** Milliseconds that an evaluation has taken. */
export interface Timings {
  /** Checking shapes, finding pairs whose bounds meet, and putting what meets into order. */
  readonly broadPhase: number;
  /** Deciding these pairs. */
  readonly narrowPhase: number;
}

interface CheckedOptions {
  readonly budget: number;
  readonly timings: boolean;
}

const kOptions: readonly string[] = [...kBudgetOptions, 'timings'];

function checked(options: WorldEvaluateOptions): CheckedOptions {
  requireOptions('world.evaluate', options);
  const { timings = false } = options;
  if (typeof timings !== 'boolean') {
    throw new InvalidArgumentError('world.evaluate', 'options.timings', timings, 'notABoolean');
  }
  return { budget: budgetOf('world.evaluate', options, kOptions), timings };
}

export class Evaluation {
  readonly #slots: WholeSlots;
  readonly #records: Records;
  /** How many meetings the last one has found. */
  #meetingCount = 0;
  /** Slots have changed since then. */
  #isStale = true;
  /** Of the last one with all its parts, null: not measured. */
  #milliseconds: number | null = null;

  constructor(slots: WholeSlots, records: Records) {
    this.#slots = slots;
    this.#records = records;
  }

  /** Slots change: what is left of it can't be done. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Of the first `count` slots; see `World.evaluate`. */
  evaluate(count: number, options?: WorldEvaluateOptions): number {
    if (options === undefined) return this.#begin(count, undefined, false);
    const { budget, timings } = checked(options);
    return this.#begin(count, budget, timings);
  }

  resume(options?: EvaluateOptions): number {
    const budget = options === undefined ? undefined : budgetOf('world.resume', options);
    this.#slots.alive();
    if (this.#isStale) {
      throw new WorldError(
        'there is nothing to resume: evaluate first, and again after shapes have changed',
      );
    }
    return this.#proceed(budget);
  }

  get timings(): Timings | null {
    this.#slots.alive();
    if (this.#milliseconds === null) return null;
    const narrowPhase = this.#slots.narrowTime(1);
    return { broadPhase: Math.max(0, this.#milliseconds - narrowPhase), narrowPhase };
  }

  readMeeting(i: number, out: MeetingRecord): void {
    this.#slots.alive();
    if (!Number.isInteger(i) || i < 0 || i >= this.#meetingCount) throw this.#noMeeting(i);
    if (!(out?.hit?.point instanceof Float64Array)) {
      throw new InvalidArgumentError('world.readMeeting', 'out', out, 'notARecord');
    }
    this.#records.readMeeting(this.#slots, i, out);
  }

  #begin(count: number, budget: number | undefined, isTimed: boolean): number {
    this.#slots.alive();
    if (isTimed || this.#milliseconds !== null) this.#slots.narrowTime(isTimed ? 1 : 0);
    this.#milliseconds = isTimed ? 0 : null;
    this.#meetingCount = 0;
    const start = isTimed ? performance.now() : 0;
    this.#slots.begin(count);
    if (isTimed) this.#milliseconds = performance.now() - start;
    return this.#proceed(budget);
  }

  #proceed(budget: number | undefined): number {
    const start = this.#milliseconds === null ? 0 : performance.now();
    this.#isStale = true; // until it succeeds
    this.#meetingCount = this.#slots.proceed(budget);
    this.#isStale = false;
    if (this.#milliseconds !== null) this.#milliseconds += performance.now() - start;
    return this.#meetingCount;
  }

  #noMeeting(i: number): WorldError {
    const found =
      this.#meetingCount === 0 ? 'no meetings' : `the meetings 0 to ${this.#meetingCount - 1}`;
    return new WorldError(`meeting is ${shown(i)}: the last evaluate found ${found}`);
  }
}
