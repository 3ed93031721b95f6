import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { icons } from '../controls/icons.ts';

/** Two native selects for the pair under test, the quiz button and the text export button. */
export function pairTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { state, strings } = page;
  const fixed = page.settings.readonly;
  const { items, pair } = state.scene;
  if (!pair) return null;
  const select = (side: 0 | 1) => {
    const choose = (event: Event) =>
      commands.scene.setPairSide(side, Number((event.target as HTMLSelectElement).value));
    return html`<select
      class=${side === 0 ? 'first' : 'second'}
      aria-label=${side === 0 ? strings['pair.first'] : strings['pair.second']}
      .value=${String(pair[side])}
      @change=${choose}
    >
      ${items.map(
        ({ id, name, shape }) => html`<option value=${id} ?selected=${id === pair[side]}>
          ${name} · ${strings[`kind.${shape.kind}`]}
        </option>`,
      )}
    </select>`;
  };
  return html`<div class="pair" role="group" aria-label=${strings.pair}>
    ${select(0)}
    <div>
      <span aria-hidden="true">×</span>${select(1)}
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
