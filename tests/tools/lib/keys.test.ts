import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unlessUnchanged } from '../../../tools/lib/keys.mjs';

const root = resolve(import.meta.dirname, '../../..');
/** Below the project, from whose root paths are given. */
let folder = '';
/** A step that nobody else has. */
let name = '';

beforeEach(() => {
  mkdirSync(join(root, 'build'), { recursive: true });
  folder = relative(root, mkdtempSync(join(root, 'build/keys-')));
  name = `test of ${folder}`;
  write('a.txt', 'one');
  write('below/b.txt', 'two');
});

afterEach(() => {
  rmSync(join(root, folder), { recursive: true, force: true });
  rmSync(join(root, `build/passed/${name.replace(/[^\w.-]+/g, '-')}.key`), { force: true });
});

function write(file: string, text: string): void {
  const path = join(root, folder, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

const run = (inputs = {}, work = () => Promise.resolve({ passed: 3 })) =>
  unlessUnchanged(name, { files: [folder], ...inputs }, work);

test('what has passed is skipped, with its result of then', async () => {
  expect(await run()).toEqual({ unchanged: false, result: { passed: 3 } });
  const work = vi.fn();
  expect(await run({}, work)).toEqual({ unchanged: true, result: { passed: 3 } });
  expect(work).not.toHaveBeenCalled();
});

describe('it is run again', () => {
  const changes: readonly [string, () => void][] = [
    ['a file has changed, though not its length', () => write('a.txt', 'eno')],
    ['a file below has changed', () => write('below/b.txt', 'three')],
    ['a file has come', () => write('c.txt', '')],
    ['a file has gone', () => rmSync(join(root, folder, 'a.txt'))],
  ];
  test.each(changes)('where %s', async (_, change) => {
    await run();
    change();
    expect(await run()).toMatchObject({ unchanged: false });
    expect(await run()).toMatchObject({ unchanged: true });
  });

  test('where a value or a program is another', async () => {
    await run({ values: ['1'], programs: ['node'] });
    expect(await run({ values: ['2'], programs: ['node'] })).toMatchObject({ unchanged: false });
    expect(await run({ values: ['2'], programs: ['npm'] })).toMatchObject({ unchanged: false });
  });

  test('where what it makes is missing', async () => {
    const makes = [`${folder}/made.txt`];
    await run({ makes });
    expect(await run({ makes })).toMatchObject({ unchanged: false });
  });

  test('where it failed, or an input changed while it ran', async () => {
    await run();
    write('a.txt', 'six');
    await expect(run({}, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    const changing = () => {
      write('a.txt', 'ten');
      return Promise.resolve({ passed: 1 });
    };
    expect(await run({}, changing)).toMatchObject({ unchanged: false });
    expect(await run()).toMatchObject({ unchanged: false });
  });
});

test('outputs within a folder are no inputs', async () => {
  await run();
  write('node_modules/a.js', '');
  write('dist/a.js', '');
  expect(await run()).toMatchObject({ unchanged: true });
});
