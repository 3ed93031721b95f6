// One tab stop per shape for keyboard users. Only the focused one is visible, as a label over the canvas,
// and its shape is highlighted; keyboard input reads from `data-shape` which shape to act on.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { isSelected } from '../../scene/selection.ts';

export function shapeStops({ state, strings }: Page, commands: Commands): TemplateResult {
  return html`<div class="stops" role="group" aria-label=${strings['scene.shapes']}>
    ${repeat(
      state.scene.items.filter(({ hidden }) => !hidden),
      ({ id }) => id,
      ({ id, name, shape }) => html`<button
        type="button"
        data-shape=${id}
        aria-pressed=${isSelected(state, id)}
        @focus=${() => commands.selection.hover(id)}
        @blur=${() => commands.selection.hover(null)}
        @click=${() => commands.selection.select(id)}
      >
        <b>${name}</b> ${strings[`kind.${shape.kind}`]} <span>${strings['stop.hint']}</span>
      </button>`,
    )}
  </div>`;
}
