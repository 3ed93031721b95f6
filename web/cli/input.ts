// Reads cases from a file, or from standard input for the name "-".
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileError } from './errors.ts';
import { kMaxLineBytes, type Line, LineSplitter } from './line-splitter.ts';

export type Bytes = AsyncIterable<Uint8Array>;

export const kStdin = '-';
/** Chunk size for reading files, in bytes. */
const kChunk = 2 ** 18;
const kNewline = 0x0a;

/** Size of a file in bytes; null: unknown. */
export async function sizeOf(path: string): Promise<number | null> {
  if (path === kStdin) return null;
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(path, error);
  });
  if (found.isDirectory()) throw new FileError('error.read', { path, reason: 'EISDIR' });
  return found.isFile() ? found.size : null;
}

/** The lines of a file, those of one chunk at a time. */
export async function* linesOf(
  path: string,
  stdin: () => Bytes,
): AsyncGenerator<{ readonly lines: readonly Line[] }> {
  const splitter = new LineSplitter();
  for await (const chunk of chunksOf(path, stdin)) yield { lines: splitter.push(chunk) };
  yield { lines: splitter.end() };
}

/** Whole lines in a buffer of their own, and how many they are. The last may lack a newline. */
export interface WholeLines {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lines: number;
}

/**
 * A file in pieces of whole lines. A line that is too long may be cut, but stays too long.
 * `note` is given all bytes, those of such a line as well.
 */
export async function* wholeLinesOf(
  path: string,
  stdin: () => Bytes,
  note: (bytes: Uint8Array) => void = () => undefined,
): AsyncGenerator<WholeLines> {
  let rest: Uint8Array[] = [];
  let size = 0;
  const keep = (piece: Uint8Array) => {
    if (size > kMaxLineBytes) return;
    rest.push(piece);
    size += piece.length;
  };
  for await (const chunk of chunksOf(path, stdin)) {
    note(chunk);
    const end = chunk.lastIndexOf(kNewline) + 1;
    if (end > 0) {
      // the end of a line that is too long already is kept, whatever its size
      rest.push(chunk.subarray(0, end));
      const bytes = joined(rest);
      rest = [];
      size = 0;
      yield { bytes, lines: newlinesIn(bytes) };
    }
    keep(chunk.subarray(end));
  }
  if (size > 0) yield { bytes: joined(rest), lines: 1 };
}

/** The byte order marks of UTF-16, with which no text in UTF-8 begins. */
const kUtf16Marks = ['255,254', '254,255'];

async function* chunksOf(path: string, stdin: () => Bytes): AsyncGenerator<Uint8Array> {
  const bytes = path === kStdin ? stdin() : createReadStream(path, { highWaterMark: kChunk });
  const mark: number[] = [];
  try {
    for await (const chunk of bytes) {
      if (mark.length < 2) mark.push(...chunk.subarray(0, 2 - mark.length));
      if (kUtf16Marks.includes(mark.join())) throw new FileError('error.utf16', { path });
      yield chunk;
    }
  } catch (error) {
    throw fileError(path, error);
  }
}

/** In a new buffer. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function newlinesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(kNewline); at >= 0; at = bytes.indexOf(kNewline, at + 1)) count += 1;
  return count;
}

function fileError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new FileError('error.read', { path, reason: code }, error);
}
