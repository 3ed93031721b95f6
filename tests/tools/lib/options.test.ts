import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  kNames,
  readInteger,
  readNames,
  readOptions,
  UsageError,
} from '../../../tools/lib/options.mjs';

const root = `${import.meta.dirname}/../../..`;
const kOptions = { seed: { type: 'string' }, json: { type: 'boolean' }, only: kNames };
const read = (...args: string[]) => readOptions({ options: kOptions }, args);

/** What a command line is refused with. */
function refused(ask: () => unknown): string {
  try {
    ask();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).message;
  }
  throw new Error('it was not refused');
}

test('options are read', () => {
  expect(read('--seed', '7', '--json', '--only', 'a,b', '--only=c').values).toEqual({
    seed: '7',
    json: true,
    only: ['a,b', 'c'],
  });
});

test('what there is not is named, beside what there is', () => {
  const known = 'the options are --seed, --json, --only';
  expect(refused(() => read('--nope'))).toBe(`Unknown option '--nope'; ${known}`);
  expect(refused(() => read('word'))).toBe(`Unexpected argument 'word'; ${known}`);
  expect(refused(() => read('--seed'))).toBe(`Option '--seed <value>' argument missing; ${known}`);
  expect(refused(() => readOptions({}, ['--nope']))).toBe(
    "Unknown option '--nope'; there are no options",
  );
});

test('names come in one list or in several options', () => {
  expect(readNames(['a,b', 'c'], '--only', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(readNames(undefined, '--only', ['a'])).toBeUndefined();
  expect(refused(() => readNames(['a,d'], '--only', ['a', 'b']))).toBe(
    '--only d: it must be one of a, b',
  );
});

test('whole numbers have a least and a most', () => {
  expect(readInteger('0', '--seed', 0)).toBe(0);
  expect(readInteger(undefined, '--seed')).toBeUndefined();
  const message = '--seed: a whole number of at least 1 is needed';
  for (const text of ['0', '-1', '1.5', '1e3', 'x', '', '99999999999999999999']) {
    expect(refused(() => readInteger(text, '--seed'))).toBe(message.replace(':', ` ${text}:`));
  }
  expect(refused(() => readInteger('9', '--count', 1, 8))).toBe(
    '--count 9: a whole number of 1 to 8 is needed',
  );
});

describe('a command that is asked for what there is not', () => {
  const commands = [
    ['bench.mjs', ['--only', 'nope'], '--only nope: '],
    ['bench.mjs', ['obbObb', 'nope'], 'pair nope: '],
    ['bench.mjs', ['--seed', 'nope'], '--seed nope: '],
    ['build.mjs', ['--only', 'nope'], '--only nope: '],
    ['check.mjs', ['--nope'], "Unknown option '--nope'"],
    ['docs.mjs', ['--nope'], "Unknown option '--nope'"],
    ['fingerprint.mjs', ['--count', 'nope'], '--count nope: '],
    ['fuzz.mjs', ['nope'], 'target nope: '],
    ['fuzz.mjs', ['--minutes', 'nope'], '--minutes nope: '],
    ['pictures.mjs', ['--nope'], "Unknown option '--nope'"],
    ['quick.mjs', ['--nope'], "Unknown option '--nope'"],
    ['setup.mjs', ['--nope'], "Unknown option '--nope'"],
    ['start.mjs', ['--nope'], "Unknown option '--nope'"],
    ['test.mjs', ['--only', 'core,nope'], '--only nope: '],
    ['verify.mjs', ['--shard', '3/2'], '--shard 3/2: '],
  ] as const;

  test.each(commands)('%s %j says so in a line and ends with 2', (command, args, said) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}`, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^.+\n$/);
    expect(stderr.slice(0, said.length)).toBe(said);
    expect(status).toBe(2);
  });
});
