// Casts: the core's numbers as plain objects, and what is wrong with a motion as typed errors.
import type { Vec3 } from '../scene/shape.ts';
import type { Cast, CastRow, ExplainedCast, Motion, WorldCast, WorldCastOptions } from './cast.ts';
import { CastDecoder } from './cast-decoder.ts';
import type { Catalog } from './catalog.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { interactionOf, kInteractionOptions } from './interaction.ts';
import { BufferView, type Memory } from './memory.ts';
import {
  kBothGoOn,
  type MotionNumbers,
  motionFault,
  motionNumbers,
  numberAt,
  requireNumber,
  straightNumbers,
} from './motion-numbers.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import type { StepOffsets } from './records.ts';
import type { TurningCast, TurningMotion } from './turning.ts';
import { listed, put } from './typed-arrays.ts';
import { vectorArgument } from './vector-argument.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/** Codes that the core answers instead of the number of rows, see WireWorld::cast. */
/** Of one that turns: the answer is bracketed, or it never turns. */
const kTurned = -5;
const kNeverTurns = -65;
const kNeverTurnsSentence = 'must be zero: planes and rays do not turn';

const kAmongOptions: readonly string[] = [...kInteractionOptions, 'duration'];
const kTexts = new TextDecoder();
const kNoTexts: readonly string[] = [];
/** More than there are kinds, and rows of a pair of them. */
const kKinds = 16;
const kRows = 2048;

export class Casts {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #decoder: CastDecoder;
  /** The text of `_worldCastNames`. */
  #names: BufferView<Uint8Array> | undefined;
  /** Names by what they depend on, see formsOf() in C++. */
  readonly #known = new Map<number, readonly string[]>();

  constructor(
    module: CoreModule,
    memory: Memory,
    queries: Queries,
    stepAt: StepOffsets,
    catalog: Catalog,
  ) {
    this.#module = module;
    this.#memory = memory;
    this.#queries = queries;
    this.#codes = catalog.codes;
    this.#decoder = new CastDecoder(catalog, stepAt);
  }

  cast(slots: WholeSlots, a: AnyShape, b: AnyShape, motion: TurningMotion): Cast | TurningCast {
    const numbers = motionNumbers('cast', motion);
    const answer = this.#ask('cast', slots, a, b, numbers, () => this.#castPair(slots, numbers));
    return answer === kTurned ? this.#decoder.turning(slots.verdict) : this.#readOne(slots, 0, 1);
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
      rows.push(this.#decoder.row(data, i * this.#decoder.stride, texts[2 + i] ?? ''));
    }
    const isRounded = rows.some(({ group }) => group === 'distance');
    return {
      ...this.#decoder.cast(slots.verdict, texts),
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
    const interaction = interactionOf(call, options, kAmongOptions);
    const { duration = 1 } = options ?? {};
    requireNumber(call, 'options.duration', duration);
    this.#queries.put(slots, slots.raySlot, shape, 'shape');
    const numbers = [direction[0], direction[1], direction[2], 0, 0, 0, duration];
    put(slots.scratch, numbers);
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
    return listed(slots.hits, 0, found).map((slot) => this.#ofSlot(slots, slot));
  }

  #ofSlot(slots: WholeSlots, slot: number): WorldCast {
    slots.castSlots(slots.raySlot, slot);
    const cast = this.#readOne(slots, slots.raySlot, slot);
    // No object spread: it takes half a microsecond.
    return {
      slot,
      outcome: cast.outcome,
      proof: cast.proof,
      decidedBy: cast.decidedBy,
      startsInside: cast.startsInside,
      tEnter: cast.tEnter,
      tExit: cast.tExit,
      row: cast.row,
      against: cast.against,
      axis: cast.axis,
      pointA: cast.pointA,
      pointB: cast.pointB,
      triangleA: cast.triangleA,
      triangleB: cast.triangleB,
    };
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
    put(slots.scratch, motion);
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
    return motionFault(answer, this.#codes);
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
    const ask = () => {
      put(slots.scratch, numbers.straight);
      return castPair();
    };
    const answer = this.#queries.answered(slots, a, b, ask, kInvalidPair);
    if (answer >= 0 || answer === kTurned) return answer;
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
    const reason = this.motionFault(answer);
    if (reason !== undefined) {
      const [path, value] = numberAt(numbers, slots.scratch[0] as number);
      throw new InvalidArgumentError(call, path, value, reason);
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
    return this.#decoder.cast(data, this.#namesOf(slots, a, b, data));
  }

  /** Names of the row and the one against it: the same each time, but of hulls and meshes. */
  #namesOf(slots: WholeSlots, a: number, b: number, data: Float64Array): readonly string[] {
    const { at } = this.#decoder;
    const candidate = data[at.candidate] as number;
    const against = data[at.against] as number;
    const forms = data[at.forms] as number;
    if (candidate < 0 && against < 0) return kNoTexts;
    if (forms < 0) return this.#texts();
    const { kinds } = slots;
    const ofPair = (forms * kKinds + (kinds[a] as number)) * kKinds + (kinds[b] as number);
    const key = (ofPair * kRows + candidate + 1) * kRows + against + 1;
    let names = this.#known.get(key);
    if (names === undefined) {
      names = this.#texts();
      this.#known.set(key, names);
    }
    return names;
  }
}
