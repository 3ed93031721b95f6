// What a key event stands for: a letter in every script, or something for the field that has the focus.

/** By letter where the keyboard has Latin letters, else by place; empty: it is another kind of key. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** Whether a key goes to a field, where it keeps its own meaning. */
export function isForField(event: KeyboardEvent): boolean {
  return fieldOf(event) !== null;
}

/**
 * Whether undoing is the field's own: of what is being typed there. Sliders and choices type nothing,
 * and a field marked `data-committed` holds what the scene holds.
 */
export function keepsHistory(event: KeyboardEvent): boolean {
  const field = fieldOf(event);
  return field !== null && !field.matches('select, input[type="range"], [data-committed]');
}

function fieldOf(event: KeyboardEvent): HTMLElement | null {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return null;
  return target.isContentEditable || target.matches('input, textarea, select') ? target : null;
}
