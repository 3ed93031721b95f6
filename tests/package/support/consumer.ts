// A consuming project: an empty folder with only the package installed.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, inject } from 'vitest';

export const root = resolve(import.meta.dirname, '../../..');
export const ours = (path: string) => join(root, 'node_modules', path);

export interface Consumer {
  readonly folder: string;
  /** The package in it. */
  readonly installed: string;
  /** Writes a file of the project. */
  readonly write: (name: string, text: string) => void;
  /** Runs a Node program in the folder; what it prints. */
  readonly node: (...args: string[]) => string;
  /** Links another installed package into the project, such as `three`. */
  readonly link: (name: string) => void;
}

/** A new folder, gone after the tests of the file. */
export function consumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'collision-playground-use-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const modules = join(folder, 'node_modules');
  cpSync(join(inject('installed'), 'node_modules'), modules, { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('package.json', '{ "type": "module", "private": true }');
  return {
    folder,
    installed: join(modules, 'collision-playground'),
    write,
    node: (...args) =>
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    link: (name) => {
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(ours(name), join(modules, name));
    },
  };
}

/** A program that decides one pair: the name of the core's entry, and what to do with the verdict. */
export const decide = (entry: string, then: string) => `import { loadCore } from '${entry}';
const core = await loadCore();
const verdict = core.test(
  { kind: 'sphere', center: [0, 0, 0], radius: 1 },
  { kind: 'sphere', center: [3, 0, 0], radius: 1 },
);
${then}
`;
