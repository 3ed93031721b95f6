// Comments of code are among the strings, in both languages, and fit beside the text.
import { expect, test } from 'vitest';
import { commentKeys } from '../../../../../tools/site/lessons/languages/code-texts.ts';
import { withComments } from '../../../../../tools/site/lessons/languages/comments.ts';
import en from '../../../../../web/strings/lesson-code.en.json' with { type: 'json' };
import ko from '../../../../../web/strings/lesson-code.ko.json' with { type: 'json' };

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
