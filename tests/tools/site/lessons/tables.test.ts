// Tables of lessons as HTML.
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../../tools/site/lessons/markdown.ts';

const html = (markdown: string) =>
  toHtml({ type: 'root', children: htmlOf(markdown, {}) }).replaceAll('\n', '');

test('headings of columns have their scope, and cells the alignment of their column', () => {
  expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toBe(
    '<div class="wide"><table><thead><tr><th scope="col">a</th><th style="text-align: right" scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td style="text-align: right">2</td></tr></tbody></table></div>',
  );
});

test('below an empty heading stand the headings of the rows', () => {
  expect(html('| | b |\n|---|---|\n| a | 2 |')).toBe(
    '<div class="wide"><table><thead><tr><td></td><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><th scope="row">a</th><td>2</td></tr></tbody></table></div>',
  );
});

test('a formula alone is no heading of its row', () => {
  const table = html('| | b |\n|---|---|\n| $a$ | 2 |\n| c | 3 |');
  expect(table).toContain('<tr><td><span class="katex">');
  expect(table).toContain('<th scope="row">c</th>');
});
