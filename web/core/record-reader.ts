// Records with lists after them, read from the first number to the last.
import type { Vec3 } from '../scene/shape.ts';
import type { CatalogField } from './catalog.ts';
import { offsetsOf, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import { listed } from './typed-arrays.ts';

/** The memory may grow between two reads, as where the core is asked for a name: each takes it as it is then. */
export interface Numbers {
  readonly hits: Float64Array;
}

export class Reader {
  readonly #numbers: Numbers;
  #at = 0;

  constructor(numbers: Numbers) {
    this.#numbers = numbers;
  }

  get data(): Float64Array {
    return this.#numbers.hits;
  }

  number(): number {
    return this.data[this.#at++] as number;
  }
  numbers(count: number): number[] {
    const from = this.skip(count);
    return listed(this.data, from, count);
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
  readonly #reader: Reader;
  readonly #from: number;
  readonly #at: Readonly<Record<Name, number>>;

  constructor(reader: Reader, from: number, at: Readonly<Record<Name, number>>) {
    this.#reader = reader;
    this.#from = from;
    this.#at = at;
  }

  number(name: Name): number {
    return this.#reader.data[this.#from + this.#at[name]] as number;
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
    return vector(this.#reader.data, this.#from + this.#at[name]);
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
    return new FieldReader(reader, reader.skip(this.#stride), this.#at);
  }
}
