// Interpretation of key events: letters on any keyboard layout, keys meant for a focused field, undo and redo.

/** By character on Latin layouts, otherwise by key position; empty for other keys. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** Whether the target is a form field, which handles keys and pastes itself. */
export function isForField(event: Event): boolean {
  return fieldOf(event) !== null;
}

/**
 * Whether undo belongs to the field, for the text being typed. Not for sliders and selects, nor for
 * fields marked `data-committed`, which show the scene's value.
 */
export function keepsHistory(event: KeyboardEvent): boolean {
  const field = fieldOf(event);
  return field !== null && !field.matches('select, input[type="range"], [data-committed]');
}

function fieldOf(event: Event): HTMLElement | null {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return null;
  return target.isContentEditable || target.matches('input, textarea, select') ? target : null;
}

interface History {
  undo(): void;
  redo(): void;
}

/** Undo and redo by keys, anywhere in the figure, even without WebGL. */
export function listenForHistory(root: HTMLElement, history: History, signal: AbortSignal): void {
  const onKeydown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || keepsHistory(event)) return;
    if (!(event.ctrlKey || event.metaKey)) return;
    const letter = letterOf(event);
    if (letter === 'z' && !event.shiftKey) history.undo();
    else if (letter === 'z' || letter === 'y') history.redo();
    else return;
    event.preventDefault();
  };
  root.addEventListener('keydown', onKeydown, { signal });
}
