import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { explainedOf } from '../../page/selectors.ts';
import { kThemes, kUis } from '../../scene/appearance.ts';
import { isMoving } from '../../scene/clock.ts';
import type { EmbedKey } from '../../strings/embed.ts';
import type { Choices, EmbedModel } from './embed-model.ts';

const kLangs = ['auto', 'en', 'ko'] as const;

/** The options of the embedded figure. */
export function options(
  { words, page }: EmbedModel,
  choices: Choices,
  choose: (change: Partial<Choices>) => void,
): TemplateResult {
  const select = <V extends string>(
    name: 'ui' | 'theme' | 'lang',
    values: readonly V[],
    chosen: V,
    onChange: (value: V) => void,
  ) => html`<label>
    <span>${words[name]}</span>
    <select
      .value=${live(chosen)}
      @change=${(event: Event) => onChange((event.target as HTMLSelectElement).value as V)}
    >
      ${values.map(
        (value) => html`<option value=${value} ?selected=${value === chosen}>
          ${words[`${name}.${value}` as EmbedKey]}
        </option>`,
      )}
    </select>
  </label>`;
  const check = (
    name: 'readonly' | 'play' | 'view' | 'step',
    disabled = false,
  ) => html`<label class="check">
    <input
      type="checkbox"
      .checked=${live(choices[name])}
      ?disabled=${disabled}
      @change=${(event: Event) => choose({ [name]: (event.target as HTMLInputElement).checked })}
    />
    ${words[name]}
  </label>`;
  return html`<fieldset class="options">
    <legend>${words.options}</legend>
    ${select('ui', kUis.toReversed(), choices.ui, (ui) => choose({ ui }))}
    ${select('theme', kThemes, choices.theme, (theme) => choose({ theme }))}
    ${select('lang', kLangs, choices.lang ?? 'auto', (lang) =>
      choose({ lang: lang === 'auto' ? null : lang }),
    )}
    ${check('readonly')} ${isMoving(page.scene) ? check('play') : null} ${check('view')} ${check('step', explainedOf(page) === null)}
  </fieldset>`;
}
