// What a page does not load before its reader touches it.

const kEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

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
