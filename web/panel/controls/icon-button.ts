import { html, nothing, type TemplateResult } from 'lit';

interface Options {
  readonly disabled?: boolean;
  readonly className?: string;
  /** In a list that is one tab stop it is none. */
  readonly inList?: boolean;
  /** Whether it is on; undefined: it is no switch. */
  readonly pressed?: boolean;
  /** Whether what it unfolds is unfolded; undefined: it unfolds nothing. */
  readonly expanded?: boolean;
}

/** A button that shows an icon; what it does is said by its name. */
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
