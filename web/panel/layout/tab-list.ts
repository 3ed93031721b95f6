// A list of tabs: one tab stop; arrow keys move between the tabs and wrap around.
import { html, type TemplateResult } from 'lit';
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
