import { html, nothing, type TemplateResult } from 'lit';

interface Options {
  readonly disabled?: boolean;
  readonly className?: string;
  /** Within a roving tabindex list: not a tab stop of its own. */
  readonly inList?: boolean;
  /** State of a toggle button; undefined for other buttons. */
  readonly pressed?: boolean;
  /** State of a disclosure button; undefined for other buttons. */
  readonly expanded?: boolean;
}

/** A button that shows an icon, with an accessible name. */
export function iconButton(
  name: string,
  icon: TemplateResult,
  press: (event: Event) => void,
  { disabled = false, className = '', inList = false, pressed, expanded }: Options = {},
): TemplateResult {
  return html`<button
    class="icon ${className}"
    type="button"
    aria-label=${name}
    aria-pressed=${pressed ?? nothing}
    aria-expanded=${expanded ?? nothing}
    title=${name}
    tabindex=${inList ? -1 : nothing}
    ?disabled=${disabled}
    @click=${press}
  >
    ${icon}
  </button>`;
}
