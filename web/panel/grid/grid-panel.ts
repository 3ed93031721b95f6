// The grid of all pairs of shapes: each cell names the test of its pair and opens its example. One tab
// stop; arrow keys move between cells.

import { html, nothing, type TemplateResult } from 'lit';
import { type Catalog, type CatalogPair, pairOfKinds } from '../../core/catalog.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { catalogOf, explainedOf, type PresetTitle, presetGroupsOf } from '../../page/selectors.ts';
import type { Kind } from '../../scene/shape.ts';
import { textOr } from '../../strings/index.ts';
import { methodName } from '../../strings/pair-method.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { afterRender } from '../controls/after-render.ts';
import { handleKey } from '../controls/keys.ts';
import styles from './grid.css?inline';

export function gridTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const catalog = catalogOf(page);
  const explained = explainedOf(page);
  const kinds = catalog ? kindsOf(catalog) : [];
  const [row, column] = explained?.kinds ?? [];
  const chosen = (a: Kind, b: Kind) => a === row && b === column;
  // The initial tab stop.
  const start = (a: Kind, b: Kind) => (explained ? chosen(a, b) : a === kinds[0] && b === kinds[0]);
  return html`<p class="caption" id="grid-caption" ${adoptStyles(styles)}>${strings['grid.caption']}
      <span class="sideways">${strings['grid.sideways']}</span></p>
    <div class="scroller" ${afterRender('grid', focusStart)}>
      <table
        role="grid"
        aria-describedby="grid-caption"
        aria-labelledby="dialog-title"
        @keydown=${moveCell}
        @focusin=${focusCell}
      >
        <thead>
          <tr>
            <td></td>
            ${kinds.map((b) => html`<th scope="col" id=${`col-${b}`}>${strings[`kind.${b}`]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${kinds.map(
            (a) => html`<tr>
              <th scope="row" id=${`row-${a}`}>${strings[`kind.${a}`]}</th>
              ${kinds.map((b) => {
                const state = { chosen: chosen(a, b), start: start(a, b) };
                return html`<td>${cellTemplate(page, commands, [a, b], state)}</td>`;
              })}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** In the order of the pair table: from points and curves to solids, planes last. */
function kindsOf({ pairs }: Catalog): readonly Kind[] {
  return pairs.filter(({ a, b }) => a === b).map(({ a }) => a);
}

interface CellState {
  readonly chosen: boolean;
  readonly start: boolean;
}

function cellTemplate(
  page: Page,
  commands: Commands,
  [a, b]: readonly [Kind, Kind],
  { chosen, start }: CellState,
): TemplateResult | null {
  const { strings } = page;
  const catalog = catalogOf(page);
  const presets = presetGroupsOf(page);
  const isOfCell = ([x, y]: readonly Kind[]) => (x === a && y === b) || (x === b && y === a);
  const pair = catalog && pairOfKinds(catalog, a, b);
  const preset = presets.flatMap((group) => group.presets).find(({ kinds }) => isOfCell(kinds));
  if (!(pair && preset)) return null;
  const id = `cell-${a}-${b}`;
  return html`<button
    type="button"
    id=${id}
    title=${preset.title}
    tabindex=${start ? 0 : -1}
    aria-current=${chosen ? 'true' : nothing}
    aria-labelledby=${`row-${a} col-${b} ${id}`}
    @click=${(event: Event) => open(event, preset, commands)}
  >
    <b>${pair.generalCount}</b> <span>${methodOf(pair, strings)}</span>
  </button>`;
}

/** The text after the count: `1 line`, `15 axes`. */
function methodOf(pair: CatalogPair, strings: Page['strings']): string {
  const name = methodName(pair, strings, 'method.short');
  return pair.generalCount === 1 ? textOr(strings, `method.short.${pair.method}.one`, name) : name;
}

function open(event: Event, { key }: PresetTitle, commands: Commands): void {
  (event.currentTarget as HTMLElement).closest('dialog')?.close();
  commands.scene.openPreset(key);
}

function focusStart(scroller: HTMLElement): void {
  scroller.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

function moveCell(event: KeyboardEvent): void {
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  const rows = row?.closest('tbody')?.rows;
  if (!(cell && row && rows)) return;
  // The first cell of a row is its heading.
  const last = row.cells.length - 1;
  const go = (toRow: number, toCell: number) =>
    rows[toRow]?.cells[Math.min(Math.max(toCell, 1), last)]?.querySelector('button')?.focus();
  const [r, c] = [row.sectionRowIndex, cell.cellIndex];
  handleKey(event, {
    ArrowRight: () => go(r, c + 1),
    ArrowLeft: () => go(r, c - 1),
    ArrowDown: () => go(r + 1, c),
    ArrowUp: () => go(r - 1, c),
    Home: () => go(r, 1),
    End: () => go(r, last),
    PageUp: () => go(0, c),
    PageDown: () => go(rows.length - 1, c),
  });
}

/** Makes the focused cell the tab stop, and scrolls it into view. */
function focusCell(event: FocusEvent): void {
  const table = event.currentTarget as HTMLElement;
  const cell = event.target as HTMLElement;
  for (const stop of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) stop.tabIndex = -1;
  cell.tabIndex = 0;
  reveal(cell);
}

/** Space for the focus ring. */
const kMargin = 4;

/** On focus browsers scroll neither to a clipped cell nor to one below the sticky headings. */
function reveal(cell: HTMLElement): void {
  const scroller = cell.closest('.scroller');
  const corner = scroller?.querySelector('thead td')?.getBoundingClientRect();
  if (!(scroller && corner)) return;
  const { left, top, right, bottom } = cell.getBoundingClientRect();
  const end = corner.left + scroller.clientWidth;
  const floor = corner.top + scroller.clientHeight;
  scroller.scrollLeft += Math.max(right + kMargin - end, 0);
  scroller.scrollLeft -= Math.max(corner.right + kMargin - left, 0);
  scroller.scrollTop += Math.max(bottom + kMargin - floor, 0);
  scroller.scrollTop -= Math.max(corner.bottom + kMargin - top, 0);
}
