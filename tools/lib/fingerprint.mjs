// The fingerprint of the results of every build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { fingerprintOf } from '../../tests/fingerprint/run.mjs';
import { buildFingerprintWasm, buildNative, buildWithClang } from './native.mjs';
import { findChromium, findProgram } from './programs.mjs';
import { read, root } from './run.mjs';

const program = async (folder, { seed, count }) =>
  (await read(`${folder}/collision_fingerprint`, [String(seed), String(count)])).trim();

const wasm = () => readFileSync(join(root, 'build/wasm/fingerprint.wasm')).toString('base64');

async function inChromium(executablePath, request) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    return await page.evaluate(fingerprintOf, { base64: wasm(), ...request });
  } finally {
    await browser.close();
  }
}

/** Each build with its name, its build step and its command. */
export function fingerprintRuns() {
  const browser = findChromium();
  return [
    {
      name: 'native',
      make: () => buildNative('collision_fingerprint'),
      run: (request) => program('build/native', request),
    },
    findProgram('clang++') && {
      name: 'native, clang',
      make: () => buildWithClang('collision_fingerprint'),
      run: (request) => program('build/clang', request),
    },
    {
      name: 'WebAssembly in Node',
      make: buildFingerprintWasm,
      run: (request) => fingerprintOf({ base64: wasm(), ...request }),
    },
    browser && {
      name: 'WebAssembly in Chromium',
      make: buildFingerprintWasm,
      run: (request) => inChromium(browser, request),
    },
  ].filter(Boolean);
}
