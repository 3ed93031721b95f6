// Keyboard handling of composite widgets: lists, tabs, sliders, grids.

/** Calls the handler of a key, if there is one, and consumes the event. */
export function handleKey(
  event: KeyboardEvent,
  handlers: Readonly<Record<string, () => void>>,
): void {
  const handler = handlers[event.key];
  if (handler === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  handler();
}
