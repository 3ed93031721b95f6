// Loads a binary in Node: read from a folder or fetched, and compared with its hash.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inspect, types } from 'node:util';
import type { Binary, LoadOptions } from './binary.ts';
import { CoreLoadError } from './errors.ts';

/** What the user can do, at the end of messages about an address. */
const wayOn = (file: string) => `wasmUrl must lead to the ${file} of this version of the package`;
/** The first bytes of every WebAssembly module. */
const kMagic = '\0asm';

/** A module in Node: its binary and what is made of it. */
export interface Part<Made> {
  readonly file: string;
  readonly binary: Binary;
  make(wasmBinary: Uint8Array): Promise<Made>;
}

/** @throws CoreLoadError naming the place that it can't be loaded from, or the option at fault */
export async function load<Made>(part: Part<Made>, options: LoadOptions = {}): Promise<Made> {
  requireThat(isObject(options), 'the options are', options, 'they must be an object');
  const { wasmBinary, wasmUrl } = options;
  if (wasmBinary !== undefined) {
    // not instanceof, which fails for the values of another realm, such as Jest's
    const isBinary = types.isArrayBuffer(wasmBinary) || types.isUint8Array(wasmBinary);
    requireThat(isBinary, 'wasmBinary is', wasmBinary, 'it must be an ArrayBuffer or a Uint8Array');
    return await from(part, 'wasmBinary', () => wasmBinary);
  }
  const way = wayOn(part.file);
  const url = wasmUrl === undefined ? part.binary.address() : urlOf(wasmUrl, way);
  return await from(part, url.href, () => bytesAt(url), {
    sum: part.binary.sha256,
    wayOn: `; ${way}`,
  });
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** @throws CoreLoadError that shows the value */
function requireThat(isMet: boolean, subject: string, value: unknown, rule: string): void {
  if (isMet) return;
  const text = inspect(value, {
    breakLength: Number.POSITIVE_INFINITY,
    depth: 0,
    maxArrayLength: 8,
    maxStringLength: 60,
  });
  throw new CoreLoadError(`the core could not be loaded: ${subject} ${text}: ${rule}`);
}

function urlOf(given: string | URL, way: string): URL {
  const text: unknown = typeof given === 'string' ? given : given?.href;
  const base = import.meta.url;
  const isUrl = typeof text === 'string' && text !== '' && URL.canParse(text, base);
  requireThat(isUrl, 'wasmUrl is', given, `it must be a URL, or its text; ${way}`);
  return new URL(text as string, base);
}

interface Source {
  /** SHA-256 of the bytes that are expected, as hexadecimal digits; any bytes without it. */
  readonly sum?: string;
  /** At the end of the error's message. */
  readonly wayOn?: string;
}

/** A new core from bytes; errors name where they are from. */
async function from<Made>(
  part: Part<Made>,
  place: string,
  read: () => LoadOptions['wasmBinary'] | Promise<Uint8Array>,
  { sum, wayOn = '' }: Source = {},
): Promise<Made> {
  try {
    const wasmBinary = new Uint8Array((await read()) ?? []);
    const start = String.fromCharCode(...wasmBinary.subarray(0, kMagic.length));
    if (start !== kMagic) throw new TypeError('it is not WebAssembly');
    if (sum !== undefined && createHash('sha256').update(wasmBinary).digest('hex') !== sum) {
      throw new TypeError('it is damaged, or of another version');
    }
    return await part.make(wasmBinary);
  } catch (error) {
    const message = `the core could not be loaded from ${place}: ${reasonOf(error)}${wayOn}`;
    throw new CoreLoadError(message, { cause: error });
  }
}

async function bytesAt(url: URL): Promise<Uint8Array> {
  if (url.protocol === 'file:') return readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`the server answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The innermost error says most: `fetch failed` has one that says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  // the glue code's advice is for those who build it
  const [, reason = error.message] = /^Aborted\((.*)\)\. Build with /s.exec(error.message) ?? [];
  return reason || code || error.name;
}
