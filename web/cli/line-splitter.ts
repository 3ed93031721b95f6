// Splits bytes into lines, buffering at most one line between chunks.
import { isUtf8 } from 'node:buffer';

/** Longer lines are skipped, so that no file can exhaust the memory. */
export const kMaxLineBytes = 2 ** 20;

export type LineFault = 'tooLong' | 'notUtf8';

export interface Line {
  /** From 1 on. */
  readonly number: number;
  /** Without its end; empty where there is a fault. */
  readonly text: string;
  readonly fault: LineFault | null;
}

const kNewline = 0x0a;
const kByteOrderMark = '\ufeff';
/** Maximum of UTF-8 bytes per UTF-16 code unit. */
const kMaxBytesPerUnit = 3;

export class LineSplitter {
  /** Pieces of the unfinished line; empty if it is too long. */
  #pieces: Uint8Array[] = [];
  #size = 0;
  #number: number;
  readonly #stride: number;

  /** `first`: number of the first line; `stride`: from one to the next. */
  constructor(first = 1, stride = 1) {
    this.#number = first - stride;
    this.#stride = stride;
  }

  /** The lines that end in these bytes. */
  push(bytes: Uint8Array): Line[] {
    const lines: Line[] = [];
    const first = this.#size > 0 ? bytes.indexOf(kNewline) + 1 : 0;
    if (first > 0) {
      this.#keep(bytes.subarray(0, first - 1));
      lines.push(this.#take());
    }
    const last = bytes.lastIndexOf(kNewline) + 1;
    if (last > first) this.#split(bytes.subarray(first, last), lines);
    this.#keep(bytes.subarray(Math.max(first, last)));
    return lines;
  }

  /** The last line, if no newline ended it. */
  end(): Line[] {
    return this.#size > 0 ? [this.#take()] : [];
  }

  /** Splits whole lines; decoded together if all are valid UTF-8. */
  #split(bytes: Uint8Array, lines: Line[]): void {
    if (!isUtf8(bytes)) {
      for (let from = 0; from < bytes.length; ) {
        const end = bytes.indexOf(kNewline, from);
        this.#keep(bytes.subarray(from, end));
        lines.push(this.#take());
        from = end + 1;
      }
      return;
    }
    const text = textOf(bytes);
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf('\n', from);
      this.#number += this.#stride;
      lines.push(this.#line(text.slice(from, end)));
      from = end + 1;
    }
  }

  #keep(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#size += piece.length;
    if (this.#size > kMaxLineBytes) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  /** The line made of the buffered pieces. */
  #take(): Line {
    this.#number += this.#stride;
    const size = this.#size;
    const [first] = this.#pieces;
    const bytes = this.#pieces.length === 1 && first ? first : Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#size = 0;
    if (size > kMaxLineBytes) return { number: this.#number, text: '', fault: 'tooLong' };
    if (!isUtf8(bytes)) return { number: this.#number, text: '', fault: 'notUtf8' };
    return this.#line(textOf(bytes));
  }

  #line(text: string): Line {
    const number = this.#number;
    if (isTooLong(text)) return { number, text: '', fault: 'tooLong' };
    const whole = number === 1 && text.startsWith(kByteOrderMark) ? text.slice(1) : text;
    return { number, text: whole.trim(), fault: null };
  }
}

const isTooLong = (text: string): boolean =>
  text.length * kMaxBytesPerUnit > kMaxLineBytes && Buffer.byteLength(text) > kMaxLineBytes;

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}
