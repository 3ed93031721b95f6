// What the lessons show of their code in each language.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../../../../../tools/lib/programs.mjs';
import { codeText } from '../../../../../tools/site/lessons/languages/code-texts.ts';
import { lessonText } from '../../../../../tools/site/lessons/texts.ts';
import { kCodeLanguages } from '../../../../../web/pages/lessons/code-languages.ts';
import { lessons } from '../../../../../web/pages/lessons/list/index.ts';

/** Functions that a language has no text of, and why; all others have all five. */
const kLacking: Readonly<Record<string, readonly string[]>> = {
  // neither whole numbers of any size nor doubles
  exactSide: ['glsl', 'hlsl'],
  // lists that grow, and functions as arguments
  sweepPairs: ['glsl', 'hlsl'],
  gridPairs: ['glsl', 'hlsl'],
  // functions that call themselves
  treePairs: ['glsl', 'hlsl'],
  meshTree: ['glsl', 'hlsl'],
  firstHit: ['glsl', 'hlsl'],
};

const names = [
  ...new Set(
    lessons.flatMap(({ slug }) =>
      Array.from(
        lessonText('en', slug).body.matchAll(/::code\{name="(\w+)"/g),
        ([, name = '']) => name,
      ),
    ),
  ),
];

test.each(names)('%s is there in all languages but those that are listed', (name) => {
  const lacking = kCodeLanguages.filter((language) => codeText(name, language, 'en') === null);
  expect(lacking).toEqual(kLacking[name] ?? []);
});

test('nothing is listed that is there, or that no lesson shows', () => {
  for (const name of Object.keys(kLacking)) expect(names).toContain(name);
});

test.each(names.flatMap((name) => kCodeLanguages.map((language) => [name, language] as const)))(
  '%s has no comment in English in Korean: %s',
  (name, language) => {
    const text = codeText(name, language, 'ko') ?? '';
    for (const [, comment = ''] of text.matchAll(/\/\/ (.*)/g)) {
      const isFormula = comment.includes(' = ') || !/[a-z]{3}/i.test(comment);
      expect(/[가-힣]/.test(comment) || isFormula, comment).toBe(true);
    }
  },
);

describe.each(names)('%s', (name) => {
  test.each(kCodeLanguages)('in %s fits the page, and has no key left', (language) => {
    for (const lang of ['en', 'ko'] as const) {
      const text = codeText(name, language, lang) ?? '';
      expect(text).not.toMatch(/\/\/ #/);
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
    }
  });

  test('in C# and HLSL has nothing of GLSL', () => {
    const csharp = (codeText(name, 'csharp', 'en') ?? '').replaceAll(/\/\/.*/g, '');
    expect(csharp).not.toMatch(/\bvec\d|\bfloat\(|\d\.0\b|(?<!\d)\.[a-z]|\S \{$/m);
    expect(csharp.match(/\{/g)?.length).toBe(csharp.match(/\}/g)?.length);
    expect(codeText(name, 'hlsl', 'en') ?? '').not.toMatch(/\bvec\d|\batan\(|\]\(/);
  });
});

/** Compiles all texts, where there is such a compiler; what it says is the failure. */
function compile(
  program: string,
  args: readonly string[],
  ending: string,
  wrap: (text: string) => string,
) {
  const folder = mkdtempSync(join(tmpdir(), 'lesson-code-'));
  try {
    for (const name of names) {
      const file = join(folder, `${name}${ending}`);
      const text = codeText(name, ending === '.cs' ? 'csharp' : 'hlsl', 'ko');
      if (text === null) continue;
      writeFileSync(file, wrap(text));
      const run = () =>
        execFileSync(program, [...args, file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      expect(run, name).not.toThrow();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const glslang = findProgram('glslangValidator');
test.skipIf(glslang === undefined)('a compiler of HLSL takes all', () => {
  const main = '\nfloat4 main() : SV_Target { return float4(0, 0, 0, 0); }\n';
  const args = ['-D', '-V', '-S', 'frag', '-e', 'main', '-o', 'out.spv'];
  compile(glslang ?? '', args, '.hlsl', (text) => text + main);
});

const mcs = findProgram('mcs');
test.skipIf(mcs === undefined)('a compiler of C# takes all, without a warning', () => {
  const args = [
    '-langversion:7.2',
    '-r:System.Numerics.dll',
    '-target:library',
    '-warnaserror',
    '-out:out.dll',
  ];
  compile(mcs ?? '', args, '.cs', (text) => text);
});
