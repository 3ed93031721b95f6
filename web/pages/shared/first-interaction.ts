// What a page does not load before its reader touches it.

const kEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** What `navigator` has in Chromium alone. */
interface Thrift {
  readonly connection?: { readonly saveData?: boolean };
  /** In gigabytes. */
  readonly deviceMemory?: number;
}

const kLittleMemory = 1;

/** The reader wants little to be loaded, or has little memory. */
function isThrifty(): boolean {
  const { connection, deviceMemory = Number.POSITIVE_INFINITY } = navigator as Thrift;
  return connection?.saveData === true || deviceMemory <= kLittleMemory;
}

/** Safari has no idle time to wait for. */
const whenIdle = (act: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(act, { timeout: 500 })
    : setTimeout(act);

const kTouches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls once, when the page is idle after the first sign of a reader; for a reader who saves data, when one of `parts` is
 * touched.
 */
export function onWanted(parts: Iterable<Element>, act: () => void): void {
  if (!isThrifty()) {
    onFirstInteraction(() => whenIdle(act));
    return;
  }
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    act();
  };
  const options = { signal: controller.signal, passive: true };
  for (const part of parts) {
    for (const name of kTouches) part.addEventListener(name, once, options);
  }
}

/** Calls once, at the first sign of a reader: a pointer, a key, scrolling. */
export function onFirstInteraction(act: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    controller.abort();
    act();
  };
  for (const name of kEvents) addEventListener(name, once, { signal, passive: true });
}
