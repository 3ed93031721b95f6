// One world in the core's memory, as figures have it: slots to write, records to read, and the calls that both
// modules have. No validation and no objects here, except that a disposed world throws on every access.
import { type BufferName, bufferPlace } from './buffers.ts';
import type { Codec } from './codec.ts';
import { type InvalidReason, InvalidShapeError, WorldError } from './errors.ts';
import type { HitOptionsCode } from './hit-options.ts';
import type { Interaction } from './interaction.ts';
import { BufferView, FixedView, type Memory } from './memory.ts';
import { inMemory, noRoom } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { FirstModule } from './wasm/core.mjs';
import { type ShapeName, shownName } from './writer-errors.ts';
import type { Target } from './writers.ts';

export class Slots {
  readonly capacity: number;
  /** The slot that raycasts take their ray from. */
  readonly raySlot: number;
  /** Arguments are being read into these slots, which may run the caller's code. */
  isReading = false;
  /** Codes of the kinds whose numbers were written into the slots 0 and 1, which calls of a pair prepare. */
  kindA = 0;
  kindB = 0;
  readonly #module: FirstModule;
  readonly #codec: Codec;
  readonly #stride: number;
  /** 0: disposed. */
  #address: number;
  /** Exports that take little longer than their call. */
  readonly #outcome: FirstModule['_worldOutcome'];
  readonly #pairOutcome: FirstModule['_worldPairOutcome'];
  readonly #numbers: FixedView<Float64Array>;
  readonly #kinds: FixedView<Int32Array>;
  readonly #faults: FixedView<Int32Array>;
  readonly #scratch: FixedView<Float64Array>;
  readonly #verdict: FixedView<Float64Array>;
  readonly #distance: FixedView<Float64Array>;
  readonly #steps: BufferView<Float64Array>;
  readonly #meetings: BufferView<Int32Array>;
  readonly #meetingHits: BufferView<Float64Array>;
  readonly #hits: BufferView<Float64Array>;

  constructor(module: FirstModule, memory: Memory, codec: Codec, stride: number, capacity: number) {
    const address = module._worldCreate(capacity);
    if (address === 0) throw noRoom(`a world of ${capacity} shapes`);
    this.#module = module;
    this.#codec = codec;
    this.#stride = stride;
    this.capacity = capacity;
    this.raySlot = capacity;
    this.#address = address;
    // The glue has functions of its own in place of exports until these are called, here about nothing.
    module._worldPairOutcome(address, -1, -1);
    module._worldOutcome(address, -1, -1);
    this.#outcome = module._worldOutcome;
    this.#pairOutcome = module._worldPairOutcome;
    const place = (name: BufferName) => bufferPlace(module, address, name);
    this.#numbers = new FixedView(memory, Float64Array, place('numbers'));
    this.#kinds = new FixedView(memory, Int32Array, place('kinds'));
    this.#faults = new FixedView(memory, Int32Array, place('faults'));
    this.#scratch = new FixedView(memory, Float64Array, place('scratch'));
    this.#verdict = new FixedView(memory, Float64Array, place('verdict'));
    this.#distance = new FixedView(memory, Float64Array, place('distance'));
    this.#steps = new BufferView(memory, Float64Array, place('steps'));
    this.#meetings = new BufferView(memory, Int32Array, place('meetings'));
    this.#meetingHits = new BufferView(memory, Float64Array, place('meetingHits'));
    this.#hits = new BufferView(memory, Float64Array, place('hits'));
  }

  get numbers(): Float64Array {
    this.alive();
    return this.#numbers.current;
  }
  get kinds(): Int32Array {
    this.alive();
    return this.#kinds.current;
  }
  /** What was written into numbers and kinds, from now on at any time, counts without `prepare`. */
  share(): void {
    this.#module._worldShare(this.alive());
  }
  get faults(): Int32Array {
    this.alive();
    return this.#faults.current;
  }
  /** What is no shape: the arguments of a call, and afterwards its result. */
  get scratch(): Float64Array {
    this.alive();
    return this.#scratch.current;
  }
  get verdict(): Float64Array {
    this.alive();
    return this.#verdict.current;
  }
  /** The result of the last `measure`. */
  get distance(): Float64Array {
    this.alive();
    return this.#distance.current;
  }
  /** The steps of the last `explain`, as many as that answered; what stands behind them is of others. */
  get steps(): Float64Array {
    this.alive();
    return this.#steps.current;
  }
  get meetings(): Int32Array {
    this.alive();
    return this.#meetings.current;
  }
  /** The verdicts of those of them that have a hit. */
  get meetingHits(): Float64Array {
    this.alive();
    return this.#meetingHits.current;
  }
  /** The hits of the last `raycastAll`, and answers to other questions; what stands behind them is of others. */
  get hits(): Float64Array {
    this.alive();
    return this.#hits.current;
  }
  /** Writes a shape; `name`: its name in errors. */
  write(slot: number, shape: AnyShape, name: ShapeName): void {
    const code = this.writeNumbers(slot, shape, name);
    this.kinds[slot] = code;
  }

  /** Writes only a shape's numbers and returns the code of its kind. */
  writeNumbers(slot: number, shape: AnyShape, name: ShapeName): number {
    return this.#codec.write(shape, this, slot * this.#stride, name);
  }

  /** The same into another array, from `offset` on. */
  writeTo(target: Target, offset: number, shape: AnyShape, name: ShapeName): number {
    return this.#codec.write(shape, target, offset, name);
  }

  /** Makes a valid shape of another slot the ray of the next raycast. */
  copyToRaySlot(slot: number): void {
    const from = this.offset(slot);
    this.numbers.copyWithin(this.offset(this.raySlot), from, from + this.#stride);
    this.kinds[this.raySlot] = this.kinds[slot] as number;
    this.prepare(this.raySlot);
  }

  clear(slot: number): void {
    this.kinds[slot] = -1;
    this.prepare(slot);
  }

  /** The shape in a slot, null when it is empty. */
  read(slot: number): AnyShape | null {
    const code = this.kinds[slot] as number;
    return code === -1 ? null : this.#codec.read(code, this.numbers, slot * this.#stride, slot);
  }

  /** Offset of a slot's numbers. */
  offset(slot: number): number {
    return slot * this.#stride;
  }

  /** The error for a slot without a shape: it is empty, or its kind is none. */
  noShape(slot: number, name: ShapeName): InvalidShapeError {
    const code = this.kinds[slot] as number;
    return code === -1
      ? new InvalidShapeError(shownName(name), 'kind', null, 'emptySlot')
      : this.#codec.unknownKind(code, name);
  }

  fault(slot: number, index: number, reason: InvalidReason, name: ShapeName): InvalidShapeError {
    const code = this.kinds[slot] as number;
    return this.#codec.fault(code, index, this.numbers, slot * this.#stride, reason, name);
  }

  prepare(slot: number): number {
    return this.#module._worldPrepare(this.alive(), slot);
  }
  /** Starts with the first slots; `proceed` does the work. */
  begin(count: number): void {
    this.#module._worldBegin(this.alive(), count);
  }
  /**
   * Tests pairs for so many milliseconds, by default all; returns how many meet so far. (Infinity as a
   * default of the callers would be boxed on its way here, each time.)
   */
  proceed(milliseconds?: number): number {
    const limit = milliseconds ?? Number.POSITIVE_INFINITY;
    return inMemory(this.#module._worldProceed(this.alive(), limit), 'all meetings');
  }
  /** Whether all pairs are tested. */
  get isComplete(): boolean {
    return this.pairsLeft === 0;
  }
  /** Pairs of the valid shapes among them; until a `proceed` has prepared all, of all shapes. */
  get pairs(): number {
    return this.#module._worldPairs(this.alive());
  }
  /** Of these, the pairs that are not tested yet. */
  get pairsLeft(): number {
    return this.#module._worldPairsLeft(this.alive());
  }
  /** The code of the outcome; no record is written. */
  outcome(a: number, b: number): number {
    return this.#outcome(this.alive(), a, b);
  }
  preparePair(): void {
    this.#module._worldPreparePair(this.alive(), this.kindA, this.kindB);
  }
  pairOutcome(): number {
    return this.#pairOutcome(this.alive(), this.kindA, this.kindB);
  }
  pairTest(options: HitOptionsCode): number {
    return this.#module._worldPairTest(this.alive(), this.kindA, this.kindB, options);
  }
  /** On the axis in `scratch`; the record is there afterwards. */
  pairSeparates(): number {
    return this.#module._worldPairSeparates(this.alive(), this.kindA, this.kindB);
  }
  /** The same of slot 0 alone, as a shape of this kind. */
  project(kind: number): number {
    return this.#module._worldProject(this.alive(), kind);
  }
  test(a: number, b: number): number {
    return this.#module._worldTest(this.alive(), a, b);
  }
  explain(a: number, b: number): number {
    return inMemory(this.#module._worldExplain(this.alive(), a, b), 'all steps');
  }
  /** Of the slots that are tested in so many milliseconds. */
  raycast(
    count: number,
    { group, mask }: Interaction,
    options: HitOptionsCode,
    milliseconds = Number.POSITIVE_INFINITY,
  ): number {
    return this.#module._worldRaycast(this.alive(), count, group, mask, options, milliseconds);
  }
  /** Finds all hits with `proceedRaycastAll`. */
  beginRaycastAll(count: number, { group, mask }: Interaction, options: HitOptionsCode): void {
    this.#module._worldBeginRaycastAll(this.alive(), count, group, mask, options);
  }
  /** How many hits there are; −1: not finished after so many milliseconds. */
  proceedRaycastAll(milliseconds?: number): number {
    const limit = milliseconds ?? Number.POSITIVE_INFINITY;
    return inMemory(this.#module._worldProceedRaycastAll(this.alive(), limit), 'all hits');
  }
  /** false: a slot is invalid, see the verdict. */
  measure(a: number, b: number): boolean {
    return this.#module._worldDistance(this.alive(), a, b) !== 0;
  }

  /** Arguments in `scratch`, the result there afterwards; see quaternion.ts. */
  quaternion(call: number): number {
    return this.#module._worldQuaternion(this.alive(), call);
  }

  /** Frees the memory. Every later call throws, and views that were kept are empty. */
  dispose(): void {
    if (this.#address === 0) return;
    this.#module._worldDelete(this.#address);
    this.#address = 0;
    this.#module._worldDetachViews();
  }

  /** The world's address. Throws when the world was disposed. */
  alive(): number {
    if (this.#address === 0) throw new WorldError('this world was disposed');
    return this.#address;
  }
}
