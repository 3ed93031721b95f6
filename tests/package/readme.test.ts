// The README's part about the package, as a stranger follows it: its example and its commands.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { examplesIn } from '../core/support/manual.ts';
import { consumer, ours } from './support/consumer.ts';

const { installed, node, write } = consumer();
const commands = examplesIn('README.md', 'sh').join('').split('\n');

test('its example runs as it stands', () => {
  const [example = ''] = examplesIn('README.md', 'js');
  write('example.js', `${example}\nconsole.log(verdict.gap);`);
  expect(node('example.js').trim()).toBe('0.1');
});

test('its code compiles in TypeScript, as strictly as can be', () => {
  const code = ['js', 'ts'].flatMap((language) => examplesIn('README.md', language));
  expect(code.length).toBeGreaterThanOrEqual(2);
  write('example.ts', code.join('\n'));
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const compilerOptions = {
    ...strict,
    module: 'nodenext',
    target: 'es2022',
    types: [],
    noEmit: true,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['example.ts'] }));
  expect(node(ours('typescript/bin/tsc'))).toBe('');
});

describe('its commands', () => {
  test('install a tarball of the name that npm gives it', () => {
    const [, pattern = ''] = /^npm install (\S+\.tgz)/m.exec(commands.join('\n')) ?? [];
    const [start = '', end] = basename(pattern).split('*');
    const name = basename(inject('tarball'));
    expect(name.startsWith(start) && name.endsWith(String(end)), name).toBe(true);
  });

  test('start a program that there is', () => {
    const [, args = ''] = /^npx collision-playground (.*)$/m.exec(commands.join('\n')) ?? [];
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(node(join(installed, bin), ...args.split(' '))).toContain('check');
  });

  test('are scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const names = commands.flatMap(
      (line) => /^npm (?:run )?(start|test|\w+)/.exec(line)?.[1] ?? [],
    );
    for (const name of names.filter((each) => each !== 'install')) {
      expect(scripts, name).toHaveProperty(name);
    }
    expect(names).toContain('install');
  });
});
