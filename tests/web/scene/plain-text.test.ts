import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  escapeMarkdown,
  escapeMarkup,
  kPlainLine,
  plainLine,
} from '../../../web/scene/plain-text.ts';

test.each([
  ['Left', true],
  ['두 상자', true],
  ['👩‍🚀 & <b>', true],
  ['', false],
  [' \u00a0\u3000', false],
  ['a\nb', false],
  ['a\u2028b', false],
  ['a\tb', false],
  ['a\u0007b', false],
  ['a\u0085b', false],
  ['\ud83d', false],
  ['שלום', true],
  ['❤️ ☀️', true],
  ['👍🏽', true],
  ['1.000\u202e', false],
  ['A\u200b', false],
  ['A\u200d', false],
  ['A\ufe0f', false],
  ['\u2066A', false],
  ['\u3164', false],
  ['\u115f', false],
  ['\u2800', false],
  ['A\u00ad', false],
  ['A\u{e0041}', false],
  ['🚀\u200d', false],
])('%j: %j', (text, plain) => {
  expect(kPlainLine.test(text)).toBe(plain);
});

test.each([
  ['  Left \t side\n', 'Left side'],
  ['a\u0000b', 'a b'],
  ['\u0007\n', ''],
  ['123456789 123', '123456789'],
  ['👍'.repeat(12), '👍'.repeat(10)],
  ['\u202eA\u200bB\u2069', 'AB'],
  ['12345678👩‍🚀', '12345678👩'],
  ['👩‍🚀', '👩‍🚀'],
])('%j becomes %j', (text, line) => {
  expect(plainLine(text, 10)).toBe(line);
});

test('any text becomes a plain line or is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const line = plainLine(text, most);
      expect(line === '' || kPlainLine.test(line), JSON.stringify(line)).toBe(true);
      expect([...line].length).toBeLessThanOrEqual(most);
    }),
  );
});

const kSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

test('escaped markup round-trips, and contains no tag or end of an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = escapeMarkup(text);
      expect(escaped).not.toMatch(/[<>"]/);
      expect(escaped.replace(/&(\w+);/g, (_, name: string) => kSigns[name] ?? '')).toBe(text);
    }),
  );
});

test('escaped Markdown round-trips, on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a1 \n\\`*_[]<>|#~&!()') }), (text) => {
      const escaped = escapeMarkdown(text);
      expect(escaped).not.toMatch(/\n|(?<!\\)(\\\\)*[`*_[\]<>|#~&]/);
      expect(escaped.replace(/\\(.)/g, '$1')).toBe(text.replace(/\s+/g, ' '));
    }),
  );
});
