import { html, type TemplateResult } from 'lit';
import { kLongestTitle } from '../../scene/edits.ts';
import type { PageActions, PageModel } from '../model.ts';

/** The scene's title: it goes with the scene into files and links. */
export function titleField({ state, strings }: PageModel, actions: PageActions): TemplateResult {
  const change = (event: Event) => {
    const field = event.target as HTMLInputElement;
    // What is left of it, where not all of it can be in a title.
    field.value = actions.setTitle(field.value);
  };
  return html`<label class="title">
    ${strings['scene.title']}
    <input
      type="text"
      maxlength=${kLongestTitle}
      autocomplete="off"
      .value=${state.scene.title ?? ''}
      @change=${change}
    />
  </label>`;
}
