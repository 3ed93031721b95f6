// Korean particles in the line of what they are about.
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../../tools/site/lessons/markdown.ts';

const html = (markdown: string) => {
  const number = () => ({
    tag: 'span',
    properties: { className: 'reading' },
    children: [{ type: 'text' as const, value: '(1, 2)' }],
  });
  return toHtml({ type: 'root', children: htmlOf(markdown, { n: number }) });
};

test('a formula ends in a joiner that is in one run with its last box', () => {
  const text = html('길이는 $r$만큼, $d$ 보다 크다.');
  expect(text).toMatch(
    /<span class="kept"><span class="base">.*?\u2060<\/span><\/span><\/span>만큼, /,
  );
  expect(text.match(/class="kept"/g)).toHaveLength(1);
});

test.each([
  ['(SAT)는', '(SAT)\u2060는'],
  ['‘거의’가', '‘거의’\u2060가'],
  ['90°로', '90°\u2060로'],
  ['25%만', '25%\u2060만'],
  [':n[point]에서', '(1, 2)</span>\u2060에서'],
])('a word joiner keeps the particle of %s', (markdown, expected) => {
  expect(html(`값은 ${markdown} 있다.`)).toContain(expected);
});

test('nothing is put behind other letters, into code, or into English', () => {
  const same = ['B가', '`f(x)가`', '12개', '$x$ is', '(a) b'];
  for (const text of same) {
    expect(html(text)).not.toContain('\u2060');
    expect(html(text)).not.toContain('class="kept"');
  }
});
