import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, serveFrom } from '../../../tools/lib/server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'collision-server-'));
const site = join(folder, 'site');
let server: Server;
let port: number;

const portOf = (of: Server) => (of.address() as AddressInfo).port;

beforeAll(async () => {
  const files = {
    'site/index.html': '<title>home</title>',
    'site/p/문/index.html': '<title>preset</title>',
    'site/assets/a.js': 'export {};',
    'site/core.wasm': '\0asm',
    'site/posters/a.webp': 'RIFF',
    'site/data.json': '{}',
    'more/data.json': '{"never": "seen"}',
    'more/pages/blog.html': '<title>blog</title>',
    'secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = await serve([site, join(folder, 'more')], 0);
  port = portOf(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** An address goes out as it is written here, with its dots. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test.each([
  ['/', 'text/html;charset=utf-8', '<title>home</title>'],
  ['/?preset=edge-edge', 'text/html;charset=utf-8', '<title>home</title>'],
  ['/assets/a.js', 'text/javascript', 'export {};'],
  ['/core.wasm', 'application/wasm', '\0asm'],
  ['/posters/a.webp', 'image/webp', 'RIFF'],
  // of two folders the first that has the file
  ['/data.json', 'application/json', '{}'],
  ['/pages/blog.html', 'text/html;charset=utf-8', '<title>blog</title>'],
])('%s', async (path, type, content) => {
  const { status, headers, text } = await ask(path);
  expect([status, text]).toEqual([200, content]);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-length': String(content.length),
    'content-type': type,
    'x-content-type-options': 'nosniff',
  });
});

test('a folder leads to its page, with what was asked of it', async () => {
  const name = encodeURIComponent('문');
  const { status, headers } = await ask(`/p/${name}?lang=ko`);
  expect([status, headers.location]).toEqual([301, `./${name}/?lang=ko`]);
  expect((await ask(`/p/${name}/?lang=ko`)).text).toBe('<title>preset</title>');
});

test.each([
  '/nothing.js',
  '/assets',
  '/assets/',
  '/%',
  '/%00',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
])('%s is not there', async (path) => {
  const { status, text } = await ask(path);
  expect([status, text]).toEqual([404, 'Not found\n']);
});

test('nothing can be written, and of HEAD there is no text', async () => {
  const { status, headers } = await ask('/', 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(await ask('/data.json', 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test('what has not changed is not sent again, and what has changed is', async () => {
  const { etag = '' } = (await ask('/data.json')).headers;
  const again = () => ask('/data.json', 'GET', { 'If-None-Match': etag });
  expect((await again()).status).toBe(304);
  writeFileSync(join(site, 'data.json'), '{"new": true}');
  expect(await again()).toMatchObject({ status: 200, text: '{"new": true}' });
  writeFileSync(join(site, 'data.json'), '{}');
});

test('a port that is taken is refused, or the next one is taken', async () => {
  await expect(serve([site], port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const other = await serveFrom([site], port);
  expect(portOf(other)).toBeGreaterThan(port);
  other.close();
});
