import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, read, root, run } from './run.mjs';

/**
 * Configures a build folder when it is new, moved, or made with other options or another compiler;
 * then builds what changed.
 */
async function buildWithCMake(folder, compiler, command, options = []) {
  const line = [...command, '-S', '.', '-B', folder, '-G', 'Ninja', ...options];
  line.push('-DCMAKE_BUILD_TYPE=Release');
  const stamp = join(root, folder, '.configured');
  const identity = [root, line.join(' '), ask(compiler, ['--version'])].join('\n');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== identity) {
    rmSync(join(root, folder), { recursive: true, force: true });
    await run(line[0], line.slice(1));
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(stamp, identity);
  }
  const output = await read('cmake', ['--build', folder]);
  return output.includes('no work to do') ? 'up to date' : undefined;
}

export const buildWasm = () => buildWithCMake('build/wasm', 'emcc', ['emcmake', 'cmake']);

export const buildNative = () => buildWithCMake('build/native', 'c++', ['cmake']);

export const buildSanitized = () =>
  buildWithCMake(
    'build/sanitize',
    'clang++',
    ['cmake'],
    ['-DCMAKE_CXX_COMPILER=clang++', '-DCOLLISION_SANITIZE=ON'],
  );
