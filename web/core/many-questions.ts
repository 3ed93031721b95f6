// Many rays or shapes in one call to a world: read from objects, records or columns into the core's memory, and
// answers as views of it.
import type { Ray } from '../scene/shape.ts';
import { isCount, kindOf } from './batch-options.ts';
import { type Catalog, kindsOf } from './catalog.ts';
import { type Columns, columnsOf, writeColumns } from './columns.ts';
import { InvalidArgumentError, InvalidShapeError } from './errors.ts';
import type { AnyShape } from './posed.ts';
import { isDetached, isDoubles, isFloats, shareBuffer, typedLength } from './typed-arrays.ts';
import type { WholeSlots } from './whole-slots.ts';

/**
 * For the answers to many rays: read them anew after each call, because the views change when the core's memory grows.
 */
export interface RaycastsAnswer {
  /** The slot that ray i hits first, as `raycast` says; −1 for none. */
  readonly slots: Int32Array;
  /** The `t` of that hit, to the bit; NaN for none. */
  readonly t: Float64Array;
}

/** The same of many shapes. */
export interface QueriesAnswer {
  /** Shape i meets `slots` from `offsets[i]` up to `offsets[i + 1]`. */
  readonly offsets: Int32Array;
  /** Ascending for each shape, as `query` says. */
  readonly slots: Int32Array;
}

/** Shapes as objects, or numbers of one kind: one shape after the other, or an array for each number. */
export type ManyShapes<One extends AnyShape> = readonly One[] | Float64Array | Columns;

const kAnyKind = -1;
const kMost = 2 ** 24;
const { set } = Float64Array.prototype;

const refused = (fn: string, name: string, value: unknown) =>
  new InvalidArgumentError(
    fn,
    name,
    value,
    'notShapes',
    `must be an array of shapes, a Float64Array of the numbers of whole shapes of one kind${
      fn === 'world.queries' ? ', with the option kind,' : ''
    } or an array of a Float64Array or Float32Array for each number of a shape, all equally long; at most 16777216 shapes`,
  );

const isFlat = (shapes: unknown): shapes is Float64Array | Columns =>
  isDoubles(shapes) || (Array.isArray(shapes) && (isDoubles(shapes[0]) || isFloats(shapes[0])));

/**
 * Writes shapes where the core reads the next questions. Each entry is read once, and nothing is written before
 * everything was read: reading may run the caller's code.
 * @throws InvalidShapeError naming the shape and field, InvalidArgumentError, OutOfMemoryError
 */
export function writeQuestions(
  slots: WholeSlots,
  catalog: Catalog,
  fn: string,
  name: string,
  shapes: ManyShapes<Ray> | ManyShapes<AnyShape>,
  kind: AnyShape['kind'] | undefined,
): void {
  if (isFlat(shapes)) {
    if (kind === undefined) throw refused(fn, name, shapes);
    writeFlat(slots, catalog, fn, name, shapes, kind);
  } else if (Array.isArray(shapes) && shapes.length <= kMost) {
    writeObjects(slots, catalog, name, shapes, fn === 'world.raycasts' ? 'ray' : undefined);
  } else {
    throw refused(fn, name, shapes);
  }
}

function writeFlat(
  slots: WholeSlots,
  catalog: Catalog,
  fn: string,
  name: string,
  shapes: Float64Array | Columns,
  kind: AnyShape['kind'],
): void {
  const { code, stride } = kindOf(catalog, fn, 'options.kind', kind);
  if (isDoubles(shapes)) {
    const count = typedLength(shapes) / stride;
    if (isDetached(shapes) || !isCount(count, kMost)) throw refused(fn, name, shapes);
    const own = shareBuffer(shapes, slots.numbers) ? new Float64Array(shapes) : shapes;
    slots.many.reserve(count, code);
    if (count > 0) set.call(slots.many.numbers, own);
    return;
  }
  const columns = columnsOf(shapes, stride, () => slots.numbers);
  const count = columns === null ? -1 : typedLength(columns[0] as Float64Array);
  if (columns === null || !isCount(count, kMost)) throw refused(fn, name, shapes);
  slots.many.reserve(count, code);
  writeColumns(columns, slots.many.numbers);
}

function writeObjects(
  slots: WholeSlots,
  catalog: Catalog,
  name: string,
  shapes: readonly AnyShape[],
  only: 'ray' | undefined,
): void {
  const count = shapes.length;
  const stride = catalog.layout.slotStride;
  const target = { numbers: new Float64Array(count * stride) };
  const kinds = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const shape = shapes[i] as AnyShape;
    const code = slots.writeTo(target, i * stride, shape, `${name}[${i}]`);
    if (only !== undefined && catalog.kinds[code]?.name !== only) {
      const kind = kindsOf(catalog)[code]?.name;
      throw new InvalidShapeError(`${name}[${i}]`, 'kind', kind, 'unknownKind', `must be ${only}`);
    }
    kinds[i] = code;
  }
  slots.many.reserve(count, kAnyKind);
  if (count === 0) return; // views of no numbers may be detached
  slots.many.numbers.set(target.numbers);
  slots.many.kinds.set(kinds);
}
