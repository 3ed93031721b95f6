// The summary of a run as JSON, and one summary made of those of its parts.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { version } from '../../../web/cli/version.ts';
import { propertyRuns } from '../../core/support/runs.ts';
import { ball, caseLine, fileWith, program, recordsOf } from './support/program.ts';

const good = caseLine(ball(0), ball(3), { expect: { outcome: 'apart' } });
const wrong = caseLine(ball(0), ball(3), { expect: { outcome: 'touching' } });
const bare = caseLine(ball(0), ball(2));
const bad = 'no JSON\n';
const mixed = `${good.repeat(5)}\n${wrong}${bad}${bare.repeat(4)}`;

const summaryOf = async (stdin: string | Uint8Array, ...options: string[]) =>
  (await program(['check', '-', '--json', ...options], { stdin })).out;

const shardSummaries = (stdin: string, parts: number, ...options: string[]) =>
  Promise.all(
    Array.from({ length: parts }, (_, i) =>
      summaryOf(stdin, '--shard', `${i + 1}/${parts}`, ...options),
    ),
  );

const merge = (stdin: string, ...options: string[]) =>
  program(['check', '--merge', '-', ...options], { stdin });

/** A summary with another value at a path such as `input.lines`; without one: none. */
function altered(summary: string, path: string, value?: unknown): string {
  const whole = JSON.parse(summary);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inner = keys.reduce((object, key) => object[key], whole);
  inner[last] = value;
  return `${JSON.stringify(whole)}\n`;
}

describe('check --json', () => {
  test('prints the summary alone, on one line', async () => {
    const { code, out, err } = await program(['check', '-', '--json', '--within', '0.5'], {
      stdin: mixed,
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(out)).toEqual({
      summary: 'check',
      version: version(),
      shard: null,
      input: {
        lines: 12,
        bytes: Buffer.byteLength(mixed),
        sha256: createHash('sha256').update(mixed).digest('hex'),
      },
      options: { within: 0.5, timeout: null, strict: false, allowEmpty: false },
      counts: {
        ...{ apart: 6, touching: 4, overlapping: 0 },
        ...{ asExpected: 5, failed: 1, bad: 1, badExpectations: 0, late: 0 },
      },
    });
    expect(err).toContain('5 as expected, 1 not, 4 without expectation; 1 bad lines');
  });

  test('names the shard, and the whole input of which it is', async () => {
    const [whole, part] = [await summaryOf(mixed), await summaryOf(mixed, '--shard', '02/3')];
    expect(JSON.parse(part).shard).toBe('2/3');
    expect(JSON.parse(part).input).toEqual(JSON.parse(whole).input);
  });

  test('comes after the lines, where these are asked for', async () => {
    const out = await summaryOf(mixed, '--show', 'failed');
    const [failed, unread, summary] = recordsOf(out);
    expect([failed, unread]).toMatchObject([{ line: 7 }, { line: 8 }]);
    expect(summary).toMatchObject({ summary: 'check' });
  });

  test('is the same on a terminal', async () => {
    const { out } = await program(['check', '-', '--json', '--show', 'failed'], {
      stdin: mixed,
      terminal: true,
    });
    expect(out).toBe(await summaryOf(mixed, '--show', 'failed'));
  });

  test('counts the bytes of lines that are too long, wherever they are cut', async () => {
    const long = `${'x'.repeat(2 ** 21)}\n${good}`;
    const file = fileWith(long);
    const { out } = await program(['check', file, '--json']);
    const { input } = JSON.parse(out);
    const sha256 = createHash('sha256').update(long).digest('hex');
    expect(input).toEqual({ lines: 2, bytes: long.length, sha256 });
    expect(await summaryOf(long)).toBe(out);
  });

  test('is of all files together', async () => {
    const { out } = await program(['check', fileWith(good), fileWith(mixed), '--json']);
    expect(out).toBe(await summaryOf(good + mixed));
  });

  test('is not printed where the input could not be read to its end', async () => {
    const stdin = async function* () {
      yield await Promise.resolve(Buffer.from(good));
      throw Object.assign(new Error('gone'), { code: 'EIO' });
    };
    const { code, out } = await program(['check', '-', '--json'], { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('check --merge', () => {
  test.each([1, 2, 3, 20])('of %i shards is the summary of the whole', async (parts) => {
    const whole = await program(['check', '-', '--json'], { stdin: mixed });
    const summaries = await shardSummaries(mixed, parts);
    expect(await merge(summaries.reverse().join('\n'))).toMatchObject({
      code: whole.code,
      out: whole.out,
      err: expect.stringContaining('10 cases: 6 apart, 4 touching, 0 overlapping'),
    });
  });

  test('has the summary and the exit code of one run, whatever the lines are', async () => {
    const line = fc.constantFrom(good, wrong, bare, bad, '\n');
    const options = fc.subarray(['--strict', '--allow-empty', '--within=0.25']);
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        options,
        async (lines, parts, flags) => {
          const stdin = lines.join('');
          const whole = await program(['check', '-', '--json', ...flags], { stdin });
          const summaries = await shardSummaries(stdin, parts, ...flags);
          const { code, out } = await merge(summaries.join(''));
          expect({ code, out }).toEqual({ code: whole.code, out: whole.out });
        },
      ),
      { numRuns: propertyRuns(100) },
    );
  });

  test('takes files, each with as many summaries as it has', async () => {
    const [a = '', b = '', c = ''] = await shardSummaries(mixed, 3);
    const { code, out } = await program(['check', '--merge', fileWith(b), fileWith(`${a}\n${c}`)]);
    expect({ code, out }).toEqual({ code: 1, out: await summaryOf(mixed) });
  });

  test('sums up the runs of separate inputs', async () => {
    const parts = [await summaryOf(good + bad), await summaryOf(bare), await summaryOf('')];
    const { code, out } = await merge(parts.join(''));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      shard: null,
      input: { lines: 3, bytes: Buffer.byteLength(good + bad + bare), sha256: null },
      counts: {
        apart: 1,
        touching: 1,
        overlapping: 0,
        asExpected: 1,
        failed: 0,
        bad: 1,
        badExpectations: 0,
        late: 0,
      },
    });
    // which can be merged again
    const more = await merge(out + (await summaryOf(wrong)));
    expect(more.code).toBe(1);
    expect(JSON.parse(more.out)).toMatchObject({ input: { lines: 4 }, counts: { failed: 1 } });
  });

  test.each([
    ['', [], 'Nothing was decided: the input contains no case.', 4],
    [bad.repeat(3), [], 'Nothing was decided: no line is a case', 4],
    [bad.repeat(3), ['--allow-empty'], '', 0],
    [bad.repeat(3), ['--strict'], 'Nothing was decided: no line is a case', 3],
  ])('of %j with %j', async (stdin, options, text, expected) => {
    const summaries = await shardSummaries(stdin, 2, ...options);
    const { code, err } = await merge(summaries.join(''));
    expect(code).toBe(expected);
    expect(err).toContain(text);
    if (text === '') expect(err).not.toContain('Nothing');
  });

  test('lines that were not decided in time end it with 4', async () => {
    const none = { apart: 0, touching: 0, overlapping: 0, asExpected: 0, failed: 0, bad: 0 };
    const late = altered(await summaryOf(good), 'counts', { ...none, badExpectations: 0, late: 1 });
    expect(await merge(late)).toMatchObject({
      code: 4,
      err: expect.stringContaining('1 not decided in time'),
    });
  });

  test('in Korean', async () => {
    const [a = ''] = await shardSummaries(mixed, 2);
    expect((await merge(a, '--lang', 'ko')).err).toContain('조각 2개 중 1개가 없습니다: 2/2.');
  });
});

describe('what is merged is of one run, and all of it', () => {
  const refusal = async (stdin: string) => {
    const { code, out, err } = await merge(stdin);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err.trimEnd();
  };

  test('a shard is missing', async () => {
    const summaries = await shardSummaries(mixed, 4);
    expect(await refusal(`${summaries[3]}${summaries[1]}`)).toBe(
      '2 of 4 shards are missing: 1/4, 3/4.',
    );
  });

  test('very many are missing', async () => {
    const summary = await summaryOf(mixed, '--shard', `3/${Number.MAX_SAFE_INTEGER}`);
    expect(await refusal(summary)).toMatch(
      /^9007199254740990 of 9007199254740991 shards are missing: 1\/\d+, 2\/\d+, 4\/\d+, .* 11\/\d+, …\.$/,
    );
  });

  test('a shard appears twice', async () => {
    const summaries = await shardSummaries(mixed, 2);
    expect(await refusal(summaries.join('') + altered(summaries[1] ?? '', 'shard', '02/2'))).toBe(
      'Shard 2/2 appears twice: -:2 and -:3.',
    );
  });

  test.each([
    ['version', '99.0.0', `"99.0.0", but ${JSON.stringify(version())}`],
    ['options.within', 0.5, '0.5, but 0'],
    ['options.timeout', 100, '100, but null'],
    ['options.strict', true, 'true, but false'],
    ['options.allowEmpty', true, 'true, but false'],
    ['input.lines', 13, '13, but 12'],
    ['input.bytes', 1, `1, but ${Buffer.byteLength(mixed)}`],
    ['input.sha256', 'a'.repeat(64), `"${'a'.repeat(59)} …, but "`],
    ['shard', '2/3', '"2/3", but "1/2"'],
    ['shard', null, 'null, but "1/2"'],
  ])('shards differ in %s', async (field, value, text) => {
    const [a = '', b = ''] = await shardSummaries(mixed, 2);
    const [first, second] = [fileWith(a), fileWith(`\n${altered(b, field, value)}`)];
    const { code, out, err } = await program(['check', '--merge', first, second]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${second}:2 is from a different run: ${field} is ${text}`);
    expect(err).toContain(`in ${first}:1.`);
  });

  test('an input that has changed meanwhile', async () => {
    const [a] = await shardSummaries(mixed, 2);
    const [, b] = await shardSummaries(mixed.replace('"apart"', '"meets"'), 2);
    expect(await refusal(`${a}${b}`)).toMatch(/-:2 is from a different run: input\.sha256 is "/);
  });

  test('separate inputs with other options', async () => {
    const [a, b] = [await summaryOf(good), await summaryOf(bare, '--strict')];
    expect(await refusal(a + b)).toBe(
      '-:2 is from a different run: options.strict is true, but false in -:1.',
    );
  });
});

describe('what is no summary is refused', () => {
  test.each([
    ['nonsense', 'not JSON: nonsense'],
    ['[]', 'not an object but an array: []; expected summary, version, shard, input, options'],
    ['{"line":1,"verdict":{}}', 'summary is missing'],
    [good, 'summary is missing'],
    ['{"summary":"check","summary":"check"}', 'summary appears twice'],
    ['{"summary":"check","counts":{"bad":1,"b\\u0061d":0}}', 'counts.bad appears twice'],
    ['\u001b[31m', 'not JSON: \\u{1b}[31m'],
    ['x'.repeat(2 ** 20 + 1), 'the line is longer than a million bytes'],
  ])('%.40s', async (text, fault) => {
    const summary = await summaryOf(good);
    const { code, out, err } = await merge(`${summary}\n${text}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`-:3 is not a summary of check --json: ${fault}`);
  });

  test.each([
    ['summary', 'verify', 'summary is "verify": it must be "check"'],
    ['version', 1, 'version is 1: it must be a version such as "0.1.0"'],
    ['shard', '3/2', 'shard is "3/2": it must be null or i/n, such as "2/8"'],
    ['shard', 2, 'shard is 2: it must be null or i/n'],
    ['shard', undefined, 'shard is missing'],
    ['input', null, 'input is null: it must be lines, bytes and sha256'],
    ['input.lines', -1, 'input.lines is -1: it must be a whole number, 0 or more'],
    ['input.bytes', 1.5, 'input.bytes is 1.5: it must be a whole number, 0 or more'],
    ['input.sha256', 'abc', 'input.sha256 is "abc": it must be null or 64 hexadecimal digits'],
    ['options.within', '0', 'options.within is "0": it must be a finite number, 0 or more'],
    ['options.within', -1, 'options.within is -1: it must be a finite number, 0 or more'],
    ['options.timeout', 0, 'options.timeout is 0: it must be null or a whole number, 1 or more'],
    ['options.strict', 1, 'options.strict is 1: it must be true or false'],
    ['options.allowEmpty', undefined, 'options.allowEmpty is missing'],
    ['counts.failed', 2 ** 53, 'counts.failed is 9007199254740992: it must be a whole number'],
    ['counts.bad', '1', 'counts.bad is "1": it must be a whole number'],
    ['counts.wrong', 1, 'counts.wrong is unknown here; allowed: apart, touching, overlapping'],
    ['__proto__x', 1, '__proto__x is unknown here; allowed: summary, version'],
  ])('%s: %j', async (field, value, fault) => {
    const { code, out, err } = await merge(altered(await summaryOf(good), field, value));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`-:1 is not a summary of check --json: ${fault}`);
  });

  // of the 12 lines of `mixed`, 2/5 has the lines 2, 7 and 12: two as expected or bare, one wrong
  test.each([
    ['counts.apart', 1e9, 'apart + touching + overlapping + bad + late is 1000000001, but', 3],
    ['counts.late', 1, 'apart + touching + overlapping + bad + late is 4, but', 3],
    ['input.lines', 0, 'apart + touching + overlapping + bad + late is 3, but', 0],
    ['input.lines', 11, 'apart + touching + overlapping + bad + late is 3, but', 2],
    ['counts.failed', 3, 'asExpected + failed is 4, but', 3],
    ['counts.badExpectations', 1, 'badExpectations is 1, but', 0],
  ])('counts of more lines than there are: %s %d', async (field, value, text, most) => {
    const summary = await summaryOf(mixed, '--shard', '2/5');
    const { code, out, err } = await merge(altered(summary, field, value));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toBe(`-:1 contradicts itself: ${text} can’t be more than ${most}.`);
  });

  test('more lines than bytes, and sums that are no longer exact', async () => {
    const [one, other] = [await summaryOf(good), await summaryOf(bare)];
    const long = (await merge(altered(one, 'input.lines', 10_000))).err;
    expect(long).toContain('contradicts itself: input.lines is 10000, but can’t be more than');
    const most = Number.MAX_SAFE_INTEGER;
    const huge = (await merge(altered(one, 'input.bytes', most) + other)).err;
    expect(huge).toContain(`-:2 contradicts itself: bytes is ${most + 159}`.slice(0, 40));
  });

  test.each(['', '\n \n'])('a file of %j', async (text) => {
    const [a, empty] = [fileWith(await summaryOf(good)), fileWith(text)];
    const { code, err } = await program(['check', '--merge', a, empty]);
    expect(code).toBe(2);
    expect(err.trimEnd()).toBe(`${empty} contains no summary of check --json.`);
  });

  test('a file that is not there', async () => {
    const { code, err } = await program(['check', '--merge', '/no/such.json']);
    expect(code).toBe(2);
    expect(err).toContain('/no/such.json can’t be read: ENOENT.');
  });

  test('any value in place of one', async () => {
    const paths = ['shard', 'input', 'input.lines', 'options', 'options.within', 'counts.bad'];
    const summary = await summaryOf(good);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 }), async (...at) => {
        const { code, err } = await merge(altered(summary, ...at));
        expect([0, 1, 2, 4]).toContain(code);
        expect(err).not.toBe('');
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

describe('options that exclude each other', () => {
  test.each([
    ['--json', '--bail'],
    ['--json', '--format=jsonl'],
    ['--merge', '--strict'],
    ['--merge', '--bail'],
    ['--merge', '--allow-empty'],
    ['--merge', '--within=1'],
    ['--merge', '--timeout=5'],
    ['--merge', '--jobs=2'],
    ['--merge', '--shard=1/2'],
    ['--merge', '--show=all'],
    ['--merge', '--format=table'],
  ])('%s and %s', async (first, second) => {
    for (const options of [
      [first, second],
      [second, first],
    ]) {
      const { code, out, err } = await program(['check', '-', ...options], { stdin: good });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      const name = second.replace(/=.*/, '');
      expect(err).toContain(`${name} can’t be given together with ${first}.`);
    }
  });

  test('but --merge may be given with --json, which it does anyway', async () => {
    const summary = await summaryOf(good);
    expect(await merge(summary, '--json')).toMatchObject({ code: 0, out: summary });
  });
});
