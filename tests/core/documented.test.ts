// The JavaScript of the manual runs, and its answers are those in its comments.
import { expect, test } from 'vitest';
import { core } from './support/core.ts';
import { examplesIn } from './support/manual.ts';

interface Example {
  readonly line: string;
  /** What the line evaluates to. */
  readonly found: unknown;
  /** The value at the beginning of its comment; undefined: it says something else. */
  readonly expected: unknown;
}

/** A JavaScript literal at the beginning of a text; undefined: there is none. `…` stands for more members. */
function literalIn(text: string): unknown {
  const [literal] =
    /^(?:\{.*\}|true|false|null|'[^']*'|-?\d+(?:\.\d+)?(?=$|[:;,] ))/.exec(text) ?? [];
  if (literal === undefined || /\{ \w+, /.test(literal)) return undefined;
  return new Function(`return (${literal.replace(/, …/g, '')});`)();
}

/** As many as it is shown with. */
const decimalsOf = (number: number) => (String(number).split('.')[1] ?? '').length;

/** How many brackets are open after a text. */
const depthOf = (text: string) =>
  (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0);

/** Runs the examples of a page one after the other, as a reader would. */
function runExamples(page: string): Example[] {
  const lines = examplesIn(page, 'js')
    .join('')
    .split('\n')
    .filter((line) => !/^import |loadCore\(\)/.test(line));
  // A statement ends with a semicolon before the comment or the end of its line, outside of brackets.
  const statements: { code: string; comment: string }[] = [];
  let code = '';
  for (const line of lines) {
    const [, text = line, comment = ''] = /^(.*?)\s*\/\/ (.*)$/.exec(line) ?? [];
    code += `${text}\n`;
    if (!text.trimEnd().endsWith(';') || depthOf(code) > 0) continue;
    statements.push({ code, comment });
    code = '';
  }
  const body = statements.map(({ code: text, comment }, i) => {
    const noted = (value: string) => `note(${i}, ${JSON.stringify(comment)}, ${value});`;
    const [, name] = /^\s*const (\w+) =/.exec(text) ?? [];
    if (name !== undefined) return literalIn(comment) === undefined ? text : text + noted(name);
    return /^\s*const /.test(text) ? text : noted(text.trim().slice(0, -1));
  });
  const examples: Example[] = [];
  const note = (i: number, comment: string, found: unknown) => {
    const line = statements[i]?.code.trim() ?? '';
    // Views of a world that is disposed later are copied now.
    examples.push({ line, found: structuredClone(found), expected: literalIn(comment) });
  };
  new Function('core', 'note', body.join('\n'))(core, note);
  return examples;
}

test.each(['README.md', 'docs/api.md'])('%s', (page) => {
  const examples = runExamples(page);
  const withAnswer = examples.filter(({ expected }) => expected !== undefined);
  for (const { line, found, expected } of withAnswer) {
    if (typeof expected === 'object' && expected !== null)
      expect(found, line).toMatchObject(expected);
    else if (typeof expected === 'number')
      expect(found, line).toBeCloseTo(expected, decimalsOf(expected));
    else expect(found, line).toBe(expected);
  }
  expect(withAnswer.length).toBeGreaterThanOrEqual(page === 'README.md' ? 1 : 20);
});
