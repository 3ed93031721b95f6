// The service worker of readers who want the site without a network: it keeps every file of one build, and answers
// from these. tools/site/offline.ts writes the list of the files before it and publishes it as sw.js. One file, without
// imports.

interface OfflineBuild {
  /** Another one for every other content of the files. */
  readonly version: string;
  /** Relative to the site's folder; pages by their folders. */
  readonly files: readonly string[];
}

declare const kBuild: OfflineBuild;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
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
  readonly message: MessageEvent<unknown>;
}

const scope = self as unknown as WorkerScope;
/** web/pages/shared/offline.ts deletes caches with the same beginning. */
const kCaches = 'collision-playground-offline-';
const kCache = kCaches + kBuild.version;

const root = () => scope.registration.scope;

async function store(): Promise<void> {
  const cache = await caches.open(kCache);
  // What the browser has already is asked for, and sent only where it has changed.
  const requests = kBuild.files.map(
    (file) => new Request(new URL(file, root()), { cache: 'no-cache' }),
  );
  try {
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(kCache);
    throw error;
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(kCaches) && name !== kCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** A page with its folder's address; null: no page is there. */
async function pageAt(address: URL, cache: Cache): Promise<Response | null> {
  const folder = new URL(`${address.pathname.replace(/\/(index\.html)?$/, '')}/`, address);
  if (!(await cache.match(folder))) return null;
  if (folder.pathname === address.pathname) return (await cache.match(folder)) ?? null;
  // what the page names is relative to its folder
  return Response.redirect(folder.href + address.search, 302);
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(kCache);
  const address = new URL(request.url);
  const isPage = request.mode === 'navigate';
  const bare = new URL(address.pathname, address);
  const stored = isPage ? await pageAt(address, cache) : await cache.match(bare);
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const missing = isPage ? await cache.match(new URL('404.html', root())) : undefined;
    if (!missing) throw error;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}

scope.addEventListener('install', (event) => event.waitUntil(store()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(root())) {
    event.respondWith(answer(request));
  }
});
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
