// The binary format of scenes in links: compact, with every double bit for bit. Version 1 must never
// change: published links must stay valid.
//
//   scene   count, first of the pair, second of the pair (indices from 1; 0 and 0: no pair), items;
//           optionally the length of the title and the title in UTF-8
//   item    kind and flags, length of the name, the name in UTF-8, the shape's numbers
//
// Counts and indices are two bytes, kind and flags one (kind + 16 · flags), the length of a name one,
// that of the title two, numbers eight, little endian, in the order of the fields. The codes of
// kinds and the order of their fields are in ../kinds.
import { kindNames, kinds } from '../kinds/index.ts';
import { fieldsOf, readNumbers } from '../numbers.ts';
import type { Item, Scene } from '../scene.ts';
import type { Kind, Shape } from '../shape.ts';

const kHidden = 1;
const kLocked = 2;
/** The optional field is present: the ray's maxDistance. */
const kHasOptional = 4;

/** Invalid bytes; the message names the position. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

export function packed({ title, items, pair }: Scene): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  const indexOf = (id: number) => items.findIndex((item) => item.id === id) + 1;
  writer.short(items.length);
  for (const id of pair ?? [0, 0]) writer.short(indexOf(id));
  for (const item of items) writeItem(writer, item);
  if (title !== undefined) writer.title(title);
  return writer.bytes();
}

/** Ids are indices from 1. Does not validate numbers and names. */
export function unpacked(bytes: Uint8Array): Scene {
  const reader = new Reader(bytes);
  const count = reader.short();
  const [first, second] = [reader.short(), reader.short()];
  const items = Array.from({ length: count }, (_, i) => readItem(reader, i + 1));
  const pair = first === 0 && second === 0 ? null : ([first, second] as const);
  if (reader.isAtEnd) return { items, pair };
  const title = reader.title();
  reader.end();
  return { title, items, pair };
}

function writeItem(writer: Writer, { name, shape, hidden, locked }: Item): void {
  const { code } = kinds[shape.kind as Kind] ?? {};
  if (code === undefined) throw new PackError(`there is no kind ${shape.kind}`);
  const fields = fieldsOf(shape.kind);
  const hasOptional = fields.some(
    (field) => field.endless && readNumbers(shape, field).every(Number.isFinite),
  );
  writer.byte(
    code +
      16 * ((hidden ? kHidden : 0) + (locked ? kLocked : 0) + (hasOptional ? kHasOptional : 0)),
  );
  writer.name(name);
  for (const field of fields) {
    if (field.endless && !hasOptional) continue;
    for (const number of readNumbers(shape, field)) writer.double(number);
  }
}

function readItem(reader: Reader, id: number): Item {
  const head = reader.byte();
  const [code, flags] = [head & 15, head >> 4];
  const kind = kindNames.find((each) => kinds[each].code === code);
  if (!kind) throw new PackError(`there is no kind ${code}`);
  const fields = fieldsOf(kind);
  const hasOptional = (flags & kHasOptional) !== 0;
  const allowsOptional = fields.some(({ endless }) => endless);
  if (flags > 7 || (hasOptional && !allowsOptional)) throw new PackError(`flags ${flags}`);
  const name = reader.name();
  return {
    id,
    name,
    shape: readShape(reader, kind, hasOptional),
    ...(flags & kHidden ? { hidden: true } : {}),
    ...(flags & kLocked ? { locked: true } : {}),
  };
}

function readShape(reader: Reader, kind: Kind, hasOptional: boolean): Shape {
  const shape: Record<string, unknown> = { kind };
  for (const { name, size, endless } of fieldsOf(kind)) {
    if (endless && !hasOptional) continue;
    const numbers = Array.from({ length: size }, () => reader.double());
    shape[name] = size === 1 ? numbers[0] : numbers;
  }
  return shape as unknown as Shape;
}

function utf8(text: string, maxLength: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxLength) throw new PackError(`${text} is too long`);
  return bytes;
}

class Writer {
  readonly #view = new DataView(new ArrayBuffer(8));
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  short(value: number): void {
    this.#bytes.push(value & 255, value >> 8);
  }

  double(value: number): void {
    this.#view.setFloat64(0, value, true);
    for (let i = 0; i < 8; i++) this.#bytes.push(this.#view.getUint8(i));
  }

  name(value: string): void {
    const bytes = utf8(value, 255);
    this.byte(bytes.length);
    this.#bytes.push(...bytes);
  }

  title(value: string): void {
    const bytes = utf8(value, 65535);
    this.short(bytes.length);
    this.#bytes.push(...bytes);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    return this.#bytes[this.#take(1)] as number;
  }

  short(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  double(): number {
    return this.#view.getFloat64(this.#take(8), true);
  }

  name(): string {
    return this.#text(this.byte());
  }

  title(): string {
    return this.#text(this.short());
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  end(): void {
    if (!this.isAtEnd) throw new PackError(`more than a scene after byte ${this.#at}`);
  }

  #text(length: number): string {
    const start = this.#take(length);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(
        this.#bytes.subarray(start, start + length),
      );
    } catch {
      throw new PackError(`no text at byte ${start}`);
    }
  }

  #take(length: number): number {
    const at = this.#at;
    if (at + length > this.#bytes.length) throw new PackError(`ends at byte ${this.#bytes.length}`);
    this.#at += length;
    return at;
  }
}
