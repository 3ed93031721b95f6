// The command that judges a function of a module: what it prints of right and of wrong ones, and its exit codes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { textbookCode } from '../../../web/pages/bench/textbook-code.ts';
import { program } from './support/program.ts';

function moduleWith(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'collision-judge-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'own.mjs');
  writeFileSync(path, code);
  return path;
}

const judged = (code: string, ...more: readonly string[]) =>
  program(['judge', moduleWith(code), '--cases', '3000', '--seed', '1', '--lang', 'en', ...more]);

const textbook = await textbookCode('obb-obb');

test('a right function agrees on all cases', async () => {
  const { code, out, err } = await judged(textbook, '--pair', 'obb-obb');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Agreed on all 3,000 cases \(seed 1\)\n/);
});

test('of a wrong one the cause is named, with a case that explain reads', async () => {
  const broken = textbook.replace('[...a.axes, ...b.axes, ...crosses(', '[...a.axes, ...crosses(');
  const { code, out } = await judged(broken, '--pair', 'obb-obb');
  expect(code).toBe(1);
  expect(out).toMatch(
    /^Wrong answers: \d+ of 3,000 \(seed 1\)\n\n1\. Missing: the face normals of B/,
  );
  const line = out.split('\n').find((each) => each.trim().startsWith('{"a":'));
  const { a, b } = JSON.parse(line ?? '');
  const explained = await program([
    'explain',
    JSON.stringify(a),
    JSON.stringify(b),
    '--lang',
    'en',
  ]);
  expect(explained.code).toBe(0);
  expect(explained.out).toContain('Apart');
});

test('Korean has the same', async () => {
  const path = moduleWith('export default () => true;');
  const args = ['judge', path, '-p', 'sphere-sphere', '--cases', '500', '--lang', 'ko'];
  const { code, out } = await program(args);
  expect(code).toBe(1);
  expect(out).toContain('1. 언제나 만난다고 답합니다');
});

test('as JSON it has all digits', async () => {
  const { code, out } = await judged('export default () => true;', '--pair', 'gjk', '--json');
  expect(code).toBe(1);
  const verdict = JSON.parse(out);
  expect(verdict).toMatchObject({ type: 'wrong', task: 'gjk', seed: 1 });
  expect(verdict.groups[0].mistake).toBe('invalid');
});

test('a tolerance and exact contacts are options', async () => {
  const own = `export default (a, b) =>
    Math.hypot(...a.center.map((x, i) => x - b.center[i])) < a.radius + b.radius + 1e-4;`;
  const pair = ['--pair', 'sphere-sphere'];
  expect((await judged(own, ...pair)).code).toBe(1);
  expect((await judged(own, ...pair, '--tolerance', '0.001')).code).toBe(0);
  const open = own.replace(' + 1e-4', '');
  expect((await judged(open, ...pair)).code).toBe(0);
  const { code, out } = await judged(open, ...pair, '--exact');
  expect(code).toBe(1);
  expect(out).toContain('Contact does not count as meeting');
});

test('functions may be asynchronous, named, or throw', async () => {
  const pair = ['--pair', 'sphere-sphere'];
  const right = 'Math.hypot(...a.center.map((x, i) => x - b.center[i])) <= a.radius + b.radius';
  expect((await judged(`export default async (a, b) => ${right};`, ...pair)).code).toBe(0);
  const two = `export const own = (a, b) => ${right};\nexport const other = () => true;`;
  expect((await judged(two, ...pair, '--export', 'own')).code).toBe(0);
  expect((await judged(two.replace('own', 'sphereSphere'), ...pair)).code).toBe(0);
  const { code, out } = await judged('export default (a) => a.size.x;', ...pair);
  expect(code).toBe(1);
  expect(out).toContain('The function threw an error');
  expect(out).toContain('{"a":');
});

describe('what it cannot judge is an error', () => {
  test.each([
    [['judge'], 'Missing module'],
    [['judge', 'a.mjs', 'b.mjs'], 'give one module'],
    [['judge', 'a.mjs'], 'Missing pair'],
    [
      ['judge', 'a.mjs', '--pair', 'obb-cube'],
      '--pair is "obb-cube"; it must be one of: point-point,',
    ],
    [['judge', '/none/a.mjs', '--pair', 'obb-obb'], '/none/a.mjs can’t be imported'],
    [['judge', 'a.mjs', '--pair', 'obb-obb', '--cases', '0'], '--cases is "0"'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await program([...args, '--lang', 'en']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test.each([
    ['export const none = 1;', [], 'does not say which function to judge'],
    ['export const none = 1;', ['--export', 'own'], 'does not export a function named "own"'],
    ['float x;', [], 'can’t be imported: '],
  ])('%s %j', async (code, more, message) => {
    const ran = await judged(code, '--pair', 'obb-obb', ...more);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(message);
  });
});
