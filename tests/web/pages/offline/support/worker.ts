// A browser as a service worker sees it: caches, a network, windows and the registration.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceWorker } from '../../../../../tools/site/offline.ts';

export const kRoot = 'https://example.org/some/folder/';
const kCaches = 'collision-playground-offline:/some/folder/:';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

class FakeCache {
  readonly entries = new Map<string, Response>();

  put(address: URL, response: Response): Promise<void> {
    this.entries.set(address.href, response);
    return Promise.resolve();
  }
  match(address: URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(address.href)?.clone());
  }
}

class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }
  has = (name: string) => Promise.resolve(this.#caches.has(name));
  keys = () => Promise.resolve([...this.#caches.keys()]);
  delete = (name: string) => Promise.resolve(this.#caches.delete(name));
  match(address: URL, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(address) ?? Promise.resolve(undefined);
  }
}

type Files = Readonly<Record<string, string>>;
type Listener = (event: object) => void;

export class FakeBrowser {
  readonly caches = new FakeCaches();
  /** What the host has, by paths within the site. */
  network: Files = {};
  windows: { id: string; url: string }[] = [];
  readonly registration: Record<string, unknown> = { scope: kRoot };
  /** What was asked of the host. */
  readonly asked: string[] = [];

  fetch = async ({ url, integrity = '' }: { url: string; integrity?: string }) => {
    await Promise.resolve();
    this.asked.push(url);
    const text = this.network[url.slice(kRoot.length)];
    if (text === undefined) return new Response('Not found', { status: 404 });
    if (integrity !== '' && integrity !== integrityOf(text)) throw new TypeError('another file');
    return new Response(text);
  };

  /** The versions of which something is stored. */
  async stored(): Promise<readonly string[]> {
    return (await this.caches.keys()).map((name) => name.replace(kCaches, ''));
  }

  /** A worker of a version with these files. */
  async worker(version: string, files: Files): Promise<FakeWorker> {
    const hashes = Object.entries(files).map(([path, text]) => [path, integrityOf(text)]);
    return new FakeWorker(this, await script(), { version, files: Object.fromEntries(hashes) });
  }
}

/** Without its list of files. */
async function script(): Promise<string> {
  const empty = mkdtempSync(join(tmpdir(), 'collision-worker-'));
  try {
    return (await serviceWorker(empty)).replace(/^.*\n/, '');
  } finally {
    rmdirSync(empty);
  }
}

class FakeWorker {
  readonly #listeners = new Map<string, Listener>();

  constructor(browser: FakeBrowser, code: string, build: object) {
    const scope = {
      registration: browser.registration,
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(browser.windows),
      },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (name: string, listener: Listener) => this.#listeners.set(name, listener),
    };
    new Function('self', 'kBuild', 'caches', 'fetch', code)(
      scope,
      build,
      browser.caches,
      browser.fetch,
    );
  }

  /** Resolves once all is done that the event waits for. @throws what that throws */
  async send(name: string, more: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#listeners.get(name)?.({ ...more, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }

  /** The answer to a request of a page, by default for another page. */
  async answer(url: string, mode = 'navigate'): Promise<Response> {
    let answer: Promise<Response> | undefined;
    await this.send('fetch', {
      request: { url, mode, method: 'GET' },
      respondWith(given: Promise<Response>) {
        answer = given;
      },
    });
    if (!answer) throw new Error(`no answer for ${url}`);
    return answer;
  }
}
