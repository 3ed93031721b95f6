// A list of tabs: one tab stop; arrow keys move between the tabs and wrap around.
import { html, type TemplateResult } from 'lit';
import { afterRender } from '../controls/after-render.ts';
import { handleKey } from '../controls/keys.ts';

export interface Tabs<T extends string> {
  readonly label: string;
  readonly names: readonly T[];
  readonly chosen: T;
  /** Id of the tab panel. */
  readonly panel: string;
  idOf(name: T): string;
  textOf(name: T): string;
  open(name: T): void;
}

export function tabList<T extends string>(tabs: Tabs<T>): TemplateResult {
  const { label, names, chosen, panel, idOf, textOf, open } = tabs;
  return html`<div
    class="tabs"
    role="tablist"
    aria-label=${label}
    @keydown=${(event: KeyboardEvent) => move(event, tabs)}
    ${afterRender(chosen, revealChosen)}
  >
    ${names.map(
      (name) => html`<button
        type="button"
        role="tab"
        id=${idOf(name)}
        aria-selected=${name === chosen}
        aria-controls=${panel}
        tabindex=${name === chosen ? 0 : -1}
        @click=${() => open(name)}
      >
        ${textOf(name)}
      </button>`,
    )}
  </div>`;
}

function move<T extends string>(
  event: KeyboardEvent,
  { names, chosen, idOf, open }: Tabs<T>,
): void {
  const list = event.currentTarget as HTMLElement;
  const current = names.indexOf(chosen);
  const openAt = (index: number) => {
    const next = names[(index + names.length) % names.length] as T;
    open(next);
    list.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus();
  };
  handleKey(event, {
    ArrowRight: () => openAt(current + 1),
    ArrowLeft: () => openAt(current - 1),
    Home: () => openAt(0),
    End: () => openAt(names.length - 1),
  });
}

/** Pixels of the neighbors that stay in sight, so that they can be pressed. */
const kMargin = 40;

/** Scrolls the row, and only the row, where it is too narrow for all tabs. */
function revealChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected="true"]');
  if (!chosen) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
  const before = inner.left - kMargin - outer.left;
  const after = inner.right + kMargin - outer.right;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += after;
}
