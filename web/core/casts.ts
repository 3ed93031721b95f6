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
import { requireOptions } from './options.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { offsetsOf, type StepOffsets, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import { Outcome, SkipReason } from './results.ts';
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

/** Codes that the core answers instead of the number of rows, see WireWorld::cast. */
const kInvalidPair = -4;
const kBothGoOn = -64;
const kMotionFault = -100;
const kArguments = [0, 1, 2, 3, 4, 5, 6].map((i) => {
  if (i === 6) return 'motion.duration';
  return `motion.velocity${i < 3 ? 'A' : 'B'}[${i % 3}]`;
});

const kTexts = new TextDecoder();
const kNoTexts: readonly string[] = [];
/** More than there are kinds, or rows of two boxes. */
const kMost = 64;

export class Casts {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #at: Readonly<Record<(typeof kNames)[number], number>>;
  readonly #stepAt: StepOffsets;
  readonly #stepStride: number;
  /** The text of `_worldCastNames`. */
  #names: BufferView<Uint8Array> | undefined;
  /** Codes of the kinds of boxes, and names by two of these and a row. */
  readonly #boxes: ReadonlySet<number>;
  readonly #boxNames = new Map<number, readonly string[]>();

  constructor(
    module: CoreModule,
    memory: Memory,
    queries: Queries,
    stepAt: StepOffsets,
    { codes, layout, kinds }: Catalog,
  ) {
    this.#module = module;
    this.#memory = memory;
    this.#queries = queries;
    this.#codes = codes;
    this.#boxes = new Set(
      kinds.flatMap(({ name }, code) => (name === 'aabb' || name === 'obb' ? [code] : [])),
    );
    this.#at = offsetsOf(layout.cast ?? [], kNames);
    this.#stepAt = stepAt;
    this.#stepStride = strideOf(layout.step);
  }

  cast(slots: WholeSlots, a: AnyShape, b: AnyShape, motion: Motion): Cast {
    this.#ask('cast', slots, a, b, motion, 0);
    return this.#readOne(slots, 0, 1);
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
    const reason = this.motionFault(found);
    if (reason !== undefined) {
      const at = slots.scratch[0] as number;
      const argument = at < 3 ? `velocity[${at}]` : 'options.duration';
      throw new InvalidArgumentError(call, argument, numbers[at], reason);
    }
    inMemory(found, 'all shapes that are met');
    // Copied: a cast may let the memory grow.
    return Array.from(slots.hits.subarray(0, found)).map((slot) => {
      slots.castSlots(slots.raySlot, slot);
      return { slot, ...this.#readOne(slots, slots.raySlot, slot) };
    });
  }

  /**
   * Two slots, with a motion as the core takes it; `refused`: the error for a number of that, by its place.
   * @throws InvalidShapeError where a slot has no shape, InvalidArgumentError for two that go on forever
   */
  ofSlots(
    fn: string,
    slots: WholeSlots,
    a: number,
    b: number,
    motion: readonly number[],
    refused: (place: number, reason: ArgumentReason) => Error,
  ): Cast {
    slots.scratch.set(motion);
    const answer = slots.castSlots(a, b);
    if (answer === kInvalidPair) this.#queries.outcome(slots, a, b); // throws
    if (answer === kBothGoOn) {
      throw new InvalidArgumentError(fn, 'b', b, 'bothEndless');
    }
    const reason = this.motionFault(answer);
    if (reason !== undefined) throw refused(slots.scratch[0] as number, reason);
    return this.#readOne(slots, a, b);
  }

  /** What is wrong with a motion that the core refused: the place of the number is in the scratch. */
  motionFault(answer: number): ArgumentReason | undefined {
    return answer <= kMotionFault
      ? (this.#codes.reason[kMotionFault - answer] as ArgumentReason)
      : undefined;
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
    const reason = this.motionFault(answer);
    if (reason !== undefined) {
      const at = slots.scratch[0] as number;
      const argument = kArguments[at] ?? 'motion';
      throw new InvalidArgumentError(call, argument, numbers[at], reason);
    }
    return inMemory(answer, 'all rows');
  }

  #texts(): string[] {
    this.#names ??= new BufferView(this.#memory, Uint8Array, this.#module._worldCastNames());
    this.#module._worldCastNames();
    return kTexts.decode(this.#names.current).split('\n');
  }

  /** A cast of two slots without rows. */
  #readOne(slots: WholeSlots, a: number, b: number): Cast {
    const data = slots.verdict;
    return this.#read(data, this.#namesOf(slots, a, b, data));
  }

  /** Rows of boxes have the same name each time. */
  #namesOf(slots: WholeSlots, a: number, b: number, data: Float64Array): readonly string[] {
    const candidate = data[this.#at.candidate] as number;
    if ((data[this.#at.against] as number) >= 0) return this.#texts();
    if (candidate < 0) return kNoTexts;
    const { kinds } = slots;
    const kindA = kinds[a] as number;
    const kindB = kinds[b] as number;
    if (!(this.#boxes.has(kindA) && this.#boxes.has(kindB))) return this.#texts();
    const place = (kindA * kMost + kindB) * kMost + candidate;
    let names = this.#boxNames.get(place);
    if (names === undefined) {
      names = this.#texts();
      this.#boxNames.set(place, names);
    }
    return names;
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
  requireNumber(call, 'motion.duration', duration);
  return [...a, ...b, duration];
}

export function requireNumber(call: string, argument: string, value: unknown): void {
  if (typeof value !== 'number') throw new InvalidArgumentError(call, argument, value, 'wrongType');
}

const kStanding: Vec3 = [0, 0, 0];
