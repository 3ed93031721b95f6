import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ball, caseLine, fileWith, program, recordsOf } from './support/program.ts';

interface CorpusCase {
  readonly a: { readonly kind: string };
  readonly b: { readonly kind: string };
  readonly outcome: string;
  readonly gap: number | null;
  readonly how: string;
}

const good = caseLine(ball(0), ball(3), { expect: { outcome: 'apart', gap: 1 } });
const wrong = caseLine(ball(0), ball(3), { name: 'far off', expect: { outcome: 'touching' } });
const bare = caseLine(ball(0), ball(1));
const bad = 'no JSON at all\n';

describe('check', () => {
  test('answers each line with its verdict', async () => {
    const { code, out, err } = await program(['check', '-'], { stdin: good + bare });
    expect(code).toBe(0);
    const [first, second] = recordsOf(out);
    expect(first).toMatchObject({
      line: 1,
      asExpected: true,
      verdict: { gap: 1, axis: [1, 0, 0] },
    });
    expect(second).toMatchObject({ line: 2, verdict: { outcome: 'overlapping' } });
    expect(second).not.toHaveProperty('asExpected');
    expect(err).toContain('2 cases: 1 apart, 0 touching, 1 overlapping');
    expect(err).toContain('1 as expected, 0 not, 1 without expectation; 0 bad lines');
  });

  test('names what is not as expected, and ends with 1', async () => {
    const { code, out, err } = await program(['check', '-'], { stdin: good + wrong });
    expect(code).toBe(1);
    expect(recordsOf(out)[1]).toMatchObject({
      line: 2,
      name: 'far off',
      asExpected: false,
      mismatches: [{ field: 'outcome', expected: 'touching', actual: 'apart' }],
    });
    expect(err).toContain('line 2: outcome is "apart", expected "touching"');
  });

  test('counts lines as an editor does: empty ones, too', async () => {
    const { out } = await program(['check', '-'], {
      stdin: `\ufeff\n\r\n${bare}\n  \n${bare.trim()}`,
    });
    expect(recordsOf(out).map(({ line }) => line)).toEqual([3, 6]);
  });

  test('bad lines end nothing', async () => {
    const { code, out, err } = await program(['check', '-'], { stdin: bad + good });
    expect(code).toBe(0);
    expect(recordsOf(out)).toMatchObject([{ line: 1, error: { code: 'notJson' } }, { line: 2 }]);
    expect(err).toContain('1 bad lines');
  });

  test.each([
    [['--strict'], bad + good + bare, 3, 3],
    [['--bail'], bad + good + bare, 3, 1],
    [['--bail'], good + wrong + bare, 1, 2],
    [['--strict'], bad + wrong + good, 1, 3],
    [['--strict'], good + bare, 0, 2],
  ])('unless they are asked to: %j', async (options, stdin, expected, lines) => {
    const { code, out } = await program(['check', '-', ...options], { stdin });
    expect(code).toBe(expected);
    expect(recordsOf(out)).toHaveLength(lines);
  });

  test.each([
    ['all', [1, 2, 3, 4]],
    ['failed', [1, 3]],
    ['none', []],
  ])('--show %s', async (show, lines) => {
    const stdin = bad + good + wrong + bare;
    const { code, out, err } = await program(['check', '-', '--show', show], { stdin });
    expect(code).toBe(1);
    expect(recordsOf(out).map(({ line }) => line)).toEqual(lines);
    expect(err).toContain('line 3');
  });

  test('of very many failures the log has the first', async () => {
    const { err } = await program(['check', '-'], { stdin: wrong.repeat(1234) });
    expect(err.match(/^line /gm)).toHaveLength(20);
    expect(err).toContain('… and 1,214 more lines');
  });

  test('takes several files, and says which', async () => {
    const [first, second] = [fileWith(good), fileWith(wrong)];
    const { code, out, err } = await program(['check', first, second]);
    expect(code).toBe(1);
    expect(recordsOf(out)).toMatchObject([{ file: first }, { file: second, line: 1 }]);
    expect(err).toContain(`${second}:1: outcome`);
  });

  test('what JSON has no number for is written so that it reads back', async () => {
    const plane = (normal: number, constant: number) => ({
      kind: 'plane',
      normal: [0, normal, 0],
      constant,
    });
    const stdin = caseLine(plane(1e-260, 0), plane(1e-260, 1e50));
    const { out } = await program(['check', '-'], { stdin });
    expect(out).toContain('"gap":1e999');
    const [record] = recordsOf(out);
    expect(record.verdict.gap).toBe(Number.POSITIVE_INFINITY);
    const claimed = caseLine(plane(1e-260, 0), plane(1e-260, 1e50)).replace(
      /}\n$/,
      ',"expect":{"gap":1e999}}',
    );
    expect(await program(['check', '-'], { stdin: claimed })).toMatchObject({ code: 0 });
  });

  test('the public corpus is as expected, distances and depths included', async () => {
    const folder = new URL('../../corpus/', import.meta.url);
    const names = readdirSync(folder).filter((name) => /^[a-z-]+\.json$/.test(name));
    const lines = names.flatMap((name) => {
      const { cases } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      return cases.map(({ a, b, outcome, gap, how }: CorpusCase) => {
        const overlaps = outcome === 'overlapping';
        const margin = overlaps ? { depth: gap === null ? null : -gap } : { distance: gap };
        return caseLine(a, b, { name: how, expect: { outcome, ...margin } });
      });
    });
    const ran = await program(['check', '-', '--show', 'none'], { stdin: lines.join('') });
    expect(ran.err).toMatch(/^4,320 cases.*\n4,320 as expected/);
    expect(ran.code).toBe(0);
  });
});

describe('expectations', () => {
  const ray = { kind: 'ray', origin: [-5, 0, 0], direction: [2, 0, 0] };
  const box = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
  const other = { kind: 'aabb', min: [2, 2, -1], max: [3, 3, 1] };

  test.each([
    [ray, box, { outcome: 'overlapping', meets: true, hit: { t: 2, tExit: 3, distance: 4 } }],
    [
      ray,
      box,
      { hit: { feature: 'x-', facing: 'front', normal: [-1, 0, 0], startsInside: false } },
    ],
    [ray, other, { hit: null, meets: false }],
    [box, other, { outcome: ['apart', 'touching'], distance: Math.SQRT2, gap: 1, axis: [1, 0, 0] }],
    [box, other, { candidate: 'x', decidedBy: 'filter', side: null, depth: null }],
    [box, other, { distance: 1.41, within: 0.01 }],
    [box, box, { gap: -2, depth: 2 }],
  ])('met: %j %j %j', async (a, b, expected) => {
    const { code, err } = await program(['check', '-'], {
      stdin: caseLine(a, b, { expect: expected }),
    });
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('1 as expected') });
  });

  test.each([
    [ray, box, { hit: { t: 2.1 } }, 'hit.t is 2, expected 2.1'],
    [ray, box, { hit: null }, 'hit is {"t": 2'],
    [ray, other, { hit: {} }, 'hit is null, expected {}'],
    [box, other, { distance: 1.41 }, 'distance is 1.414213562373095'],
    [box, other, { outcome: ['touching', 'overlapping'] }, 'outcome is "apart"'],
    [box, other, { axis: [0, 0, 1] }, 'axis is [1, 0, 0], expected [0, 0, 1]'],
    [box, other, { candidate: 'y' }, 'candidate is "x", expected "y"'],
    [box, other, { meets: true }, 'meets is false, expected true'],
  ])('not met: %j %j %j', async (a, b, expected, text) => {
    const { code, err } = await program(['check', '-'], {
      stdin: caseLine(a, b, { expect: expected }),
    });
    expect(code).toBe(1);
    expect(err).toContain(text);
  });

  test('--within is for cases that don’t say', async () => {
    const near = caseLine(box, other, { expect: { distance: 1.4 } });
    const strict = caseLine(box, other, { expect: { distance: 1.4, within: 0.001 } });
    const ran = await program(['check', '-', '--within', '0.1'], { stdin: near + strict });
    expect(ran.err).toContain('1 as expected, 1 not');
  });
});

test.each([
  { distance: Number.POSITIVE_INFINITY },
  { distance: 1e308 },
  { gap: 1e300 },
  { supportA: [1e308, 0, 0] },
])('%j is not as expected, however large its ulp is', async (claim) => {
  const line = caseLine(ball(0), ball(5), { expect: claim }).replaceAll('null', '1e999');
  const { code, err } = await program(['check', '-'], { stdin: line });
  expect(code).toBe(1);
  expect(err).toContain('0 as expected, 1 not');
});

describe('bad lines are named by what is wrong', () => {
  const b = ball(3);
  test.each([
    ['{"a":1}', 'a is 1: it must be an object with a kind'],
    [caseLine(ball(0), undefined), 'b is missing'],
    [caseLine({ kind: 'cone' }, b), 'a.kind is "cone": it must be a kind of shape'],
    [caseLine({}, b), 'a.kind is missing'],
    [caseLine({ ...ball(0), radius: '1' }, b), 'a.radius is "1": it must be a number'],
    [caseLine({ ...ball(0), color: 'red' }, b), 'a.color is unknown here'],
    [caseLine({ ...ball(0), center: [0, 0] }, b), 'a.center[2] is missing'],
    [
      caseLine({ ...ball(0), center: [0, 0, 0, 0] }, b),
      'a.center[3] is 0: it must be three numbers',
    ],
    [caseLine({ ...ball(0), center: [0, null, 0] }, b), 'a.center[1] is null: it must be a number'],
    [caseLine(ball(0), ball(3, -1)), 'b.radius is -1: it must not be negative'],
    [
      '{"a":{"kind":"sphere","center":[1e999,0,0],"radius":1},"b":{"kind":"point","position":[0,0,0]}}',
      'a.center[0] is Infinity: it must be finite',
    ],
    [
      caseLine(ball(0), b, { expect: { outcom: 'apart' } }),
      'expect.outcom is unknown here; allowed: outcome',
    ],
    [
      caseLine(ball(0), b, { expect: { outcome: 'near' } }),
      'expect.outcome is "near": it must be "apart"',
    ],
    [
      caseLine(ball(0), b, { expect: { contacts: null } }),
      'expect.contacts is unknown here; allowed: outcome, meets, gap, distance, depth, axis, supportA',
    ],
    [
      caseLine(ball(0), b, { expect: { hit: { point: [0, 0] } } }),
      'expect.hit.point[2] is missing',
    ],
    [
      caseLine(ball(0), b, { expect: { hit: { point: null } } }),
      'expect.hit.point is null: it must be three numbers',
    ],
    [
      caseLine(ball(0), b, { expect: { contact: [0, '1', 0] } }),
      'expect.contact[1] is "1": it must be a number',
    ],
    [
      caseLine(ball(0), b, { expect: { supportA: { x: 1 } } }),
      'expect.supportA is {"x": 1}: it must be three numbers',
    ],
    [
      caseLine(ball(0), b, { expect: { cornersA: 0 } }),
      'expect.cornersA is 0: it must be a list of the numbers of corners',
    ],
    [
      caseLine(ball(0), b, { expect: { cornersB: [0, null] } }),
      'expect.cornersB[1] is null: it must be a number',
    ],
    [
      caseLine(ball(0), b, { expect: { hit: { T: 1 } } }),
      'expect.hit.T is unknown here; allowed: t',
    ],
    [caseLine(ball(0), b, { expect: { within: -1 } }), 'expect.within is -1: it must be a finite'],
    [caseLine(ball(0), b, { expects: {} }), 'expects is unknown here; allowed: a, b'],
    [
      '{"a":{"kind":"point","position":[0,0,0]},"b":{"kind":"point","position":[0,0,0]},"__proto__":1}',
      '__proto__ is unknown here',
    ],
    ['{}', 'a is missing'],
    ['[1,2]', 'not an object but an array: [1, 2]; expected a, b and, optionally, name and expect'],
    ['17', 'not an object but a number: 17; expected a, b'],
    ['"text"', 'not an object but a string: "text"; expected a, b'],
    ['true', 'not an object but a boolean: true; expected a, b'],
    ['null', 'not an object but null: null; expected a, b'],
    [
      caseLine(ball(0), b, { expect: [] }),
      'expect is []: it must be outcome, meets, gap, distance, depth',
    ],
    [
      caseLine(ball(0), b, { expect: { outcome: ['apart', 'touching', 'overlapping'] } }),
      'expect.outcome is ["apart", "touching", "overlapping"]: it must be',
    ],
    [
      caseLine(ball(0), b, { expect: { gap: 1, within: 1e308 } }),
      'expect.within is 1e+308: it must',
    ],
    [
      caseLine(ball(0), b, { expect: { gap: 1 } }).replace('"gap":1', '"gap":1, "gap" : 2'),
      'expect.gap appears twice',
    ],
    [
      caseLine(ball(0), b).replace('"radius":1', '"radius":1,"r\\u0061dius":1'),
      'a.radius appears twice',
    ],
    [caseLine(ball(0), b, { expect: {} }), 'expect is {}: it must be at least one expected field'],
    [
      caseLine(ball(0), b, { expect: { within: 1 } }),
      'expect is {"within": 1}: it must be at least one expected field',
    ],
    [
      caseLine(ball(0), b, { expect: { plane: {} } }),
      'expect.plane is {}: it must be at least one expected field',
    ],
    [
      caseLine(ball(0), b, { expect: { hit: [2] } }),
      'expect.hit is [2]: it must be t, tExit, tB, distance',
    ],
    ['"\u001b[31mred"', 'not JSON: "\\u{1b}[31mred"'],
    ['['.repeat(100_000), 'not JSON: [[['],
    [
      `{"a":{"kind":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      'a.kind is [[[…]]]: it must be a kind of shape',
    ],
    ['x'.repeat(2 ** 20 + 1), 'the line is longer than a million bytes'],
  ])('%.80s', async (line, text) => {
    const { code, out, err } = await program(['check', '-'], {
      stdin: `${line.trim()}\n${caseLine(b, b)}`,
    });
    // an expectation that cannot be read is none that is met
    // and another field may be one that is misspelled
    expect(code).toBe(/^(expect[. ]|\w+ is unknown here)/.test(text) ? 3 : 0);
    expect(err).toContain(`line 1: ${text}`);
    expect(err).toContain('1 bad lines');
    expect(recordsOf(out)[0].error.message).toContain(text);
    expect(recordsOf(out)[1].verdict.outcome).toBe('overlapping');
  });

  test.each([
    [{ Expect: { outcome: 'apart' } }, 3],
    [{ expects: { outcome: 'apart' } }, 3],
    [{ expect: { outcom: 'apart' } }, 3],
    [{ expect: {} }, 3],
    [{ expect: { outcome: 'apart' } }, 0],
    [{}, 0],
  ])('an expectation behind a fault in a shape counts: %j', async (rest, expected) => {
    const line = caseLine({ ...ball(0), color: 'red' }, b, rest);
    const { code, err } = await program(['check', '-'], { stdin: line + good });
    expect(err).toContain('line 1: a.color is unknown here');
    expect(code).toBe(expected);
  });

  test('text that only looks like a key, and equal keys of several objects, are none that appear twice', async () => {
    const name = '"gap":1,"gap" : 2 \\ {[';
    const { code, err } = await program(['check', '-'], {
      stdin: caseLine(ball(0), ball(3), { name }),
    });
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('0 bad lines') });
  });

  test('also bytes that are no text', async () => {
    const stdin = Buffer.concat([Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a]), Buffer.from(bare)]);
    const { err, out } = await program(['check', '-'], { stdin });
    expect(err).toContain('line 1: the line is not in UTF-8');
    expect(recordsOf(out)[1]).toMatchObject({ line: 2, verdict: {} });
  });
});

describe('the table', () => {
  test('is what a terminal shows', async () => {
    const { out, err } = await program(['check', '-'], {
      stdin: good + wrong + bad,
      terminal: true,
    });
    expect(out).toContain('\u001b[32mapart');
    expect(out).toMatch(/line 2 .*sphere – sphere.*1\.000 .*NOT as expected.* far off/);
    expect(out).toContain('outcome is "apart", expected "touching"');
    expect(out).toMatch(/line 3 .*BAD LINE/);
    // The table shows it already.
    expect(err).not.toContain('line 2');
  });

  test('has no colors elsewhere, and in Korean columns that stand below each other', async () => {
    const options = ['--format', 'table', '--lang', 'ko'];
    const { out } = await program(['check', '-', ...options], { stdin: good + bare });
    const [heading = '', ...rows] = out.trimEnd().split('\n');
    expect(out).not.toContain('\u001b');
    const { widthOf } = await import('../../../web/cli/columns.ts');
    const column = (row: string, text: string) => widthOf(row.slice(0, row.indexOf(text)));
    expect(rows.map((row) => column(row, '|A − B|'))).toEqual([
      column(heading, '후보'),
      column(heading, '후보'),
    ]);
  });

  test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('nor with %j', async (env) => {
    const { out } = await program(['check', '-'], { stdin: good, terminal: true, env });
    expect(out).not.toContain('\u001b');
  });
});
