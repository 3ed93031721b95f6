import { existsSync } from 'node:fs';
import {
  findChromium,
  findFirefox,
  findGnuParallel,
  findHeadlessChromium,
  findProgram,
  hasScreen,
  isAtLeast,
  versionIn,
} from './programs.mjs';
import { outputOf } from './run.mjs';

// The requirements of builds and tests. `problem()` returns undefined when one is met, else a reason in words.
// `apt` and `brew` are the packages that provide it. Without an optional one a check is left out, and the report
// says so; CI leaves out only what no package of its system provides.

/** The oldest that the tests have passed in; 140, of Debian 13, refuses some of what drives it. */
const kOldestFirefox = '153.0';

/** Why the tests can't run in the Firefox of this system; undefined: they can. */
export function problemOfFirefox() {
  const path = findFirefox();
  // Ubuntu has no firefox-esr, and its `firefox` installs a snap
  if (!path) {
    return 'install firefox-esr (Debian) or the firefox of packages.mozilla.org (Ubuntu), or name one in FIREFOX_PATH';
  }
  const found = versionIn(outputOf(path, ['--version']));
  if (!found) return `${path} does not run`;
  if (isAtLeast(found, kOldestFirefox)) return undefined;
  return `${path} is version ${found}; name one of ${kOldestFirefox} or later in FIREFOX_PATH`;
}

function program(name, command, packages, needed) {
  return {
    name: needed ? `${name} ${needed} or later` : name,
    ...packages,
    problem() {
      const path = findProgram(command);
      if (!path) return { reason: `\`${command}\` is not on PATH` };
      if (!needed) return undefined;
      const found = versionIn(outputOf(path, ['--version']));
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

// Apple's compiler does not search Homebrew's headers by default.
const preprocess = ['-E', '-x', 'c++', '-o', '/dev/null', '-I/opt/homebrew/include', '-'];

function header(name, file, packages) {
  return {
    name,
    ...packages,
    problem() {
      const compiler = findProgram('c++', 'g++', 'clang++');
      const found = compiler && outputOf(compiler, preprocess, `#include <${file}>`) !== undefined;
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
      outputOf(
        clang,
        ['-fsanitize=address,undefined', '-x', 'c++', '-', '-o', '/dev/null'],
        source,
      );
    return links === undefined ? { reason: 'clang++ cannot link with it' } : undefined;
  },
};

const chromium = {
  name: 'Chromium (or CHROMIUM_PATH naming one)',
  apt: 'chromium',
  brew: '--cask chromium',
  optional: true,
  problem: () =>
    findChromium() ? undefined : { reason: 'no browser found for the browser tests' },
};

const headlessChromium = {
  name: 'Chromium without windows',
  apt: 'chromium-headless-shell',
  optional: true,
  problem: () =>
    process.platform !== 'linux' || findHeadlessChromium() !== findChromium()
      ? undefined
      : { reason: 'the browser tests take longer without it' },
};

const firefox = {
  name: 'Firefox (or FIREFOX_PATH naming one)',
  apt: 'firefox-esr',
  brew: '--cask firefox',
  optional: true,
  problem() {
    const reason = problemOfFirefox();
    // an installed one that is too old is the newest that its package has
    return reason && (findFirefox() ? { reason, apt: undefined } : { reason });
  },
};

const screen = {
  name: 'Xvfb, on which Firefox draws',
  apt: 'xvfb',
  optional: true,
  problem: () => (hasScreen() ? undefined : { reason: '`Xvfb` is not on PATH' }),
};

const gnuParallel = {
  name: 'GNU parallel',
  apt: 'parallel',
  brew: 'parallel',
  optional: true,
  problem: () => (findGnuParallel() ? undefined : { reason: 'no GNU parallel is on PATH' }),
};

const python = {
  ...program('Python', 'python3', { apt: 'python3', brew: 'python' }),
  optional: true,
};

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

/** Further requirements of the tests in Firefox. */
export const forFirefox = [firefox, screen];

/** What the bench of other libraries takes from Debian. */
export const forNativePeers = [
  program('a C++ compiler', 'c++', { apt: 'g++', brew: 'llvm' }),
  header('FCL', 'fcl/config.h', { apt: 'libfcl-dev', brew: 'fcl' }),
  header('Bullet', 'bullet/LinearMath/btScalar.h', { apt: 'libbullet-dev', brew: 'bullet' }),
  header('CGAL', 'CGAL/version.h', { apt: 'libcgal-dev', brew: 'cgal' }),
  // Homebrew's is Embree 4, whose calls are others
  header('Embree 3', 'embree3/rtcore.h', { apt: 'libembree-dev' }),
];

/** Requirements of building the site. */
export const forBuilding = [
  program('Emscripten', 'emcc', { apt: 'emscripten', brew: 'emscripten' }, '3.1.6'),
  program('CMake', 'cmake', { apt: 'cmake', brew: 'cmake' }, '3.22'),
  program('Ninja', 'ninja', { apt: 'ninja-build', brew: 'ninja' }),
];

/** Further requirements of the native tests. */
export const forNative = [
  program('a C++ compiler', 'c++', { apt: 'g++', brew: 'llvm' }),
  program('clang', 'clang++', { apt: 'clang', brew: 'llvm' }),
  header('GoogleTest', 'gtest/gtest.h', { apt: 'libgtest-dev', brew: 'googletest' }),
  header('GMP', 'gmpxx.h', { apt: 'libgmp-dev', brew: 'gmp' }),
];

/** Further requirements of the native tests with sanitizers. */
export const forSanitizers = [sanitizers];

/** Further requirements of browser tests. */
export const forBrowser = [
  chromium,
  headlessChromium,
  font('Inter', '/usr/share/fonts/opentype/inter', 'fonts-inter'),
  font('Noto Sans CJK', '/usr/share/fonts/opentype/noto', 'fonts-noto-cjk'),
];

/** The lint of the C++ sources. */
export const forLint = [
  {
    ...program('clang-tidy', 'clang-tidy', { apt: 'clang-tidy', brew: 'llvm' }, '14'),
    optional: true,
  },
];

/** What the examples for many machines are run with. */
export const forManyMachines = [gnuParallel, python];
