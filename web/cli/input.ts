// Where cases come from: a file, or standard input by the name "-".
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileError } from './errors.ts';
import { type Line, LineSplitter } from './line-splitter.ts';

export type Bytes = AsyncIterable<Uint8Array>;

export const kStdin = '-';
/** Bytes of a file that are read at once. */
const kChunk = 2 ** 18;

/** How many bytes a file has; null where nobody can say. */
export async function sizeOf(path: string): Promise<number | null> {
  if (path === kStdin) return null;
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(path, error);
  });
  if (found.isDirectory()) throw new FileError('error.read', { path, reason: 'EISDIR' });
  return found.isFile() ? found.size : null;
}

/** The lines of a file, as many at a time as came in at once, with the number of bytes they took. */
export async function* linesOf(
  path: string,
  stdin: () => Bytes,
): AsyncGenerator<{ readonly lines: readonly Line[]; readonly bytes: number }> {
  const splitter = new LineSplitter();
  try {
    for await (const chunk of path === kStdin
      ? stdin()
      : createReadStream(path, { highWaterMark: kChunk })) {
      yield { lines: splitter.push(chunk), bytes: chunk.length };
    }
  } catch (error) {
    throw fileError(path, error);
  }
  yield { lines: splitter.end(), bytes: 0 };
}

function fileError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new FileError('error.read', { path, reason: code }, error);
}
