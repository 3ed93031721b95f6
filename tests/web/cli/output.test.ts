import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { Progress } from '../../../web/cli/check/progress.ts';
import { FileError, OutputClosed } from '../../../web/cli/errors.ts';
import { translatorFor } from '../../../web/cli/language.ts';
import { Output } from '../../../web/cli/output.ts';

test('no more is written than is read', async () => {
  const waiting: (() => void)[] = [];
  const stream = new Writable({ highWaterMark: 4, write: (_, __, done) => waiting.push(done) });
  const output = new Output(stream);
  let isWritten = false;
  const written = output.write('longer than four').then(() => {
    isWritten = true;
  });
  await Promise.resolve();
  expect(isWritten).toBe(false);
  waiting.shift()?.();
  await written;
});

test.each([
  ['EPIPE', OutputClosed],
  ['ENOSPC', FileError],
])('%s', async (code, type) => {
  const fail = (_: unknown, __: unknown, done: (error: Error) => void) =>
    setImmediate(() => done(Object.assign(new Error(code), { code })));
  const output = new Output(new Writable({ highWaterMark: 1, write: fail }));
  await expect(output.write('waits for drain')).rejects.toBeInstanceOf(type);
  await expect(output.write('more')).rejects.toBeInstanceOf(type);
  output.tell('nobody minds');
});

test('progress: late, seldom, and gone at the end', () => {
  let now = 0;
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const progress = new Progress({
    total: 1000,
    translator: translatorFor('en'),
    write,
    now: () => now,
  });
  progress.advance(100, 1);
  expect(written).toEqual([]);
  now = 600;
  progress.advance(400, 1233);
  expect(written.pop()).toContain(`${'█'.repeat(15)}${'░'.repeat(15)}  50 %  1,234 lines`);
  now = 650;
  progress.advance(100, 1);
  expect(written).toEqual([]);
  progress.clear();
  expect(written).toEqual(['\r\u001b[2K']);
  progress.clear();
  expect(written).toHaveLength(1);
});

test('progress where nobody knows how long it will be', () => {
  const written: string[] = [];
  let now = 0;
  const options = { total: null, write: (text: string) => written.push(text), now: () => now };
  const progress = new Progress({ ...options, translator: translatorFor('ko') });
  now = 501;
  progress.advance(10, 5);
  expect(written[0]).toContain('5줄');
});
