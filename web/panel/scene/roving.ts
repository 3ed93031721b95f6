// One tab stop for a list whose rows hold buttons: arrows go from row to row and along a row.
import { moveBy } from '../controls/keys.ts';

const kStops = 'button, input';

/** The list is the tab stop as long as nothing in it has the focus; then it hands the focus on. */
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
  const [line, place] = [rows.indexOf(row), stops.indexOf(stop)];
  const toRow = (next: number) => {
    const there = rows[next];
    if (there) (stopsOf(there)[Math.min(place, stopsOf(there).length - 1)] ?? stop).focus();
  };
  const along = {
    ArrowLeft: () => stops[place - 1]?.focus(),
    ArrowRight: () => stops[place + 1]?.focus(),
    Home: () => toRow(0),
    End: () => toRow(rows.length - 1),
  };
  moveBy(event, {
    ArrowUp: () => toRow(line - 1),
    ArrowDown: () => toRow(line + 1),
    // In a field these move the caret.
    ...(stop instanceof HTMLInputElement ? {} : along),
  });
}

/** Where the focus goes when a row is taken away. */
export function neighbourOf(row: Element): HTMLElement | undefined {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  return next ? stopsOf(next)[0] : undefined;
}

function stopsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(kStops)];
}
