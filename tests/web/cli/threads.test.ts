// A run on several threads has the same output as a run on one.
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Thread } from '../../../web/cli/check/thread-checker.ts';
import { runWorker, type ThreadOptions } from '../../../web/cli/check/threads.ts';
import { ball, caseLine, fileWith, program, recordsOf } from './support/program.ts';

/** Simulated threads, of which the first is the slowest. Messages are copied as between real ones. */
function threads(most: number) {
  let started = 0;
  let ended = 0;
  let batches = 0;
  const options: ThreadOptions = {
    most,
    after: 0,
    start(settings): Thread {
      const { port1, port2 } = new MessageChannel();
      const delay = started === 0 ? 5 : 0;
      started += 1;
      const late = {
        postMessage: (result: unknown) => port2.postMessage(result),
        on: (_: 'message', listener: (batch: never) => void) =>
          port2.on('message', (batch) => setTimeout(listener, delay, batch)),
      };
      void runWorker(late, structuredClone(settings));
      return {
        postMessage(batch, transfer) {
          batches += 1;
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
  return { options, counts: () => ({ started, ended, batches }) };
}

const good = caseLine(ball(0), ball(3), { expect: { outcome: 'apart', gap: 1 } });
const wrong = caseLine(ball(0), ball(3), { name: '멀다', expect: { outcome: 'touching' } });
const long = `${'x'.repeat(2 ** 20 + 1)}\n`;
const invalid = Buffer.from([0x22, 0xff, 0x22, 0x0a]);

const mixed = Buffer.concat([
  Buffer.from('\ufeff'),
  Buffer.from([...Array(300).fill(good), wrong, '\n\r\n'].join('')),
  invalid,
  Buffer.from([good.repeat(200), long, wrong.repeat(30), 'no JSON\n', good.repeat(400)].join('')),
  Buffer.from(good.trim()),
]);

const optionSets = [
  [],
  ['--show', 'failed'],
  ['--show', 'none'],
  ['--strict'],
  ['--bail'],
  ['--format', 'table', '--lang', 'ko'],
  ['--within', '3', '--show', 'failed'],
];

describe.each([2, 3])('%i threads', (most) => {
  test.each(optionSets.map((options) => [options]))('%j', async (options) => {
    const alone = await program(['check', '-', ...options], { stdin: mixed });
    const { options: threaded, counts } = threads(most);
    const shared = await program(['check', '-', ...options], { stdin: mixed, threads: threaded });
    expect(shared).toEqual(alone);
    expect(counts()).toMatchObject({ started: most, ended: most });
    expect(counts().batches).toBeGreaterThan(2);
  });

  test('several files, a bail in the first', async () => {
    const files = [fileWith(good + wrong), fileWith(good)];
    for (const options of [[], ['--bail']]) {
      const alone = await program(['check', ...files, ...options]);
      const { options: threaded } = threads(most);
      const shared = await program(['check', ...files, ...options], { threads: threaded });
      expect(shared).toEqual(alone);
      expect(recordsOf(shared.out)).toHaveLength(options.length === 0 ? 3 : 2);
    }
  });
});

describe('--jobs', () => {
  const stdin = mixed;

  test.each([1, 2, 5, 64])('%i changes nothing but the number of threads', async (jobs) => {
    for (const options of [...optionSets, ['--json'], ['--shard', '2/3', '--json']]) {
      const alone = await program(['check', '-', ...options], { stdin });
      const { options: threaded, counts } = threads(3);
      const run = await program(['check', '-', ...options, `--jobs=${jobs}`], {
        stdin,
        threads: threaded,
      });
      expect(run).toEqual(alone);
      const started = jobs > 1 ? jobs : 0;
      expect(counts()).toMatchObject({ started, ended: started });
    }
  });

  test('with a time limit, one thread is one', async () => {
    const { options, counts } = threads(3);
    const args = ['check', '-', '--timeout', '600000', '-j', '1'];
    const { code } = await program(args, { stdin: good.repeat(9), threads: options });
    expect(code).toBe(0);
    expect(counts()).toMatchObject({ started: 1, ended: 1 });
  });

  test.each(['0', '-1', '1.5', '65', '1e9', 'many', '', 'Infinity'])(
    '%j are none',
    async (jobs) => {
      const { code, out, err } = await program(['check', '-', `--jobs=${jobs}`], { stdin });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(
        `--jobs is ${JSON.stringify(jobs)}; it must be a whole number from 1 to 64.`,
      );
    },
  );
});

test('what was read before a failure is answered', async () => {
  const stdin = async function* () {
    yield Buffer.from(good.repeat(3));
    yield Buffer.from(wrong);
    await Promise.resolve();
    throw Object.assign(new Error('gone'), { code: 'EIO' });
  };
  const { options, counts } = threads(2);
  const shared = await program(['check', '-'], { stdin, threads: options });
  expect(shared).toEqual(await program(['check', '-'], { stdin }));
  expect(recordsOf(shared.out)).toHaveLength(4);
  expect(shared).toMatchObject({ code: 2, err: expect.stringContaining('can’t be read: EIO') });
  expect(counts()).toMatchObject({ started: 2, ended: 2 });
});

test('short runs, and machines with one processor, start none', async () => {
  const { options, counts } = threads(2);
  await program(['check', '-'], { stdin: mixed, threads: { ...options, after: mixed.length } });
  await program(['check', '-'], { stdin: mixed, threads: { ...options, most: 1 } });
  expect(counts()).toEqual({ started: 0, ended: 0, batches: 0 });
});

describe('a thread that dies ends the run', () => {
  type Listener = (value: never) => void;

  /** Of the threads, the second one dies with this event: at its first batch, or before. */
  function dying(event: string, value: unknown, isEarly: boolean): ThreadOptions {
    const { options } = threads(2);
    let started = 0;
    return {
      ...options,
      start(settings) {
        started += 1;
        if (started !== 2) return options.start(settings);
        const listeners: Listener[] = [];
        const die = () => {
          for (const listener of listeners) listener(value as never);
        };
        if (isEarly) queueMicrotask(die);
        return {
          postMessage: () => !isEarly && setImmediate(die),
          on: (name: string, listener: Listener) => name === event && listeners.push(listener),
          terminate: () => undefined,
        };
      },
    };
  }

  describe.each([true, false])('before its first batch: %s', (isEarly) => {
    test.each([
      ['exit', 134, 'exit 134'],
      ['exit', 0, 'exit 0'],
      [
        'error',
        Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
        'ERR_WORKER_OUT_OF_MEMORY',
      ],
    ])('%s: %s', async (event, value, reason) => {
      const run = await program(['check', '-'], {
        stdin: mixed,
        threads: dying(event, value, isEarly),
      });
      expect(run.code).toBe(2);
      expect(run.err).toContain(`A worker thread ended unexpectedly: ${reason}.`);
    });

    test('a bug is not taken for the user’s error', async () => {
      const run = program(['check', '-'], {
        stdin: mixed,
        threads: dying('error', new Error('a bug'), isEarly),
      });
      await expect(run).rejects.toThrow('a bug');
    });
  });
});
