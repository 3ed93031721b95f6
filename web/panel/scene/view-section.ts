import { html, type TemplateResult } from 'lit';
import { kViews } from '../../scene/views.ts';
import { adopted } from '../controls/adopted.ts';
import type { PageActions, PageModel } from '../model.ts';
import { scene as styles } from './scene-styles.ts';

/** Where the picture is seen from, and whether with perspective. */
export function viewSection(
  { strings, parallel }: PageModel,
  actions: PageActions,
): TemplateResult {
  return html`<section class="section" aria-labelledby="view-title" ${adopted(styles)}>
    <h2 id="view-title">${strings.view}</h2>
    <div class="choices">
      ${kViews.map(
        (view) => html`<button type="button" @click=${() => actions.lookFrom(view)}>
          ${strings[`view.${view}`]}
        </button>`,
      )}
      <button type="button" aria-pressed=${parallel} @click=${actions.toggleParallel}>
        ${strings['view.parallel']}
      </button>
      <button type="button" @click=${actions.frameSelected}>${strings['view.fit']}</button>
    </div>
  </section>`;
}
