// Shapes into slots and back. The catalog says which field goes where.
import type { Shape } from '../scene/shape.ts';
import type { Catalog, CatalogField, CatalogKind } from './catalog.ts';
import { type InvalidReason, InvalidShapeError } from './errors.ts';

type Fields = Record<string, unknown>;

/** What a field that may be left out is then. */
const kDefaults: Readonly<Record<string, number>> = { maxDistance: Number.POSITIVE_INFINITY };

type ScalarWriter = (shape: Fields, slots: Float64Array, at: number) => boolean;

/**
 * One function a scalar field, by its own name: a load by a name that varies would make an object of
 * the number. Each answers false when there is no number.
 */
const kScalarWriters: Readonly<Record<string, ScalarWriter>> = {
  radius(shape, slots, at) {
    const value = shape['radius'];
    if (typeof value === 'number') slots[at] = value;
    return typeof value === 'number';
  },
  constant(shape, slots, at) {
    const value = shape['constant'];
    if (typeof value === 'number') slots[at] = value;
    return typeof value === 'number';
  },
  maxDistance(shape, slots, at) {
    // Asked first, so that the load below only ever sees rays that have one.
    if (!('maxDistance' in shape)) return false;
    const value = shape['maxDistance'];
    if (typeof value === 'number') slots[at] = value;
    return typeof value === 'number';
  },
};

export class Codec {
  private readonly kinds: readonly CatalogKind[];
  private readonly codes: ReadonlyMap<string, number>;

  constructor(catalog: Catalog) {
    this.kinds = catalog.kinds;
    this.codes = new Map(catalog.kinds.map((kind, code) => [kind.name, code]));
    for (const { name, size } of catalog.kinds.flatMap((kind) => kind.fields)) {
      if (size === 1 && !(name in kScalarWriters))
        throw new Error(`no writer for the field ${name}`);
    }
  }

  /** The code of the shape's kind. */
  kindCode(shape: Shape, name: string): number {
    if (typeof shape !== 'object' || shape === null) {
      throw new InvalidShapeError(name, 'kind', shape, 'notAShape');
    }
    const code = this.codes.get(shape.kind);
    if (code === undefined) throw new InvalidShapeError(name, 'kind', shape.kind, 'unknownKind');
    return code;
  }

  /**
   * Writes the shape's numbers from slots[offset] on; allocates nothing. What can't be written throws;
   * whether the numbers are those of a shape is the core's to say.
   */
  write(shape: Shape, code: number, slots: Float64Array, offset: number, name: string): void {
    const fields = (this.kinds[code] as CatalogKind).fields;
    const values = shape as unknown as Fields;
    let at = offset;
    for (let i = 0; i < fields.length; i++) {
      const field = fields[i] as CatalogField;
      if (field.size === 1) writeScalar(values, field.name, slots, at, name);
      else writeVector(values[field.name], field, slots, at, name);
      at += field.size;
    }
  }

  /** The shape in a slot, as a plain object. */
  read(code: number, slots: Float64Array, offset: number): Shape {
    const kind = this.kinds[code] as CatalogKind;
    const shape: Fields = { kind: kind.name };
    let at = offset;
    for (const field of kind.fields) {
      const value = field.size === 1 ? slots[at] : Array.from(slots.subarray(at, at + field.size));
      if (value !== kDefaults[field.name]) shape[field.name] = value;
      at += field.size;
    }
    return shape as unknown as Shape;
  }

  /** The error for a number that the core refused: `index` counts the slot's doubles. */
  fault(
    code: number,
    index: number,
    slots: Float64Array,
    offset: number,
    reason: InvalidReason,
    name: string,
  ): InvalidShapeError {
    let at = 0;
    for (const field of (this.kinds[code] as CatalogKind).fields) {
      if (index < at + field.size) {
        // A whole vector is at fault when its length is.
        const whole = field.size === 1 || reason === 'zeroLength';
        const path = whole ? field.name : `${field.name}[${index - at}]`;
        const value =
          whole && field.size > 1
            ? `[${Array.from(slots.subarray(offset + at, offset + at + field.size)).join(', ')}]`
            : slots[offset + index];
        return new InvalidShapeError(name, path, value, reason);
      }
      at += field.size;
    }
    return new InvalidShapeError(name, 'kind', code, 'unknownKind');
  }
}

function writeScalar(
  shape: Fields,
  field: string,
  slots: Float64Array,
  at: number,
  name: string,
): void {
  if ((kScalarWriters[field] as ScalarWriter)(shape, slots, at)) return;
  const value = shape[field];
  const otherwise = kDefaults[field];
  if (value !== undefined || otherwise === undefined) {
    const reason = value === undefined ? 'missing' : 'wrongType';
    throw new InvalidShapeError(name, field, value, reason);
  }
  slots[at] = otherwise;
}

function writeVector(
  value: unknown,
  field: CatalogField,
  slots: Float64Array,
  offset: number,
  name: string,
): void {
  if (typeof value !== 'object' || value === null) {
    const reason = value === undefined ? 'missing' : 'wrongType';
    throw new InvalidShapeError(name, field.name, value, reason);
  }
  const vector = value as ArrayLike<unknown>;
  if (vector.length !== field.size) {
    throw new InvalidShapeError(name, `${field.name}.length`, vector.length, 'wrongLength');
  }
  for (let k = 0; k < field.size; k++) {
    const component = vector[k];
    if (typeof component !== 'number') {
      throw new InvalidShapeError(name, `${field.name}[${k}]`, component, 'wrongType');
    }
    slots[offset + k] = component;
  }
}
