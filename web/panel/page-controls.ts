// What belongs to the whole page: which scene is open, the history, language and theme. It stands in
// the header, and in a small frame, which has none, at the end of the reasons.
import { html, type TemplateResult } from 'lit';
import { otherLang } from '../strings/index.ts';
import { icons } from './icons.ts';
import type { PageActions, PageModel } from './model.ts';

export function pageControls(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, lang } = model;
  return html`<div class="presets">${presetChooser(model, actions)}</div>
    <button
      class="icon"
      type="button"
      aria-label=${strings.undo}
      title=${strings.undo}
      ?disabled=${!model.canUndo}
      @click=${actions.undo}
    >
      ${icons.undo}
    </button>
    <button
      class="icon"
      type="button"
      aria-label=${strings.redo}
      title=${strings.redo}
      ?disabled=${!model.canRedo}
      @click=${actions.redo}
    >
      ${icons.redo}
    </button>
    <button
      type="button"
      lang=${otherLang(lang)}
      aria-label=${strings['language.switch']}
      @click=${actions.switchLang}
    >
      ${strings['language.other']}
    </button>
    <button
      class="icon"
      type="button"
      aria-label=${strings['theme.switch']}
      title=${strings['theme.switch']}
      @click=${actions.switchTheme}
    >
      ${icons.theme}
    </button>`;
}

function presetChooser({ strings, presets, preset }: PageModel, actions: PageActions) {
  const open = (event: Event) => actions.openPreset((event.target as HTMLSelectElement).value);
  return html`<select aria-label=${strings.presets} .value=${preset ?? ''} @change=${open}>
    <option value="" hidden ?selected=${preset === null}>${strings['presets.own']}</option>
    ${presets.map(
      ({ key, title }) => html`<option value=${key} ?selected=${key === preset}>${title}</option>`,
    )}
  </select>`;
}
