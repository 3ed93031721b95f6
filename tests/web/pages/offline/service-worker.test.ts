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

/** As a deployment with other code of the worker, from a host that lacks a file. */
async function installAnother(browser: FakeBrowser, version = 'first'): Promise<string> {
  const { 'a.js': _, ...others } = network();
  browser.network = others;
  const another = await browser.worker(version, kFiles);
  return another.send('install').then(
    () => 'installed',
    (error: unknown) => String(error),
  );
}

test('an installation with the files of the worker in use asks for none and deletes none', async () => {
  const { browser, worker } = await installed();
  browser.asked.length = 0;
  expect(await installAnother(browser)).toBe('installed');
  expect(browser.asked).toEqual([]);
  expect(await (await worker.answer(`${kRoot}a.js`, 'cors')).text()).toBe('a');
});

test('an installation that fails deletes what it has stored, and nothing else', async () => {
  const { browser } = await installed();
  expect(await installAnother(browser, 'second')).toContain('404');
  expect(await browser.stored()).toEqual(['first']);
});

test('an installation that was interrupted is completed, or deleted by the next version', async () => {
  const { browser, worker } = await installed();
  const interrupted = await browser.caches.open((await browser.caches.keys())[0] ?? '');
  interrupted.entries.delete(`${kRoot}a.js`);
  interrupted.entries.delete(`${kRoot}complete.json`);
  browser.asked.length = 0;
  // what is there is of use to the worker that has stored it
  expect(await installAnother(browser)).toContain('404');
  expect(await (await worker.answer(`${kRoot}grid/`)).text()).toBe('grid');
  browser.network = network();
  await worker.send('install');
  expect(new Set(browser.asked)).toEqual(new Set([`${kRoot}a.js`]));

  interrupted.entries.delete(`${kRoot}complete.json`);
  const second = await browser.worker('second', kFiles);
  await second.send('install');
  await second.send('activate');
  expect(await browser.stored()).toEqual(['second']);
});

test('a new version that waits keeps its files while pages of the one in use are opened', async () => {
  const { browser, worker } = await installed();
  const second = await browser.worker('second', { ...kFiles, 'a.js': 'b' });
  browser.network = network({ ...kFiles, 'a.js': 'b' });
  browser.registration['installing'] = {};
  await second.send('install');
  await worker.answer(`${kRoot}grid/`);
  browser.registration['installing'] = null;
  browser.registration['waiting'] = {};
  await worker.answer(`${kRoot}grid/`);
  expect(await browser.stored()).toEqual(['first', 'second']);
  browser.registration['waiting'] = null;
  await second.send('activate');
  expect(await browser.stored()).toEqual(['second']);
});

/** What the worker answers to a page that asks it to store the site. */
async function askToStore(worker: { send(name: string, event: object): Promise<void> }) {
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  await worker.send('message', { data: 'store', ports: [port] });
  return answers;
}

test('a worker that lives on after its files were deleted stores them again, when it is asked to', async () => {
  const { browser, worker } = await installed();
  for (const name of await browser.caches.keys()) await browser.caches.delete(name);
  expect(await askToStore(worker)).toEqual(['']);
  browser.asked.length = 0;
  expect(await askToStore(worker)).toEqual(['']);
  expect(browser.asked).toEqual([]);
  browser.network = {};
  expect(await (await worker.answer(`${kRoot}grid/`)).text()).toBe('grid');

  for (const name of await browser.caches.keys()) await browser.caches.delete(name);
  expect(await askToStore(worker)).toEqual([expect.stringContaining('404')]);
  expect(await browser.stored()).toEqual([]);
});
