// The figure in an iframe: URL parameters, messages to the parent page, and sandboxed frames.
import type { Page } from '@playwright/test';
import { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 900, height: 600 } });

interface Message {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The same server by another name is another origin. */
const blogOf = (site: string) => new URL(site.replace('127.0.0.1', 'localhost')).origin;

/** A page of another origin with the figure in a frame. */
async function hostPage(page: Page, site: string, address: string, sandbox?: string) {
  const asked = new URLSearchParams({ frame: `${site}embed/${address}` });
  if (sandbox !== undefined) asked.set('sandbox', sandbox);
  await page.goto(`${blogOf(site)}/pages/blog.html?${asked}`);
  const playground = new Playground(
    page,
    page.frameLocator('iframe').locator('collision-playground'),
  );
  await playground.canvas.waitFor();
  return playground;
}

const messagesOf = (page: Page) => page.evaluate<Message[]>('messages');
const ask = (page: Page, what: unknown) => page.evaluate(`ask(${JSON.stringify(what)})`);
const request = { collisionPlayground: 1, listen: ['ready', 'height', 'verdict-change', 'error'] };

test('its address says what attributes say', { tag: '@smoke' }, async ({ page, baseURL }) => {
  const frame = await hostPage(page, baseURL ?? '', '?preset=sphere-plane&ui=verdict&lang=ko');
  await expect(frame.word).toHaveText('맞닿음');
  await expect(frame.element.locator('.walk, .side')).toHaveCount(0);
  await expect(frame.element).toHaveJSProperty('clientHeight', 430);
});

test('without being asked it tells nothing', { tag: '@more' }, async ({ page, baseURL }) => {
  const frame = await hostPage(page, baseURL ?? '', '?preset=edge-edge');
  await expect(frame.word).toHaveText('Apart');
  await ask(page, request);
  await frame.set({ preset: 'sphere-plane' });
  await expect(frame.word).toHaveText('Touching');
  expect(await messagesOf(page)).toEqual([]);
});

test('the page that its address names may ask for messages', async ({ page, baseURL }) => {
  const address = `?preset=edge-edge&ui=min&messages=${encodeURIComponent(blogOf(baseURL ?? ''))}`;
  const frame = await hostPage(page, baseURL ?? '', address);
  await expect(frame.word).toHaveText('Apart');
  // All other messages are ignored.
  for (const wrong of [
    null,
    'ready',
    { ...request, collisionPlayground: 2 },
    { ...request, scene: {} },
    { collisionPlayground: 1, listen: ['change'] },
    { collisionPlayground: 1, listen: Array.from({ length: 9 }, () => 'ready') },
  ]) {
    await ask(page, wrong);
  }
  await frame.drawn();
  expect(await messagesOf(page)).toMatchObject([{ type: 'listening' }]);

  await ask(page, request);
  await expect.poll(() => messagesOf(page)).toHaveLength(3);
  const origin = new URL(baseURL ?? '').origin;
  expect(await messagesOf(page)).toMatchObject([
    { collisionPlayground: 1, type: 'listening', origin },
    { collisionPlayground: 1, type: 'ready', detail: { outcome: 'apart' }, origin },
    { collisionPlayground: 1, type: 'height', detail: { height: 430 }, origin },
  ]);
  await frame.set({ preset: 'sphere-plane', step: '0' });
  await expect.poll(() => messagesOf(page)).toHaveLength(5);
  expect(
    (await messagesOf(page))
      .slice(3)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['error', 'verdict-change']);

  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '1000'));
  await expect
    .poll(async () => (await messagesOf(page)).at(-1))
    .toMatchObject({ type: 'height', detail: { height: 560 } });
});

test('a page of any other origin gets none', { tag: '@more' }, async ({ page, baseURL }) => {
  const address = '?preset=edge-edge&messages=https%3A%2F%2Fother.example';
  const frame = await hostPage(page, baseURL ?? '', address);
  await expect(frame.word).toHaveText('Apart');
  await ask(page, request);
  await frame.drawn();
  expect(await messagesOf(page)).toEqual([]);
});

test.describe('what is no origin', () => {
  test.use({ expectedErrors: /messages is/ });

  for (const origin of ['*', 'https://blog.example/page']) {
    test(`${origin} gets none`, { tag: '@more' }, async ({ page, baseURL }) => {
      const message = page.waitForEvent('console', (message) => /messages is/.test(message.text()));
      const address = `?preset=edge-edge&messages=${encodeURIComponent(origin)}`;
      const frame = await hostPage(page, baseURL ?? '', address);
      await expect(frame.word).toHaveText('Apart');
      expect((await message).text()).toContain('it must be an origin such as https://blog.example');
      await ask(page, request);
      expect(await messagesOf(page)).toEqual([]);
    });
  }
});

test('a sandboxed frame that may only run scripts has all of it', { tag: '@more' }, async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (asked) => {
    const { origin } = new URL(asked.url());
    if (
      /^http/.test(origin) &&
      ![new URL(baseURL ?? '').origin, blogOf(baseURL ?? '')].includes(origin)
    )
      outside.push(asked.url());
  });
  const address = `?preset=edge-edge&messages=${encodeURIComponent(blogOf(baseURL ?? ''))}`;
  const frame = await hostPage(page, baseURL ?? '', address, 'allow-scripts');
  await expect(frame.word).toHaveText('Apart');
  let picture = await frame.picture();
  // The frame is a process of its own, which draws when it likes.
  await expect
    .poll(async () => {
      picture = await frame.picture();
      return picture.count('blue');
    })
    .toBeGreaterThan(2_000);
  await ask(page, request);
  await frame.drag(picture.middle('orange'), picture.middle('blue'));
  await expect(frame.word).toHaveText('Overlapping');
  await frame.element.getByRole('button', { name: 'Why' }).click();
  await frame.element.getByRole('tab', { name: 'Scene' }).click();
  await expect(frame.element.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(outside).toEqual([]);
  expect(await messagesOf(page)).toContainEqual(
    expect.objectContaining({ type: 'verdict-change', origin: 'null' }),
  );
});

test('the page around it keeps its wheel', { tag: '@more' }, async ({ page, baseURL }) => {
  const frame = await hostPage(page, baseURL ?? '', '?preset=edge-edge&ui=none');
  await expect(frame.canvas).toBeVisible();
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 90);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
});
