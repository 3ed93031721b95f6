// Shapes given as columns, an array for each of their numbers, as engines and tables of data have them.
import { BufferView, type Memory } from './memory.ts';
import { isDetached, isDoubles, isFloats, shareBuffer, typedLength } from './typed-arrays.ts';

/** In the order of a shape's numbers; item i of each belongs to shape i. */
export type Columns = readonly (Float64Array | Float32Array)[];

/**
 * The columns of `stride` numbers a shape, each read once, which may run the caller's code, and copied where it lies in
 * the core's memory. null: they are not as many, no doubles or floats, or not equally long.
 */
export function columnsOf(
  value: unknown,
  stride: number,
  memory: () => Float64Array,
): Columns | null {
  if (!Array.isArray(value) || value.length !== stride) return null;
  const columns: (Float64Array | Float32Array)[] = [];
  for (let k = 0; k < stride; k++) {
    const column: unknown = value[k];
    if (!(isDoubles(column) || isFloats(column)) || isDetached(column)) return null;
    if (columns[0] && typedLength(column) !== typedLength(columns[0])) return null;
    columns.push(shareBuffer(column, memory()) ? Float64Array.from(column) : column);
  }
  return columns;
}

const kItems = { none: 0, doubles: 1, floats: 2 } as const;
const { set } = Float64Array.prototype;

/** Where the core takes columns of one side of a batch as they are. */
export class ColumnRoom {
  readonly #memory: Memory;
  readonly #reserve: () => number;
  #room: BufferView<Float64Array> | undefined;

  /** `reserve`: the place of a buffer that has no room before, and may not get it. */
  constructor(memory: Memory, reserve: () => number) {
    this.#memory = memory;
    this.#reserve = reserve;
  }

  /** Copies columns, one after the other: answers what their items are in the core. 0: there is no room. */
  write(columns: Columns): number {
    this.#room ??= new BufferView(this.#memory, Float64Array, this.#reserve());
    const room = this.#room.current;
    if (room.length === 0) return kItems.none;
    const areFloats = columns.every(isFloats);
    const into = areFloats ? new Float32Array(room.buffer, room.byteOffset, room.length) : room;
    const length = typedLength(columns[0] as Float64Array);
    for (const [k, column] of columns.entries()) set.call(into, column, k * length);
    return areFloats ? kItems.floats : kItems.doubles;
  }
}

/** Shapes whose numbers stay in the processor's cache while columns are written into them. */
const kBlock = 256;

function writePart(
  column: Float64Array,
  into: Float64Array,
  first: number,
  end: number,
  stride: number,
  k: number,
): void {
  for (let i = first, at = first * stride + k; i < end; i++, at += stride) {
    into[at] = column[i] as number;
  }
}

/** Writes shapes one after the other. */
export function writeColumns(columns: Columns, into: Float64Array): void {
  const count = columns[0]?.length ?? 0;
  for (let first = 0; first < count; first += kBlock) {
    const end = Math.min(first + kBlock, count);
    for (let k = 0; k < columns.length; k++) {
      writePart(columns[k] as Float64Array, into, first, end, columns.length, k);
    }
  }
}
