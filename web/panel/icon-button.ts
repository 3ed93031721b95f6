import { html, type TemplateResult } from 'lit';

/** A button that shows an icon; what it does is said by its name. */
export function iconButton(
  name: string,
  icon: TemplateResult,
  press: (event: Event) => void,
  { disabled = false, look = '' } = {},
): TemplateResult {
  return html`<button
    class="icon ${look}"
    type="button"
    aria-label=${name}
    title=${name}
    ?disabled=${disabled}
    @click=${press}
  >
    ${icon}
  </button>`;
}
