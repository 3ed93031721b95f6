// What belongs to the whole page: which scene is open, the history, language and theme. It stands in
// the header, and in a small frame, which has none, at the end of the reasons.
import { html, type TemplateResult } from 'lit';
import { areResultsMasked } from '../../scene/state.ts';
import { otherLang } from '../../strings/lang.ts';
import { iconButton } from '../controls/icon-button.ts';
import { icons } from '../controls/icons.ts';
import type { PageActions, PageModel } from '../model.ts';

export function pageControls(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, lang } = model;
  return html`${model.fixed ? null : sceneControls(model, actions)}
    <button
      type="button"
      lang=${otherLang(lang)}
      aria-label=${strings['language.switch']}
      @click=${actions.switchLang}
    >
      ${strings['language.other']}
    </button>
    ${iconButton(strings['theme.switch'], icons.theme, actions.switchTheme)}
    ${iconButton(strings.keys, icons.keys, () => actions.showDialog({ name: 'shortcuts' }), { look: 'keys-button' })}`;
}

/** What puts another scene in the place of this one. */
function sceneControls(model: PageModel, actions: PageActions): TemplateResult {
  const { strings } = model;
  return html`<div class="presets" data-label=${strings.presets}>${presetChooser(model, actions)}</div>
    <button
      class="grid-button"
      type="button"
      aria-label=${strings.grid}
      aria-haspopup="dialog"
      ?disabled=${!model.catalog}
      @click=${() => actions.showDialog({ name: 'grid' })}
    >
      ${icons.grid}<span>${strings.grid}</span>
    </button>
    ${iconButton(strings.undo, icons.undo, actions.undo, { disabled: !model.canUndo, look: 'undo' })}
    ${iconButton(strings.redo, icons.redo, actions.redo, { disabled: !model.canRedo })}`;
}

function presetChooser(model: PageModel, actions: PageActions) {
  const { strings, presets } = model;
  // Titles tell what there is to see.
  const masked = areResultsMasked(model.state);
  const preset = masked ? null : model.preset;
  const open = (event: Event) => actions.openPreset((event.target as HTMLSelectElement).value);
  return html`<select aria-label=${strings.presets} .value=${preset ?? ''} @change=${open}>
    <option value="" hidden ?selected=${preset === null}>${masked ? strings.quiz : strings['presets.own']}</option>
    ${presets.map(
      (group) => html`<optgroup label=${group.title}>
        ${group.presets.map(
          ({ key, title }) =>
            html`<option value=${key} ?selected=${key === preset}>${title}</option>`,
        )}
      </optgroup>`,
    )}
  </select>`;
}
