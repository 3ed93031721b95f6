import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkdown, escapeMarkup } from '../../../web/scene/escape.ts';

const kSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

test('markup is read back as it was, and none of it is a tag or the end of an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = escapeMarkup(text);
      expect(escaped).not.toMatch(/[<>"]/);
      expect(escaped.replace(/&(\w+);/g, (_, name: string) => kSigns[name] ?? '')).toBe(text);
    }),
  );
});

test('Markdown is read back as it was, on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a1 \n\\`*_[]<>|#~&!()') }), (text) => {
      const escaped = escapeMarkdown(text);
      expect(escaped).not.toMatch(/\n|(?<!\\)(\\\\)*[`*_[\]<>|#~&]/);
      expect(escaped.replace(/\\(.)/g, '$1')).toBe(text.replace(/\s+/g, ' '));
    }),
  );
});
