// The installed program on real files and pipes, started by a shell.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examplesIn } from '../core/support/manual.ts';
import { ball, file, folder, installed, line, program, root, run } from './support/command.ts';

test('it can be started by name, and knows its version', () => {
  expect(statSync(program).mode & 0o111).not.toBe(0);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(run(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('it brings all it needs: nothing is imported but Node and the package itself', () => {
  const bin = readFileSync(join(installed, 'dist/lib/cli/bin.js'), 'utf8');
  const imports = Array.from(bin.matchAll(/^import .* from "([^"]+)"/gm), ([, name]) => name ?? '');
  const foreign = imports.filter(
    (name) => !/^(node:|\.\/|\.\.\/element\/|collision-playground$)/.test(name),
  );
  expect(foreign).toEqual([]);
});

test('a file, with an exit code for CI', () => {
  const good = file('good.jsonl', line(ball(0), ball(3), { expect: { gap: 1 } }));
  const wrong = file('wrong.jsonl', line(ball(0), ball(3), { expect: { gap: 2 } }));
  const bad = file('bad.jsonl', 'what?\n');
  expect(run(['check', good])).toMatchObject({ status: 0 });
  expect(run(['check', wrong])).toMatchObject({ status: 1 });
  expect(run(['check', bad, good])).toMatchObject({ status: 4 });
  expect(run(['check', bad, good, '--allow-empty'])).toMatchObject({ status: 0 });
  expect(run(['check', bad])).toMatchObject({ status: 4 });
  expect(run(['check', bad, '--allow-empty'])).toMatchObject({ status: 0 });
  expect(run(['check', bad, '--strict'])).toMatchObject({ status: 3 });
  expect(run(['check', 'none.jsonl'])).toMatchObject({ status: 2, stdout: '' });
  expect(run(['check', good, wrong, bad]).stdout.match(/"file":"/g)).toHaveLength(3);
});

test('a pipe', () => {
  const { status, stdout } = run(['check', '-'], { input: line(ball(0), ball(2)) });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ line: 1, verdict: { outcome: 'touching', gap: 0 } });
});

/** Of exponents that lie as far apart as there are, and a claim that asks for all numbers: milliseconds. */
const slow = line(
  {
    kind: 'obb',
    center: [2 ** 190, -(2 ** 190), 2 ** 190],
    rotation: [1, 2, 5, 4],
    halfExtents: [2 ** 189, 3, 2 ** -1070],
  },
  {
    kind: 'capsule',
    start: [1.25 * 2 ** 190, -1.25 * 2 ** 190, 1.25 * 2 ** 190],
    end: [2 ** -1064, 2 ** -1064, 1.5 * 2 ** 190],
    radius: 2 ** 188,
  },
  { expect: { distance: 0, depth: 0, contact: null } },
);

test('a line that takes longer than --timeout is left, and the run goes on', () => {
  const input = `${line(ball(0), ball(3))}${slow}`.repeat(3) + line(ball(0), ball(3));
  const limited = run(['check', '-', '--timeout', '1'], { input });
  expect(limited.status).toBe(4);
  const records = limited.stdout
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(records.map((record) => record.line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // others may be late as well where the machine is busy
  for (const { line: at, error } of records.filter((record) => record.line % 2 === 0)) {
    expect(`${at}: ${error?.code}`).toBe(`${at}: notInTime`);
  }
  const unlimited = run(['check', '-', '--timeout', '600000'], { input });
  expect(unlimited.stderr).toContain('7 cases');
  expect(unlimited.stderr).not.toContain('in time');
});

test('the case of the manual is as it expects', () => {
  const [input = ''] = examplesIn('docs/testing.md', 'json');
  const one = JSON.stringify(JSON.parse(input));
  const { status, stderr } = run(['check', '-', '--strict'], { input: one });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringContaining('1 as expected, 0 not'),
  });
});

test('one ledger, from two shapes or from a line', () => {
  const a = JSON.stringify(ball(0));
  const b = JSON.stringify(ball(3));
  const { stdout } = run(['explain', a, b]);
  expect(stdout).toContain('Apart: 1.000\u00a0m of daylight');
  expect(run(['explain', '-', '-n', '2'], { input: `\n{"a":${a},"b":${b}}` }).stdout).toBe(stdout);
  expect(run(['explain', a, b, '--lang', 'ko']).stdout).toContain('떨어져 있음');
});

test('a user’s mistakes have no stack traces', () => {
  for (const args of [[], ['chek'], ['check'], ['check', '/'], ['explain', '{', '{']]) {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.split('\n').length).toBeLessThan(5);
  }
});

test('it needs no code from strings', () => {
  const node = '--disallow-code-generation-from-strings';
  expect(run(['check', '-'], { input: line(ball(0), ball(3)), node }).status).toBe(0);
});

test('a reader that goes away is no error', async () => {
  const cases = file('many.jsonl', line(ball(0), ball(3)).repeat(20_000));
  const child = spawn(program, ['check', cases], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status] = await once(child, 'close');
  expect({ status, said }).toEqual({ status: 0, said: '' });
});
