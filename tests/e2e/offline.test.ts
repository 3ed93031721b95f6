// The site without a network, for readers who wished it; and the page for what is not there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../tools/lib/server.mjs';
import { foundByAxe } from './support/axe.ts';
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
    await page.goto('./nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');

    await page.goto('./ko/grid/');
    await expect(box(page)).toBeChecked();
    await context.setOffline(false);
    await box(page).uncheck();
    await expect.poll(() => kept(page)).toEqual({ registrations: 0, caches: 0 });
  });
});

test('a new version is offered, and taken when its reader wants it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'collision-version-'));
  const script = readFileSync(`${built}sw.js`, 'utf8');
  const publish = (version: string) =>
    writeFileSync(
      join(folder, 'sw.js'),
      script.replace(/"version":"\w+"/, `"version":"${version}"`),
    );
  publish('first');
  const server = await serve([folder, built], 0);
  // null while the page is loaded anew by its new version
  const cacheNames = () => page.evaluate(() => caches.keys()).catch(() => null);
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/lessons/`);
    await box(page).check();
    await expect(status(page)).toHaveText('Stored.', { timeout: 30_000 });
    publish('second');
    await page.reload();
    await expect(status(page)).toHaveText('A new version is ready.', { timeout: 30_000 });
    expect(await cacheNames()).toHaveLength(2);
    await footer(page).getByRole('button', { name: 'Use it' }).click();
    await expect.poll(cacheNames).toEqual(['collision-playground-offline-second']);
    await expect(status(page)).toHaveText('Stored.');
  } finally {
    await page.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
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
