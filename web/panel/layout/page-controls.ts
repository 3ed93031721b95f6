// Controls of the whole page: presets, history, language, theme and shortcuts. Shown in the header, or
// at the end of the side panel in the small layout, which has no header.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { catalogOf, presetGroupsOf, presetOf } from '../../page/selectors.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { languageSwitch, themeSwitch } from '../../shared/switches.ts';
import { icons } from '../controls/icons.ts';
import { Lazy } from '../controls/lazy.ts';

export function pageControls(page: Page, commands: Commands): TemplateResult {
  const { strings, lang } = page;
  return html`${page.settings.readonly ? null : sceneControls(page, commands)}
    ${languageSwitch(lang, strings, () => commands.page.switchLang())}
    ${themeSwitch(strings['theme.switch'], () => commands.page.switchTheme())}
    ${iconButton(strings.keys, icons.keys, () => commands.page.showDialog({ name: 'shortcuts' }), { className: 'keys-button' })}
    ${wayOutTemplate(page, commands)}`;
}

/** Controls that replace the scene: presets, the grid of pairs, undo and redo. */
function sceneControls(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  return html`<div class="presets" data-label=${strings.presets}>${presetChooser(page, commands)}</div>
    <button
      class="grid-button"
      type="button"
      aria-label=${strings.grid}
      aria-haspopup="dialog"
      ?disabled=${!catalogOf(page)}
      @click=${() => commands.page.showDialog({ name: 'grid' })}
    >
      ${icons.grid}<span>${strings.grid}</span>
    </button>
    ${iconButton(strings.undo, icons.undo, () => commands.history.undo(), { disabled: !page.history.canUndo, className: 'undo' })}
    ${iconButton(strings.redo, icons.redo, () => commands.history.redo(), { disabled: !page.history.canRedo })}`;
}

function presetChooser(page: Page, commands: Commands) {
  const { strings } = page;
  const presets = presetGroupsOf(page);
  // Preset titles would give the answer away.
  const masked = areResultsMasked(page.state);
  const preset = masked ? null : presetOf(page);
  const open = (event: Event) =>
    commands.scene.openPreset((event.target as HTMLSelectElement).value);
  return html`<select aria-label=${strings.presets} title=${strings.presets} .value=${preset ?? ''} @change=${open}>
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

const wayOut = new Lazy(
  async () => (await import('../embed/playground-link.ts')).playgroundLinkTemplate,
);

/** The link from an embedded figure to the full page, loaded where there is such a page. */
export function wayOutTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { site, embedded } = page.settings;
  if (site === null || !embedded) return null;
  const template = wayOut.get(() => commands.page.refresh());
  return typeof template === 'function' ? template(page) : null;
}
