// The steps that read the sources without running them.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { CommandError, root, run, runPackage } from './run.mjs';
import { step } from './steps.mjs';

const cppFiles = () => ['cpp', 'tests/cpp'].flatMap((folder) => filesBelow(folder, /\.(h|cpp)$/));

export const checkCppFormat = () =>
  step(
    'format of the C++ sources (clang-format)',
    () => run('clang-format', ['--dry-run', '-Werror', ...cppFiles()]),
    'To mend: clang-format -i on the files named above.',
  );

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

async function tidyAll(database) {
  const entries = JSON.parse(readFileSync(join(root, database, 'compile_commands.json'), 'utf8'));
  const files = entries
    .map((entry) => relative(root, entry.file))
    .filter((file) => /^(cpp|tests\/cpp)\//.test(file));
  const count = files.length;
  const complaints = [];
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      try {
        await run('clang-tidy', ['-p', database, '--quiet', file]);
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

/** Over clang's own native build, whose flags clang-tidy knows. */
export const checkCppLint = () =>
  step('lint of the C++ sources (clang-tidy)', () => tidyAll('build/sanitize'));
