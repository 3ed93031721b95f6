// Parts of the input: every line is in one of them, under the number that it has in the whole.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShardLines, shardOf } from '../../../web/cli/check/shard.ts';
import { propertyRuns } from '../../core/support/runs.ts';
import { ball, caseLine, fileWith, program, recordsOf } from './support/program.ts';

const good = caseLine(ball(0), ball(3), { expect: { outcome: 'apart' } });
const wrong = caseLine(ball(0), ball(3), { expect: { outcome: 'touching' } });
const bad = 'no JSON\n';

interface Record {
  readonly file?: string;
  readonly line: number;
}

/** The records of all shards, each shard run on its own. */
async function shardsOf(args: readonly string[], parts: number, stdin = ''): Promise<Record[][]> {
  const runs: Record[][] = [];
  for (let part = 1; part <= parts; part++) {
    const { out } = await program(['check', ...args, '--shard', `${part}/${parts}`], { stdin });
    runs.push(recordsOf(out));
  }
  return runs;
}

test('a shard has every n-th line, under its own number', async () => {
  const stdin = `\ufeff${good}\n${bad}${wrong}${good.repeat(3).trimEnd()}`;
  const runs = await shardsOf(['-'], 3, stdin);
  expect(runs.map((records) => records.map(({ line }) => line))).toEqual([[1, 4, 7], [5], [3, 6]]);
  const { err } = await program(['check', '-', '--shard', '1/3'], { stdin });
  expect(err).toContain('line 4: outcome is "apart", expected "touching"');
  expect(err).toContain('3 cases: 3 apart');
});

test('lines are counted through all files, and numbered in each', async () => {
  const [first, second] = [fileWith(good.repeat(3).trimEnd()), fileWith(good.repeat(4))];
  const runs = await shardsOf([first, second], 2);
  const places = runs.map((records) =>
    records.map(({ file, line }) => (file === first ? line : line + 10)),
  );
  expect(places).toEqual([
    [1, 3, 12, 14],
    [2, 11, 13],
  ]);
});

test('together, shards are the whole, whatever the lines are', async () => {
  const line = fc.constantFrom(good, wrong, bad, '\n', ' \r\n', 'ü\n');
  const input = fc
    .tuple(fc.array(line, { maxLength: 40 }), fc.boolean())
    .map(([lines, isOpen]) => (isOpen ? lines.join('').trimEnd() : lines.join('')));
  await fc.assert(
    fc.asyncProperty(input, fc.integer({ min: 1, max: 12 }), async (stdin, parts) => {
      const whole = recordsOf((await program(['check', '-'], { stdin })).out);
      const together = (await shardsOf(['-'], parts, stdin)).flat();
      expect(together.sort((a, b) => a.line - b.line)).toEqual(whole);
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('a shard is the same however the input is cut into pieces', () => {
  const line = fc.constantFrom('\n', 'a\n', 'bb\n', 'ccc\n');
  fc.assert(
    fc.property(
      fc.array(fc.array(line, { minLength: 1 })),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(),
      (pieces, parts, any) => {
        const part = 1 + (any % parts);
        const shard = new ShardLines({ part, parts });
        const taken: string[] = [];
        let before = 0;
        for (const lines of pieces) {
          const bytes = new TextEncoder().encode(lines.join(''));
          const own = shard.take({ bytes, lines: lines.length });
          const text = new TextDecoder().decode(own.bytes);
          if (text !== '') expect((before + own.skipped) % parts).toBe(part - 1);
          taken.push(...(text.match(/.*\n/g) ?? []));
          before += lines.length;
        }
        expect(taken).toEqual(pieces.flat().filter((_, i) => i % parts === part - 1));
      },
    ),
  );
});

describe('a shard in which nothing is decided', () => {
  test.each([
    ['has no line', good.repeat(2), '3/3', 0, 'Shard 3/3 has no lines; they are in other shards.'],
    ['has empty lines', `${good}\n${good}\n`, '2/2', 0, 'Shard 2/2 has no lines'],
    ['is of empty input', '', '2/2', 4, 'Nothing was decided: the input contains no case.'],
    ['is of empty lines', '\n \n\r\n', '2/2', 4, 'the input contains no case'],
    ['is of a byte order mark', '\ufeff\n\n', '2/2', 4, 'the input contains no case'],
    ['has bad lines', good + bad, '2/2', 4, 'no line is a case'],
  ])('%s', async (_, stdin, shard, expected, text) => {
    const { code, err } = await program(['check', '-', '--shard', shard], { stdin });
    expect(code).toBe(expected);
    expect(err).toContain(text);
    const allowed = await program(['check', '-', '--shard', shard, '--allow-empty'], { stdin });
    expect(allowed.code).toBe(0);
    expect(allowed.err).not.toContain('Nothing was decided');
  });

  test('in Korean', async () => {
    const { err } = await program(['check', '-', '--shard', '2/2', '--lang', 'ko'], {
      stdin: good,
    });
    expect(err).toContain('2/2 조각에는 줄이 없습니다.');
  });
});

test.each([
  ['1/2', 1],
  ['2/2', 0],
])('the exit code is that of the shard: %s', async (shard, expected) => {
  const { code } = await program(['check', '-', '--shard', shard], { stdin: wrong + good });
  expect(code).toBe(expected);
});

test('a bail is at the first failure of the shard', async () => {
  const stdin = wrong + good + good + good + wrong + wrong + good;
  const { code, out } = await program(['check', '-', '--bail', '--shard', '2/2'], { stdin });
  expect(code).toBe(1);
  expect(recordsOf(out).map(({ line }) => line)).toEqual([2, 4, 6]);
});

test.each(['0/2', '3/2', '1/0', '2', '', '1/2/3', '-1/2', '1.5/2', 'a/b', ' 1/2', '1/1e3'])(
  '--shard %j is none',
  async (shard) => {
    const { code, out, err } = await program(['check', '-', `--shard=${shard}`], { stdin: good });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(
      `--shard is ${JSON.stringify(shard)}; it must be i/n with whole numbers and 1 ≤ i ≤ n, such as 2/8.`,
    );
  },
);

test('leading zeros are none', () => {
  expect(shardOf('02/08')).toEqual({ part: 2, parts: 8 });
  expect(shardOf(`1/${2 ** 53}`)).toBeNull();
});
