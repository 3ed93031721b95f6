// Shapes into slots and back. The catalog says which field goes where.
import type { Kind, Shape } from '../scene/shape.ts';
import type { Catalog, CatalogField, CatalogKind } from './catalog.ts';
import { type InvalidReason, InvalidShapeError } from './errors.ts';

type Fields = Record<string, unknown>;

/** What a field that may be left out is then. */
const kDefaults: Readonly<Record<string, number>> = { maxDistance: Number.POSITIVE_INFINITY };

export class Codec {
  private readonly kinds: readonly CatalogKind[];
  private readonly codes: ReadonlyMap<string, number>;

  constructor(catalog: Catalog) {
    this.kinds = catalog.kinds;
    this.codes = new Map(catalog.kinds.map((kind, code) => [kind.name, code]));
  }

  kindName(code: number): Kind {
    const kind = this.kinds[code];
    if (kind === undefined) throw new RangeError(`no kind has the code ${code}`);
    return kind.name;
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
      const value = values[field.name];
      if (field.size === 1) slots[at] = scalar(value, field.name, name);
      else writeVector(value, field, slots, at, name);
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

function scalar(value: unknown, field: string, name: string): number {
  if (typeof value === 'number') return value;
  const otherwise = kDefaults[field];
  if (value === undefined && otherwise !== undefined) return otherwise;
  throw new InvalidShapeError(name, field, value, value === undefined ? 'missing' : 'wrongType');
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
