// The installed program, started by its name in an empty folder.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject } from 'vitest';

export const root = resolve(import.meta.dirname, '../../..');
export const installed = join(inject('installed'), 'node_modules/collision-playground');
export const folder = mkdtempSync(join(inject('installed'), 'cli-'));
export const program = join(inject('installed'), 'node_modules/.bin/collision-playground');

interface Options {
  readonly input?: string | Buffer;
  readonly node?: string;
}

export function run(args: readonly string[], { input = '', node = '' }: Options = {}) {
  const env = { PATH: process.env['PATH'], LANG: 'C.UTF-8', NODE_OPTIONS: node };
  const options = { cwd: folder, env, input, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
  const { status, stdout, stderr, signal } = spawnSync(program, args, options);
  expect(signal).toBeNull();
  return { status, stdout, stderr };
}

export const ball = (x: number, radius = 1) => ({ kind: 'sphere', center: [x, 0, 0], radius });
export const line = (a: unknown, b: unknown, rest = {}) => `${JSON.stringify({ a, b, ...rest })}\n`;

export function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}
