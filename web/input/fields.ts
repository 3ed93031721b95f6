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
