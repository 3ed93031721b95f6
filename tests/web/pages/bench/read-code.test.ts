// A visitor's code is read without running it: which function is judged, and which line is at fault.
import { describe, expect, test } from 'vitest';
import { kMaxCode, readCode } from '../../../../web/pages/bench/code/read-code.ts';

function judged(code: string): unknown {
  const read = readCode(code);
  if ('fault' in read) throw new SyntaxError(JSON.stringify(read.fault));
  return new Function(`'use strict';${read.body}`)();
}

const faultOf = (code: string) => {
  const read = readCode(code);
  return 'fault' in read ? read.fault : null;
};

describe('the function that is judged', () => {
  test.each([
    [
      'a default export',
      'export default function one() { return 1; }\nfunction two() { return 2; }',
    ],
    [
      'a default export without a name',
      'export default function () { return 1; }\n[0].map((x) => x);',
    ],
    ['a default export that is an arrow', 'export default () => 1;\nconst two = () => 2;'],
    ['a default export in parentheses', 'export default (function (a, b) { return 1; })'],
    ['an arrow in parentheses', 'export default /* ( */ ((a, b) => 1);\nconst two = () => 2;'],
    ['the last function, in parentheses', 'function two() { return 2; }\nconst one = ((() => 1));'],
    ['one exported between lines without semicolons', 'let one = () => 1\nexport { one }\n(0)'],
    ['a value that is exported', 'const one = () => 1;\nexport default one;\nfunction two() {}'],
    [
      'a renamed one',
      'function one() { return 1; }\nfunction two() {}\nexport { one as default };',
    ],
    ['the only export', 'export function one() { return 1; }\nfunction two() { return 2; }'],
    ['the only export, behind', 'function one() { return 1; }\nfunction two() {}\nexport { one };'],
    ['the last function', 'const two = () => 2;\nfunction one() { return 1; }\nlet n = 3;'],
    ['the last function, an arrow', 'function two() { return 2; }\nconst one = () => 1;'],
    ['a comment between', 'export /* the\nonly */ default /* one */ function () { return 1; }'],
  ])('is %s', (_, code) => {
    expect((judged(code) as () => unknown)()).toBe(1);
  });

  test('stands in the same line as before', () => {
    const code = 'const a = 1;\n\nexport default function f() {\n  throw new Error("here");\n}\n';
    const read = readCode(code);
    const lines = 'body' in read ? read.body.split('\n') : [];
    expect(lines[3]).toBe('  throw new Error("here");');
    expect(lines).toHaveLength(code.split('\n').length + 1);
  });
});

describe('code that cannot be run', () => {
  test.each([
    ['syntax', 2, 'function f() {\n  return 1 +;\n}'],
    ['syntax', 1, 'export default function f() { await 1; }'],
    ['syntax', 1, 'with (a) {}'],
    ['import', 2, '\nimport { x } from "./x.js";\nexport default () => x;'],
    ['import', 1, 'export { x } from "./x.js";'],
    ['import', 1, 'export * from "./x.js";'],
    // read otherwise by a script than by a module
    [
      'syntax',
      2,
      'let x = 1;\nconst y = x <!--x, z = `\n}); fetch; (function () {\n//`;\nexport default () => 1;',
    ],
    ['syntax', 2, 'let x = 1, y = 2;\nif (x <!--y) x = 2;\nexport default () => 1;'],
    ['syntax', 3, 'let x = 1\nx\n--> 0;\nexport default () => 1;'],
    ['syntax', 1, 'const x = await 1;\nexport default () => x;'],
    ['syntax', 1, 'export default () => import.meta.url;'],
    ['syntax', 1, '#!/usr/bin/env node\nexport default () => 1;'],
    ['noFunction', null, 'const x = 1;'],
    ['noFunction', null, ''],
    ['noFunction', null, 'export const one = () => 1;\nexport const two = () => 2;'],
    ['long', null, ' '.repeat(kMaxCode + 1)],
  ])('%s in line %s', (code, line, text) => {
    expect(faultOf(text)).toMatchObject({ code, line });
  });

  test('is said in the words of the parser', () => {
    expect(faultOf('f(')?.message).toBe('Unexpected token');
  });

  test('ends at once for a regular expression of many groups of the same name', () => {
    const [opening, closing] = ['(?:', '|(?<a>x))'].map((part) => part.repeat(1500));
    expect(faultOf(`\nexport default () => /${opening}${closing}/.test("x");`)).toEqual({
      code: 'syntax',
      line: 2,
      message: 'Invalid regular expression: Duplicate capture group name',
    });
  });
});
