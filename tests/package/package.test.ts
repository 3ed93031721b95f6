// What a stranger gets: the tarball of `npm pack`, installed offline into an empty folder.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { consumer, decide, ours, root } from './support/consumer.ts';

const { folder, installed, node, write } = consumer();

test('the tarball brings the library, its licence and its manual, and nothing else', () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(readdirSync(join(installed, 'dist'))).toEqual(['lib']);
  expect(readdirSync(join(installed, 'dist/lib/core/wasm')).sort()).toEqual([
    'core.d.mts',
    'core.mjs',
    'core.wasm',
  ]);
});

test('nothing is installed besides it', () => {
  const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['collision-playground']);
});

test('it knows of no machine that it was made on', () => {
  for (const name of readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|mjs|mts|ts)$/.test(name)) continue;
    const text = readFileSync(join(installed, 'dist', name), 'utf8');
    expect(text.includes(root), name).toBe(false);
  }
});

// both exit with an error where they find something
test('publint has nothing to say', () => {
  const output = node(ours('publint/src/cli.js'), 'run', '--strict', inject('tarball'));
  expect(output).toContain('All good!');
});

test('its types are right, as attw has it', () => {
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
  const output = node(ours('@arethetypeswrong/cli/dist/index.js'), ...options, inject('tarball'));
  expect(Object.keys(JSON.parse(output).analysis.entrypoints)).toEqual(
    Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports),
  );
});

test('its types hold for a consumer, under both ways of resolving modules', () => {
  const uses = ['', '/inline'].map((entry, i) => {
    write(
      `use-${i}.ts`,
      decide(
        `collision-playground${entry}`,
        `const outcome: 'apart' | 'touching' | 'overlapping' = verdict.outcome;
// @ts-expect-error: a type that knows nothing would let this pass
core.test({ kind: 'sphere', center: [0, 0, 0], radius: 'one' }, outcome);
export { outcome };`,
      ),
    );
    return `use-${i}.ts`;
  });
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = { module, moduleResolution, target: 'es2022', strict: true };
    const options = { ...compilerOptions, noEmit: true, skipLibCheck: false, types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: uses }));
    execFileSync(process.execPath, [ours('typescript/bin/tsc')], { cwd: folder, stdio: 'pipe' });
  }
});
