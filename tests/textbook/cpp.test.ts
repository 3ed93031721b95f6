// The C++ texts, compiled as they are with warnings as errors, and judged on ordinary cases.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cppNumber } from '../../web/scene/cards/literals.ts';
import type { Shape } from '../../web/scene/shape.ts';
import { type Case, numberOf, ordinaryCases, valuesOf } from './support/ordinary.ts';
import { core, functions, type OwnFunction, snippetsOf } from './support/snippets.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = `${root}/build/textbook`;
const texts = await snippetsOf('cpp');
const textOf = (name: string) => texts.get(name) ?? '';

/** Cases of each function. */
const kCount = 40;

/** Where the names are declared that the texts use of the standard library. */
const kHeaders: Readonly<Record<string, string>> = {
  INFINITY: 'cmath',
  'std::array': 'array',
  'std::find': 'algorithm',
  'std::min_element': 'algorithm',
  'std::optional': 'optional',
  'std::size_t': 'cstddef',
  'std::swap': 'utility',
  'std::vector': 'vector',
  'std::abs': 'cmath',
  'std::sqrt': 'cmath',
  'std::clamp': 'algorithm',
  'std::max': 'algorithm',
  'std::min': 'algorithm',
};

test.each(functions)('$name includes what it uses', ({ name }) => {
  const text = textOf(name);
  const used = new Set(text.match(/std::\w+|\bINFINITY\b/g));
  for (const each of used) expect(text, each).toContain(`#include <${kHeaders[each]}>`);
});

test('every text compiles without a warning and is right away from contact', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cases = functions.map((own) => ({ own, cases: ordinaryCases(core, own.a, own.b, kCount) }));
  for (const { own, cases: asked } of cases) {
    expect(asked.length, own.name).toBe(kCount);
    writeFileSync(`${folder}/${own.name}.inc`, textOf(own.name));
  }
  writeFileSync(`${folder}/textbook.cpp`, programOf(cases));
  const build = `${folder}/native`;
  const source = `-DSOURCE=${folder}/textbook.cpp`;
  run('cmake', '-G', 'Ninja', '-S', 'tests/textbook', '-B', build, source);
  run('cmake', '--build', build);
  const all = cases.reduce((sum, { cases: asked }) => sum + asked.length, 0);
  expect(run(`${build}/textbook`)).toBe(`${all} of ${all} are right\n`);
});

/** Each text in a namespace, then its cases; says which answers are wrong, and how many are right. */
function programOf(all: readonly { own: OwnFunction; cases: readonly Case[] }[]): string {
  const parts = all.map(({ own: { name, a, b, method }, cases }) => {
    const rows = cases.map((each) => {
      const number = cppNumber(numberOf(method, each));
      return `  {${literal(each.a)}, ${literal(each.b)}, ${each.meets}, ${number}},`;
    });
    return `namespace ${name}_ {
#include "${name}.inc"
struct Case { ${typeOf(a)} a; ${typeOf(b)} b; bool meets; double number; };
const Case cases[] = {
${rows.join('\n')}
};
}
`;
  });
  const calls = all.map(
    ({ own: { name } }) => `  for (const auto& [a, b, meets, number] : ${name}_::cases) {
    judge("${name}", ${name}_::${name}(a, b), meets, number);
  }
`,
  );
  return `#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

${parts.join('\n')}
namespace {
int right = 0;
int asked = 0;
bool meetsBy(bool meets) { return meets; }
bool meetsBy(double t) { return t >= 0; }
template <class Found> bool meetsBy(const std::optional<Found>& found) { return found.has_value(); }
template <class Found> auto meetsBy(const Found& found) -> decltype(found.distance == 0) {
  return found.distance == 0;
}
double numberOf(bool) { return 0; }
double numberOf(double) { return 0; }
template <class Found> double numberOf(const std::optional<Found>& found) {
  return found ? found->depth : 0;
}
template <class Found> auto numberOf(const Found& found) -> decltype(found.distance) {
  return found.distance;
}
template <class Answer>
void judge(const char* name, const Answer& answer, bool meets, double number) {
  ++asked;
  const bool agrees = meetsBy(answer) == meets && std::abs(numberOf(answer) - number) <= 1e-8;
  right += agrees ? 1 : 0;
  if (!agrees) std::cout << name << " is wrong on case " << asked << '\\n';
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
