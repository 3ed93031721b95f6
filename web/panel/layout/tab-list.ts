// Tabs: one tab stop, arrows go from one to the next and around.
import { html, type TemplateResult } from 'lit';
import { moveBy } from '../controls/keys.ts';

export interface Tabs<T extends string> {
  readonly label: string;
  readonly names: readonly T[];
  readonly chosen: T;
  /** Id of the panel that the chosen one opens. */
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
  const place = names.indexOf(chosen);
  const openAt = (index: number) => {
    const next = names[(index + names.length) % names.length] as T;
    open(next);
    list.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus();
  };
  moveBy(event, {
    ArrowRight: () => openAt(place + 1),
    ArrowLeft: () => openAt(place - 1),
    Home: () => openAt(0),
    End: () => openAt(names.length - 1),
  });
}
