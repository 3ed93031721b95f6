import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostsIn, serve, serveFrom } from '../../../tools/lib/server.mjs';

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

test('a site’s own page for what is not there is the answer to that', async () => {
  writeFileSync(join(site, '404.html'), '<title>missing</title>');
  const { status, headers, text } = await ask('/no/such/page');
  rmSync(join(site, '404.html'));
  expect([status, text]).toEqual([404, '<title>missing</title>']);
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8' });
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

/** Descriptors that this process, and so the server, has open. */
const openDescriptors = () => readdirSync('/dev/fd').length;

/** Ends after the first bytes have come. */
const abort = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.once('data', () => response.destroy());
      response.once('close', resolve);
    });
    asked.on('error', reject);
  });

test('downloads that are aborted leave no file open', async () => {
  writeFileSync(join(site, 'large.bin'), Buffer.alloc(2 ** 23));
  const before = openDescriptors();
  for (let i = 0; i < 20; i++) {
    await Promise.all(Array.from({ length: 25 }, () => abort('/large.bin')));
  }
  await expect.poll(openDescriptors).toBeLessThanOrEqual(before + 5);
});

test('a file that vanishes after it was found ends its download only', async () => {
  const path = join(site, 'vanishing.js');
  writeFileSync(path, 'export {};');
  // called after the server's own listener, which opens files later
  server.once('request', () => rmSync(path));
  await expect(ask('/vanishing.js')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await ask('/vanishing.js')).toMatchObject({ status: 404 });
  expect(await ask('/data.json')).toMatchObject({ status: 200 });
});

test('files that come and go while they are served', async () => {
  const path = join(site, 'rebuilt.js');
  const ended: unknown[] = [];
  for (let i = 0; i < 100; i++) {
    if (i % 2 === 0) writeFileSync(path, 'x'.repeat(2 ** 16));
    const asked = Promise.allSettled(Array.from({ length: 5 }, () => ask('/rebuilt.js')));
    if (i % 3 === 0) rmSync(path, { force: true });
    ended.push(...(await asked));
  }
  expect(ended).toHaveLength(500);
  expect(await ask('/data.json')).toMatchObject({ status: 200 });
});

test('a range that ends before it begins ends its download only', async () => {
  await expect(ask('/assets/a.js', 'GET', { Range: 'bytes=5-2' })).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
  expect(await ask('/data.json')).toMatchObject({ status: 200 });
});

describe('the host that is asked', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    '%s is this machine',
    async (name) => {
      expect(await ask('/', 'GET', { Host: `${name}:${port}` })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    'attacker.example',
    'attacker.example:PORT',
    'localhost.attacker.example:PORT',
    '127.0.0.1.attacker.example:PORT',
    'localhost',
    'localhost:1',
    'localhost:PORT:PORT',
    'user@localhost:PORT',
  ])('%s is refused', async (host) => {
    const { status, headers, text } = await ask('/', 'GET', {
      Host: host.replaceAll('PORT', String(port)),
    });
    expect(status).toBe(403);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(text).toBe(
      `This server answers to localhost:${port}, 127.0.0.1:${port} and [::1]:${port}. ` +
        'Others that lead to it can be named in ALLOWED_HOSTS, such as ALLOWED_HOSTS=name:8080.\n',
    );
  });

  test('may be one that the user allows', async () => {
    const other = await serve([site], 0, hostsIn({ ALLOWED_HOSTS: 'One.example:80, two.example' }));
    const asked = (host: string) =>
      new Promise((resolve) => {
        const headers = { Host: host };
        get({ host: '127.0.0.1', port: portOf(other), headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
      });
    expect(await asked('one.example:80')).toBe(200);
    expect(await asked('two.example')).toBe(200);
    expect(await asked('three.example')).toBe(403);
    expect(await asked(`localhost:${portOf(other)}`)).toBe(200);
    other.close();
  });

  test('is one of no others unless ALLOWED_HOSTS names them', () => {
    expect(hostsIn({})).toEqual([]);
    expect(hostsIn({ ALLOWED_HOSTS: '' })).toEqual([]);
  });
});
