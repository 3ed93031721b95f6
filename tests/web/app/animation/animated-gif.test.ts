import { expect, test } from 'vitest';
import { wrapped } from '../../../../web/app/animation/animated-gif.ts';

const lines = (text: string, width: number) => wrapped(text, width, ({ length }) => length);

test('a text that fits is one line', () => {
  expect(lines('they overlap', 12)).toEqual(['they overlap']);
});

test('the first line is as long as fits, and no word is lost', () => {
  expect(lines('they overlap → next axis', 14)).toEqual(['they overlap →', 'next axis']);
  expect(lines('겹침 → 다음 축', 6)).toEqual(['겹침 →', '다음 축']);
  expect(lines('unbreakable text', 3)).toEqual(['unbreakable', 'text']);
});
