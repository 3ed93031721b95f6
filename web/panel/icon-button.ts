import { html, nothing, type TemplateResult } from 'lit';

/** A button that shows an icon; what it does is said by its name. In a list that is one tab stop it is none. */
export function iconButton(
  name: string,
  icon: TemplateResult,
  press: (event: Event) => void,
  { disabled = false, look = '', inList = false } = {},
): TemplateResult {
  return html`<button
    class="icon ${look}"
    type="button"
    aria-label=${name}
    title=${name}
    tabindex=${inList ? -1 : nothing}
    ?disabled=${disabled}
    @click=${press}
  >
    ${icon}
  </button>`;
}
