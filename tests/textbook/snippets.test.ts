// Every pair has its texts in all languages, in order and without anything that they do not need.
import { describe, expect, test } from 'vitest';
import { kLanguages } from '../../web/textbook/language.ts';
import { definitionsIn, snippetOf } from '../../web/textbook/snippet.ts';
import { loadTextbook } from '../../web/textbook/textbook.ts';
import { functions, snippetsOf } from './support/snippets.ts';

describe.each(kLanguages)('%s', async (language) => {
  const definitions = await loadTextbook(language);
  const texts = await snippetsOf(language);

  test.each(functions)('has $name', ({ name }) => {
    expect(texts.get(name)).toContain(`${name}`);
  });

  test('defines each name once, and before it is used', () => {
    const seen = new Set<string>();
    const names = new Set(definitions.map(({ name }) => name));
    for (const { name, uses } of definitions) {
      expect(seen).not.toContain(name);
      seen.add(name);
      for (const used of uses) if (names.has(used)) expect(seen, `for ${name}`).toContain(used);
    }
  });

  test('holds nothing that no pair needs', () => {
    const shown = [...texts.values()].join('\n');
    for (const { text } of definitions) expect(shown).toContain(text);
  });

  test('fits the page', () => {
    const most = { test: 100, contact: 165, gjk: 165, epa: 275 } as const;
    const lengths: number[] = [];
    for (const { name, method } of functions) {
      const lines = (texts.get(name) ?? '').trimEnd().split('\n');
      expect(lines.length, name).toBeLessThanOrEqual(most[method]);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100);
      if (method === 'test') lengths.push(lines.length);
    }
    const median = lengths.toSorted((a, b) => a - b)[lengths.length >> 1];
    expect(median).toBeLessThanOrEqual(45);
  });
});

describe('a snippet', () => {
  const source = `// The file.
import { x } from './x.js';

// Adds.
export const add = (a, b) => a + b;
export const sub = (a, b) => a - b; // not add(a, b)

const LIST = [
  1,
];

// Of a list
// of numbers
export function sum(list) {

  return list.reduce((s, x) => add(s, x), LIST.length); // sub(…)
}
`;

  test('is the function after what it needs', () => {
    expect(snippetOf('sum', definitionsIn(source))?.text).toBe(`// Adds.
const add = (a, b) => a + b;

const LIST = [
  1,
];

// Of a list
// of numbers
function sum(list) {
  return list.reduce((s, x) => add(s, x), LIST.length); // sub(…)
}
`);
  });

  test('of one line stays one', () => {
    expect(snippetOf('sub', definitionsIn(source))?.text).toBe(
      'const sub = (a, b) => a - b; // not add(a, b)\n',
    );
    expect(snippetOf('tetrahedronPlane', definitionsIn(source))).toBeNull();
  });

  test('of C++ begins with the headers of its files', () => {
    const files = [
      '#pragma once\n\n#include <cmath>\n\nstruct Vec { double x; };\n',
      '#include <algorithm>\n#include <cmath>\n\n#include "vec.h"\n\ninline Vec half(Vec v) { return {v.x / 2}; }\n',
    ];
    expect(snippetOf('half', files.flatMap(definitionsIn))?.text).toBe(
      '#include <algorithm>\n#include <cmath>\n\n' +
        'struct Vec { double x; };\ninline Vec half(Vec v) { return {v.x / 2}; }\n',
    );
  });
});
