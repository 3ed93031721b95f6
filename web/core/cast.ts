// The results of core.cast and core.explainCast: two shapes in straight motion.
import type { Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { BufferView, type Memory } from './memory.ts';
import { requireOptions } from './options.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { offsetsOf, type StepOffsets, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import { Outcome, SkipReason } from './results.ts';
import { vectorArgument } from './vector-argument.ts';
import type { Step } from './verdict.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

/** How two shapes move: at the time t each stands where it was given, moved by its velocity times t. */
export interface Motion {
  /** Meters a unit of time; default 0. */
  readonly velocityA?: Vec3 | undefined;
  readonly velocityB?: Vec3 | undefined;
  /** Units of time, 0 or more, Infinity for no end; default 1. */
  readonly duration?: number | undefined;
}

/**
 * `hits`: at some time they overlap, or pass through each other, so that all small enough translations of a
 * shape leave them meeting. `touches`: they graze, slide past each other, or are in contact at the very start or
 * end alone. `never`: they don't meet. Exact.
 */
export type CastOutcome = 'never' | 'touches' | 'hits';

export interface Cast {
  readonly outcome: CastOutcome;
  /** Whether doubles with error bounds decided it, or exact arithmetic. */
  readonly decidedBy: Step['decidedBy'];
  /** They overlap at the start; then `tEnter` is 0. */
  readonly startsInside: boolean;
  /**
   * When they meet first, within 2 ulp; null where they never do. They have points in common from `tEnter` to
   * `tExit`, both included, and at no other time of the motion. (A mesh that is met in several places may be left
   * and met again.)
   */
  readonly tEnter: number | null;
  /** When they part; the duration where they don't, which may be Infinity. */
  readonly tExit: number | null;
  /**
   * The row that opens last, at `tEnter`, such as `A.x`; null where they meet from the start. Of shapes that
   * never meet the row that opens too late or not at all, with `against` the one that has closed by then.
   */
  readonly row: string | null;
  readonly against: string | null;
  /** Unit, from a to b: what separates them just before `tEnter`; null where they overlap at the start. */
  readonly axis: Vec3 | null;
  /** A common point at `tEnter`, in the world, as each of the two has it. */
  readonly pointA: Vec3 | null;
  readonly pointB: Vec3 | null;
  /** Of a mesh the triangle that is met first; null of other shapes, and where only its inside is met. */
  readonly triangleA: number | null;
  readonly triangleB: number | null;
}

/** A row of a cast: the times at which it doesn't separate the two. */
export interface CastRow {
  readonly name: string;
  readonly group: string;
  /** `separates`: it isn't open during the motion. `touches`: only at one time, or only just. */
  readonly status: Step['status'];
  readonly skipReason: Step['skipReason'];
  /** From when to when it is open; −Infinity and Infinity where that has no end, null where it never is. */
  readonly opens: number | null;
  readonly closes: number | null;
  /** Unit; null of a corner or edge of a rounded shape. */
  readonly axis: Vec3 | null;
  readonly decidedBy: Step['decidedBy'];
}

export interface ExplainedCast extends Cast {
  /**
   * What decides when they meet: `all` rows have to be open, of shapes with flat faces and planes, whose rows are
   * separating axes; or `one` of them, of spheres and capsules, whose rows are the corners, edges and faces that
   * they come near to.
   */
  readonly meetWhile: 'all' | 'one';
  readonly rows: readonly CastRow[];
}

const kNames = [
  'outcome',
  'decidedBy',
  'startsInside',
  'tEnter',
  'tExit',
  'candidate',
  'against',
  'axis',
  'pointA',
  'pointB',
  'triangleA',
  'triangleB',
] as const;

/** Codes that the core answers instead of the number of rows, see WireWorld::cast. */
const kInvalidPair = -4;
const kBothGoOn = -64;
const kMotionFault = -100;
const kArguments = [0, 1, 2, 3, 4, 5, 6].map((i) => {
  if (i === 6) return 'motion.duration';
  return `motion.velocity${i < 3 ? 'A' : 'B'}[${i % 3}]`;
});

export class Casts {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #at: Readonly<Record<(typeof kNames)[number], number>>;
  readonly #stepAt: StepOffsets;
  readonly #stepStride: number;

  constructor(
    module: CoreModule,
    memory: Memory,
    queries: Queries,
    stepAt: StepOffsets,
    { codes, layout }: Catalog,
  ) {
    this.#module = module;
    this.#memory = memory;
    this.#queries = queries;
    this.#codes = codes;
    this.#at = offsetsOf(layout.cast ?? [], kNames);
    this.#stepAt = stepAt;
    this.#stepStride = strideOf(layout.step);
  }

  cast(slots: WholeSlots, a: AnyShape, b: AnyShape, motion: Motion): Cast {
    this.#ask('cast', slots, a, b, motion, 0);
    return this.#read(slots.verdict, this.#texts());
  }

  explain(slots: WholeSlots, a: AnyShape, b: AnyShape, motion: Motion): ExplainedCast {
    const count = this.#ask('explainCast', slots, a, b, motion, 1);
    const texts = this.#texts();
    const data = slots.steps;
    const rows: CastRow[] = [];
    for (let i = 0; i < count; i++) {
      rows.push(this.#row(data, i * this.#stepStride, texts[2 + i] ?? ''));
    }
    const isRounded = rows.some(({ group }) => group === 'distance');
    return {
      ...this.#read(slots.verdict, texts),
      meetWhile: isRounded ? 'one' : 'all',
      rows,
    };
  }

  /** The number of steps. */
  #ask(
    call: string,
    slots: WholeSlots,
    a: AnyShape,
    b: AnyShape,
    motion: Motion,
    explains: 0 | 1,
  ): number {
    const numbers = numbersOf(call, motion);
    const answer = this.#queries.answered(slots, a, b, () => {
      slots.scratch.set(numbers);
      const count = this.#module._worldPairCast(slots.alive(), slots.kindA, slots.kindB, explains);
      // As other calls about a pair have it.
      return count === kInvalidPair ? Outcome.invalid : count < 0 ? count : kFirstCount + count;
    });
    if (answer >= kFirstCount) return answer - kFirstCount;
    if (answer === kBothGoOn) {
      const kind = this.#queries.kindOf(slots, 1);
      throw new InvalidArgumentError(call, 'b.kind', kind, 'bothEndless');
    }
    if (answer <= kMotionFault) {
      const at = slots.scratch[0] as number;
      const reason = this.#codes.reason[kMotionFault - answer] as ArgumentReason;
      throw new InvalidArgumentError(call, kArguments[at] ?? 'motion', numbers[at], reason);
    }
    return inMemory(answer, 'all rows');
  }

  #texts(): string[] {
    const view = new BufferView(this.#memory, Uint8Array, this.#module._worldCastNames());
    return new TextDecoder().decode(view.current).split('\n');
  }

  #read(data: Float64Array, texts: readonly string[]): Cast {
    const at = this.#at;
    const triangle = (value: number) => (value < 0 ? null : value);
    return {
      outcome: (this.#codes.castOutcome as readonly CastOutcome[])[
        data[at.outcome] as number
      ] as CastOutcome,
      decidedBy: this.#codes.decidedBy[data[at.decidedBy] as number] as Cast['decidedBy'],
      startsInside: data[at.startsInside] !== 0,
      tEnter: orNull(data[at.tEnter] as number),
      tExit: orNull(data[at.tExit] as number),
      row: texts[0] || null,
      against: texts[1] || null,
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA),
      pointB: vector(data, at.pointB),
      triangleA: triangle(data[at.triangleA] as number),
      triangleB: triangle(data[at.triangleB] as number),
    };
  }

  #row(data: Float64Array, from: number, name: string): CastRow {
    const at = this.#stepAt;
    const codes = this.#codes;
    const skipped = data[from + at.skipReason] as number;
    return {
      name,
      group: codes.stepGroup[data[from + at.group] as number] as string,
      status: codes.stepStatus[data[from + at.status] as number] as CastRow['status'],
      skipReason:
        skipped === SkipReason.none
          ? null
          : (codes.skipReason[skipped] as NonNullable<CastRow['skipReason']>),
      opens: orNull(data[from + at.bMin] as number),
      closes: orNull(data[from + at.bMax] as number),
      axis: vector(data, from + at.axis),
      decidedBy: codes.decidedBy[data[from + at.decidedBy] as number] as CastRow['decidedBy'],
    };
  }
}

/** Counts of steps as answers, apart from the codes of outcomes. */
const kFirstCount = 16;

/** The motion as the core takes it; each field is read once. */
function numbersOf(call: string, motion: Motion): number[] {
  if (motion === undefined) throw new InvalidArgumentError(call, 'motion', motion, 'missing');
  requireOptions(call, motion, 'motion');
  const { velocityA = kStanding, velocityB = kStanding, duration = 1, ...others } = motion;
  for (const [name, value] of Object.entries(others)) {
    throw new InvalidArgumentError(call, `motion.${name}`, value, 'unknownOption');
  }
  const a = vectorArgument(call, 'motion.velocityA', velocityA);
  const b = vectorArgument(call, 'motion.velocityB', velocityB);
  if (typeof duration !== 'number') {
    throw new InvalidArgumentError(call, 'motion.duration', duration, 'wrongType');
  }
  return [...a, ...b, duration];
}

const kStanding: Vec3 = [0, 0, 0];
