// Many pairs of two kinds at once: columns of numbers in the core's memory, one call for all of them.

import { type BatchCastOptions, type BatchCasts, CastMemory } from './batch-casts.ts';
import {
  type BatchOptions,
  checked,
  invalid,
  isCount,
  kCreate,
  kindOf,
  kShared,
  notAPairCount,
} from './batch-options.ts';
import { budgetOf, type EvaluateOptions } from './budget.ts';
import type { Catalog } from './catalog.ts';
import { ColumnRoom, type Columns, columnsOf, writeColumns } from './columns.ts';
import { BatchError, OutOfMemoryError } from './errors.ts';
import { BufferView, type Memory } from './memory.ts';
import type { AnyKind } from './posed.ts';
import { isDetached, isDoubles, shareBuffer, typedLength } from './typed-arrays.ts';
import type { CoreModule } from './wasm/core.mjs';

const kGoOn = -1;

const isCurve = (kind: AnyKind): boolean => kind === 'ray' || kind === 'segment';

export class Batch {
  readonly kindA: AnyKind;
  readonly kindB: AnyKind;
  /** How many pairs it has room for. */
  readonly pairs: number;
  /** The column that has one shape for all pairs, null: none. */
  readonly shared: 'a' | 'b' | null;
  /** Numbers a shape: the fields of its kind in the catalog's order. */
  readonly strideA: number;
  readonly strideB: number;
  readonly #module: CoreModule;
  /** 0: disposed. */
  #address: number;
  /** `run` was called. */
  #hasBegun = false;
  readonly #a: BufferView<Float64Array>;
  readonly #b: BufferView<Float64Array>;
  readonly #roomA: ColumnRoom;
  readonly #roomB: ColumnRoom;
  /** So many shapes were given as columns, and are no records yet. */
  #unwritten = 0;
  /** Somebody may have a view of shapes, where records have to be. */
  #isViewed = false;
  readonly #outcomes: BufferView<Uint8Array>;
  readonly #numbers: BufferView<Float64Array> | null;
  readonly #casts: CastMemory;

  /** @internal By core.createBatch. */
  constructor(
    module: CoreModule,
    memory: Memory,
    catalog: Catalog,
    kindA: AnyKind,
    kindB: AnyKind,
    options: BatchOptions,
  ) {
    const a = kindOf(catalog, kCreate, 'kindA', kindA);
    const b = kindOf(catalog, kCreate, 'kindB', kindB);
    const { pairs, numbers, shared } = checked(options);
    const address = module._batchCreate(a.code, b.code, pairs, kShared[shared], numbers ? 1 : 0);
    if (address === 0) {
      throw new OutOfMemoryError(
        `the core has no memory for a batch of ${pairs} pairs: dispose of what is not needed, or ask for less at a time`,
      );
    }
    this.kindA = kindA;
    this.kindB = kindB;
    this.pairs = pairs;
    this.shared = shared === 'none' ? null : shared;
    this.strideA = a.stride;
    this.strideB = b.stride;
    this.#module = module;
    this.#address = address;
    this.#a = new BufferView(memory, Float64Array, module._batchBuffer(address, 0));
    this.#b = new BufferView(memory, Float64Array, module._batchBuffer(address, 1));
    this.#roomA = new ColumnRoom(memory, () => module._batchBuffer(address, 4));
    this.#roomB = new ColumnRoom(memory, () => module._batchBuffer(address, 5));
    this.#outcomes = new BufferView(memory, Uint8Array, module._batchBuffer(address, 2));
    this.#numbers = numbers
      ? new BufferView(memory, Float64Array, module._batchBuffer(address, 3))
      : null;
    this.#casts = new CastMemory(module, memory, catalog, () => this.#alive(), pairs, kindB);
  }

  /**
   * The first shapes: shape i starts at i · `strideA`, with its kind's fields in the catalog's order, of hulls
   * and meshes position, rotation and the geometry's `name`; a shared column has one. Getters, because views
   * change when the core's memory grows.
   */
  get a(): Float64Array {
    return this.#view('a', this.#a);
  }
  /** The second shapes, each `strideB` numbers. */
  get b(): Float64Array {
    return this.#view('b', this.#b);
  }
  /** After `run`, a pair each: 0 apart, 1 touching, 2 overlapping, 3 invalid (`catalog.codes.outcome`). */
  get outcomes(): Uint8Array {
    this.#alive();
    return this.#outcomes.current;
  }
  /**
   * With the option `numbers`, where one of the kinds is a ray or segment: the `hit.t` of `core.test`, NaN
   * where nothing is hit. Else null.
   */
  get t(): Float64Array | null {
    this.#alive();
    return this.#givesT ? (this.#numbers?.current ?? null) : null;
  }
  /** With the option `numbers`, of all other kinds: the `gap` of `core.test`, NaN where it is null. Else null. */
  get gap(): Float64Array | null {
    this.#alive();
    return this.#givesT ? null : (this.#numbers?.current ?? null);
  }

  /**
   * Decides the first `count` pairs, by default all. Returns how many meet; `outcomes` has the outcome of
   * each, the same as that of `core.outcome`. Shapes with invalid numbers have the outcome 3, and meet
   * nothing. With a budget it may return before all are decided: see `pairsLeft` and `resume`. Allocates
   * nothing without options.
   * @throws InvalidArgumentError for an invalid count or budget
   */
  run(count: number = this.pairs, options?: EvaluateOptions): number {
    const budget = options === undefined ? undefined : budgetOf('batch.run', options);
    if (!isCount(count, this.pairs)) {
      throw notAPairCount('batch.run', 'count', count, this.pairs);
    }
    this.#alive();
    this.#writeRecords();
    this.#hasBegun = true;
    return this.#proceed(count, budget);
  }

  /**
   * Goes on with a `run` that has left pairs. Returns how many meet so far.
   * @throws BatchError before the first run, InvalidArgumentError for an invalid budget
   */
  resume(options?: EvaluateOptions): number {
    const budget = options === undefined ? undefined : budgetOf('batch.resume', options);
    this.#alive();
    if (!this.#hasBegun) throw new BatchError('nothing was run that could be resumed');
    return this.#proceed(kGoOn, budget);
  }

  /** The pairs of the last run that are not decided yet; 0: it is finished. */
  get pairsLeft(): number {
    return this.#module._batchLeft(this.#alive());
  }

  /**
   * Copies shapes and decides them: from an array of the same layout as `a` and `b`, which may be a column of a
   * batch, or from columns, an array for each number of a shape. Returns how many meet.
   * @throws InvalidArgumentError where these are not doubles (in columns, or floats) of as many shapes
   */
  from(a: Float64Array | Columns, b: Float64Array | Columns): number {
    this.#alive();
    const first = this.#givenAs('a', a, this.strideA);
    const second = this.#givenAs('b', b, this.strideB);
    const count = this.shared === 'a' ? second.count : first.count;
    if (this.shared === null && first.count !== second.count) {
      throw invalid('batch.from', 'b', b, 'notRecords');
    }
    this.#alive();
    if (count < this.#unwritten) this.#writeRecords();
    this.#unwritten = 0;
    const itemsA = this.#write(first, this.#a, this.#roomA);
    const itemsB = this.#write(second, this.#b, this.#roomB);
    if (itemsA === 0 && itemsB === 0) return this.run(count);
    this.#module._batchBeginColumns(this.#address, count, itemsA, itemsB);
    this.#unwritten = count;
    if (this.#isViewed || this.#numbers) return this.run(count);
    this.#hasBegun = true;
    return this.#proceed(kGoOn);
  }

  /**
   * How the first and the second shapes move in `cast`, three numbers a pair: meters a unit of time; 0 until something
   * else is written here. Getters, because views change when the core's memory grows.
   * @throws OutOfMemoryError where there is no memory for them when they are asked for first
   */
  get velocitiesA(): Float64Array {
    return this.#casts.velocities(0);
  }
  get velocitiesB(): Float64Array {
    return this.#casts.velocities(1);
  }

  /**
   * When pairs meet that move with these velocities: what `core.cast` says of each, to the bit. Where a shape or velocity is
   * invalid the outcome is 3. The answer is always the same object, about the last call.
   * @throws InvalidArgumentError for an invalid option, or two kinds that go on forever; OutOfMemoryError
   */
  cast(options: BatchCastOptions = {}): BatchCasts {
    this.#alive();
    this.#writeRecords();
    return this.#casts.cast(options);
  }

  /** Frees its memory in the core. The batch can't be used afterwards. */
  dispose(): void {
    if (this.#address === 0) return;
    this.#module._batchDelete(this.#address);
    this.#address = 0;
    this.#module._worldDetachViews();
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')](): void {
    this.dispose();
  }

  #view(name: 'a' | 'b', shapes: BufferView<Float64Array>): Float64Array {
    this.#alive();
    if (this.shared !== name) {
      this.#writeRecords();
      this.#isViewed = true;
    }
    return shapes.current;
  }

  /** Some of the core's. */
  #memory(): Float64Array {
    this.#alive();
    return this.#a.current;
  }

  #writeRecords(): void {
    if (this.#unwritten > 0) this.#module._batchWriteRecords(this.#address);
    this.#unwritten = 0;
  }

  /** As columns, unless it is one shape: answers what their items are. 0: as records. */
  #write({ numbers, count }: Given, into: BufferView<Float64Array>, room: ColumnRoom): number {
    if (!isColumns(numbers)) {
      set.call(into.current, numbers);
      return 0;
    }
    const items = count > 1 ? room.write(numbers) : 0;
    if (items === 0) writeColumns(numbers, into.current);
    return items;
  }

  get #givesT(): boolean {
    return isCurve(this.kindA) || isCurve(this.kindB);
  }

  /** Infinity would be boxed, as a default of the callers. */
  #proceed(count: number, milliseconds?: number): number {
    const limit = milliseconds ?? Number.POSITIVE_INFINITY;
    return this.#module._batchRun(this.#address, count, limit);
  }

  /** How many shapes there are, and their numbers, where writing into this batch does not change them. */
  #givenAs(name: 'a' | 'b', value: unknown, stride: number): Given {
    let count: number;
    let numbers: Float64Array | Columns;
    // Columns of this batch, or others in the core's memory, may be where the first are written.
    if (Array.isArray(value)) {
      const columns = columnsOf(value, stride, () => this.#memory());
      if (columns === null) throw invalid('batch.from', name, value, 'notColumns');
      count = typedLength(columns[0] as Float64Array);
      numbers = columns;
    } else {
      if (!isDoubles(value)) throw invalid('batch.from', name, value, 'notDoubles');
      if (isDetached(value)) throw invalid('batch.from', name, value, 'detached');
      count = typedLength(value) / stride;
      numbers =
        name === 'b' && shareBuffer(value, this.#memory()) ? new Float64Array(value) : value;
    }
    if (!isCount(count, this.shared === name ? 1 : this.pairs)) {
      throw invalid('batch.from', name, value, 'notRecords');
    }
    return { count, numbers };
  }

  #alive(): number {
    if (this.#address === 0) throw new BatchError('this batch was disposed');
    return this.#address;
  }
}

const { set } = Float64Array.prototype;

interface Given {
  readonly count: number;
  readonly numbers: Float64Array | Columns;
}

const isColumns = (numbers: Float64Array | Columns): numbers is Columns => Array.isArray(numbers);
