import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tallyIn } from '../../../tools/lib/vitest-tally.mjs';

const root = resolve(import.meta.dirname, '../../..');
// below the project, where it finds Vitest
mkdirSync(join(root, 'build'), { recursive: true });
const folder = mkdtempSync(join(root, 'build/vitest-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a test file in a Vitest of its own; what it prints. */
function outputOf(source: string): string {
  writeFileSync(join(folder, 'a.test.mjs'), `import { describe, test } from 'vitest';\n${source}`);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    'export default { test: { includeTaskLocation: true } };',
  );
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['default', join(root, 'tools/lib/vitest-tally.mjs')];
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--root', folder],
      ...reporters.map((reporter) => `--reporter=${reporter}`),
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout;
}

test('the rows of a table are one test, which fails with any of them', () => {
  const output = outputOf(`
    const isNot = (bad) => (n) => { if (n === bad) throw new Error('bad'); };
    test('alone', () => {});
    test.skip('not now', () => {});
    test.each([1, 2, 3])('a row, %i', () => {});
    test.each([1, 2, 3])('a row, %i', () => {});
    describe.each([1, 2])('a part, %i', () => {
      test('alone', () => {});
      test.each([1, 2])('a row, %i', () => {});
    });
    test('not this one', () => isNot(1)(1));
    test.each([1, 2, 3])('not the first, %i', isNot(1));
    test.each([1, 2, 3])('not the last, %i', isNot(3));
  `);
  expect(tallyIn(output)).toEqual({ passed: 7, failed: 3 });
});

test('of a run without an end nothing is counted', () => {
  expect(tallyIn('no tally')).toEqual({ passed: 0, failed: 0 });
});
