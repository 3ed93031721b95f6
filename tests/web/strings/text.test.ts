import { expect, test } from 'vitest';
import { number, signed } from '../../../web/strings/number.ts';
import {
  format,
  joined,
  plain,
  readingTime,
  rich,
  withAllKept,
  withNumbersKept,
} from '../../../web/strings/text.ts';

test.each([
  [0, '0.000'],
  [-0, '0.000'],
  [0.4537, '0.454'],
  [-0.465, '−0.465'],
  [12.3456, '12.346'],
  [999.9, '999.900'],
  [1234.56, '1234.6'],
  [123456, '1.2×10⁵'],
  [1e9, '1.0×10⁹'],
  [0.0005, '0.001'],
  [4.9e-4, '4.9×10⁻⁴'],
  [-1e-12, '−1.0×10⁻¹²'],
  [5e-324, '4.9×10⁻³²⁴'],
  [Number.POSITIVE_INFINITY, '∞'],
  [Number.NEGATIVE_INFINITY, '−∞'],
  [Number.NaN, '–'],
])('%d reads %s', (value, text) => {
  expect(number(value)).toBe(text);
});

test('a gap shows its sign, nothing does not', () => {
  expect(signed(0.454)).toBe('+0.454');
  expect(signed(-0.465)).toBe('−0.465');
  expect(signed(0)).toBe('0.000');
  expect(signed(Number.NaN)).toBe('–');
});

test('placeholders are filled in, unknown ones stay to be seen', () => {
  expect(format('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test('emphasis is the translator’s, never a value’s', () => {
  expect(rich('Only *{axis}* shows it.', { axis: 'a*b' })).toEqual([
    { text: 'Only ', strong: false, from: null },
    { text: 'a*b', strong: true, from: 'axis' },
    { text: ' shows it.', strong: false, from: null },
  ]);
});

test('sentences are joined by one space', () => {
  expect(plain(joined([rich('One.', {}), rich('*Two*.', {})]))).toBe('One. Two.');
});

test.each([
  ['{gap} m of daylight', '{gap}\u00a0m of daylight'],
  ['from {low} m to {high} m.', 'from {low}\u00a0m to {high}\u00a0m.'],
  ['{gap} m의 틈', '{gap}\u00a0m의 틈'],
  ['Move 0.5 m', 'Move 0.5\u00a0m'],
  ['1 ulp on', '1\u00a0ulp on'],
  ['at t = {t} of {a}', 'at t\u00a0=\u00a0{t} of {a}'],
  ['*{axis}* = {value} is', '*{axis}*\u00a0=\u00a0{value} is'],
  ['t = 0 lies', 't\u00a0=\u00a00 lies'],
  ['{count} more', '{count} more'],
  ['{name} meets', '{name} meets'],
])('%s keeps together what belongs to a number', (template, kept) => {
  expect(withNumbersKept(template)).toBe(kept);
});

test('names in right-to-left scripts do not turn the numbers beside them around', () => {
  const sentence = (a: string) => format('{a} × {b}: {gap} m', { a, b: 'B', gap: -1.5 });
  expect(sentence('A')).toBe('A × B: -1.5 m');
  for (const name of ['א', 'ب', 'ܐ', '\u{10d00}']) {
    expect(sentence(name)).toBe(`\u2068${name}\u2069 × B: -1.5 m`);
  }
});

test('longer sentences are shown longer, Korean ones as long as English ones that say the same', () => {
  const english = readingTime('1 · A.x: they overlap by 0.465 m → next axis');
  expect(english).toBeGreaterThan(2000);
  expect(
    readingTime('1 · A.x: A [0, 1] m, B [0.5, 2] m, they overlap by 0.465 m → next axis'),
  ).toBeGreaterThan(english);
  expect(readingTime('가나다')).toBe(readingTime('abcdef'));
});

test.each([
  ['축(SAT)은', {}, '축(SAT)\u2060은'],
  ['{angle}로', { angle: '90°' }, '90°\u2060로'],
  ['{name}{name:를}', { name: '구 (2)' }, '구 (2)\u2060를'],
  ['{name}이', { name: 'B' }, 'B이'],
  ['(a) is', {}, '(a) is'],
])('a particle stays in the line of the sign before it: %s', (template, values, expected) => {
  expect(format(withNumbersKept(template), values)).toBe(expected);
});

test('all texts of a file are kept together like that', () => {
  expect(withAllKept({ a: '8 ulp', b: '축(SAT)은' })).toEqual({
    a: '8\u00a0ulp',
    b: '축(SAT)\u2060은',
  });
});
