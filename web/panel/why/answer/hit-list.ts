// What the pair's ray or segment hits in the scene, numbered, nearest first.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../../page/commands.ts';
import type { Page } from '../../../page/page.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import { format } from '../../../strings/text.ts';
import { copyableNumber } from '../../controls/copyable-number.ts';

/** null where the ray hits no more than one shape: the answer has its numbers. */
export function hitList(page: Page, commands: Commands, inFull: boolean): TemplateResult | null {
  const { results, state, strings } = page;
  if (!results || results.hitCount < 2) return null;
  const { items } = visibleScene(state.scene);
  const hits = results.hits.slice(0, results.hitCount);
  const ray = items[hits[0]?.a ?? -1];
  if (!ray) return null;
  const title = format(strings['answer.hits'], { name: ray.name });
  return html`<h3 id="hits-title">${title}</h3>
    <ol class="hits" aria-labelledby="hits-title">
      ${hits.map(({ b, hit }) => {
        const item = items[b];
        if (!item) return null;
        const inspected = state.scene.pair?.includes(item.id) ?? false;
        const value = (name: string, number: number, unit = '') =>
          copyableNumber({ name, numbers: [number], unit, inFull, strings });
        return html`<li>
          <button
            type="button"
            aria-current=${inspected ? 'true' : 'false'}
            title=${strings['answer.openPair']}
            @click=${() => commands.scene.setPair(ray.id, item.id)}
          >
            ${item.name}
          </button>
          <span>t = ${value(`t ${item.name}`, hit.t)}</span>
          <span>${value(`${strings['answer.along.short']} ${item.name}`, hit.distance, 'm')}</span>
        </li>`;
      })}
    </ol>`;
}
