import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passedFiles } from '../../../tools/lib/passed-files.mjs';

const root = resolve(import.meta.dirname, '../../..');
/** Below the project, from whose root paths are given. */
let folder = '';
beforeEach(() => {
  mkdirSync(join(root, 'build'), { recursive: true });
  folder = relative(root, mkdtempSync(join(root, 'build/passed-files-')));
  write('a.test.ts', "import './a.ts';");
  write('b.test.ts', "import './b.ts';");
  write('reads.test.ts', "export * from 'node:fs';\nexport default import.meta.dirname;");
  write('a.ts', '');
  write('b.ts', '');
});
afterEach(() => rmSync(join(root, folder), { recursive: true, force: true }));

const write = (file: string, text: string): void => writeFileSync(join(root, folder, file), text);
const tests = ['a.test.ts', 'b.test.ts', 'reads.test.ts'];

const known = (runs = 10, projects = ['one']) =>
  passedFiles({
    projects,
    runs,
    inputs: { files: [folder] },
    tests: tests.map((name) => `${folder}/${name}`),
    records: `${folder}-records.json`,
  });
afterEach(() => rmSync(join(root, `${folder}-records.json`), { force: true }));

const result = (name: string, project = 'one') => ({
  project,
  file: `${folder}/${name}`,
  passed: 3,
});
const passed = (...args: Parameters<typeof known>) =>
  known(...args).passed.map(({ file }: { file: string }) => relative(folder, file));

describe('of files that have passed', () => {
  beforeEach(() => known().add(tests.map((name) => result(name))));

  test('all are known while nothing changes', () => {
    expect(passed()).toEqual(tests);
    expect(known().passed[0]).toMatchObject(result('a.test.ts'));
  });

  test('those are not that need what has changed, or may read it', () => {
    write('a.ts', 'changed');
    expect(passed()).toEqual(['b.test.ts']);
    known().add([result('a.test.ts')]);
    expect(passed()).toEqual(['b.test.ts', 'a.test.ts']);
  });

  test('more runs are asked for than they had', () => {
    expect(passed(11)).toEqual([]);
    known(Number.POSITIVE_INFINITY).add([result('a.test.ts')]);
    expect(passed(11)).toEqual(['a.test.ts']);
    expect(passed(9)).toEqual(['b.test.ts', 'reads.test.ts', 'a.test.ts']);
  });

  test('each project has its own', () => {
    expect(passed(10, ['two'])).toEqual([]);
    known(10, ['two']).add([result('b.test.ts', 'two')]);
    expect(passed(10, ['two'])).toEqual(['b.test.ts']);
    expect(passed(10, ['one', 'two'])).toHaveLength(4);
  });

  test('what was saved while it ran counts as changed', () => {
    const before = known();
    write('b.ts', 'changed');
    before.add([result('b.test.ts')]);
    expect(passed()).not.toContain('b.test.ts');
  });
});
