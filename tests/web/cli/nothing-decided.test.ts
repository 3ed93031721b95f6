// A run that decided nothing has failed, unless that is allowed: a file that is empty or in another encoding
// would otherwise pass for one in which all is as expected.
import { describe, expect, test } from 'vitest';
import { ball, caseLine, fileWith, program, recordsOf } from './support/program.ts';

const good = caseLine(ball(0), ball(3));
const zeros = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 0x0a, 0, 0x0a]);

/** With its byte order mark. */
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const kWay = 'To allow that, add --allow-empty.';
const kEmpty = `Nothing was decided: the input contains no case. ${kWay}`;
const kNoCase = `Nothing was decided: no line is a case, as in {"a": shape, "b": shape}. ${kWay}`;

describe('nothing was decided', () => {
  test.each([
    ['nothing', '', kEmpty],
    ['empty lines', '\n \r\n\n', kEmpty],
    ['a byte order mark', '\ufeff', kEmpty],
    ['no JSON', 'name,outcome\na,apart\n', kNoCase],
    ['JSON over several lines', '{\n  "a": 1\n}\n', kNoCase],
  ])('in %s', async (_, stdin, text) => {
    const { code, err } = await program(['check', '-'], { stdin });
    expect(code).toBe(4);
    expect(err.trimEnd().split('\n').at(-1)).toBe(text);
  });

  test.each([
    ['a program', zeros],
    ['UTF-16 without its mark', Buffer.from(good, 'utf16le')],
  ])('in %s', async (_, bytes) => {
    const file = fileWith(bytes);
    const { code, err } = await program(['check', file]);
    expect(code).toBe(4);
    expect(err).toContain(
      `Nothing was decided: ${file} is binary, or in UTF-16 without a byte order mark. ` +
        `Cases are lines of JSON in UTF-8. ${kWay}`,
    );
  });

  test('in any of several files', async () => {
    const [empty, text] = [fileWith(''), fileWith('text')];
    expect(await program(['check', empty, empty])).toMatchObject({ code: 4 });
    expect(await program(['check', empty, text])).toMatchObject({ code: 4 });
    expect(await program(['check', empty, fileWith(good), '--allow-empty'])).toMatchObject({
      code: 0,
    });
  });

  test.each(['', '\n', 'text', zeros])(
    'in one of several files, which is named: %j',
    async (text) => {
      const without = fileWith(text);
      const files = [fileWith(good), without, fileWith(good)];
      const { code, err } = await program(['check', ...files]);
      expect(code).toBe(4);
      expect(err.match(/contains no case/g)).toHaveLength(1);
      expect(err).toContain(`${without} contains no case. To allow that, add --allow-empty.`);
      expect(await program(['check', ...files, '--allow-empty'])).toMatchObject({ code: 0 });
    },
  );

  test('not in a file whose lines are in other shards', async () => {
    const files = [fileWith(good), fileWith(good.repeat(2))];
    const { code, err } = await program(['check', ...files, '--shard', '2/2']);
    expect({ code, err }).toMatchObject({ code: 0, err: expect.not.stringContaining('no case') });
  });

  test.each([
    ['', 0],
    ['text', 0],
    [zeros, 0],
  ])('%j may be with --allow-empty', async (stdin, expected) => {
    const { code, err } = await program(['check', '-', '--allow-empty'], { stdin });
    expect(code).toBe(expected);
    expect(err).not.toContain('Nothing was decided');
  });

  test.each([['--strict'], ['--bail'], ['--strict', '--allow-empty']])(
    'bad lines count first: %s',
    async (...options) => {
      expect(await program(['check', '-', ...options], { stdin: 'text\n' })).toMatchObject({
        code: 3,
      });
    },
  );

  test('after a bail nothing is said of the lines that were not read', async () => {
    const { err } = await program(['check', '-', '--bail'], { stdin: `text\n${good}` });
    expect(err).not.toContain('Nothing was decided');
  });

  test('zeros in a file with cases are those of a bad line', async () => {
    const { code, out } = await program(['check', '-'], {
      stdin: Buffer.concat([zeros, Buffer.from(good)]),
    });
    expect(code).toBe(0);
    expect(recordsOf(out)).toHaveLength(3);
  });

  test('in Korean', async () => {
    const { err } = await program(['check', '-', '--lang', 'ko']);
    expect(err).toContain('판정한 것이 없습니다');
    expect(err).toContain('--allow-empty');
  });
});

describe('UTF-16', () => {
  test.each([false, true])('is named, big-endian: %s', async (isBig) => {
    const file = fileWith(utf16(good, isBig));
    for (const args of [
      ['check', file],
      ['check', file, '--allow-empty'],
      ['explain', file],
      ['open', file, '--scene'],
    ]) {
      const { code, out, err } = await program(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(
        `${file} is in UTF-16; it must be in UTF-8. To convert it: iconv -f UTF-16 -t UTF-8.`,
      );
    }
  });

  test('is named when it comes byte by byte', async () => {
    const stdin = async function* () {
      for (const byte of utf16(good)) yield await Promise.resolve(Uint8Array.of(byte));
    };
    const { code, err } = await program(['check', '-'], { stdin });
    expect(code).toBe(2);
    expect(err).toContain('- is in UTF-16');
  });

  test('is not what begins with one of its two bytes', async () => {
    for (const stdin of [Uint8Array.of(0xff), Uint8Array.of(0xfe, 0x0a)]) {
      expect(await program(['check', '-'], { stdin })).toMatchObject({ code: 4 });
    }
  });
});
