// The tests that the page writes, run as they are: JavaScript by Vitest, C++ by a compiler.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cppCard } from '../../web/scene/cards/cpp-card.ts';
import { javascriptCard } from '../../web/scene/cards/javascript-card.ts';
import { cppNumber } from '../../web/scene/cards/literals.ts';
import { awkwardNumbers, cards } from './cases.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = `${root}/build/cards`;
const library = `${root}/build/native/libcollision.a`;

/** Runs a command; what it said is the failure's text. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const language of ['javascript', 'cpp']) {
    mkdirSync(`${folder}/${language}`, { recursive: true });
  }
});

test('every JavaScript test passes against the package’s modules', () => {
  for (const { name, card } of cards) {
    writeFileSync(`${folder}/javascript/${name}.test.js`, javascriptCard(card));
  }
  const vitest = `${root}/node_modules/vitest/vitest.mjs`;
  const config = 'tests/cards/vitest.config.ts';
  const report = run(process.execPath, vitest, 'run', '--config', config, '--reporter=json');
  expect(JSON.parse(report)).toMatchObject({ success: true, numPassedTests: cards.length });
});

test('every C++ test compiles against the core’s headers and passes', () => {
  expect(existsSync(library), `build it first: cmake --build build/native (${library})`).toBe(true);
  const seen = new Set<string>();
  for (const { name, card } of cards) {
    const text = cppCard(card);
    const [test = ''] = /TEST\(.*?\)/.exec(text) ?? [];
    // In one program a name stands for one test; a second pair of the kinds gets another.
    const own = seen.has(test) ? text.replace('TEST(', 'TEST(Another') : text;
    writeFileSync(`${folder}/cpp/${name}.inc`, own);
    seen.add(test);
  }
  const includes = cards.map(({ name }) => `#include "${name}.inc"\n`);
  writeFileSync(`${folder}/cpp/cards.cpp`, `${includes.join('')}\n${bitsOf(awkwardNumbers)}`);
  const native = `${folder}/native`;
  run(
    'cmake',
    '-G',
    'Ninja',
    '-S',
    'tests/cards',
    '-B',
    native,
    `-DSOURCE=${folder}/cpp/cards.cpp`,
  );
  run('cmake', '--build', native);
  const said = run(`${native}/cards`);
  expect(said).toContain(`[  PASSED  ] ${cards.length} tests`);
});

/** The compiler holds each number’s text against its bits. */
function bitsOf(numbers: readonly number[]): string {
  const lines = numbers.map((value) => {
    const bits = new BigUint64Array(new Float64Array([value]).buffer)[0];
    return `static_assert(std::bit_cast<std::uint64_t>(${cppNumber(value)}) == ${bits}ULL);\n`;
  });
  return `#include <bit>\n#include <cstdint>\n${lines.join('')}`;
}
