// Part i of n of the lines, for runs on several machines: the lines i, i + n, i + 2n …, counted from 1 on through
// all files. So every line is in one part, parts differ by at most one line, and cases that take long, which often
// stand together, are spread over all of them.
import { joined, type WholeLines } from '../input.ts';

export interface Shard {
  /** From 1 on. */
  readonly part: number;
  readonly parts: number;
}

/** Of `2/8`, or null where that is not i/n with 1 ≤ i ≤ n. */
export function shardOf(text: string): Shard | null {
  const [, part = 0, parts = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  return part >= 1 && part <= parts && Number.isSafeInteger(parts) ? { part, parts } : null;
}

export const shardText = ({ part, parts }: Shard): string => `${part}/${parts}`;

/** How many of so many lines are in a shard; null: all. */
export const linesIn = (lines: number, shard: Shard | null): number =>
  shard === null ? lines : Math.max(0, Math.ceil((lines - shard.part + 1) / shard.parts));

const kNewline = 0x0a;

/** Takes the lines of a shard from the input, piece by piece. */
export class ShardLines {
  readonly #shard: Shard;
  /** Lines of all pieces so far. */
  #before = 0;
  #othersHaveText = false;

  constructor(shard: Shard) {
    this.#shard = shard;
  }

  /** Whether a line of another part is not empty. */
  get othersHaveText(): boolean {
    return this.#othersHaveText;
  }

  /** The lines of the next piece that are in the shard, and how many others are before the first of them. */
  take({ bytes, lines }: WholeLines): {
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly skipped: number;
  } {
    const { part, parts } = this.#shard;
    const place = this.#before % parts;
    this.#before += lines;
    if (parts === 1) return { bytes, skipped: 0 };
    const skipped = (part - 1 - place + parts) % parts;
    return { bytes: joined(this.#own(bytes, skipped)), skipped };
  }

  #own(bytes: Uint8Array, skipped: number): Uint8Array[] {
    const own: Uint8Array[] = [];
    let others = skipped;
    for (let from = 0; from < bytes.length; ) {
      const newline = bytes.indexOf(kNewline, from);
      const end = newline < 0 ? bytes.length : newline + 1;
      if (others === 0) {
        own.push(bytes.subarray(from, end));
        others = this.#shard.parts;
      } else if (!this.#othersHaveText) {
        this.#othersHaveText = hasText(bytes.subarray(from, end));
      }
      others -= 1;
      from = end;
    }
    return own;
  }
}

const hasText = (line: Uint8Array): boolean => new TextDecoder().decode(line).trim() !== '';
