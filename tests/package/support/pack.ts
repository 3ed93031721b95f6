// Once for all tests of the package: `npm pack`, and the tarball installed offline into an empty
// folder, from which each test takes its copy.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball's path. */
    tarball: string;
    /** Where it is installed: a folder with node_modules. */
    installed: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'collision-playground-'));
  // npm's cache is a new one, so that nothing but the tarball can be what gets installed
  const env = { ...process.env, npm_config_cache: join(folder, 'cache') };
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, { cwd, env, stdio: 'pipe' });
  npm(root, 'pack', '--pack-destination', folder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  npm(folder, 'install', '--offline', tarball);
  project.provide('tarball', tarball);
  project.provide('installed', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
