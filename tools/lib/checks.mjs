// The steps that read the sources without running them.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesBelow, writeIfChanged } from './files.mjs';
import { ifUnchanged } from './keys.mjs';
import { configureSanitized } from './native.mjs';
import { findProgram } from './programs.mjs';
import { CommandError, readPackage, root, run, runPackage } from './run.mjs';
import { Problem, step } from './steps.mjs';

const cppFiles = () =>
  ['cpp', 'examples', 'tests'].flatMap((folder) => filesBelow(folder, /\.(h|cpp)$/));

const kClangFormat = '@wasm-fmt/clang-format/clang-format-cli.cjs';
const kUnformatted = /^(.+?):\d+:\d+: error: .*\[-Wclang-format-violations\]$/gm;

/** Files at a time: of some 800 clang-format, which is WebAssembly, runs out of memory. */
const kFormatted = 200;

/** The files that clang-format reports in its output. */
export const unformattedIn = (output) => [
  ...new Set(Array.from(output.matchAll(kUnformatted), ([, file]) => file)),
];

export const checkCppFormat = () =>
  step('format of the C++ sources (clang-format)', () => {
    const files = cppFiles();
    return ifUnchanged('clang-format', { files: ['.clang-format', ...files] }, async () => {
      try {
        for (let first = 0; first < files.length; first += kFormatted) {
          const some = files.slice(first, first + kFormatted);
          await readPackage(kClangFormat, ['--dry-run', '--Werror', '--color=false', ...some]);
        }
      } catch (error) {
        const bad = unformattedIn(error.output ?? '');
        throw bad.length > 0
          ? new Problem(`mend with: npx clang-format -i ${bad.join(' ')}`, { cause: error })
          : error;
      }
    });
  });

export const checkWebFormat = () =>
  step(
    'format and lint of TypeScript, JavaScript and CSS (biome)',
    () =>
      ifUnchanged('biome', { files: ['.'] }, () =>
        runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
      ),
    'To mend what can be mended by itself: npx biome check --write',
  );

const kTyped = ['web', 'tests', 'tools', 'docs', 'package.json', 'tsconfig.json'];

const kTypeProjects = { all: 'tsconfig.json', browser: 'tools/tsconfig/browser.json' };

export const checkTypes = () =>
  step('types (tsc)', () =>
    ifUnchanged(
      'tsc',
      { files: [...kTyped, 'vitest.config.ts', 'playwright.config.ts'] },
      async () => {
        for (const [name, project] of Object.entries(kTypeProjects)) {
          await runPackage('typescript/bin/tsc', [
            ...['--project', project, '--incremental'],
            ...['--tsBuildInfoFile', join(root, `build/types/${name}.tsbuildinfo`)],
          ]);
        }
      },
    ),
  );

const kLint = 'build/lint';
const kDatabase = 'compile_commands.json';

/** Only the compiler that has precompiled headers reads them. */
const withoutPrecompiled = (entry) => ({
  ...entry,
  command: entry.command.replace(/-Xclang -include-pch -Xclang \S+ /, ''),
});

/** The files that are made for it include others. */
const kUnity = '--checks=-bugprone-suspicious-include';

const kOfCore = / -o CMakeFiles\/collision(_single)?\.dir\//;

/** A database with the core's files only, which are compiled some at a time. */
function writeLintDatabase() {
  const entries = JSON.parse(readFileSync(join(root, 'build/sanitize', kDatabase), 'utf8'));
  const ofCore = entries.filter(
    ({ command, file }) => kOfCore.test(command) && !file.includes('cmake_pch'),
  );
  writeIfChanged(`${kLint}/${kDatabase}`, JSON.stringify(ofCore.map(withoutPrecompiled)));
  return ofCore.map(({ file }) => file);
}

async function tidyAll(clangTidy, all) {
  const files = [...all];
  const complaints = [];
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      try {
        // what runs beside it is not to be slowed down
        await run('nice', [clangTidy, '-p', kLint, '--quiet', kUnity, file]);
      } catch (error) {
        complaints.push(error.output ?? error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (complaints.length > 0) {
    throw new CommandError('clang-tidy', 'complaints', complaints.join('\n'));
  }
}

/**
 * The core's sources, and its headers with them, over clang's own native build, whose flags clang-tidy knows. (The
 * tests' sources would take too long.)
 */
export const checkCppLint = () =>
  step('lint of the C++ sources (clang-tidy)', () => {
    const clangTidy = findProgram('clang-tidy');
    if (!clangTidy) return 'left out: install clang-tidy';
    const inputs = {
      files: ['cpp', '.clang-tidy', 'CMakeLists.txt', 'cmake'],
      programs: ['clang-tidy', 'clang++'],
    };
    return ifUnchanged('clang-tidy', inputs, async () => {
      await configureSanitized();
      await tidyAll(clangTidy, writeLintDatabase());
    });
  });
