import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
// below the project, where it finds Vitest
mkdirSync(join(root, 'build'), { recursive: true });
const folder = mkdtempSync(join(root, 'build/vitest-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tally = join(folder, 'tally.json');

/** What the reporter writes of test files in a Vitest of their own. */
function talliesOf(files: Readonly<Record<string, string>>): unknown {
  rmSync(tally, { force: true });
  for (const [name, source] of Object.entries(files)) {
    writeFileSync(join(folder, name), `import { describe, test } from 'vitest';\n${source}`);
  }
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { projects: [{ test: {
      name: 'own', include: ['${Object.keys(files).join("', '")}'], includeTaskLocation: true,
    } }] } };`,
  );
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = join(root, 'tools/lib/vitest-tally.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, `--reporter=${reporter}`], {
    cwd: folder,
    env: { ...process.env, VITEST_TALLY: tally },
  });
  return existsSync(tally) ? JSON.parse(readFileSync(tally, 'utf8')) : undefined;
}

test('the rows of a table are one test, which fails with any of them', () => {
  const mixed = `
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
  `;
  expect(talliesOf({ 'a.test.mjs': mixed })).toEqual([
    { project: 'own', file: 'a.test.mjs', ok: false, passed: 7, failed: 3 },
  ]);
});

test('a file that cannot be loaded has not passed, whatever others do', () => {
  const tallies = talliesOf({
    'bad.test.mjs': "import './nowhere.mjs';",
    'good.test.mjs': "test('alone', () => {});",
  });
  expect(tallies).toHaveLength(2);
  expect(tallies).toEqual(
    expect.arrayContaining([
      { project: 'own', file: 'bad.test.mjs', ok: false, passed: 0, failed: 0 },
      { project: 'own', file: 'good.test.mjs', ok: true, passed: 1, failed: 0 },
    ]),
  );
});
