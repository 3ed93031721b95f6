// Loading in Node: whatever is wrong with the binary or its address, the error names the address and says
// what can be done, and the next call loads the core all the same.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CoreLoadError, loadCore } from './support/core.ts';
import { rejection } from './support/thrown.ts';

const wasm = new URL('../../web/core/wasm/', import.meta.url);
const binary = readFileSync(new URL('core.wasm', wasm));
const folder = mkdtempSync(join(tmpdir(), 'collision-load-'));
const fileUrl = (name: string) => pathToFileURL(join(folder, name));

/** One bit of it is another, in the middle of the code, so that it compiles or not. */
function flipped(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const middle = copy.length >> 1;
  copy[middle] = (copy[middle] as number) ^ 1;
  return copy;
}

const server = createServer(({ url }, response) => {
  if (url === '/core.wasm') response.end(binary);
  else if (url === '/flipped.wasm') response.end(flipped(binary));
  else if (url === '/page') response.end('<!doctype html><title>Sign in</title>');
  else if (url === '/closed') response.destroy();
  else response.writeHead(404).end('Not found');
});
let site: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'text.wasm'), 'no WebAssembly');
  writeFileSync(join(folder, 'empty.wasm'), '');
  writeFileSync(join(folder, 'truncated.wasm'), binary.subarray(0, binary.length / 2));
  writeFileSync(join(folder, 'flipped.wasm'), flipped(binary));
  writeFileSync(join(folder, 'core.wasm'), binary);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The error of a load; the default core loads after it. */
async function errorOf(options: object): Promise<Error> {
  const error = await rejection(loadCore(options));
  expect(error).toBeInstanceOf(CoreLoadError);
  const a = { kind: 'point', position: [0, 0, 0] } as const;
  expect((await loadCore()).test(a, a).outcome).toBe('touching');
  return error;
}

const kWay = 'wasmUrl must lead to the core.wasm of this version of the package';

describe('a file', () => {
  test.each([
    ['none.wasm', 'ENOENT'],
    ['', 'EISDIR'],
    ['text.wasm', 'it is not WebAssembly'],
    ['empty.wasm', 'it is not WebAssembly'],
    ['truncated.wasm', 'it is damaged, or of another version'],
    ['flipped.wasm', 'it is damaged, or of another version'],
  ])('%s', async (name, reason) => {
    const wasmUrl = fileUrl(name);
    for (const given of [wasmUrl, wasmUrl.href]) {
      const { message } = await errorOf({ wasmUrl: given });
      expect(message).toContain(`the core could not be loaded from ${wasmUrl.href}: `);
      expect(message).toContain(reason);
      expect(message).toContain(kWay);
    }
  });

  test('of another module', async () => {
    const wasmUrl = new URL('single.wasm', wasm);
    const { message } = await errorOf({ wasmUrl });
    expect(message).toContain('single.wasm: it is damaged, or of another version');
    expect(message).toContain(kWay);
  });

  test('that is the core', async () => {
    const core = await loadCore({ wasmUrl: fileUrl('core.wasm') });
    expect(core.catalog.kinds.length).toBeGreaterThan(0);
  });
});

describe('an address on the net', () => {
  test.each([
    ['/none.wasm', 'the server answers 404'],
    ['/page', 'it is not WebAssembly'],
    ['/flipped.wasm', 'it is damaged, or of another version'],
    ['/closed', 'other side closed'],
  ])('%s', async (path, reason) => {
    const { message } = await errorOf({ wasmUrl: site + path });
    expect(message).toContain(`from ${site}${path}: ${reason}`);
    expect(message).toContain(kWay);
  });

  test.each([
    // reserved, and never served
    ['http://127.0.0.1:1/core.wasm', 'bad port'],
    ['http://core.invalid/core.wasm', /ENOTFOUND|EAI_AGAIN/],
    ['ftp://127.0.0.1/core.wasm', 'unknown scheme'],
  ])('that can’t be reached: %s', async (wasmUrl, reason) => {
    const { message } = await errorOf({ wasmUrl });
    expect(message).toContain(`from ${wasmUrl}: `);
    expect(message).toMatch(reason);
    expect(message).toContain(kWay);
  });

  test('that leads to the core', async () => {
    const core = await loadCore({ wasmUrl: `${site}/core.wasm` });
    expect(core.catalog.kinds.length).toBeGreaterThan(0);
  });
});

test.each([
  ['http://', "'http://'"],
  ['', "''"],
  [7, '7'],
  [null, 'null'],
  [{}, '{}'],
])('wasmUrl: %j is no address', async (wasmUrl, text) => {
  const { message } = await errorOf({ wasmUrl });
  expect(message).toContain(`wasmUrl is ${text}: it must be a URL, or its text`);
  expect(message).toContain(kWay);
});

test.each([
  [7, '7'],
  [null, 'null'],
  ['core.wasm', "'core.wasm'"],
  [[0, 97, 115, 109], '[ 0, 97, 115, 109 ]'],
])('wasmBinary: %j is none', async (wasmBinary, text) => {
  const { message } = await errorOf({ wasmBinary });
  expect(message).toContain(`wasmBinary is ${text}: it must be an ArrayBuffer or a Uint8Array`);
});

test.each([[new Uint8Array()], [new ArrayBuffer(3)], [binary.subarray(0, 1000)]])(
  'wasmBinary: bytes that are no core',
  async (wasmBinary) => {
    const { message } = await errorOf({ wasmBinary });
    expect(message).toContain('the core could not be loaded from wasmBinary: ');
  },
);

test.each(['core.wasm', null, 7])('options that are no object: %j', async (options) => {
  const { message } = await errorOf(options as unknown as object);
  expect(message).toContain('they must be an object');
});
