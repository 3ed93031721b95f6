import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { iconButton } from '../controls/icon-button.ts';
import { icons } from '../controls/icons.ts';

/**
 * Two native selects: which shape is tested against which; a way to be asked about them, and one to
 * take them elsewhere.
 */
export function pairTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { state, strings } = page;
  const fixed = page.settings.readonly;
  const { items, pair } = state.scene;
  if (!pair) return null;
  const side = (place: 0 | 1) => {
    const choose = (event: Event) =>
      commands.scene.setPairSide(place, Number((event.target as HTMLSelectElement).value));
    return html`<select
      class=${place === 0 ? 'first' : 'second'}
      aria-label=${place === 0 ? strings['pair.first'] : strings['pair.second']}
      .value=${String(pair[place])}
      @change=${choose}
    >
      ${items.map(
        ({ id, name, shape }) => html`<option value=${id} ?selected=${id === pair[place]}>
          ${name} · ${strings[`kind.${shape.kind}`]}
        </option>`,
      )}
    </select>`;
  };
  return html`<div class="pair" role="group" aria-label=${strings.pair}>
    ${side(0)}
    <div>
      <span aria-hidden="true">×</span>${side(1)}
      ${
        fixed
          ? null
          : html`<button type="button" title=${strings['quiz.hint']} @click=${() => commands.quiz.toggle()}>
              ${strings.quiz}
            </button>`
      }
      ${iconButton(strings.card, icons.copy, () =>
        commands.page.showDialog({ name: 'card', format: 'json', copied: null }),
      )}
    </div>
  </div>`;
}
