import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, read, root, run } from './run.mjs';

/**
 * Configures a build folder when it is new, moved, or made with other options or another compiler;
 * then builds what changed.
 */
async function buildWithCMake(
  folder,
  compiler,
  command,
  { source = '.', options = [], targets = [], env = {} } = {},
) {
  const line = [...command, '-S', source, '-B', folder, '-G', 'Ninja', ...options];
  line.push('-DCMAKE_BUILD_TYPE=Release');
  const stamp = join(root, folder, '.configured');
  const identity = [root, line.join(' '), outputOf(compiler, ['--version'])].join('\n');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== identity) {
    rmSync(join(root, folder), { recursive: true, force: true });
    await run(line[0], line.slice(1));
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(stamp, identity);
  }
  const wanted = targets.length > 0 ? ['--target', ...targets] : [];
  const output = await read('cmake', ['--build', folder, ...wanted], { env });
  return output.includes('no work to do') ? 'up to date' : undefined;
}

const clang = '-DCMAKE_CXX_COMPILER=clang++';
const strict = '-DCMAKE_COMPILE_WARNING_AS_ERROR=ON';

/** Without targets: the core. */
export const buildWasm = (...targets) =>
  buildWithCMake('build/wasm', 'emcc', ['emcmake', 'cmake'], { targets });

/** The same in checks, where a warning is an error. In the same folder, so that nothing is built twice. */
export const buildWasmStrictly = (...targets) =>
  buildWithCMake('build/wasm', 'emcc', ['emcmake', 'cmake'], {
    targets,
    env: { EMCC_CFLAGS: '-Werror' },
  });

/** The WebAssembly program whose results tests compare with those of the native core. */
export const buildFingerprintWasm = () => buildWasm('fingerprint_wasm');

/** Without targets: the tests. */
export const buildNative = (...targets) =>
  buildWithCMake('build/native', 'c++', ['cmake'], { options: [strict], targets });

/** Programs of other libraries, with a project of their own. */
export const buildNativePeers = (...targets) =>
  buildWithCMake('build/peers', 'c++', ['cmake'], { source: 'tests/bench/peers/native', targets });

export const buildWithClang = (...targets) =>
  buildWithCMake('build/clang', 'clang++', ['cmake'], { options: [clang, strict], targets });

/** The tests built soon rather than fast, with few of the generated cases. */
export const buildFewCases = () =>
  buildWithCMake('build/few', 'clang++', ['cmake'], {
    options: [clang, strict, '-DCOLLISION_FEW_CASES=ON'],
  });

export const buildSanitized = (...targets) =>
  buildWithCMake('build/sanitize', 'clang++', ['cmake'], {
    options: [clang, strict, '-DCOLLISION_SANITIZE=ON'],
    targets,
  });

/** Makes the list of its compile commands, and compiles nothing: `help` lists the targets. */
export const configureSanitized = () => buildSanitized('help');

/** The core in build/wasm-sanitize/core: it ends with a report where it reads or writes what it must not. */
export const buildSanitizedWasm = () =>
  buildWithCMake('build/wasm-sanitize', 'emcc', ['emcmake', 'cmake'], {
    options: ['-DCOLLISION_SANITIZE=ON'],
    targets: ['core'],
  });

export const buildFuzzers = () =>
  buildWithCMake('build/fuzz', 'clang++', ['cmake'], { options: [clang, '-DCOLLISION_FUZZ=ON'] });
