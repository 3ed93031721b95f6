// The development server answers at every address of the built site with the same page.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'parse5';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementIn, textOf } from '../../../tools/site/document.ts';
import { langs, pagesOf } from '../../../tools/site/pages.ts';
import { presetTexts } from '../../../tools/site/preset-texts.ts';
import { siteFiles, staticFiles, staticPages } from '../../../tools/site/static/all.ts';
import { documentOf } from '../../../tools/site/static/shell.ts';

const root = resolve(import.meta.dirname, '../../..');

let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  server = await createServer({
    configFile: join(root, 'tools/vite/development.ts'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, watch: null, ws: false },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

afterAll(() => server.close());

/** On a connection of its own: the server ends one that is idle while a test asks nothing for long. */
const ask = (path: string, options: RequestInit = {}) =>
  fetch(new URL(path, address), {
    ...options,
    headers: { ...options.headers, connection: 'close' },
  });

async function textAt(path: string): Promise<string> {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return response.text();
}

const titleOf = (html: string) => textOf(elementIn(parse(html), 'title'));

/** Without what differs: scripts and the style sheet of still figures are sources, and scripts bring the other styles. */
const withoutScripts = (html: string) =>
  html
    .replace(/\s*<script type="module" src="[^"]*"><\/script>\s*/g, '')
    .replace(/"[\w./]*\/still\.css"/g, '"still.css"')
    .trim();

describe('the development server', () => {
  test.each(staticPages.map((page) => [page.path, page] as const))(
    'has the page of /%s',
    async (path, page) => {
      const built = documentOf(page, { script: '', styles: [], fonts: [] }, null);
      expect(withoutScripts(await textAt(path))).toBe(withoutScripts(built));
    },
  );

  const playgrounds = langs.flatMap((lang) => pagesOf(lang, presetTexts[lang]));
  test.each(playgrounds.map(({ path, title }) => [path, title] as const))(
    'has the playground of /%s',
    async (path, title) => {
      const html = await textAt(path);
      expect(titleOf(html)).toBe(title);
      expect(html).toContain('src="/play/play.ts"');
    },
  );

  test.each([
    ['embed/', 'web/embed'],
    ['race/', 'web/pages/race'],
    ['skin/', 'web/pages/skin'],
    ['stress/', 'web/pages/stress'],
  ])('has the document of /%s', async (path, folder) => {
    const source = readFileSync(join(root, folder, 'index.html'), 'utf8');
    expect(titleOf(await textAt(path))).toBe(titleOf(source));
  });

  test.each(staticFiles.map((file) => [file.fileName, file] as const))(
    'has the file %s',
    async (path, { source }) => {
      expect(await textAt(path)).toBe(source);
    },
  );

  test('has the script of the element, and the core', async () => {
    expect(await textAt('element.js')).toContain('customElements.define');
    expect((await ask('core/wasm/core.wasm')).status).toBe(200);
  });

  test('leads from a folder without a slash to its page', async () => {
    const response = await ask('lessons', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, './lessons/']);
  });

  test('answers with the page of the site where there is none', async () => {
    const response = await ask('lessons/nothing/');
    const page = siteFiles(staticPages, null).find(({ fileName }) => fileName === '404.html');
    expect([response.status, await response.text()]).toEqual([404, page?.source]);
  });
});
