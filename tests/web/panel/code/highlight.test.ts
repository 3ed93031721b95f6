// The listing equals the source, character by character, and contains the line of every step.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { linesOf } from '../../../../web/panel/code/highlight.ts';
import { presets } from '../../../../web/presets/index.ts';
import { shapesOfPair } from '../../presets/shapes.ts';

const cpp = resolve(import.meta.dirname, '../../../../cpp');
const files = ['convex', 'curve', 'pairs', 'sat'].flatMap((folder) =>
  readdirSync(`${cpp}/${folder}`)
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => `${folder}/${name}`),
);
const read = (file: string) => readFileSync(`${cpp}/${file}`, 'utf8');
const textOf = (line: ReturnType<typeof linesOf>[number]) => line.map(({ text }) => text).join('');

test.each(files)('%s is shown as it is', (file) => {
  const source = read(file);
  expect(`${linesOf(source).map(textOf).join('\n')}\n`).toBe(source);
});

test('classifies tokens', () => {
  const source = '// why\nreturn test(1.5, "a", Outcome::apart);';
  const [first = [], second = []] = linesOf(source);
  expect(first).toEqual([{ text: '// why', className: 'comment' }]);
  const classNames = Object.fromEntries(second.map(({ text, className }) => [text, className]));
  expect(classNames).toMatchObject({
    return: 'keyword',
    test: 'function',
    '1.5': 'literal',
    '"a"': 'literal',
  });
});

test('an empty line is kept, and a trailing line break adds none', () => {
  expect(linesOf('int a;\n\nint b;\n').map(textOf)).toEqual(['int a;', '', 'int b;']);
});

describe('lines of steps', () => {
  let core: Core;
  beforeAll(async () => {
    core = await loadCore();
  });

  test.each(presets)('$key', ({ scene }) => {
    const { file, steps } = core.explain(...shapesOfPair(scene));
    const lines = read(file).split('\n');
    for (const { name, line } of steps) {
      expect(lines[line - 1]?.trim(), `${name} at ${file}:${line}`).toMatch(/\w/);
    }
  });
});
