// Bundlers of consuming projects. Each builds a folder to serve from a page's `index.html` and `page.js`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { expect } from 'vitest';
import webpack from 'webpack';
import { type Consumer, ours } from './consumer.ts';

/** A document with a script and further content. */
export const page = (script: string, body = '', kind = 'type="module"') =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${body}
<script ${kind} src="${script}"></script>`;

export function withVite({ folder, node, write }: Consumer, body = ''): string {
  write('index.html', page('./page.js', body));
  node(ours('vite/bin/vite.js'), 'build', '--logLevel', 'error');
  return forBrowsers(join(folder, 'dist'));
}

export async function withWebpack(
  { folder, write }: Consumer,
  body = '',
  options: webpack.Configuration = {},
): Promise<string> {
  write('out/index.html', page('main.js', body, 'defer'));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'out') },
    ...options,
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(
    stats?.toJson({ all: false, errors: true, warnings: true, logging: 'warn' }),
  ).toMatchObject({ errors: [], warnings: [] });
  return forBrowsers(join(folder, 'out'));
}

export async function withEsbuild({ folder, write }: Consumer, body = ''): Promise<string> {
  write('out/index.html', page('page.js', body));
  await esbuild({
    absWorkingDir: folder,
    entryPoints: ['page.js'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    logLevel: 'silent',
  });
  return forBrowsers(join(folder, 'out'));
}

export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Bundles for browsers must not contain Node's modules. */
function forBrowsers(folder: string): string {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.js'))) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/["'](node:\w|fs["'/])/);
  }
  return folder;
}
