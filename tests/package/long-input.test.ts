// The installed program on hundreds of thousands of lines.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ball, file, folder, line, program, run } from './support/command.ts';

/** Megabytes: so little that Node itself takes most of it, and a third of the file would not fit. */
const kHeap = 24;
test('200,000 lines in constant memory', async () => {
  const path = join(folder, 'long.jsonl');
  const stream = createWriteStream(path);
  const padding = ' '.repeat(300);
  const lines = Array.from({ length: 1000 }, (_, i) =>
    line(ball(0), ball(i / 100), { name: `ball ${i}` }).replace(',', `,${padding}`),
  ).join('');
  for (let i = 0; i < 200; i++) if (!stream.write(lines)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
  expect(statSync(path).size).toBeGreaterThan(3 * kHeap * 2 ** 20);
  const node = `--max-old-space-size=${kHeap}`;
  const { status, stdout, stderr } = run(['check', path, '--show', 'all'], { node });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stderr).toContain('200,000 cases: 159,800 apart, 200 touching, 40,000 overlapping');
  expect(stdout.match(/\n/g)).toHaveLength(200_000);
  // in their order, whatever the number of threads
  const numbers = Array.from(stdout.matchAll(/^\{"line":(\d+),/gm), ([, at]) => Number(at));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  const few = file('fewer.jsonl', lines.repeat(20));
  const [alone, shared] = ['1', '3'].map((jobs) => run(['check', few, '--json', '--jobs', jobs]));
  expect(shared).toEqual(alone);
  expect(JSON.parse(alone?.stdout ?? '')).toMatchObject({ input: { lines: 20_000 } });
});

test('a bar on a terminal, and a table', () => {
  const cases = file('bar.jsonl', line(ball(0), ball(3)).repeat(60_000));
  // `script` gives it a terminal.
  const shell = (command: string) =>
    execFileSync('script', ['-qec', command, '/dev/null'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { PATH: process.env['PATH'], TERM: 'xterm', LANG: 'C.UTF-8' },
    });
  const shown = shell(`${program} check ${cases} > answers.jsonl`);
  expect(shown).toMatch(/[█░]{30} +\d+ % {2}[\d,]+ lines/);
  expect(shown).toContain('60,000 cases');
  expect(readFileSync(join(folder, 'answers.jsonl'), 'utf8')).not.toContain('█');
  const table = shell(`${program} check ${file('two.jsonl', line(ball(0), ball(3)).repeat(2))}`);
  expect(table).toContain('sphere – sphere');
  expect(table).not.toContain('░');
});
