import { expect, test } from 'vitest';
import { FigureError } from '../../../web/app/figure-error.ts';
import { InvalidArgumentError, InvalidShapeError } from '../../../web/core/errors.ts';
import { pathText, printable, shorten, shortJson } from '../../../web/strings/printable.ts';

test('line ends and what moves the cursor are shown as such', () => {
  expect(printable('a\r\nb\tc')).toBe('a\\r\\nb\\tc');
  expect(printable('\u001b[31mred\u202e\u2028')).toBe('\\u{1b}[31mred\\u{202e}\\u{2028}');
  expect(shortJson('a\nb')).toBe('"a\\nb"');
  expect(pathText([{ key: 'a\nb' }])).toBe('["a\\nb"]');
});

test('messages of errors are one line', () => {
  const value = 'one\ntwo';
  expect(new InvalidShapeError('A\nB', 'radius', value, 'wrongType').message).toBe(
    'A\\nB.radius is "one\\ntwo": it must be a number',
  );
  const { message } = new InvalidArgumentError('hit', 'options.a\nb', value, 'unknownOption');
  expect(message).not.toContain('\n');
  expect(new FigureError('source', `${value} is gone`).message).toBe('one\\ntwo is gone');
});

test('what is shortened is short as it is shown, escapes and all', () => {
  expect(shorten('\u0010\u0010\u0000nts": [')).toBe('\\u{10}\\u{10}\\u{0}nts": [');
  expect(shorten('\u0010'.repeat(60))).toBe(`${'\\u{10}'.repeat(10)} …`);
  expect(shorten('a'.repeat(61))).toBe(`${'a'.repeat(60)} …`);
});

test('a BigInt is written where that takes no time', () => {
  expect(shortJson([2n ** 64n, -(2n ** 64n)])).toBe(
    '[18446744073709551616, -18446744073709551616]',
  );
  const long = 1n << (1n << 23n);
  expect(shortJson({ gap: long, depth: -long })).toBe('{"gap": bigint, "depth": bigint}');
});
