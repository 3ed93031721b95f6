// WebAssembly in this browser gives the same results as the native core, bit for bit.
import { readFileSync } from 'node:fs';
import expected from '../fingerprint/expected.json' with { type: 'json' };
import { fingerprintOf } from '../fingerprint/run.mjs';
import { expect, test } from './support/test.ts';

const count = 20_000;

test('the fingerprint of the answers', async ({ page }) => {
  test.setTimeout(180_000);
  const base64 = readFileSync('build/wasm/fingerprint.wasm').toString('base64');
  await page.goto('about:blank');
  const hash = await page.evaluate(fingerprintOf, { base64, seed: expected.seed, count });
  expect(hash).toBe(expected.hashes[count]);
});
