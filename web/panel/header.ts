import { html, type TemplateResult } from 'lit';
import { otherLang, textOr } from '../strings/index.ts';
import { format } from '../strings/text.ts';
import { icons } from './icons.ts';
import type { PageActions, PageModel } from './model.ts';

export function headerTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, lang } = model;
  return html`<header class="header">
    <h1>${strings.title}</h1>
    <p class="subtitle">${subtitle(model)}</p>
    <div class="presets">${presetChooser(model, actions)}</div>
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
    </button>
  </header>`;
}

/** `Box × Box · separating axes, 15 candidates` */
function subtitle({ explained, strings }: PageModel): string {
  if (!explained) return '';
  const { pair, kinds } = explained;
  const names = { a: strings[`kind.${kinds[0]}`], b: strings[`kind.${kinds[1]}`] };
  if (!pair) return format(strings['subtitle.none'], names);
  const method = textOr(strings, `method.${pair.method}`, pair.method);
  const values = { ...names, method, count: pair.usualCount };
  return format(pair.usualCount === 1 ? strings['subtitle.one'] : strings.subtitle, values);
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
