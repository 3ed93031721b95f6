// The service worker of readers who want the site without a network: it keeps every file of one build, and answers
// from these. tools/site/offline.ts writes the list of the files before it and publishes it as sw.js. One file, without
// imports.

interface OfflineBuild {
  /** Another one for every other content of the files. */
  readonly version: string;
  /** By their addresses relative to the site's folder (pages by their folders), the hash of what is in them. */
  readonly files: Readonly<Record<string, string>>;
}

declare const kBuild: OfflineBuild;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WindowClient {
  readonly id: string;
  readonly url: string;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly installing: unknown;
    readonly waiting: unknown;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
interface WorkerEvents {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Fetching;
  readonly message: Lasting & MessageEvent<unknown>;
}

const scope = self as unknown as WorkerScope;
const root = () => scope.registration.scope;

/** Before the names of the caches of all deployments; web/pages/shared/offline.ts deletes those of its own. */
const kCaches = 'collision-playground-offline';
const own = () => `${kCaches}:${new URL(root()).pathname}:`;
const current = () => own() + kBuild.version;
/** Among the files of a version, and stored last: it is complete. web/pages/shared/offline.ts looks for it, too. */
const complete = () => new URL('complete.json', root());
/** Among the files of a version: the windows that were open when it took over, of earlier versions. */
const earlierWindows = () => new URL('earlier-windows.json', root());

/** Only the very file of this build, with whatever status another one comes. */
async function fileOf(file: string, integrity: string): Promise<Response> {
  const address = new URL(file, root());
  try {
    // What the browser has already is asked for, and sent only where it has changed.
    return await fetch(new Request(address, { cache: 'no-cache', integrity }));
  } catch {
    return fetch(new Request(address, { cache: 'reload', integrity }));
  }
}

/**
 * Adds what is missing of this version. The worker in use can be of the same one, with other code: what was there
 * before stays, and is right, as it was compared with the same hashes.
 */
async function store(): Promise<void> {
  if (await storedIn(current(), complete())) return;
  const isNew = !(await caches.has(current()));
  const cache = await caches.open(current());
  const keep = async ([file, integrity]: readonly [string, string]) => {
    const address = new URL(file, root());
    if (await storedIn(current(), address)) return;
    const response = await fileOf(file, integrity);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    await cache.put(address, response);
  };
  try {
    await Promise.all(Object.entries(kBuild.files).map(keep));
    await cache.put(complete(), Response.json(true));
  } catch (error) {
    if (isNew) await caches.delete(current());
    throw error;
  }
}

/** For a page that was switched off and on again: a worker with windows lives on in between, and installs nothing. */
async function storeFor(ports: readonly MessagePort[]): Promise<void> {
  let problem = '';
  try {
    await store();
  } catch (error) {
    problem = String(error);
  }
  for (const port of ports) port.postMessage(problem);
}

/** Of this deployment. Before caches were named by it, each had the address of its first page. */
async function earlierCaches(): Promise<readonly string[]> {
  const names = await caches.keys();
  const isOwn = await Promise.all(
    names.map(
      async (name) =>
        name.startsWith(own()) ||
        (name.startsWith(`${kCaches}-`) && (await storedIn(name, new URL(root()))) !== undefined),
    ),
  );
  return names.filter((name, i) => isOwn[i] && name !== current());
}

const windows = async (): Promise<readonly WindowClient[]> => {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(root()));
};

/** Windows of an earlier version go on with its files. */
async function takeOver(): Promise<void> {
  const ids = (await windows()).map(({ id }) => id);
  const cache = await caches.open(current());
  await cache.put(earlierWindows(), Response.json(ids));
  await scope.clients.claim();
  await forgetEarlier();
}

/** Deletes what no window that is open can ask for any more. */
async function forgetEarlier(): Promise<void> {
  // what is not of this version can be of the next one
  if (scope.registration.installing || scope.registration.waiting) return;
  const names = await earlierCaches();
  if (names.length === 0) return;
  const noted = await storedIn(current(), earlierWindows());
  const ids: readonly unknown[] = noted ? await noted.json() : [];
  if ((await windows()).some(({ id }) => ids.includes(id))) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Where there is no cache of that name (any more), none is made. */
const storedIn = (cacheName: string, address: URL): Promise<Response | undefined> =>
  caches.match(address, { cacheName, ignoreVary: true });

/** Of the earlier versions that windows still show, whose files have other names. */
async function earlierFile(address: URL): Promise<Response | undefined> {
  for (const name of await earlierCaches()) {
    const found = await storedIn(name, address);
    if (found) return found;
  }
  return undefined;
}

/** Another path of the same host. By itself, `//a/` would be one of the host `a`. */
function atPath(pathname: string, { origin }: URL): URL {
  const address = new URL(origin);
  address.pathname = pathname;
  return address;
}

/** A page with its folder's address; undefined: no page is there. */
async function pageAt(address: URL): Promise<Response | undefined> {
  const folder = atPath(`${address.pathname.replace(/\/(index\.html)?$/, '')}/`, address);
  const found = await storedIn(current(), folder);
  if (!found || folder.pathname === address.pathname) return found;
  // what the page names is relative to its folder
  return Response.redirect(folder.href + address.search, 302);
}

async function answer(request: Request): Promise<Response> {
  const address = new URL(request.url);
  const isPage = request.mode === 'navigate';
  const bare = atPath(address.pathname, address);
  const stored = isPage
    ? await pageAt(address)
    : ((await storedIn(current(), bare)) ?? (await earlierFile(bare)));
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const missing = isPage ? await storedIn(current(), new URL('404.html', root())) : undefined;
    if (!missing) throw error;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}

scope.addEventListener('install', (event) => event.waitUntil(store()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root())) return;
  event.respondWith(answer(request));
  if (request.mode === 'navigate') event.waitUntil(forgetEarlier());
});
scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take-over') void scope.skipWaiting();
  if (data === 'store') event.waitUntil(storeFor(ports));
});
