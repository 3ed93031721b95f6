// The steps that read the sources without running them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { findLinter, linterRelease } from './programs.mjs';
import { CommandError, read, root, run, runPackage } from './run.mjs';
import { Problem, step } from './steps.mjs';

const cppFiles = () =>
  ['cpp', 'examples', 'tests'].flatMap((folder) => filesBelow(folder, /\.(h|cpp)$/));

const leftOut = (name) => `left out: no ${name} ${linterRelease} here`;

async function isFormatted(file, clangFormat) {
  return (await read(clangFormat, [file])) === readFileSync(join(root, file), 'utf8');
}

export const checkCppFormat = () =>
  step('format of the C++ sources (clang-format)', async () => {
    const clangFormat = findLinter('clang-format');
    if (!clangFormat) return leftOut('clang-format');
    const bad = [];
    for (const file of cppFiles()) if (!(await isFormatted(file, clangFormat))) bad.push(file);
    if (bad.length === 0) return undefined;
    throw new Problem(`mend with: ${clangFormat} -i ${bad.join(' ')}`);
  });

export const checkWebFormat = () =>
  step(
    'format and lint of the TypeScript sources (biome)',
    () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    'To mend what can be mended by itself: npx biome check --write',
  );

export const checkTypes = () =>
  step('types (tsc)', async () => {
    for (const project of ['tsconfig.json', 'tsconfig.web.json']) {
      await runPackage('typescript/bin/tsc', ['--project', project]);
    }
  });

/**
 * A database with one entry a file of the core: where a second library is built from the same files
 * (tests/bench), clang-tidy would read each of them twice.
 */
function writeLintDatabase(database) {
  const entries = JSON.parse(readFileSync(join(root, database, 'compile_commands.json'), 'utf8'));
  // Of a file's entries the first stays: that of the library itself.
  const byFile = new Map(entries.reverse().map((entry) => [relative(root, entry.file), entry]));
  const ofCore = [...byFile].filter(([file]) => file.startsWith('cpp/'));
  const folder = join(root, 'build/lint');
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(ofCore.map(([, entry]) => entry));
  writeFileSync(join(folder, 'compile_commands.json'), text);
  return { folder, files: ofCore.map(([file]) => file) };
}

async function tidyAll(clangTidy, database) {
  const { folder, files } = writeLintDatabase(database);
  const count = files.length;
  const complaints = [];
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      try {
        await run(clangTidy, ['-p', folder, '--quiet', file]);
      } catch (error) {
        complaints.push(error.output ?? error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (complaints.length > 0) {
    throw new CommandError('clang-tidy', 'complaints', complaints.join('\n'));
  }
  return `${count} files`;
}

/**
 * The core's sources, and its headers with them, over clang's own native build, whose flags
 * clang-tidy knows. (The tests' sources would take most of the time that all checks may take.)
 */
export const checkCppLint = () =>
  step('lint of the C++ sources (clang-tidy)', () => {
    const clangTidy = findLinter('clang-tidy');
    return clangTidy ? tidyAll(clangTidy, 'build/sanitize') : leftOut('clang-tidy');
  });
