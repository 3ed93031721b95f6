import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { kViews } from '../../scene/appearance.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './scene.css?inline';

/** Standard views, parallel or perspective projection, and framing. */
export function viewSection(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const { parallel } = page.view;
  return html`<section class="section" aria-labelledby="view-title" ${adoptStyles(styles)}>
    <h2 id="view-title">${strings.view}</h2>
    <div class="choices">
      ${kViews.map(
        (view) => html`<button type="button" @click=${() => commands.view?.lookFrom(view)}>
          ${strings[`view.${view}`]}
        </button>`,
      )}
      <button type="button" aria-pressed=${parallel} @click=${() => commands.view?.toggleParallel()}>
        ${strings['view.parallel']}
      </button>
      <button type="button" @click=${() => commands.view?.frameSelected()}>${strings['view.fit']}</button>
    </div>
  </section>`;
}
