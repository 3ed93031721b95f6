// One tab stop a shape, for those who come by keyboard. Only the one in focus is seen, as a label over the
// picture, where its shape is lit; input knows by `data-shape` which shape keys are meant for.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isSelected } from '../../scene/selection.ts';
import type { PageActions, PageModel } from '../model.ts';

export function shapeStops({ state, strings }: PageModel, actions: PageActions): TemplateResult {
  return html`<div class="stops" role="group" aria-label=${strings['scene.shapes']}>
    ${repeat(
      state.scene.items.filter(({ hidden }) => !hidden),
      ({ id }) => id,
      ({ id, name, shape }) => html`<button
        type="button"
        data-shape=${id}
        aria-pressed=${isSelected(state, id)}
        @focus=${() => actions.hover(id)}
        @blur=${() => actions.hover(null)}
        @click=${() => actions.select(id)}
      >
        <b>${name}</b> ${strings[`kind.${shape.kind}`]} <span>${strings['stop.hint']}</span>
      </button>`,
    )}
  </div>`;
}
