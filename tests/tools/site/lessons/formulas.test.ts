// Numbers of the figure in displayed formulas, and the LaTeX that is copied.
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { type FormulaReading, plainLatex } from '../../../../tools/site/lessons/formulas.ts';
import { htmlOf } from '../../../../tools/site/lessons/markdown.ts';

const seen: FormulaReading[] = [];
const html = (markdown: string) =>
  toHtml({
    type: 'root',
    children: htmlOf(
      markdown,
      {},
      {
        words: { copy: 'Copy LaTeX', copied: 'Copied' },
        readingOf: (reading) => {
          seen.push(reading);
          return {
            tag: 'span',
            properties: { className: 'reading', 'data-reading': reading.path },
            children: [{ type: 'text', value: '0.500' }],
          };
        },
      },
    ),
  });

test.each([
  ['\\gap{g} = d', 'g = d'],
  ['\\A{r_A} + \\B{r_B}', 'r_A + r_B'],
  ['\\A{\\vec v}_x', '{\\vec v}_x'],
  ['\\B{e}_x \\A{w}^2', '{e}_x {w}^2'],
  ['\\gap{\\frac{\\B{w} + 2\\A{r}}{v}}', '{\\frac{w + 2r}{v}}'],
  ['\\A{\\alpha}x', '\\alpha x'],
  ['\\sqrt{x}', '\\sqrt{x}'],
  ['\\gap{@3@}', '@3@'],
])('%s is %s without its colors', (latex, plain) => {
  expect(plainLatex(latex)).toBe(plain);
});

test('a displayed formula has a button, and its LaTeX', () => {
  const written = html('$$\n\\gap{g} = d - \\A{r}\n$$');
  expect(written).toContain('<div class="formula" data-latex="g = d - r">');
  expect(written).toMatch(/<button type="button" class="copy-formula" hidden title="Copy LaTeX"/);
  expect(html('in the text $x$')).not.toContain('<button');
});

test('a reading is a number for the eye and in MathML, and keeps its place in LaTeX', () => {
  seen.length = 0;
  const written = html('$$\n\\gap{g} = \\n[digits=2 signed]{gap} + \\frac{\\n{s}}{2}\n$$');
  expect(seen).toEqual([
    { path: 'gap', attributes: { digits: '2', signed: '' } },
    { path: 's', attributes: {} },
  ]);
  expect(written).toContain('data-latex="g = @0@ + \\frac{@1@}{2}"');
  expect(written).toContain('<mtext data-reading="gap" data-place="0">0.500</mtext>');
  expect(
    written.match(/<span class="[^"]*reading" data-reading="\w+" data-place="\d">0\.500<\/span>/g),
  ).toHaveLength(2);
  const shown = written
    .replace(/<annotation.*?<\/annotation>/, '')
    .replace(/data-latex="[^"]*"/, '');
  expect(shown).not.toMatch(/@\d/);
});

test('parts are broken apart first, and stay what they are in LaTeX', () => {
  const written = html('$$\na = b + c, \\qquad d = e, \\qquad f = g\n$$');
  expect(written.match(/class="part"/g)).toHaveLength(3);
  expect(written).not.toContain('margin-right:2em');
  expect(written).toContain('data-latex="a = b + c, \\qquad d = e, \\qquad f = g"');
  expect(html('$$\na = b\n$$')).not.toContain('class="part"');
});

test('a reading behind a space is a number in MathML, too', () => {
  expect(html('$$\n(1,\\ \\n{gap})\n$$')).not.toMatch(/>\s*@0@</);
});

test('a reading in a formula of the running text is none', () => {
  expect(() => html('$\\n{gap}$')).toThrow();
});
