// Bytes into lines, holding no more than one line at a time.
import { isUtf8 } from 'node:buffer';

/** A longer one is no case: it is passed over, so that no file can fill the memory. */
export const kLongestLine = 2 ** 20;

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

export class LineSplitter {
  /** Pieces of the line that has not ended yet; none are kept of one that is too long. */
  private pieces: Uint8Array[] = [];
  private size = 0;
  private number = 0;

  /** The lines that end in these bytes. */
  push(bytes: Uint8Array): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (;;) {
      const end = bytes.indexOf(kNewline, from);
      if (end < 0) break;
      this.keep(bytes.subarray(from, end));
      lines.push(this.take());
      from = end + 1;
    }
    this.keep(bytes.subarray(from));
    return lines;
  }

  /** The last line, where no newline ended it. */
  end(): Line[] {
    return this.size > 0 ? [this.take()] : [];
  }

  private keep(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.size += piece.length;
    if (this.size > kLongestLine) this.pieces = [];
    else this.pieces.push(piece);
  }

  private take(): Line {
    this.number += 1;
    const { number, size } = this;
    const [first] = this.pieces;
    const bytes = this.pieces.length === 1 && first ? first : Buffer.concat(this.pieces);
    this.pieces = [];
    this.size = 0;
    if (size > kLongestLine) return { number, text: '', fault: 'tooLong' };
    if (!isUtf8(bytes)) return { number, text: '', fault: 'notUtf8' };
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const whole = number === 1 && text.startsWith(kByteOrderMark) ? text.slice(1) : text;
    return { number, text: whole.trim(), fault: null };
  }
}
