// A line that takes longer than --timeout is reported, and the run goes on with the next. Time passes only
// where a thread is given a line that never ends.
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Thread } from '../../../web/cli/check/thread-checker.ts';
import { runWorker, type ThreadOptions } from '../../../web/cli/check/threads.ts';
import { ball, caseLine, fileWith, program, recordsOf } from './support/program.ts';

const kLimit = 1000;
const timeout = ['--timeout', String(kLimit)];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  // first the spies, which otherwise put back what they found: a timer that stands still
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Simulated threads for which a line with the word "endless" has no end. */
function threads(most = 1) {
  let started = 0;
  let ended = 0;
  /** Lines that are being decided. */
  let open = 0;
  /** Once no line is being decided that has an end. */
  const passTime = (): unknown =>
    setImmediate(() => (open > 0 ? passTime() : vi.advanceTimersByTime(kLimit)));
  const options: ThreadOptions = {
    most,
    after: 0,
    start(settings): Thread {
      const { port1, port2 } = new MessageChannel();
      started += 1;
      void runWorker(port2, structuredClone(settings));
      port1.on('message', () => {
        open -= 1;
      });
      return {
        postMessage(batch, transfer) {
          if (Buffer.from(batch.bytes).includes('endless')) {
            passTime();
            return;
          }
          open += 1;
          port1.postMessage(batch, [...transfer]);
        },
        on: (event: string, listener: (value: never) => void) =>
          port1.on(event, listener as (value: unknown) => void),
        terminate() {
          ended += 1;
          port1.close();
        },
      };
    },
  };
  return { options, counts: () => ({ started, ended }) };
}

const good = caseLine(ball(0), ball(3), { expect: { outcome: 'apart' } });
const wrong = caseLine(ball(0), ball(3), { expect: { outcome: 'touching' } });
const endless = caseLine(ball(0), ball(3), { name: 'endless' });
const bad = 'no JSON\n';

describe('--timeout', () => {
  test('names the line, goes on with the next, and ends with 4', async () => {
    const { options, counts } = threads();
    const { code, out, err } = await program(['check', '-', ...timeout], {
      stdin: `${good}\n${endless}${good}${good.trim()}`,
      threads: options,
    });
    expect(code).toBe(4);
    expect(recordsOf(out)).toMatchObject([
      { line: 1, asExpected: true },
      {
        line: 3,
        error: { code: 'notInTime', value: '1000', message: 'not decided within 1000 ms' },
      },
      { line: 4, asExpected: true },
      { line: 5, asExpected: true },
    ]);
    expect(err).toBe(
      [
        'line 3: not decided within 1000 ms',
        '3 cases: 3 apart, 0 touching, 0 overlapping',
        '3 as expected, 0 not, 0 without expectation; 0 bad lines',
        '1 not decided in time',
        '',
      ].join('\n'),
    );
    expect(counts()).toEqual({ started: 2, ended: 2 });
  });

  test.each([1, 3])('changes nothing where every line is in time, on %i threads', async (most) => {
    const stdin = `\ufeff${good.repeat(50)}${bad}\n  \r\n${wrong.repeat(30)}${good.trim()}`;
    for (const options of [
      [],
      ['--strict'],
      ['--bail'],
      ['--show', 'failed'],
      ['--format=table'],
    ]) {
      const { options: threaded, counts } = threads(most);
      const limited = await program(['check', '-', ...options, ...timeout], {
        stdin,
        threads: threaded,
      });
      expect(limited).toEqual(await program(['check', '-', ...options], { stdin }));
      expect(counts().started).toBeLessThanOrEqual(most);
      expect(counts().ended).toBe(counts().started);
    }
  });

  test('names the line of a shard by its number in the whole', async () => {
    const { options } = threads();
    const args = ['check', '-', ...timeout, '--shard', '2/3'];
    const stdin = good.repeat(4) + endless + good.repeat(5);
    const { out, err } = await program(args, { stdin, threads: options });
    expect(recordsOf(out).map(({ line }) => line)).toEqual([2, 5, 8]);
    expect(err).toContain('line 5: not decided within 1000 ms');
  });

  test('keeps the order of lines on several threads', async () => {
    const stdin = `${good.repeat(3)}${endless}`.repeat(40);
    const { options, counts } = threads(3);
    const { code, out } = await program(['check', '-', ...timeout], { stdin, threads: options });
    expect(code).toBe(4);
    const records = recordsOf(out);
    expect(records.map(({ line }) => line)).toEqual(records.map((_, i) => i + 1));
    expect(records.map(({ error }) => error?.code)).toEqual(
      records.map((_, i) => (i % 4 === 3 ? 'notInTime' : undefined)),
    );
    expect(counts().ended).toBe(counts().started);
  });

  test('names the file, where there are several', async () => {
    const [first, second] = [fileWith(good), fileWith(good + endless)];
    const { options } = threads();
    const { err, out } = await program(['check', first, second, ...timeout], { threads: options });
    expect(err).toContain(`${second}:2: not decided within 1000 ms`);
    expect(recordsOf(out)[2]).toMatchObject({ file: second, line: 2 });
  });

  test.each([
    [wrong + endless, [], 1],
    [bad + endless, [], 4],
    [bad + endless, ['--strict'], 3],
    [good + endless, ['--strict'], 4],
    [endless, [], 4],
    [endless, ['--allow-empty'], 4],
  ])('%j with %j', async (stdin, more, expected) => {
    const { options } = threads();
    const ran = await program(['check', '-', ...timeout, ...more], { stdin, threads: options });
    expect(ran.code).toBe(expected);
    expect(ran.err).toContain('1 not decided in time');
    expect(ran.err).not.toContain('Nothing was decided');
  });

  test('with --bail the run stops there', async () => {
    const { options, counts } = threads(2);
    const stdin = good + endless + good.repeat(500);
    const ran = await program(['check', '-', ...timeout, '--bail'], { stdin, threads: options });
    expect(ran.code).toBe(4);
    expect(recordsOf(ran.out).map(({ line }) => line)).toEqual([1, 2]);
    expect(counts().ended).toBe(counts().started);
  });

  test('in a table, and in Korean', async () => {
    const stdin = good + endless;
    const { options } = threads();
    const { out } = await program(['check', '-', ...timeout, '--format', 'table'], {
      stdin,
      threads: options,
    });
    expect(out).toMatch(/line 2 +NOT IN TIME\n +not decided within 1000 ms\n/);
    const ko = await program(['check', '-', ...timeout, '--lang', 'ko'], {
      stdin,
      threads: threads().options,
    });
    expect(ko.err).toContain('2번째 줄: 1000ms 안에 판정하지 못했습니다');
  });

  test('starts only the threads that there is work for', async () => {
    const { options, counts } = threads(4);
    const run = await program(['check', fileWith(good), ...timeout], {
      threads: { ...options, after: 2 ** 22 },
    });
    expect(run.code).toBe(0);
    expect(counts()).toEqual({ started: 1, ended: 1 });
  });

  test('a thread that dies ends the run', async () => {
    const start = (): Thread => ({
      postMessage: () => undefined,
      on: (event: string, listener: (value: never) => void) =>
        event === 'error' && setImmediate(listener, new Error('out of memory') as never),
      terminate: () => undefined,
    });
    const run = program(['check', '-', ...timeout], {
      stdin: good,
      threads: { most: 1, after: 0, start },
    });
    await expect(run).rejects.toThrow('out of memory');
  });

  test.each(['0', '-1', '0.5', 'soon', '', 'Infinity', '1s'])('%j is no limit', async (limit) => {
    const { code, out, err } = await program(['check', '-', `--timeout=${limit}`]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(
      `--timeout is ${JSON.stringify(limit)}; it must be a whole number, 1 or more.`,
    );
  });

  test('may be longer than a timer can wait', async () => {
    vi.spyOn(globalThis, 'setTimeout');
    const { options } = threads();
    const run = program(['check', '-', '--timeout', '9007199254740991'], {
      stdin: good,
      threads: options,
    });
    expect(await run).toMatchObject({ code: 0 });
    const delays = vi.mocked(setTimeout).mock.calls.map(([, delay]) => delay);
    expect(delays).toEqual([2 ** 31 - 1]);
  });
});
