// The cells of the table as one stop of the Tab key, between which arrow keys move.

const linkIn = (cell: Element | undefined) => cell?.querySelector('a') ?? null;

/** The cell that a key leads to; null: none, or the key means something else. */
function cellAfter(key: string, link: HTMLAnchorElement): HTMLAnchorElement | null {
  const cell = link.closest('td');
  const row = cell?.closest('tr');
  const rows = row?.closest('tbody')?.rows;
  if (!(cell && row && rows)) return null;
  // The first cell of a row is its heading.
  const last = row.cells.length - 1;
  const at = (toRow: number, toCell: number) =>
    linkIn(rows[toRow]?.cells[Math.min(Math.max(toCell, 1), last)]);
  const [r, c] = [row.sectionRowIndex, cell.cellIndex];
  switch (key) {
    case 'ArrowRight':
      return at(r, c + 1);
    case 'ArrowLeft':
      return at(r, c - 1);
    case 'ArrowDown':
      return at(r + 1, c);
    case 'ArrowUp':
      return at(r - 1, c);
    case 'Home':
      return at(r, 1);
    case 'End':
      return at(r, last);
    case 'PageUp':
      return at(0, c);
    case 'PageDown':
      return at(rows.length - 1, c);
    default:
      return null;
  }
}

/** Makes one cell the stop of the Tab key. */
export function setStop(table: HTMLTableElement, link: HTMLAnchorElement): void {
  for (const each of table.querySelectorAll<HTMLAnchorElement>('td a')) each.tabIndex = -1;
  link.tabIndex = 0;
}

export function connectCellKeys(table: HTMLTableElement): void {
  table.setAttribute('role', 'grid');
  const linkOf = ({ target }: Event) => (target as HTMLElement).closest<HTMLAnchorElement>('td a');
  table.addEventListener('keydown', (event) => {
    const link = linkOf(event);
    if (!link || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = cellAfter(event.key, link);
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
  table.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link) setStop(table, link);
  });
}
