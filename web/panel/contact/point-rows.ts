// The rows of a point in a table. One that is pointed at, or has the focus, is lit in the picture.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { ContactCommands } from '../../page/commands.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';

export interface PointRows {
  /** From 0. */
  readonly index: number;
  /** Index of the lit one; null: none is. */
  readonly lit: number | null;
  readonly settings: ContactCommands;
  readonly strings: Strings;
}

/** `rows`: around the button with the number of the point. */
export function pointRows(
  { index, lit, settings, strings }: PointRows,
  rows: (button: TemplateResult) => TemplateResult,
): TemplateResult {
  const isLit = index === lit;
  const light = () => settings.set({ lit: index });
  const darken = () => settings.set({ lit: null });
  // A finger leaves what it has tapped at once.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return html`<tbody
    class=${classMap({ lit: isLit })}
    @pointerenter=${byMouse(light)}
    @pointerleave=${byMouse(darken)}
    @focusin=${light}
    @focusout=${darken}
  >
    ${rows(html`<button
      type="button"
      aria-pressed=${isLit}
      aria-label=${format(strings['manifold.light'], { number: index + 1 })}
      @click=${light}
    >
      ${index + 1}
    </button>`)}
  </tbody>`;
}
