// The toolbar: a button per kind of shape that adds one.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { kindNames, kinds } from '../../scene/kinds/index.ts';
import { kindIcon } from '../controls/icons.ts';

const kKinds = kindNames.toSorted((a, b) => kinds[a].toolbar - kinds[b].toolbar);

export function toolbarTemplate({ strings }: Page, commands: Commands): TemplateResult {
  return html`<div class="tools" role="group" aria-label=${strings.add} data-covers="left" part="tools">
    ${kKinds.map(
      (kind) => html`<button
        type="button"
        aria-label=${strings[`add.${kind}`]}
        title=${strings[`add.${kind}`]}
        @click=${() => commands.scene.add(kind)}
      >
        ${kindIcon(kinds[kind].icon)}
      </button>`,
    )}
  </div>`;
}
