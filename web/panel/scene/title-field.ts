import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { kLongestTitle } from '../../scene/edits.ts';

/** The scene's title, which is stored in files and links. */
export function titleField({ state, strings }: Page, commands: Commands): TemplateResult {
  const change = (event: Event) => {
    const field = event.target as HTMLInputElement;
    // Shows the title as it was sanitised.
    field.value = commands.scene.setTitle(field.value);
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
