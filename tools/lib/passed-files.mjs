// The test files of Vitest that have passed, each with the hash of all that it needs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from './files.mjs';
import { keyOf, kPassed } from './keys.mjs';
import { root } from './run.mjs';
import { neededBy, testFiles } from './test-files.mjs';

/** What every test needs. */
const kShared = ['package.json', 'vitest.config.ts', 'tests/support', 'tests/web/panel/support'];

function readRecords(records) {
  const path = join(root, records);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** Of each test file; those that may read any file of the project share theirs. */
function keysOf(tests, { files, programs }) {
  let whole;
  return new Map(
    tests.map((file) => {
      const needed = neededBy([file]);
      if (needed) return [file, keyOf({ files: [...kShared, ...needed], programs })];
      whole ??= keyOf({ files, programs });
      return [file, whole];
    }),
  );
}

/**
 * Takes the keys of now. `inputs`: the files and programs of which a test may read any; `runs`: of each property;
 * `tests`: all test files there are. Returns what has `passed` in one of these projects with these keys and as many
 * runs, by project and file with the number of its tests, and how to `add` to it.
 */
export function passedFiles({
  projects,
  inputs,
  runs,
  tests = testFiles(),
  records = `${kPassed}/test-files.json`,
}) {
  const keys = keysOf(tests, inputs);
  const last = readRecords(records);
  const passed = last.filter(
    (each) =>
      projects.includes(each.project) &&
      keys.get(each.file) === each.key &&
      (each.runs ?? Number.POSITIVE_INFINITY) >= runs,
  );
  const add = (results) => {
    const own = results.map(({ project, file, passed: count }) => ({
      ...{ project, file, passed: count, key: keys.get(file) },
      ...(Number.isFinite(runs) && { runs }),
    }));
    const isNew = (each) =>
      own.some(({ project, file }) => project === each.project && file === each.file);
    const kept = last.filter((each) => keys.has(each.file) && !isNew(each));
    writeIfChanged(records, JSON.stringify([...kept, ...own]));
  };
  return { passed, add };
}
