import { describe, expect, test, vi } from 'vitest';
import { presetGroups, presets } from '../../../web/presets/index.ts';
import en from '../../../web/strings/en.json' with { type: 'json' };
import { stringsOf, textOr } from '../../../web/strings/index.ts';
import ko from '../../../web/strings/ko.json' with { type: 'json' };
import { langOf, otherLang } from '../../../web/strings/lang.ts';
import panelsEn from '../../../web/strings/panels.en.json' with { type: 'json' };
import panelsKo from '../../../web/strings/panels.ko.json' with { type: 'json' };

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort();
const english: Record<string, string> = { ...en, ...panelsEn };
const korean: Record<string, string> = { ...ko, ...panelsKo };

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en));
  expect(Object.keys(panelsKo)).toEqual(Object.keys(panelsEn));
});

test('no word is said twice', () => {
  expect(Object.keys(panelsEn).filter((key) => key in en)).toEqual([]);
});

test.each(Object.keys(english))('%s names the same things in both languages', (key) => {
  const text = english[key] ?? '';
  const other = korean[key] ?? '';
  expect(text.trim()).toBe(text);
  expect(other.trim()).toBe(other);
  expect(other).not.toBe('');
  expect(placeholders(other)).toEqual(placeholders(text));
  // Emphasis comes in pairs.
  expect(text.split('*').length % 2).toBe(1);
  expect(other.split('*').length % 2).toBe(1);
});

test('every preset and every group of them has a title', () => {
  for (const { key } of presets) expect(english).toHaveProperty([`preset.${key}`]);
  for (const key of Object.keys(presetGroups)) expect(english).toHaveProperty([`presets.${key}`]);
});

describe('the language', () => {
  test.each([
    ['ko', 'ko'],
    ['ko-KR', 'ko'],
    ['KO', 'ko'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('of %s is %s', (tag, lang) => {
    expect(langOf(tag)).toBe(lang);
  });

  test('switches to and fro', () => {
    expect(otherLang('en')).toBe('ko');
    expect(otherLang('ko')).toBe('en');
  });
});

test('a key made from data falls back', () => {
  expect(textOr(stringsOf('en'), 'preset.edge-edge', 'x')).toContain('Box');
  expect(textOr(stringsOf('en'), 'preset.unheard-of', 'x')).toBe('x');
});

describe('texts are loaded when they are needed', () => {
  // Modules of their own: what other tests have loaded is not in them.
  const freshStrings = () => {
    vi.resetModules();
    return import('../../../web/strings/index.ts');
  };

  test('another language is English until it has been loaded', async () => {
    const strings = await freshStrings();
    expect(strings.hasStrings('ko')).toBe(false);
    expect(strings.stringsOf('ko')).toBe(strings.stringsOf('en'));
    await strings.loadStrings('ko');
    expect(strings.hasStrings('ko')).toBe(true);
    expect(strings.stringsOf('ko').why).toBe('이유');
  });

  test('those of panels when a panel is opened, in all languages that are loaded', async () => {
    const strings = await freshStrings();
    await strings.loadStrings('ko');
    expect(strings.stringsOf('ko')['view.top']).toBeUndefined();
    await strings.loadPanelStrings();
    for (const lang of ['en', 'ko'] as const) {
      expect(Object.keys(strings.stringsOf(lang)).sort()).toEqual(Object.keys(english).sort());
    }
    expect(strings.stringsOf('ko')['view.top']).toBe(panelsKo['view.top']);
  });
});
