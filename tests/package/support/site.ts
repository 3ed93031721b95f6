// Folders on a server of their own, and a real browser that opens them.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findHeadlessChromium } from '../../../tools/lib/programs.mjs';

const path = findHeadlessChromium();
const asRoot = process.getuid?.() === 0;
/** It draws without a graphics card. */
const args = ['--enable-unsafe-swiftshader', ...(asRoot ? ['--no-sandbox'] : [])];

/** Without one the tests in it are left out, as in the other browser tests. */
export const thereIsABrowser = path !== undefined;

export const launch = (): Promise<Browser> =>
  chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves a folder on a free port; every answer carries the headers. */
export async function serve(folder: string, headers: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    const file = normalize(join(folder, new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!(file.startsWith(folder) && existsSync(file))) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** The title, errors and requests of a page. */
export interface Visit {
  /** Its title, followed by errors. */
  readonly title: string;
  readonly requests: readonly string[];
}

/** Opens a page and waits for the title that its script sets; no error may occur meanwhile. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  try {
    await page.goto(url);
    await page.waitForFunction(() => document.title !== '', undefined, { timeout: 60_000 });
    return { title: [await page.title(), ...problems].join('\n'), requests };
  } catch (error) {
    throw new Error([`${url} stays without a title`, ...problems].join('\n'), { cause: error });
  } finally {
    await page.close();
  }
}

export const titleOf = async (browser: Browser, url: string): Promise<string> =>
  (await visit(browser, url)).title;
