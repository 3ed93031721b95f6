// The site without a network, for readers who wished it; and the page for what is not there.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../tools/lib/server.mjs';
import { foundByAxe } from './support/axe.ts';
import { judged, openCode } from './support/bench.ts';
import { expect, test } from './support/test.ts';

const built = new URL('../../dist/site/', import.meta.url).pathname;

const footer = (page: Page) => page.locator('footer .offline');
const box = (page: Page) => footer(page).getByRole('switch');
const status = (page: Page) => footer(page).getByRole('status');
const kept = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

test.describe('without a network', () => {
  test.use({ viewport: { width: 1024, height: 768 }, expectedErrors: /ERR_INTERNET|404/ });

  test('nothing is stored until it is wished; then every page opens', async ({
    page,
    context,
    playground,
  }) => {
    await page.goto('./');
    // once, in the card that says what it does
    await expect(page.getByRole('switch', { name: 'Available offline' })).toHaveCount(1);
    await page.goto('./grid/');
    await expect(box(page)).not.toBeChecked();
    expect(await kept(page)).toEqual({ registrations: 0, caches: 0 });
    await box(page).check();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });

    await context.setOffline(true);
    await page.goto('./lessons/two-turned-boxes/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('./ko/play/?theme=dark');
    await expect(playground.word).toHaveText('떨어져 있음');
    await page.goto('./p/ray-sphere');
    await expect(page).toHaveURL(/\/p\/ray-sphere\/$/);
    await expect(playground.verdict).toBeVisible();
    await openCode(page, 'aabb-aabb', 'export default () => true;');
    expect(await judged(page)).toContain('The answer to case');
    await page.goto('./nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');

    await page.goto('./ko/grid/');
    await expect(box(page)).toBeChecked();
    await context.setOffline(false);
    await box(page).uncheck();
    await expect.poll(() => kept(page)).toEqual({ registrations: 0, caches: 0 });
  });
});

/** A version of the built site, of files of its own beside it. */
class Version {
  readonly folder = mkdtempSync(join(tmpdir(), 'collision-version-'));

  publish(name: string, files: Readonly<Record<string, string>> = {}): void {
    const script = readFileSync(`${built}sw.js`, 'utf8');
    const hashes = Object.entries(files).map(([path, text]) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return `${JSON.stringify(path)}:"sha256-${hash}",`;
    });
    writeFileSync(
      join(this.folder, 'sw.js'),
      script
        .replace(/"version":"\w+"/, `"version":"${name}"`)
        .replace('"files":{', `"files":{${hashes.join('')}`),
    );
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Serves folders, the first that has a file; `slow.js` only after `until`. */
async function served(folders: readonly string[], until: Promise<unknown> = Promise.resolve()) {
  const server = await serve(folders, 0);
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/slow.js') await until;
    for (const listener of listeners) listener(request, response);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

// null while the page is loaded anew by its new version
const cacheNames = (page: Page) => page.evaluate(() => caches.keys()).catch(() => null);
const textOf = (page: Page, path: string) =>
  page.evaluate(async (file) => {
    const response = await fetch(file);
    return response.ok ? response.text() : response.status;
  }, path);

test.describe('versions', () => {
  test.use({ expectedErrors: /404/ });

  test('a new one is offered, and taken when its reader wants it; other windows keep theirs', async ({
    page,
    context,
  }) => {
    using version = new Version();
    version.publish('first', { 'only-first.js': '// first' });
    using server = await served([version.folder, built]);
    await page.goto(`${server.address}lessons/`);
    await box(page).check();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
    const other = await context.newPage();
    await other.goto(`${server.address}grid/`);

    version.publish('second');
    rmSync(join(version.folder, 'only-first.js'));
    await page.reload();
    await expect(status(page)).toHaveText('A new version is ready.', { timeout: 30_000 });
    expect(await cacheNames(page)).toHaveLength(2);
    await page.reload();
    await expect(status(page)).toHaveText('A new version is ready.');
    expect(await cacheNames(page)).toHaveLength(2);
    await footer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(status(page)).toHaveText('Stored.');
    expect(await textOf(other, '../only-first.js')).toBe('// first');

    await other.close();
    await expect
      .poll(async () => {
        await page.reload();
        return cacheNames(page);
      })
      .toEqual(['collision-playground-offline:/:second']);
    expect(await textOf(page, '../only-first.js')).toBe(404);
    await page.close();
  });

  test('another worker for the same files leaves those that are stored', async ({ page }) => {
    using version = new Version();
    version.publish('first', { 'chunk.js': '// this' });
    using server = await served([version.folder, built]);
    await page.goto(`${server.address}lessons/`);
    await box(page).check();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
    version.write('sw.js', `${readFileSync(join(version.folder, 'sw.js'), 'utf8')}// another`);
    rmSync(join(version.folder, 'chunk.js'));
    await page.reload();
    await expect(status(page)).toHaveText('A new version is ready.', { timeout: 30_000 });
    // which waits while pages are opened; a browser lets it take over when the worker in use has answered all
    await page.waitForLoadState('networkidle');
    await page.goto(`${server.address}grid/`);
    await page.waitForLoadState('networkidle');
    await footer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
    // the page is loaded anew by its new version
    await expect.poll(() => textOf(page, '../chunk.js').catch(() => null)).toBe('// this');
    await page.close();
  });

  test('what is not the very file of a version is not stored', async ({ page }) => {
    using version = new Version();
    version.publish('first', { 'chunk.js': '// this' });
    version.write('chunk.js', '<!doctype html><p>Not this</p>');
    using server = await served([version.folder, built]);
    await page.goto(`${server.address}lessons/`);
    await box(page).check();
    await expect(status(page)).toHaveText(/could not/, { timeout: 30_000 });
    expect(await kept(page)).toEqual({ registrations: 0, caches: 0 });
    await page.close();
  });
});

test.describe('what is stored', () => {
  test.use({ expectedErrors: /404|ERR_INTERNET/ });

  /** With the site stored. */
  async function stored(page: Page): Promise<void> {
    await page.goto('./lessons/');
    await box(page).check();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
  }

  test('a site that is switched off and on again is stored again', async ({ page, context }) => {
    await stored(page);
    for (const isReloaded of [false, true]) {
      await box(page).uncheck();
      await expect(status(page)).toHaveText('');
      expect(await kept(page)).toEqual({ registrations: 0, caches: 0 });
      // its worker lives on, as long as a window is open
      const other = await context.newPage();
      await other.goto('./grid/');
      if (isReloaded) await page.reload();
      await box(page).check();
      await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
      expect(await kept(page)).toEqual({ registrations: 1, caches: 1 });
      await other.close();
    }
    await context.setOffline(true);
    await page.goto('./ko/grid/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('files that went without the switch are stored again by the next page', async ({ page }) => {
    await stored(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect.poll(() => kept(page)).toEqual({ registrations: 1, caches: 1 });
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
  });

  test('the switches of all windows tell the same', async ({ page, context }) => {
    const shown = (one: Page) =>
      one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const gate = new EventTarget();
    const until = new Promise((resolve) => gate.addEventListener('open', resolve));
    using version = new Version();
    version.publish('first', { 'slow.js': '// slow' });
    using server = await served([version.folder, built], until);
    await page.goto(`${server.address}lessons/`);
    await box(page).click();
    await expect(status(page)).toHaveText(/^Storing/);
    const other = await context.newPage();
    await other.goto(`${server.address}grid/`);
    await expect(status(other)).toHaveText(/^Storing/);
    gate.dispatchEvent(new Event('open'));
    for (const one of [page, other]) {
      await expect(status(one)).toHaveText('Stored.', { timeout: 30_000 });
      await expect(box(one)).toBeEnabled();
    }
    await box(other).uncheck();
    await expect(status(other)).toHaveText('');
    await shown(page);
    await expect(status(page)).toHaveText('');
    await expect(box(page)).not.toBeChecked();
    await other.close();
    await page.close();
  });

  test('the switch is there only where something can be stored, and says where it can not', async ({
    page,
  }) => {
    const block = () => {
      const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
      Object.assign(ServiceWorkerContainer.prototype, {
        register: blocked,
        getRegistration: blocked,
      });
    };
    await page.goto('./lessons/');
    await expect(footer(page)).toBeVisible();
    await page.evaluate(block);
    await box(page).click();
    await expect(status(page)).toHaveText(/could not/);
    await expect(box(page)).toBeEnabled();
    await expect(box(page)).not.toBeChecked();

    await page.addInitScript(block);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.reload();
    expect((await warned).text()).toContain('Nothing can be stored');
    await expect(footer(page)).toBeHidden();
  });
});

test('two sites on one host keep their own files, and what is switched off stays so', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'collision-sites-'));
  for (const name of ['one', 'two']) cpSync(built, join(folder, name), { recursive: true });
  using server = await served([folder]);
  for (const name of ['one', 'two']) {
    await page.goto(`${server.address}${name}/lessons/`);
    await box(page).check();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
  }
  expect(await kept(page)).toEqual({ registrations: 2, caches: 2 });
  await page.reload();
  await box(page).uncheck();
  await expect(status(page)).toHaveText('');
  // the window is still the old worker's, which asks the network now
  expect(await textOf(page, '../theme.js')).toContain('theme');
  expect(await cacheNames(page)).toEqual([expect.stringMatching(/-offline:\/one\/:\w+$/)]);
  await page.close();
  rmSync(folder, { recursive: true });
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: /404/ });
  test('answers with a page that leads back, at any depth', async ({ page }) => {
    const answer = await page.goto('./no/such/page');
    expect(answer?.status()).toBe(404);
    expect(await foundByAxe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Lessons', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/lessons\/$/);
  });

  test('finds the site in a folder of a host', async ({ page }) => {
    await page.route('**/some/folder/**', async (route) => {
      const url = route.request().url().replace('/some/folder/', '/');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('./some/folder/no/such/page');
    const link = page.getByRole('link', { name: '강의' });
    await expect(link).toHaveAttribute('href', '/some/folder/ko/lessons/');
  });
});
