// Comments of code are among the strings, in both languages, and fit beside the text.
import { expect, test } from 'vitest';
import { commentKeys } from '../../../../../tools/site/lessons/languages/code-texts.ts';
import { withComments } from '../../../../../tools/site/lessons/languages/comments.ts';
import en from '../../../../../web/strings/lesson-code.en.json' with { type: 'json' };
import ko from '../../../../../web/strings/lesson-code.ko.json' with { type: 'json' };
import koTextbook from '../../../../../web/strings/textbook-comments.ko.json' with { type: 'json' };

test('all keys have words in both languages, and all words a key', () => {
  const keys = [...commentKeys()].toSorted();
  expect(Object.keys(en).toSorted()).toEqual(keys);
  expect(Object.keys(ko).toSorted()).toEqual(keys);
});

test('each says it in its own language', () => {
  const isFormula = (text: string) => !/[a-z]{3}/i.test(text);
  for (const [key, words] of Object.entries(ko)) {
    const same = en[key as keyof typeof en];
    if (words === same) expect(isFormula(words), key).toBe(true);
    else expect(words, key).toMatch(/[가-힣]/);
    expect(same, key).not.toMatch(/[가-힣]/);
  }
});

test('a comment stands where its key was', () => {
  expect(withComments('  return x; // #noRoot', 'en')).toBe(
    '  return x; // the whole line misses it',
  );
  expect(withComments('// #whole\nf()', 'en')).toBe(`// ${en.whole}\nf()`);
});

test('a long one has several lines, and does not stand behind code', () => {
  const long = withComments('    // #edgesOf', 'en').split('\n');
  expect(long.length).toBeGreaterThan(1);
  for (const line of long) {
    expect(line).toMatch(/^ {4}\/\/ \S/);
    expect(line.length).toBeLessThanOrEqual(78);
  }
  const code = `  const span = ${'x'.repeat(60)};`;
  expect(withComments(`${code} // #noRoot`, 'en')).toBe(`  // ${en.noRoot}\n${code}`);
});

test('a key without words is refused', () => {
  expect(() => withComments('// #nothing', 'en')).toThrow('nothing');
});

const [[english, korean] = ['', '']] = Object.entries(koTextbook).filter(
  ([key]) => key.length < 20,
);

test('a comment of the textbook is translated, on one line or several', () => {
  expect(withComments(`  f(); // ${english}`, 'ko')).toBe(`  f(); // ${korean}`);
  expect(withComments(`  f(); // ${english}`, 'en')).toBe(`  f(); // ${english}`);
  const long = Object.keys(koTextbook).find((key) => key.length > 150) ?? '';
  const half = long.indexOf(' ', long.length / 2);
  const text = `  // ${long.slice(0, half)}\n  // ${long.slice(half + 1)}\n  f();`;
  const lines = withComments(text, 'ko').split('\n');
  expect(lines.pop()).toBe('  f();');
  for (const line of lines) expect(line).toMatch(/^ {2}\/\/ .*[가-힣]/);
  expect(withComments('x(); // (1, 0, 0) × e', 'ko')).toBe('x(); // (1, 0, 0) × e');
  expect(() => withComments('// Unheard of', 'ko')).toThrow('Unheard of');
});

test('each translation is in Korean, and of a comment of the textbook', () => {
  const sources = Object.values(
    import.meta.glob<string>('../../../../../web/textbook/*/*.{js,h,glsl}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map((source) => source.replaceAll(/\n *\/\/ /g, ' '));
  for (const [key, words] of Object.entries(koTextbook)) {
    expect(words).toMatch(/[가-힣]/);
    expect(
      sources.some((source) => source.includes(key)),
      key,
    ).toBe(true);
  }
});
