// Roving tabindex for a list whose rows hold buttons: one tab stop; arrow keys move between and along
// rows.
import { handleKey } from '../controls/keys.ts';

const kStops = 'button, input';

/** The list is a tab stop only while the focus is outside it; it passes the focus to a row. */
export function enter(event: FocusEvent): void {
  const list = event.currentTarget as HTMLElement;
  list.tabIndex = -1;
  if (event.target !== list) return;
  const row = list.querySelector('[aria-selected="true"]') ?? list.querySelector('[role="row"]');
  if (row) stopsOf(row)[0]?.focus();
}

export function leave(event: FocusEvent): void {
  const list = event.currentTarget as HTMLElement;
  if (!list.contains(event.relatedTarget as Node | null)) list.tabIndex = 0;
}

export function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const stop = event.target as HTMLElement;
  const row = stop.closest('[role="row"]');
  if (!row) return;
  const rows = [...list.querySelectorAll('[role="row"]')];
  const stops = stopsOf(row);
  const [rowIndex, column] = [rows.indexOf(row), stops.indexOf(stop)];
  const toRow = (index: number) => {
    const target = rows[index];
    if (target) (stopsOf(target)[Math.min(column, stopsOf(target).length - 1)] ?? stop).focus();
  };
  const horizontal = {
    ArrowLeft: () => stops[column - 1]?.focus(),
    ArrowRight: () => stops[column + 1]?.focus(),
    Home: () => toRow(0),
    End: () => toRow(rows.length - 1),
  };
  handleKey(event, {
    ArrowUp: () => toRow(rowIndex - 1),
    ArrowDown: () => toRow(rowIndex + 1),
    // In a text field these move the caret.
    ...(stop instanceof HTMLInputElement ? {} : horizontal),
  });
}

/** The element to focus when a row is removed. */
export function neighborOf(row: Element): HTMLElement | undefined {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  return next ? stopsOf(next)[0] : undefined;
}

function stopsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(kStops)];
}
