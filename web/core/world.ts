// Many shapes at once: slots in the core's memory, one call per frame.
import type { Point, Ray, Vec3 } from '../scene/shape.ts';
import type { EvaluateOptions } from './budget.ts';
import type { SweepOptions, SweptPairs, WorldCast, WorldCastOptions } from './cast.ts';
import type { Casts } from './casts.ts';
import { emptyMeeting } from './empty-records.ts';
import { shown, WorldError } from './errors.ts';
import { Evaluation, type Timings, type WorldEvaluateOptions } from './evaluation.ts';
import type { InteractionOptions } from './interaction.ts';
import type { ManyShapes, QueriesAnswer, RaycastsAnswer } from './many-questions.ts';
import type { AnyShape } from './posed.ts';
import type { Queries, RayHit } from './queries.ts';
import {
  type NearestShape,
  type QueriesOptions,
  Questions,
  type RaycastOptions,
} from './questions.ts';
import type { Records } from './records.ts';
import type { MeetingRecord } from './results.ts';
import { type PairAnswers, requireSlot, SlotTests } from './slot-tests.ts';
import { Sweeps } from './sweeps.ts';
import { type TransformOptions, writeTransforms } from './transforms.ts';
import type { WholeSlots } from './whole-slots.ts';

export class World extends SlotTests {
  /**
   * How many slots, from 0 on, take part in evaluate and raycasts; `set` raises it. Empty slots among
   * them are ignored.
   */
  count = 0;
  readonly #slots: WholeSlots;
  readonly #evaluation: Evaluation;
  readonly #queries: Queries;
  readonly #questions: Questions;
  readonly #casts: Casts;
  readonly #sweeps: Sweeps;

  /** @internal By core.createWorld. */
  constructor(slots: WholeSlots, records: Records, queries: Queries, answers: PairAnswers) {
    const sweeps = new Sweeps(slots, answers.casts);
    super(slots, queries, sweeps, answers);
    this.#slots = slots;
    this.#casts = answers.casts;
    this.#sweeps = sweeps;
    this.#evaluation = new Evaluation(slots, records);
    this.#queries = queries;
    this.#questions = new Questions(slots, queries);
  }

  /**
   * The slots' numbers: slot i starts at i · `slotStride` of the catalog's layout, with its kind's
   * fields in the catalog's order. A getter, because the view changes when the core's memory grows.
   * What is written here counts from then on. (So a world that was asked for its numbers or kinds compares
   * all of its slots before it answers a question about them, which takes 10,000 of them 0.1 ms.)
   */
  get numbers(): Float64Array {
    this.#slots.share();
    return this.#slots.numbers;
  }
  /** Per slot the code of its kind (its place in `catalog.kinds`), −1 when it is empty. */
  get kinds(): Int32Array {
    this.#slots.share();
    return this.#slots.kinds;
  }
  /** Per slot, after `evaluate`: 0, or the code of what is wrong with it (`catalog.codes.reason`). */
  get faults(): Int32Array {
    this.#slots.alive();
    return this.#slots.faults;
  }

  /**
   * Per slot 32 bits of the groups that it is in; 1 of all slots until something else is written here. They are the
   * slot's, whatever shape is in it. Two slots interact where the mask of each has a bit of the other's group:
   * `evaluate` leaves out pairs that don't, and a question slots that don't interact with its `group` and `mask`.
   * A getter, because the view changes when the core's memory grows. What is written here counts from the next
   * question on.
   * @throws OutOfMemoryError where there is no memory for them when they are asked for first
   */
  get groups(): Uint32Array {
    return this.#slots.groups;
  }
  /** Per slot 32 bits of the groups that it interacts with; all until something else is written. See `groups`. */
  get masks(): Uint32Array {
    return this.#slots.masks;
  }

  /**
   * Per slot three numbers, how its shape moves in `sweep` and `castPair`: meters a unit of time; 0 until something else
   * is written here. They are the slot's, whatever shape is in it. A getter, because the view changes when the core's
   * memory grows. What is written here counts from the next question on.
   * @throws OutOfMemoryError where there is no memory for them when they are asked for first
   */
  get velocities(): Float64Array {
    return this.#slots.sweep.velocities;
  }

  /** Puts a shape into a slot. If it is invalid, throws InvalidShapeError and leaves the slot empty. */
  set(slot: number, shape: AnyShape): void {
    requireSlot(this.#slots, slot);
    this.#evaluation.invalidate();
    try {
      this.#queries.put(this.#slots, slot, shape, slot);
    } catch (error) {
      this.#slots.clear(slot);
      throw error;
    }
    if (this.count <= slot) this.count = slot + 1;
  }

  get(slot: number): AnyShape | null {
    requireSlot(this.#slots, slot);
    return this.#slots.read(slot);
  }

  clear(slot: number): void {
    requireSlot(this.#slots, slot);
    this.#evaluation.invalidate();
    this.#slots.clear(slot);
  }

  /**
   * Writes oriented boxes into slots, from an array of matrices or of positions and quaternions: that of
   * three.js's `InstancedMesh.instanceMatrix` as it is.
   * @throws InvalidArgumentError naming the number, transform or option at fault: the transforms before it
   * are written, the others are not; OutOfMemoryError
   */
  transforms(values: Float32Array | Float64Array, options: TransformOptions = {}): void {
    this.#slots.alive();
    this.#evaluation.invalidate();
    const end = writeTransforms(this.#slots, values, options);
    if (this.count < end) this.count = end;
  }

  /** Throws InvalidShapeError, which says what is wrong, where invalid numbers were written into a slot. */
  refresh(slot: number): void {
    requireSlot(this.#slots, slot);
    this.#evaluation.invalidate();
    this.#queries.check(this.#slots, slot, slot);
  }

  /**
   * Tests all pairs that interact. Returns how many meet; `readMeeting` says which. Allocates nothing without options.
   * With a budget it may return before all pairs are tested: see `pairsLeft` and `resume`.
   * @throws InvalidArgumentError for an invalid option, OutOfMemoryError for too many meetings
   */
  evaluate(options?: WorldEvaluateOptions): number {
    return this.#evaluation.evaluate(this.#checkedCount(), options);
  }

  /**
   * Goes on with an `evaluate` that has left pairs. Returns how many meet so far: the meetings before
   * stay as they are.
   * @throws WorldError when there is nothing to go on with, InvalidArgumentError for an invalid budget
   */
  resume(options?: EvaluateOptions): number {
    return this.#evaluation.resume(options);
  }

  /** What the last `evaluate` and its `resume`s have taken; null: it was not asked for `timings`. */
  get timings(): Timings | null {
    return this.#evaluation.timings;
  }

  /**
   * All pairs of the valid shapes of the last `evaluate`, also those that don't interact; of all slots, where its
   * budget ended before it read them.
   */
  get pairs(): number {
    return this.#slots.pairs;
  }
  /** Of these, the pairs that are not tested yet; 0: it is finished. */
  get pairsLeft(): number {
    return this.#slots.pairsLeft;
  }

  /**
   * The meetings of the last `evaluate` as numbers, in the order of `readMeeting`: each has the fields of
   * the catalog's layout `meeting`, the slots `a` and `b` first. What stands behind them is of earlier ones.
   */
  get meetings(): Int32Array {
    return this.#slots.meetings;
  }

  /** A record for `readMeeting` to fill. */
  newMeeting(): MeetingRecord {
    return emptyMeeting();
  }

  /**
   * Fills `out` with the i-th meeting of the last `evaluate`, from 0 on; raycasts and single tests
   * since then don't matter. Allocates nothing.
   * @throws WorldError when there is no such meeting, InvalidArgumentError when `out` is no record
   */
  readMeeting(i: number, out: MeetingRecord): void {
    this.#evaluation.readMeeting(i, out);
  }

  /**
   * The shape that a ray hits first, null when there is none.
   * @throws InvalidShapeError for an invalid ray, InvalidArgumentError naming the option at fault
   */
  raycast(ray: Ray, options?: RaycastOptions): RayHit | null {
    return this.#questions.raycast(this.#checkedCount(), ray, options);
  }

  /** All hits, nearest first; equal parameters in the order of slots. Throws as `raycast` does. */
  raycastAll(ray: Ray, options?: RaycastOptions): RayHit[] {
    return this.#questions.raycastAll(this.#checkedCount(), ray, options);
  }

  /**
   * The first hit of each of many rays, as `raycast` finds it: slots and `t` alone, in views. Rays are objects, records
   * (origin, direction, `maxDistance`: seven numbers each) or seven columns; numbers are copied, nothing is allocated
   * for them once there is room, and what was written into slots is read once for all. The answer is always the same
   * object, about the last call.
   * @throws InvalidShapeError naming the ray and its field: those before it are answered; InvalidArgumentError,
   * OutOfMemoryError
   */
  raycasts(rays: ManyShapes<Ray>, options?: RaycastOptions): RaycastsAnswer {
    return this.#questions.raycasts(this.#checkedCount(), rays, options);
  }

  /**
   * The slots that each of many shapes meets, as `query` finds them: shape i those of `slots` from `offsets[i]` up to
   * `offsets[i + 1]`. Shapes of one kind may be records or columns, with the option `kind`. Otherwise as `raycasts`.
   */
  queries(shapes: ManyShapes<AnyShape>, options?: QueriesOptions): QueriesAnswer {
    return this.#questions.queries(this.#checkedCount(), shapes, options);
  }

  /**
   * What a shape meets first as it moves with a velocity, in meters a unit of time, while the world stands still; by
   * exact times, of equal ones the first slot. null when there is nothing.
   * @throws InvalidShapeError for an invalid shape, InvalidArgumentError naming the number or option at fault, or a
   * plane or ray
   */
  cast(shape: AnyShape, velocity: Vec3, options?: WorldCastOptions): WorldCast | null {
    const count = this.#checkedCount();
    return this.#casts.among(this.#slots, count, shape, velocity, options, false)[0] ?? null;
  }

  /** All that it meets, in order of time; equal times in the order of slots. Throws as `cast` does. */
  castAll(shape: AnyShape, velocity: Vec3, options?: WorldCastOptions): WorldCast[] {
    const count = this.#checkedCount();
    return this.#casts.among(this.#slots, count, shape, velocity, options, true);
  }

  /**
   * All pairs that interact and meet as both shapes move with their `velocities`, and when; in the exact order of these
   * times, of equal ones by a, then by b. Of planes and rays those with shapes that end everywhere; times of meshes, and
   * of rays that end, are ordered as they are rounded. The answer is always the same object, about the last call.
   * @throws InvalidArgumentError for an invalid option, or naming a velocity of a valid shape; OutOfMemoryError
   */
  sweep(options?: SweepOptions): SweptPairs {
    return this.#sweeps.sweep(this.#checkedCount(), options);
  }

  /**
   * The slots whose shapes meet this one, ascending.
   * @throws InvalidShapeError for an invalid shape, InvalidArgumentError naming the option at fault,
   * OutOfMemoryError for too many slots
   */
  query(shape: AnyShape, options?: InteractionOptions): number[] {
    return this.#questions.query(this.#checkedCount(), shape, options);
  }

  /**
   * The shape that is nearest to a point, as distances are rounded; of equal ones that of the first slot.
   * null when there is none.
   * @throws InvalidShapeError for an invalid point, InvalidArgumentError naming the option at fault
   */
  nearest(point: Point, options?: InteractionOptions): NearestShape | null {
    return this.#questions.nearest(this.#checkedCount(), point, options);
  }

  /** Frees the world's memory in the core. The world can't be used afterwards. */
  dispose(): void {
    this.#slots.dispose();
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')](): void {
    this.dispose();
  }

  #checkedCount(): number {
    this.#slots.alive();
    if (!Number.isInteger(this.count) || this.count < 0 || this.count > this.capacity) {
      throw new WorldError(`count is ${shown(this.count)}: it must be 0 to ${this.capacity}`);
    }
    return this.count;
  }
}
