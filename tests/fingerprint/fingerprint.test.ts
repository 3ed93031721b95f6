// WebAssembly in Node gives the answers that the native core gives, to the last bit.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import expected from './expected.json' with { type: 'json' };
import { fingerprintOf } from './run.mjs';

const count = 20_000;

test('the fingerprint of the answers in Node', { timeout: 120_000 }, async () => {
  const base64 = readFileSync('build/wasm/fingerprint.wasm').toString('base64');
  const hash = await fingerprintOf({ base64, seed: expected.seed, count });
  expect(hash).toBe(expected.hashes[count]);
});
