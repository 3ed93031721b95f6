// The steps that read the sources without running them.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow, unlessUpToDate, writeIfChanged } from './files.mjs';
import { findLinter, linterRelease } from './programs.mjs';
import { CommandError, root, run, runPackage } from './run.mjs';
import { Problem, step } from './steps.mjs';

const cppFiles = () =>
  ['cpp', 'examples', 'tests'].flatMap((folder) => filesBelow(folder, /\.(h|cpp)$/));

const kLint = 'build/lint';
const kDatabase = 'compile_commands.json';

const leftOut = (name) => `left out: no ${name} ${linterRelease} here`;

const kUnformatted = /^(.+?):\d+:\d+: error: .*\[-Wclang-format-violations\]$/gm;

/** The files that clang-format reports in its output. */
export const unformattedIn = (output) => [
  ...new Set(Array.from(output.matchAll(kUnformatted), ([, file]) => file)),
];

export const checkCppFormat = () =>
  step('format of the C++ sources (clang-format)', async () => {
    const clangFormat = findLinter('clang-format');
    if (!clangFormat) return leftOut('clang-format');
    try {
      await run(clangFormat, ['--dry-run', '--Werror', ...cppFiles()]);
    } catch (error) {
      const bad = unformattedIn(error.output ?? '');
      throw bad.length > 0
        ? new Problem(`mend with: ${clangFormat} -i ${bad.join(' ')}`, { cause: error })
        : error;
    }
    return undefined;
  });

export const checkWebFormat = () =>
  step(
    'format and lint of the TypeScript sources (biome)',
    () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    'To mend what can be mended by itself: npx biome check --write',
  );

export const checkTypes = () =>
  step('types (tsc)', async () => {
    for (const project of ['tsconfig.json', 'tools/tsconfig/browser.json']) {
      await runPackage('typescript/bin/tsc', ['--project', project]);
    }
  });

/**
 * A database with one entry a file of the core: where a second library is built from the same files
 * (tests/bench), clang-tidy would read each of them twice.
 */
function writeLintDatabase() {
  const entries = JSON.parse(readFileSync(join(root, 'build/sanitize', kDatabase), 'utf8'));
  // Keeps the first entry of a file: that of the library itself.
  const byFile = new Map(entries.reverse().map((entry) => [relative(root, entry.file), entry]));
  const ofCore = [...byFile].filter(([file]) => file.startsWith('cpp/'));
  writeIfChanged(`${kLint}/${kDatabase}`, JSON.stringify(ofCore.map(([, entry]) => entry)));
  return ofCore.map(([file]) => file);
}

async function tidyAll(clangTidy, all) {
  const files = [...all];
  const complaints = [];
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      try {
        await run(clangTidy, ['-p', kLint, '--quiet', file]);
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
 * The core's sources, and its headers with them, over clang's own native build, whose flags
 * clang-tidy knows. (The tests' sources would take too long.) Files that
 * have passed are checked again when they have changed.
 */
export const checkCppLint = () =>
  step('lint of the C++ sources (clang-tidy)', () => {
    const clangTidy = findLinter('clang-tidy');
    if (!clangTidy) return leftOut('clang-tidy');
    const files = writeLintDatabase();
    const passed = `${kLint}/passed.txt`;
    return unlessUpToDate(passed, ['cpp', '.clang-tidy', `${kLint}/${kDatabase}`], async () => {
      await tidyAll(clangTidy, files);
      writeFileSync(join(root, passed), files.join('\n'));
    });
  });
