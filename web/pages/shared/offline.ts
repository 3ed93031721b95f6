// The switches "Available offline" of the site's pages: on, the browser keeps the whole site; off, nothing of it. Without a
// reader's wish nothing is registered.

/** As in web/pages/offline/service-worker.ts. */
const kCaches = 'collision-playground-offline';
const kComplete = 'complete.json';

/** As long as a browser lets a worker work for one message. */
const kPatience = 5 * 60_000;

/** What a switch tells; its texts are in the page. */
type State = 'off' | 'storing' | 'on' | 'update' | 'failed';

interface Switch {
  readonly box: HTMLInputElement;
  readonly status: HTMLElement;
  readonly update: HTMLButtonElement;
  readonly texts: DOMStringMap;
}

function switchesIn(root: ParentNode): Switch[] {
  return [...root.querySelectorAll<HTMLElement>('.offline')].flatMap((place) => {
    const box = place.querySelector<HTMLInputElement>('input');
    const status = place.querySelector<HTMLElement>('[role=status]');
    const update = place.querySelector<HTMLButtonElement>('button');
    return box && status && update ? [{ box, status, update, texts: place.dataset }] : [];
  });
}

function show(switches: readonly Switch[], state: State): void {
  for (const { box, status, update, texts } of switches) {
    box.checked = state !== 'off' && state !== 'failed';
    box.disabled = state === 'storing';
    status.textContent = texts[state] ?? '';
    update.hidden = state !== 'update';
  }
}

/** Resolves once a worker is installed. @throws Error where it can't be */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('the site could not be stored'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Resolves once a worker has stored its version, which it may have done before. @throws Error where it can't */
function stored(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('the worker does not answer')), kPatience);
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(end);
      if (data === '') resolve();
      else reject(new Error(data));
    };
    worker.postMessage('store', [port2]);
  }).finally(() => port1.close());
}

class Offline {
  readonly #root: URL;
  readonly #switches: readonly Switch[];
  /** Storing or deleting, as its switch was set. */
  #isBusy = false;

  constructor(root: URL, switches: readonly Switch[]) {
    this.#root = root;
    this.#switches = switches;
  }

  /** `ready`: called once it is known that something can be stored. @throws Error where nothing can be */
  async begin(ready: () => void): Promise<void> {
    await this.#isStored();
    await this.#registration();
    ready();
    for (const { box, update } of this.#switches) {
      box.addEventListener('change', () => void this.#set(box.checked));
      update.addEventListener('click', () => void this.#takeOver());
    }
    // other windows have the same switch
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('pageshow', this.#look);
    await this.#showState();
  }

  readonly #look = () => {
    this.#showState().catch((error: unknown) => console.warn('What is stored is unknown:', error));
  };

  /** As it is in the browser, whichever window changed it; while this one does, it shows that itself. */
  async #showState(): Promise<void> {
    // Asked for first: what another window switches off is registered no more when it is deleted.
    const isStored = await this.#isStored();
    const registration = await this.#registration();
    if (this.#isBusy) return;
    if (!registration) return show(this.#switches, 'off');
    const { installing, waiting, active } = registration;
    if (isStored) show(this.#switches, waiting && active ? 'update' : 'on');
    else if (installing && !active) show(this.#switches, 'storing');
    else return this.#set(true);
    // a new version waits until the reader wants it
    registration.addEventListener('updatefound', this.#look);
    if (installing?.state !== 'installing') return;
    // one that can't be stored is asked for again at the next visit
    await installed(installing).catch((error: unknown) => console.warn('Not stored:', error));
    await this.#showState();
  }

  async #registration(): Promise<ServiceWorkerRegistration | null> {
    const found = await navigator.serviceWorker.getRegistration(this.#root);
    return found?.scope === this.#root.href ? found : null;
  }

  async #set(isWanted: boolean): Promise<void> {
    this.#isBusy = true;
    try {
      await (isWanted ? this.#store() : this.#forget());
    } catch (error) {
      console.warn('The site is not stored:', error);
      await this.#forget().catch((more: unknown) => console.warn('Nor deleted:', more));
      show(this.#switches, 'failed');
      return;
    } finally {
      this.#isBusy = false;
    }
    this.#look();
  }

  async #store(): Promise<void> {
    show(this.#switches, 'storing');
    const registration = await navigator.serviceWorker.register(new URL('sw.js', this.#root), {
      scope: this.#root.href,
      // so that a new version is found wherever it is cached
      updateViaCache: 'none',
    });
    // Switched off, a worker that has windows lives on: the same one is registered again, without its files.
    if (registration.active) await registration.update();
    if (registration.installing) await installed(registration.installing);
    const newest = registration.waiting ?? registration.active;
    if (newest) await stored(newest);
    if (!(await this.#isStored())) throw new Error('the site was deleted meanwhile');
  }

  async #forget(): Promise<void> {
    const registration = await this.#registration();
    await registration?.unregister();
    // a new version that is just being stored would be stored once more
    if (registration?.installing) await installed(registration.installing).catch(() => undefined);
    await Promise.all((await this.#caches()).map((name) => caches.delete(name)));
  }

  /** A version of the site with all of its files; that a worker is registered does not say so. */
  async #isStored(): Promise<boolean> {
    const complete = new URL(kComplete, this.#root);
    const found = await Promise.all(
      (await this.#caches()).map((cacheName) => caches.match(complete, { cacheName })),
    );
    return found.some((marker) => marker !== undefined);
  }

  /** Those of this deployment; before they were named by it, each had the address of its first page. */
  async #caches(): Promise<readonly string[]> {
    const own = `${kCaches}:${this.#root.pathname}:`;
    const found: string[] = [];
    for (const cacheName of await caches.keys()) {
      const isEarly =
        cacheName.startsWith(`${kCaches}-`) && (await caches.match(this.#root, { cacheName }));
      if (isEarly || cacheName.startsWith(own)) found.push(cacheName);
    }
    return found;
  }

  async #takeOver(): Promise<void> {
    const { waiting } = (await this.#registration()) ?? {};
    // in use since another window asked for it
    if (!waiting) return location.reload();
    // also where this page is not controlled by a worker, whose controller does not change then
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload();
      else if (waiting.state === 'redundant') this.#look();
    });
    waiting.postMessage('take-over');
  }
}

function unhide(places: readonly HTMLElement[]): void {
  for (const place of places) {
    place.hidden = false;
    // with what is said about it
    place.closest<HTMLElement>('section[hidden]')?.removeAttribute('hidden');
  }
}

/** Makes the switches of the page work, where the browser can store a site. */
export function connectOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const places = [...document.querySelectorAll<HTMLElement>('.offline')];
  const [first] = places;
  if (!first) return;
  const root = new URL(first.dataset['up'] ?? './', location.href);
  const offline = new Offline(new URL('.', root), switchesIn(document));
  offline
    .begin(() => unhide(places))
    .catch((error: unknown) => {
      console.warn('Nothing can be stored:', error);
    });
}
