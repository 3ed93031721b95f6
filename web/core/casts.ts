// Casts: the core's numbers as plain objects, and what is wrong with a motion as typed errors.
import type { Vec3 } from '../scene/shape.ts';
import type {
  Cast,
  CastOutcome,
  CastRow,
  ExplainedCast,
  Motion,
  WorldCast,
  WorldCastOptions,
} from './cast.ts';
import type { Catalog } from './catalog.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { interactionOf } from './interaction.ts';
import { BufferView, type Memory } from './memory.ts';
import {
  type MotionNumbers,
  motionNumbers,
  numberAt,
  requireNumber,
  straightNumbers,
} from './motion-numbers.ts';
import { requireOptions } from './options.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { offsetsOf, type StepOffsets, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import { Outcome, SkipReason } from './results.ts';
import type { TurningCast, TurningMotion, TurningOutcome } from './turning.ts';
import { vectorArgument } from './vector-argument.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

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

const kTurningNames = [
  'outcome',
  'tFree',
  'tMeet',
  'distance',
  'axis',
  'pointA',
  'pointB',
  'steps',
] as const;

/** Codes that the core answers instead of the number of rows, see WireWorld::cast. */
const kInvalidPair = -4;
const kBothGoOn = -64;
const kMotionFault = -100;
/** Of one that turns: the answer is bracketed, or it never turns. */
const kTurned = -5;
const kNeverTurns = -65;
const kNeverTurnsSentence = 'must be zero: planes and rays do not turn';

export class Casts {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #at: Readonly<Record<(typeof kNames)[number], number>>;
  readonly #turningAt: Readonly<Record<(typeof kTurningNames)[number], number>>;
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
    this.#turningAt = offsetsOf(layout.turningCast ?? [], kTurningNames);
    this.#stepAt = stepAt;
    this.#stepStride = strideOf(layout.step);
  }

  cast(slots: WholeSlots, a: AnyShape, b: AnyShape, motion: TurningMotion): Cast | TurningCast {
    const numbers = motionNumbers('cast', motion);
    const answer = this.#ask('cast', slots, a, b, numbers, () => this.#castPair(slots, numbers));
    return answer === kTurned
      ? this.#readTurning(slots.verdict)
      : this.#read(slots.verdict, this.#texts());
  }

  #castPair(slots: WholeSlots, { turning }: MotionNumbers): number {
    const world = slots.alive();
    return turning
      ? this.#module._worldPairCastTurning(world, slots.kindA, slots.kindB, ...turning)
      : this.#module._worldPairCast(world, slots.kindA, slots.kindB, 0);
  }

  explain(slots: WholeSlots, a: AnyShape, b: AnyShape, motion: Motion): ExplainedCast {
    const numbers = straightNumbers('explainCast', motion);
    const count = this.#ask('explainCast', slots, a, b, numbers, () =>
      this.#module._worldPairCast(slots.alive(), slots.kindA, slots.kindB, 1),
    );
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

  /** The slots that a shape meets on its way, in order of time; the first of them alone without `all`. */
  among(
    slots: WholeSlots,
    count: number,
    shape: AnyShape,
    velocity: Vec3,
    options: WorldCastOptions | undefined,
    all: boolean,
  ): WorldCast[] {
    const call = all ? 'world.castAll' : 'world.cast';
    const direction = vectorArgument(call, 'velocity', velocity);
    const { duration = 1, ...others } = options ?? {};
    if (options !== undefined) requireOptions(call, options);
    const interaction = interactionOf(call, options === undefined ? undefined : others);
    requireNumber(call, 'options.duration', duration);
    this.#queries.put(slots, slots.raySlot, shape, 'shape');
    const numbers = [...direction, 0, 0, 0, duration];
    slots.scratch.set(numbers);
    const found = slots.castAmong(count, interaction, all ? 1 : 0);
    if (found === kBothGoOn) {
      const kind = this.#queries.kindOf(slots, slots.raySlot);
      throw new InvalidArgumentError(call, 'shape.kind', kind, 'unbounded');
    }
    if (found <= kMotionFault) {
      const at = slots.scratch[0] as number;
      const argument = at < 3 ? `velocity[${at}]` : 'options.duration';
      throw new InvalidArgumentError(call, argument, numbers[at], this.#reason(found));
    }
    inMemory(found, 'all shapes that are met');
    const met = Array.from(slots.hits.subarray(0, found));
    return met.map((slot) => {
      slots.castAt(slot);
      return { slot, ...this.#read(slots.verdict, this.#texts()) };
    });
  }

  #reason(answer: number): ArgumentReason {
    return this.#codes.reason[kMotionFault - answer] as ArgumentReason;
  }

  /** The number of steps, or that the answer is of one that turns. */
  #ask(
    call: string,
    slots: WholeSlots,
    a: AnyShape,
    b: AnyShape,
    numbers: MotionNumbers,
    castPair: () => number,
  ): number {
    const answer = this.#queries.answered(slots, a, b, () => {
      slots.scratch.set(numbers.straight);
      const count = castPair();
      // As other calls about a pair have it.
      return count === kInvalidPair ? Outcome.invalid : count < 0 ? count : kFirstCount + count;
    });
    if (answer >= kFirstCount) return answer - kFirstCount;
    if (answer === kTurned) return answer;
    if (answer === kBothGoOn) {
      const kind = this.#queries.kindOf(slots, 1);
      throw new InvalidArgumentError(call, 'b.kind', kind, 'bothEndless');
    }
    if (answer === kNeverTurns) {
      const isA = slots.scratch[0] === 0;
      const value = numbers.turning?.slice(isA ? 0 : 3, isA ? 3 : 6);
      const argument = `motion.angularVelocity${isA ? 'A' : 'B'}`;
      throw new InvalidArgumentError(call, argument, value, 'neverTurns', kNeverTurnsSentence);
    }
    if (answer <= kMotionFault) {
      const [path, value] = numberAt(numbers, slots.scratch[0] as number);
      throw new InvalidArgumentError(call, path, value, this.#reason(answer));
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
      proof: 'exact',
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

  #readTurning(data: Float64Array): TurningCast {
    const at = this.#turningAt;
    return {
      outcome: (this.#codes.turningOutcome as readonly TurningOutcome[])[
        data[at.outcome] as number
      ] as TurningOutcome,
      proof: 'bracketed',
      tFree: data[at.tFree] as number,
      tMeet: orNull(data[at.tMeet] as number),
      distance: orNull(data[at.distance] as number),
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA),
      pointB: vector(data, at.pointB),
      steps: data[at.steps] as number,
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
