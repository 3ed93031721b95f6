import { html, type TemplateResult } from 'lit';
import { moveBy } from '../keys.ts';
import type { Embed } from './embed.ts';
import { type Form, kForms } from './hosts.ts';

const tabId = (form: Form) => `form-${form}`;

/** The forms that a figure can be taken away in, and the open one. */
export function formTabs(
  { words }: Embed,
  chosen: Form,
  open: (form: Form) => void,
  pane: TemplateResult,
): TemplateResult {
  return html`<div
      class="forms"
      role="tablist"
      aria-label=${words.tabs}
      @keydown=${(event: KeyboardEvent) => moveTab(event, chosen, open)}
    >
      ${kForms.map(
        (form) => html`<button
          type="button"
          role="tab"
          id=${tabId(form)}
          aria-selected=${form === chosen}
          aria-controls="form"
          tabindex=${form === chosen ? 0 : -1}
          @click=${() => open(form)}
        >
          ${words[`tab.${form}`]}
        </button>`,
      )}
    </div>
    <div class="pane" role="tabpanel" id="form" aria-labelledby=${tabId(chosen)}>${pane}</div>`;
}

function moveTab(event: KeyboardEvent, chosen: Form, open: (form: Form) => void): void {
  const list = event.currentTarget as HTMLElement;
  const place = kForms.indexOf(chosen);
  const openAt = (index: number) => {
    const next = kForms[(index + kForms.length) % kForms.length] as Form;
    open(next);
    list.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  moveBy(event, {
    ArrowRight: () => openAt(place + 1),
    ArrowLeft: () => openAt(place - 1),
    Home: () => openAt(0),
    End: () => openAt(kForms.length - 1),
  });
}
