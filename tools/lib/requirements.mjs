import { existsSync } from 'node:fs';
import {
  findChromium,
  findLinter,
  findProgram,
  isAtLeast,
  linterRelease,
  versionIn,
} from './programs.mjs';
import { ask } from './run.mjs';

// A requirement's `problem()` is nothing when it is met, else a reason in words.
// `apt` and `brew` are the packages that bring it. Without an optional one a check is left out, which
// must not go unnoticed in CI.
const unlessCI = !process.env.CI;

function program(name, command, packages, needed) {
  return {
    name: needed ? `${name} ${needed} or later` : name,
    ...packages,
    problem() {
      const path = findProgram(command);
      if (!path) return { reason: `\`${command}\` is not on PATH` };
      if (!needed) return undefined;
      const found = versionIn(ask(path, ['--version']));
      if (!found) return { reason: `${path} does not run` };
      if (isAtLeast(found, needed)) return undefined;
      // a package would not be newer, or would come after this one on PATH
      return {
        reason: `${path} is version ${found}; put a later one first on PATH`,
        apt: undefined,
      };
    },
  };
}

// Homebrew's headers are not where Apple's compiler looks by itself.
const preprocess = ['-E', '-x', 'c++', '-o', '/dev/null', '-I/opt/homebrew/include', '-'];

function header(name, file, packages) {
  return {
    name,
    ...packages,
    problem() {
      const compiler = findProgram('c++', 'g++', 'clang++');
      const found = compiler && ask(compiler, preprocess, `#include <${file}>`) !== undefined;
      return found ? undefined : { reason: `the C++ compiler does not find <${file}>` };
    },
  };
}

const sanitizers = {
  name: 'the address sanitizer of clang',
  apt: 'libclang-rt-dev',
  brew: 'llvm',
  problem() {
    const clang = findProgram('clang++');
    const source = 'int main() {}';
    const links =
      clang &&
      ask(clang, ['-fsanitize=address,undefined', '-x', 'c++', '-', '-o', '/dev/null'], source);
    return links === undefined ? { reason: 'clang++ cannot link with it' } : undefined;
  },
};

const chromium = {
  name: 'Chromium (or CHROMIUM_PATH naming one)',
  apt: 'chromium',
  brew: '--cask chromium',
  optional: unlessCI,
  problem: () =>
    findChromium() ? undefined : { reason: 'no browser found for the browser tests' },
};

function linter(name) {
  return {
    name: `${name} ${linterRelease}`,
    apt: `${name}-${linterRelease}`,
    brew: 'llvm@14',
    optional: unlessCI,
    problem: () =>
      findLinter(name) ? undefined : { reason: 'other releases judge the sources otherwise' },
  };
}

function font(name, file, apt) {
  return {
    name,
    apt,
    optional: true,
    problem: () =>
      process.platform !== 'linux' || existsSync(file)
        ? undefined
        : { reason: `${file} is missing` },
  };
}

/** What building the site needs. */
export const forBuilding = [
  program('Emscripten', 'emcc', { apt: 'emscripten', brew: 'emscripten' }, '3.1.6'),
  program('CMake', 'cmake', { apt: 'cmake', brew: 'cmake' }, '3.22'),
  program('Ninja', 'ninja', { apt: 'ninja-build', brew: 'ninja' }),
];

/** What reading the sources needs. */
export const forChecking = [linter('clang-format')];

/** What the native tests need besides. */
export const forNative = [
  program('a C++ compiler', 'c++', { apt: 'g++', brew: 'llvm' }),
  program('clang', 'clang++', { apt: 'clang', brew: 'llvm' }),
  linter('clang-tidy'),
  sanitizers,
  header('GoogleTest', 'gtest/gtest.h', { apt: 'libgtest-dev', brew: 'googletest' }),
  header('GMP', 'gmpxx.h', { apt: 'libgmp-dev', brew: 'gmp' }),
];

/** What tests in a browser need besides. */
export const forBrowser = [
  chromium,
  font('Inter', '/usr/share/fonts/opentype/inter', 'fonts-inter'),
  font('Noto Sans CJK', '/usr/share/fonts/opentype/noto', 'fonts-noto-cjk'),
];
