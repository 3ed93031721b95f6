// What can be added.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Kind } from '../../scene/shape.ts';
import { kindIcons } from '../controls/icons.ts';

const kKinds: readonly Kind[] = [
  'obb',
  'aabb',
  'sphere',
  'capsule',
  'triangle',
  'parallelogram',
  'plane',
  'ray',
  'segment',
  'point',
];

export function toolbarTemplate({ strings }: Page, commands: Commands): TemplateResult {
  return html`<div class="tools" role="group" aria-label=${strings.add} data-covers="left" part="tools">
    ${kKinds.map(
      (kind) => html`<button
        type="button"
        aria-label=${strings[`add.${kind}`]}
        title=${strings[`add.${kind}`]}
        @click=${() => commands.scene.add(kind)}
      >
        ${kindIcons[kind]}
      </button>`,
    )}
  </div>`;
}
