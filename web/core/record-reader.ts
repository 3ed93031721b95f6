// Records with lists after them, read from the first number to the last.
import type { Vec3 } from '../scene/shape.ts';
import type { CatalogField } from './catalog.ts';
import { offsetsOf, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';

export class Reader {
  readonly data: Float64Array;
  #at = 0;

  constructor(data: Float64Array) {
    this.data = data;
  }

  number(): number {
    return this.data[this.#at++] as number;
  }
  numbers(count: number): number[] {
    const from = this.skip(count);
    return Array.from(this.data.subarray(from, from + count));
  }
  vector(): Vec3 {
    return vector(this.data, this.skip(3)) as Vec3;
  }
  /** Where so many numbers began. */
  skip(count: number): number {
    this.#at += count;
    return this.#at - count;
  }
}

export function listOf<Item>(count: number, next: () => Item): Item[] {
  const items: Item[] = [];
  while (items.length < count) items.push(next());
  return items;
}

/** One record: its fields by their names. */
export class FieldReader<Name extends string> {
  readonly #data: Float64Array;
  readonly #from: number;
  readonly #at: Readonly<Record<Name, number>>;

  constructor(data: Float64Array, from: number, at: Readonly<Record<Name, number>>) {
    this.#data = data;
    this.#from = from;
    this.#at = at;
  }

  number(name: Name): number {
    return this.#data[this.#from + this.#at[name]] as number;
  }
  /** null of what has no meaning. */
  value(name: Name): number | null {
    return orNull(this.number(name));
  }
  /** null of a negative number. */
  index(name: Name): number | null {
    const number = this.number(name);
    return number < 0 ? null : number;
  }
  vector(name: Name): Vec3 {
    return this.place(name) as Vec3;
  }
  place(name: Name): Vec3 | null {
    return vector(this.#data, this.#from + this.#at[name]);
  }
}

/** A sort of record, as the catalog lays it out. */
export class RecordLayout<Name extends string> {
  readonly #at: Readonly<Record<Name, number>>;
  readonly #stride: number;

  /** Throws for a name that the catalog lacks. */
  constructor(fields: readonly CatalogField[] | undefined, names: readonly Name[]) {
    this.#at = offsetsOf(fields ?? [], names);
    this.#stride = strideOf(fields ?? []);
  }

  next(reader: Reader): FieldReader<Name> {
    return new FieldReader(reader.data, reader.skip(this.#stride), this.#at);
  }
}
