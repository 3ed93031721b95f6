// Marks the cells of the table of pairs: which is open, and which have a seal.
import type { Level, TaskName } from '../judge-messages.ts';
import { isTask } from '../tasks-list.ts';
import type { Words } from './answer-text.ts';

const kMarks = { close: '✓', exact: '★' } as const;

export function markSeals(
  table: HTMLElement,
  open: TaskName,
  seals: ReadonlyMap<TaskName, Level>,
  words: Words,
): void {
  for (const cell of table.querySelectorAll<HTMLAnchorElement>('a[data-task]')) {
    const task = cell.dataset['task'] ?? '';
    if (!isTask(task)) continue;
    const seal = seals.get(task) ?? null;
    const name = cell.dataset['name'] ?? cell.getAttribute('aria-label') ?? '';
    cell.dataset['name'] = name;
    cell.className = seal ?? '';
    cell.textContent = seal ? kMarks[seal] : '·';
    cell.setAttribute('aria-label', `${name}, ${words[`page.seals.${seal ?? 'none'}`]}`);
    if (task === open) cell.setAttribute('aria-current', 'page');
    else cell.removeAttribute('aria-current');
  }
}
