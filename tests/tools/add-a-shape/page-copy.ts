// A copy of the page's sources in a temporary folder, with a kind of shape that does not exist.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Insertion, insertions, ownFile } from './insertions.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file that is new or changed. */
export const changedFiles: readonly string[] = [ownFile.path, ...Object.keys(insertions)];

export class PageCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'add-a-shape-'));

  constructor() {
    const assets = join(root, 'web/public');
    cpSync(join(root, 'web'), this.path('web'), {
      recursive: true,
      filter: (path) => !path.startsWith(assets),
    });
    symlinkSync(join(root, 'node_modules'), this.path('node_modules'));
    writeFileSync(this.path('package.json'), '{ "type": "module" }');
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        types: ['node', 'vite/client'],
        incremental: true,
        tsBuildInfoFile: 'tsc.json',
      },
      include: ['web'],
    };
    writeFileSync(this.path('tsconfig.json'), JSON.stringify(config));
    for (const file of changedFiles) this.change(file);
  }

  path(file: string): string {
    return join(this.#folder, file);
  }

  /** Makes a file what it is with the new kind. */
  change(file: string): void {
    const text =
      file === ownFile.path
        ? readFileSync(new URL(ownFile.source, import.meta.url), 'utf8')
        : (insertions[file] ?? []).reduce(withInsertion, read(file));
    writeFileSync(this.path(file), text);
  }

  /** Makes a file what it is without the new kind. */
  leaveOut(file: string): void {
    if (file === ownFile.path) rmSync(this.path(file));
    else writeFileSync(this.path(file), read(file));
  }

  /** The errors of the compiler; empty where there are none. Only what has changed is compiled again. */
  compilerErrors(): string {
    try {
      const tsc = join(root, 'node_modules/.bin/tsc');
      execFileSync(tsc, ['-p', this.path('tsconfig.json')], { encoding: 'utf8' });
      return '';
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  /** A module of the copy. */
  module(file: string): Promise<unknown> {
    return import(/* @vite-ignore */ this.path(file));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

function withInsertion(text: string, { after, lines }: Insertion): string {
  const all = text.split('\n');
  const at = all.findIndex((line) => line.startsWith(after));
  if (at < 0) throw new Error(`no line starts with ${after}`);
  return all.toSpliced(at + 1, 0, lines).join('\n');
}
