// The C++ texts, compiled as they are with warnings as errors, and judged on ordinary cases.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cppNumber } from '../../web/scene/cards/literals.ts';
import type { Shape } from '../../web/scene/shape.ts';
import { type Case, ordinaryCases, valuesOf } from './support/ordinary.ts';
import { core, type Pair, pairs, snippetsOf } from './support/snippets.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = `${root}/build/textbook`;
const texts = await snippetsOf('cpp');
const textOf = (name: string) => texts.get(name) ?? '';

/** Cases of each pair. */
const kCount = 40;

/** Where the names are declared that the texts use of the standard library. */
const kHeaders: Readonly<Record<string, string>> = {
  INFINITY: 'cmath',
  'std::abs': 'cmath',
  'std::sqrt': 'cmath',
  'std::clamp': 'algorithm',
  'std::max': 'algorithm',
  'std::min': 'algorithm',
};

test.each(pairs)('$name includes what it uses', ({ name }) => {
  const text = textOf(name);
  const used = new Set(text.match(/std::\w+|\bINFINITY\b/g));
  for (const each of used) expect(text, each).toContain(`#include <${kHeaders[each]}>`);
});

test('every text compiles without a warning and is right away from contact', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cases = pairs.map((pair) => ({ pair, cases: ordinaryCases(core, pair.a, pair.b, kCount) }));
  for (const { pair, cases: own } of cases) {
    expect(own.length, pair.name).toBe(kCount);
    writeFileSync(`${folder}/${pair.name}.inc`, textOf(pair.name));
  }
  writeFileSync(`${folder}/textbook.cpp`, programOf(cases));
  const build = `${folder}/native`;
  const source = `-DSOURCE=${folder}/textbook.cpp`;
  run('cmake', '-G', 'Ninja', '-S', 'tests/textbook', '-B', build, source);
  run('cmake', '--build', build);
  const all = cases.reduce((sum, { cases: own }) => sum + own.length, 0);
  expect(run(`${build}/textbook`)).toBe(`${all} of ${all} are right\n`);
});

/** Each text in a namespace, then its cases; says which answers are wrong, and how many are right. */
function programOf(all: readonly { pair: Pair; cases: readonly Case[] }[]): string {
  const parts = all.map(({ pair: { name, a, b }, cases }) => {
    const rows = cases.map((each) => `  {${literal(each.a)}, ${literal(each.b)}, ${each.meets}},`);
    return `namespace ${name}_ {
#include "${name}.inc"
struct Case { ${typeOf(a)} a; ${typeOf(b)} b; bool meets; };
const Case cases[] = {
${rows.join('\n')}
};
}
`;
  });
  const calls = all.map(
    ({ pair: { name } }) => `  for (const auto& [a, b, meets] : ${name}_::cases) {
    judge("${name}", meetsBy(${name}_::${name}(a, b)), meets);
  }
`,
  );
  return `#include <algorithm>
#include <cmath>
#include <iostream>

${parts.join('\n')}
namespace {
int right = 0;
int asked = 0;
bool meetsBy(bool meets) { return meets; }
bool meetsBy(double t) { return t >= 0; }
void judge(const char* name, bool answer, bool expected) {
  ++asked;
  right += answer == expected ? 1 : 0;
  if (answer != expected) std::cout << name << " is wrong on case " << asked << '\\n';
}
}

int main() {
${calls.join('')}  std::cout << right << " of " << asked << " are right\\n";
}
`;
}

const typeOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

function literal(shape: Shape): string {
  const fields = valuesOf(shape).map((values) => {
    const numbers = values.map(cppNumber).join(', ');
    return values.length === 1 ? numbers : `{${numbers}}`;
  });
  return `{${fields.join(', ')}}`;
}

/** Runs a command; what it said is the failure's text. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}
