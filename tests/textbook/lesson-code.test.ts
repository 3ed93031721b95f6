// The code of lessons in JavaScript, compared with the core on random, tidy and touching inputs within its limits; and in
// C++, compiled with warnings as errors and compared with JavaScript.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeText } from '../../tools/site/lessons/languages/code-texts.ts';
import { cppNumber } from '../../web/scene/cards/literals.ts';
import {
  type LessonCase,
  type LessonCode,
  lessonCode,
  type Value,
} from './support/lesson-cases.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = `${root}/build/lesson-code`;
/** Cases of each function in C++. */
const kCompiled = 80;
/** Trees and meshes, which have no literal, and what the textbook's own tests ask. */
const kOnlyCompiled = ['meshTree', 'firstHit', 'crossings', 'penetrationDepth', 'aabbObbContact'];
/** Of a number, absolute and relative. */
const kWithin = 1e-6;

function isSame(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return a === b || Math.abs(a - b) <= kWithin * Math.max(1, Math.abs(a), Math.abs(b));
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, i) => isSame(each, b[i] as Value));
  }
  return a === b;
}

type Called = (...args: readonly unknown[]) => unknown;

const functionOf = (name: string): Called => {
  const text = codeText(name, 'javascript', 'ko');
  if (text === null) throw new Error(`there is no ${name}`);
  return new Function(`'use strict';\n${text}\nreturn ${name};`)();
};

const answersOf = ({ name, cases, read }: LessonCode): readonly Value[] => {
  const called = functionOf(name);
  return cases.map(({ args }) => {
    const returned = called(...args);
    return read ? read(returned, args) : (returned as Value);
  });
};

describe.each(lessonCode)('$name', (code) => {
  test('is right', () => {
    const answers = answersOf(code);
    const wrong = code.cases.filter(
      ({ expected, isNear }, i) => !(isNear || isSame(answers[i] as Value, expected)),
    );
    expect(code.cases.filter(({ isNear }) => !isNear).length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('is asked about different answers', () => {
    const kinds = new Set(code.cases.map(({ expected }) => JSON.stringify(expected)));
    expect(kinds.size).toBeGreaterThan(code.name === 'planeCoordinates' ? 0 : 1);
  });
});

test('in C++ all compiles without a warning and answers as in JavaScript', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiled = lessonCode.map((code) => ({ ...code, cases: code.cases.slice(-kCompiled) }));
  for (const name of [...compiled.map((code) => code.name), ...kOnlyCompiled]) {
    writeFileSync(`${folder}/${name}.inc`, codeText(name, 'cpp', 'ko') ?? '');
  }
  writeFileSync(`${folder}/lesson-code.cpp`, programOf(compiled));
  const build = `${folder}/native`;
  const source = `-DSOURCE=${folder}/lesson-code.cpp`;
  run('cmake', '-G', 'Ninja', '-S', 'tests/textbook', '-B', build, source);
  run('cmake', '--build', build);
  const lines = run(`${build}/textbook`).trimEnd().split('\n');
  const asked = compiled.flatMap((code) => {
    const called = functionOf(code.name);
    return code.cases.map((each) => ({ code, each, returned: called(...each.args) }));
  });
  expect(lines).toHaveLength(asked.length);
  const wrong = asked.filter(({ code, each, returned }, i) => {
    const answers: Value = JSON.parse(lines[i] ?? 'null');
    return !(each.isNear || isSame(answers, plainAnswer(code, returned, each)));
  });
  expect(wrong.map(({ code, each }) => [code.name, each.args])).toEqual([]);
});

/** As C++ prints it: how many pairs; a pick is the number of the shape and t. */
function plainAnswer({ name, read }: LessonCode, returned: unknown, { args }: LessonCase): Value {
  return /^pick$|Pairs$/.test(name) && read ? read(returned, args) : (returned as Value);
}

/** Each text in a namespace; an answer a line, as JSON. */
function programOf(all: readonly LessonCode[]): string {
  const names = [...all.map(({ name }) => name), ...kOnlyCompiled];
  const parts = names.map((name) => `namespace ${name}_ {\n#include "${name}.inc"\n}\n`);
  const calls = all.flatMap(({ name, cases }) =>
    cases.map(({ args }) => {
      const texts = args.flatMap((arg) => (name === 'pick' && Array.isArray(arg) ? arg : [arg]));
      const written = texts.map((arg) => literal(arg, name === 'exactSide'));
      return `  print(${name}_::${name}(${written.join(', ')}));`;
    }),
  );
  return `#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
#include <vector>

${parts.join('\n')}
namespace {
void number(double x) { std::printf("%.17g", x); }
const auto meets = [](const auto& a, const auto& b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y &&
         a.min.z <= b.max.z && b.min.z <= a.max.z;
};
void print(bool x) { std::puts(x ? "true" : "false"); }
void print(int x) { std::printf("%d\\n", x); }
void print(double x) { number(x); std::puts(""); }
template <class Found> auto print(const Found& v) -> decltype(v.w, void()) {
  std::printf("[%.17g,%.17g,%.17g,%.17g]\\n", v.x, v.y, v.z, v.w);
}
template <class Found> auto print(const Found& v) -> decltype(v.z, v - v, void()) {
  std::printf("[%.17g,%.17g,%.17g]\\n", v.x, v.y, v.z);
}
template <class Found> auto print(const Found& found) -> decltype(found.pairs, void()) {
  std::printf("%zu\\n", found.pairs.size());
}
template <class Found> auto print(const Found& found) -> decltype(found.v, void()) {
  std::printf("[%.17g,%.17g]\\n", found.u, found.v);
}
template <class Found> auto print(const Found& found) -> decltype(found.shape, void()) {
  std::printf("[%d,%.17g]\\n", found.shape, found.t);
}
}

int main() {
${calls.join('\n')}
}
`;
}

/** Fields of a record in their order; of a place in the plane x and y. */
function literal(value: unknown, isPlace: boolean): string {
  if (typeof value === 'number') return cppNumber(value);
  if (typeof value === 'function') return 'meets';
  if (Array.isArray(value)) {
    const numbers = isPlace ? value.slice(0, 2) : value;
    return `{${numbers.map((each) => literal(each, false)).join(', ')}}`;
  }
  const fields = Object.entries(value as object).filter(([name]) => name !== 'kind');
  return `{${fields.map(([, each]) => literal(each, false)).join(', ')}}`;
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
