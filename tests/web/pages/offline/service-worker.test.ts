// What the service worker stores, deletes and answers, in a browser of which all but the worker is fake.
import { expect, test } from 'vitest';
import { FakeBrowser, kRoot } from './support/worker.ts';

const kFiles = { './': 'home', 'grid/': 'grid', '404.html': 'missing', 'a.js': 'a' };
const network = (files: Record<string, string> = kFiles): Record<string, string> => {
  const { './': home = '', ...others } = files;
  return { '': home, ...others };
};

/** With the site of `kFiles` stored. */
async function installed() {
  const browser = new FakeBrowser();
  browser.network = network();
  const worker = await browser.worker('first', kFiles);
  await worker.send('install');
  await worker.send('activate');
  return { browser, worker };
}

test.each(['//', '///', '//index.html', '//?a#b'])(
  'an address with the path %s is one of this host, not another host',
  async (path) => {
    const browser = new FakeBrowser();
    browser.registration['scope'] = 'https://example.org/';
    const worker = await browser.worker('first', {});
    expect((await worker.answer(`https://example.org${path}`)).status).toBe(404);
    expect((await worker.answer(`https://example.org${path}`, 'cors')).status).toBe(404);
  },
);

test('a page is found by each of its addresses, a file whatever its query', async () => {
  const { worker } = await installed();
  expect(await (await worker.answer(`${kRoot}grid/?a#b`)).text()).toBe('grid');
  for (const path of ['grid', 'grid/index.html']) {
    const answer = await worker.answer(`${kRoot}${path}?a#b`);
    expect(answer.headers.get('location')).toBe(`${kRoot}grid/?a`);
  }
  expect(await (await worker.answer(`${kRoot}a.js?b`, 'cors')).text()).toBe('a');
});
