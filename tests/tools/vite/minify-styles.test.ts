import { expect, test } from 'vitest';
import { StyleError, withMinifiedStyles } from '../../../tools/vite/minify-styles.ts';

const tight = (code: string) => withMinifiedStyles(code, 'sheet.ts');

test('of each style sheet what a browser reads is left, and all of the code around it', () => {
  const module = `const a = css\`
  /* why */
  :host([hidden]) {
    display: none;
  }
\`;
const text = \`a   {  }\`;
const b = css\` p > b { color: #ff0000 } \`;`;
  expect(tight(module)).toBe(
    'const a = css`:host([hidden]){display:none}`;\n' +
      'const text = `a   {  }`;\n' +
      'const b = css`p>b{color:red}`;',
  );
});

test('text in quotes stays as it is', () => {
  expect(tight("css`a::after { content: '/* a  b */ { '; }`")).toBe(
    'css`a:after{content:"/* a  b */ { "}`',
  );
});

test('what a sheet must not have is refused, with its file', () => {
  expect(() => tight('css`a { color: $' + '{ink}; }`')).toThrow(StyleError);
  expect(() => tight("css`a::after { content: '\\\\2192'; }`")).toThrow('sheet.ts: a style sheet');
  expect(() => tight('css`a { color: red; }}`')).toThrow(/Unexpected/);
});
