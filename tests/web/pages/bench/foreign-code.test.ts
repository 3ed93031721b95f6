// Code of other languages, pasted as it is: the first line that is not JavaScript, and the change.
import { describe, expect, test } from 'vitest';
import { foreignLine } from '../../../../web/pages/bench/code/foreign-code.ts';
import { readCode } from '../../../../web/pages/bench/code/read-code.ts';
import { kTasks } from '../../../../web/pages/bench/tasks-list.ts';
import { textbookCode } from '../../../../web/pages/bench/textbook-code.ts';
import { codeOf } from '../../../../web/pages/museum/exhibits/exhibit-code.ts';
import { kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import en from '../../../../web/strings/bench.en.json' with { type: 'json' };
import ko from '../../../../web/strings/bench.ko.json' with { type: 'json' };
import { loadTextbook } from '../../../../web/textbook/textbook.ts';

test.each([
  ['#include <cmath>\nfloat f() {}', 1, 'include', ''],
  ['// C++\n#define EPS 1e-6f', 2, 'define', 'const EPS = 1e-6;'],
  ['using System.Numerics;', 1, 'using', ''],
  ['using namespace std;', 1, 'using', ''],
  ['namespace geometry {', 1, 'using', ''],
  ['template <typename T>\nT f(T a);', 1, 'template', ''],
  ['struct Box {\n  Vec3 center;\n};', 1, 'struct', ''],
  ['public static class Tests {', 1, 'class', ''],
  ['bool obbObb(const OBB& a, const OBB& b) {', 1, 'signature', 'function obbObb(a, b)'],
  [
    'public static bool Intersects(Ray ray, AABB box)',
    1,
    'signature',
    'function Intersects(ray, box)',
  ],
  ['bool Box::meets(const Box &b) const {', 1, 'signature', 'function meets(b)'],
  ['float dot(Vec3* a, Vec3* b) {', 1, 'signature', 'function dot(a, b)'],
  ['function f(a, b) {\n  Vector3 d = b.center - a.center;', 2, 'vectors', 'const d = sub(…, …);'],
  ['function f(a, b) {\n  float r = a.radius;', 2, 'declaration', 'const r ='],
  ['function f(a, b) {\n  const Vec3& c = a.center;', 2, 'declaration', 'const c ='],
  ['function f(a, b) {\n  double t[3];', 2, 'declaration', 'let t'],
  ['function f(a, b) {\n  glm::vec3 n(0, 1, 0);', 2, 'declaration', 'let n'],
  ['function f() {\n  for (int i = 0; i < 3; i++) {', 2, 'loop', 'for (let i ='],
  ['function f() {\n  foreach (var axis in axes)', 2, 'loop', 'for (const axis of'],
  ['function f() {\n  for (const auto& axis : axes)', 2, 'loop', 'for (const axis of'],
  ['function f(a) {\n  return a->radius;', 2, 'arrow', '.radius'],
  ['function f(a) {\n  return std::max(a, 0);', 2, 'scope', 'Math.max'],
  ['function f(a) {\n  return std::fabs(a);', 2, 'scope', 'Math.abs'],
  ['function f(a) {\n  return a < 1.0f;', 2, 'suffix', '1.0'],
  ['function f(a) {\n  return a < .5e-3f;', 2, 'suffix', '.5e-3'],
  ['function f(a) {\n  return Mathf.Abs(a);', 2, 'math', 'Math.abs'],
  ['function f(a) {\n  return Math.Sqrt(a);', 2, 'math', 'Math.sqrt'],
  ['function f(a) {\n  return fabsf(a);', 2, 'math', 'Math.abs'],
  ['function f(a) {\n  return new Vector3(0, 1, 0);', 2, 'vector', '[x, y, z]'],
  ['function f(a) {\n  return (float) a;', 2, 'cast', ''],
  ['function f(a: Box, b: Box): boolean {', 1, 'annotation', ''],
])('%j', (code, line, key, instead) => {
  const found = foreignLine(code);
  expect(found).toMatchObject({ line, key, values: { instead } });
  expect(found?.quote).toBe(code.split('\n')[line - 1]?.trim());
  for (const words of [en, ko] as Readonly<Record<string, string>>[]) {
    expect(words[`change.${key}`], key).toMatch(/\S/);
  }
});

describe('JavaScript has no such line', () => {
  test.each(kTasks)('the textbook: %s', async (task) => {
    expect(foreignLine(await textbookCode(task))).toBeNull();
  });
  test.each(kExhibits)('the museum: $slug', (exhibit) => {
    const { naive, fixed } = codeOf(exhibit);
    expect([foreignLine(naive), foreignLine(fixed)]).toEqual([null, null]);
  });
  test.each([
    'class A { static of(x) { return new A(x); } get size() { return 1; } }',
    'const f = async (a) => { for (var i = 0; i < 3; i++) await a[i]; };',
    'for (const x of [1, 2]) { if (x > 0) throw new Error("std::max -> 1.0f"); }',
    '// float r = 1.0f;\nconst mask = 0x1f, big = 10n, a = { b: 1 }; label: for (;;) break label;',
    'return (a) ? b : c;',
    'else if (a) return f(b);',
  ])('%s', (code) => expect(foreignLine(code)).toBeNull());
});

test.each(['cpp', 'glsl'] as const)(
  'all functions of the textbook in %s are found',
  async (language) => {
    for (const { name, text } of await loadTextbook(language)) {
      if (/^(?:using|struct|#)/.test(text)) continue;
      expect(foreignLine(text), `${name}: ${text}`).not.toBeNull();
    }
  },
);

test('code that cannot be parsed has such a line as its fault, and other faults stay', () => {
  const code = 'bool sphereSphere(const Sphere& a, const Sphere& b) {\n  return true;\n}\n';
  expect(readCode(code)).toMatchObject({
    fault: { code: 'foreign', line: 1, foreign: { key: 'signature' } },
  });
  expect(readCode('export default () => {\n  return );\n};')).toMatchObject({
    fault: { code: 'syntax', line: 2 },
  });
});
