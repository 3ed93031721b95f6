import { html, nothing, type TemplateResult } from 'lit';
import type { Page } from '../../page/page.ts';
import { explainedOf, verdictOf } from '../../page/selectors.ts';

/** Where there are others, it names the two that it is about. */
export function verdictTemplate(page: Page): TemplateResult {
  const { state } = page;
  const verdict = verdictOf(page);
  const explained = explainedOf(page);
  const { tone, word, detail } = verdict;
  const crowd = explained !== null && state.scene.items.length > 2;
  return html`<p class="verdict" data-tone=${tone} data-covers="top" part="verdict">
    ${crowd ? html`<b>${explained.names.join(' × ')}</b>` : nothing}
    <strong>${word}</strong><span>${detail}</span>
  </p>`;
}
