import { expect, test } from 'vitest';
import { javascriptLinesOf } from '../../../../web/panel/code/javascript-highlight.ts';
import { loadTextbook } from '../../../../web/textbook/textbook.ts';

const textsOf = (source: string, className: string) =>
  javascriptLinesOf(source)
    .flat()
    .filter((piece) => piece.className === className)
    .map(({ text }) => text);

test('classifies what the textbook tests are made of', () => {
  const source = `// the sum of (a)
const sum = (a, b) => a + 1e-9; // 2
function half(x) {
  return x.length === 0 ? forth : Math.abs(x) / 2;
}
`;
  expect(textsOf(source, 'comment')).toEqual(['// the sum of (a)', '// 2']);
  expect(textsOf(source, 'keyword')).toEqual(['const', 'function', 'return']);
  expect(textsOf(source, 'literal')).toEqual(['1e-9', '0', '2']);
  expect(textsOf(source, 'function')).toEqual(['sum', 'half', 'abs']);
});

test('changes no text', async () => {
  for (const { text } of await loadTextbook('javascript')) {
    const lines = javascriptLinesOf(text).map((line) => line.map((piece) => piece.text).join(''));
    expect(lines.join('\n')).toBe(text);
  }
});
