// Writes shapes into slots and reads them back. The catalog gives the place of each field.
import { type Catalog, type CatalogKind, kindsOf } from './catalog.ts';
import { type InvalidReason, InvalidShapeError } from './errors.ts';
import type { AnyKind, AnyShape, Hull, PosedMesh } from './posed.ts';
import { type ShapeName, shownName } from './writer-errors.ts';
import { checkWriters, kNoKind, type Target, writeShape } from './writers.ts';

/** What writes and reads hulls and meshes, whose slots name a geometry; see geometries.ts. */
export interface GeometryCodec {
  write(shape: Hull | PosedMesh, target: Target, at: number, name: ShapeName): number;
  geometryOf(kind: 'hull' | 'mesh', name: number): unknown;
}

type Fields = Record<string, unknown>;

/** Defaults of optional fields. */
const kDefaults: Readonly<Record<string, number>> = { maxDistance: Number.POSITIVE_INFINITY };

export class Codec {
  readonly #kinds: readonly CatalogKind<AnyKind>[];
  readonly #geometries: GeometryCodec | undefined;

  /** `geometries`: of a core that has them. */
  constructor(catalog: Catalog, geometries?: GeometryCodec) {
    this.#kinds = kindsOf(catalog);
    this.#geometries = geometries;
    checkWriters(catalog.kinds);
  }

  /**
   * Writes the shape's numbers from `target.numbers[offset]` on and returns the code of its kind;
   * allocates nothing. Whether the numbers make a valid shape is decided by the core.
   * @throws InvalidShapeError for an unknown kind or a missing number
   */
  write(shape: AnyShape, target: Target, offset: number, name: ShapeName): number {
    if (typeof shape !== 'object' || shape === null) {
      throw new InvalidShapeError(shownName(name), 'kind', shape, 'notAShape');
    }
    const { kind } = shape;
    const code = writeShape(kind, shape, target, offset, name);
    if (code !== kNoKind) return code;
    if (!(this.#geometries && (kind === 'hull' || kind === 'mesh'))) {
      throw this.unknownKind(kind, name);
    }
    return this.#geometries.write(shape, target, offset, name);
  }

  /** The error for a kind, or the code of one, that there is not. */
  unknownKind(kind: unknown, name: ShapeName): InvalidShapeError {
    const known = `must be one of ${this.#kinds.map((each) => each.name).join(', ')}`;
    return new InvalidShapeError(shownName(name), 'kind', kind, 'unknownKind', known);
  }

  /**
   * The shape in a slot, as a plain object.
   * @throws InvalidShapeError where no kind has this code
   */
  read(code: number, slots: Float64Array, offset: number, name: ShapeName): AnyShape {
    const kind = this.#kinds[code];
    if (!kind) throw this.unknownKind(code, name);
    const shape: Fields = { kind: kind.name };
    let at = offset;
    for (const field of kind.fields) {
      const value = field.size === 1 ? slots[at] : Array.from(slots.subarray(at, at + field.size));
      if (value !== kDefaults[field.name]) shape[field.name] = value;
      at += field.size;
    }
    if (kind.name === 'hull' || kind.name === 'mesh') {
      const { geometry } = shape as { geometry: number };
      Object.assign(shape, { geometry: this.#geometries?.geometryOf(kind.name, geometry) });
    }
    return shape as unknown as AnyShape;
  }

  /** The error for a number that the core rejected; `index` counts the slot's doubles. */
  fault(
    code: number,
    index: number,
    slots: Float64Array,
    offset: number,
    reason: InvalidReason,
    name: ShapeName,
  ): InvalidShapeError {
    let at = 0;
    for (const field of (this.#kinds[code] as CatalogKind<AnyKind>).fields) {
      if (index < at + field.size) {
        // An error about a length concerns the whole vector.
        const whole = field.size === 1 || reason === 'zeroLength';
        const path = whole ? field.name : `${field.name}[${index - at}]`;
        const value =
          whole && field.size > 1
            ? Array.from(slots.subarray(offset + at, offset + at + field.size))
            : slots[offset + index];
        return new InvalidShapeError(shownName(name), path, value, reason);
      }
      at += field.size;
    }
    return this.unknownKind(code, name);
  }
}
