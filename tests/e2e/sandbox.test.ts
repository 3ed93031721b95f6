// What code in the sandbox can reach: neither page, nor storage, nor network. First with the frame alone, whose policy
// and origin are what holds it, then with all that the visitor's function sees.
import type { Page } from '@playwright/test';
import { judged, openCode } from './support/bench.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /./ });

/** Runs in a bare worker of the frame; `site` is the address of the site. Each try answers what it reached. */
const tries = (site: string) => `
const site = ${JSON.stringify(site)};
const tries = {
  fetch: () => fetch(site).then((response) => response.status),
  xhr: () => { const x = new XMLHttpRequest(); x.open('GET', site, false); x.send(); return x.status; },
  webSocket: () => new Promise((resolve, reject) => {
    const socket = new WebSocket(site.replace('http', 'ws'));
    socket.onopen = resolve; socket.onerror = reject;
  }),
  eventSource: () => new Promise((resolve, reject) => {
    const source = new EventSource(site);
    source.onopen = resolve; source.onerror = reject;
  }),
  importScripts: () => importScripts(site + 'theme.js'),
  importScriptsOfBlob: () => importScripts(URL.createObjectURL(new Blob(['1']))),
  dynamicImport: () => import(site + 'element.js'),
  importOfData: () => import('data:text/javascript,export default 1'),
  importOfBlob: () => import(URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))),
  evaluate: () => eval('1'),
  makeFunction: () => new Function('return 1')(),
  workerOfSite: () => new Promise((resolve, reject) => {
    const worker = new Worker(site + 'theme.js');
    worker.onmessage = resolve; worker.onerror = reject;
    setTimeout(reject, 500);
  }),
  indexedDb: () => new Promise((resolve, reject) => {
    const request = indexedDB.open('x');
    request.onsuccess = () => resolve('opened'); request.onerror = reject;
  }),
  caches: () => caches.open('x').then(() => 'opened'),
  files: () => navigator.storage.getDirectory().then(() => 'opened'),
  localStorage: () => localStorage.length,
  cookies: () => document.cookie,
  page: () => parent.document.title,
  window: () => window.top.location.href,
};
onmessage = async ({ ports: [port] }) => {
  const reached = [];
  for (const [name, attempt] of Object.entries(tries)) {
    try { await attempt(); reached.push(name); } catch {}
  }
  port.postMessage({ reached, tried: Object.keys(tries).length });
};
`;

/** Opens the frame, sandboxed or not, and sends it a source; null: it did not even say that it is ready. */
const runIn = (page: Page, sandbox: string | null, source: string) =>
  page.evaluate(
    async ([value, text]) => {
      const frame = document.createElement('iframe');
      if (value !== null) frame.setAttribute('sandbox', value);
      frame.src = new URL('/bench/sandbox.html', document.baseURI).href;
      const ready = new Promise<boolean>((resolve) => {
        addEventListener('message', ({ source: from }) => resolve(from === frame.contentWindow));
        frame.addEventListener('load', () => setTimeout(() => resolve(false), 500));
      });
      document.body.append(frame);
      if (!(await ready)) return null;
      const { port1, port2 } = new MessageChannel();
      frame.contentWindow?.postMessage({ source: text }, '*', [port2]);
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
    },
    [sandbox, source] as const,
  );

test('the frame alone lets nothing through', { tag: '@more' }, async ({ page, baseURL }) => {
  await page.goto('museum/');
  await page.waitForLoadState('networkidle');
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  expect(await runIn(page, 'allow-scripts', tries(String(baseURL)))).toEqual({
    reached: [],
    tried: 19,
  });
  expect(answered.filter((url) => !url.startsWith('blob:'))).toEqual([
    `${baseURL}bench/sandbox.html`,
  ]);
});

test('it does nothing where it is not sandboxed', { tag: '@more' }, async ({ page, baseURL }) => {
  await page.goto('museum/');
  expect(await runIn(page, null, tries(String(baseURL)))).toBeNull();
  expect(await runIn(page, 'allow-scripts allow-same-origin', tries(String(baseURL)))).toBeNull();
});

test('the function sees JavaScript, and nothing of the browser', async ({ page }) => {
  const names = [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'],
    ...['Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel', 'postMessage', 'close'],
    ...['indexedDB', 'caches', 'navigator', 'localStorage', 'sessionStorage', 'cookieStore'],
    ...['document', 'window', 'parent', 'top', 'self', 'location', 'origin', 'setTimeout'],
    ...['addEventListener', 'onmessage', 'queueMicrotask', 'URL', 'Blob', 'Request', 'FileReader'],
  ];
  await openCode(
    page,
    'point-point',
    `const names = ${JSON.stringify(names)};
const seen = names.filter((name) => globalThis[name] !== undefined);
const made = [];
for (const make of [() => eval('1'), () => (() => {}).constructor('return 1')()]) {
  try { make(); made.push(String(make)); } catch {}
}
const prototypes = [];
for (let object = globalThis; object; object = Object.getPrototypeOf(object)) {
  for (const name of names) if (object[name] !== undefined) prototypes.push(name);
}
export default () => {
  throw new Error(JSON.stringify({ seen, made, prototypes, math: Math.max(1, 2) }));
};`,
  );
  expect(await judged(page)).toContain('{"seen":[],"made":[],"prototypes":[],"math":2}');
});

test('no code runs before all that is taken away, however it is read', async ({ page }) => {
  // in a script, <!-- hides the rest of its line, and so where a text begins
  await openCode(
    page,
    'point-point',
    `let x = 1, y = 1;
const text = x <!--y, ignored = \`
}); globalThis.early = typeof fetch; (function () {
//\`;
export default () => { throw new Error('early: ' + globalThis.early); };`,
  );
  const text = await judged(page);
  expect(text).toContain('The code could not be run');
  expect(text).toContain('Line 2');
});
