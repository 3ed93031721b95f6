// Runs the command line program within the test, with its input and output.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { ThreadOptions } from '../../../../web/cli/check/threads.ts';
import type { Bytes } from '../../../../web/cli/input.ts';
import { Output } from '../../../../web/cli/output.ts';
import { run } from '../../../../web/cli/run.ts';
import type { Sphere } from '../../../../web/scene/shape.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Options {
  readonly stdin?: string | Uint8Array | (() => Bytes);
  /** Where output and messages go is a terminal. */
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly threads?: ThreadOptions;
}

class Sink extends Writable {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
  }

  override _write(chunk: string, _: BufferEncoding, done: () => void): void {
    this.text += chunk;
    done();
  }
}

export async function program(args: readonly string[], options: Options = {}): Promise<Ran> {
  const { stdin = '', terminal = false, env = {}, threads } = options;
  const [out, err] = [new Sink(terminal), new Sink(terminal)];
  const code = await run(args, {
    stdin: typeof stdin === 'function' ? stdin : () => inPieces(Buffer.from(stdin)),
    out: new Output(out),
    err: new Output(err),
    env,
    now: () => 0,
    ...(threads && { threads }),
  });
  return { code, out: out.text, err: err.text };
}

/** As a pipe brings it: cut anywhere. */
async function* inPieces(bytes: Uint8Array) {
  const size = 1 + (bytes.length % 7) * 11 + (bytes.length >> 8);
  for (let at = 0; at < bytes.length; at += size) {
    await Promise.resolve();
    yield bytes.subarray(at, at + size);
  }
}

/** A file with this text, for as long as the test runs. */
export function fileWith(text: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'collision-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'cases.jsonl');
  writeFileSync(path, text);
  return path;
}

/** The records of an output in JSONL. */
export const recordsOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export const ball = (x: number, radius = 1): Sphere => ({
  kind: 'sphere',
  center: [x, 0, 0],
  radius,
});

export const caseLine = (a: unknown, b: unknown, rest = {}) =>
  `${JSON.stringify({ a, b, ...rest })}\n`;
