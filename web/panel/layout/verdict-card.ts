import { html, nothing, type TemplateResult } from 'lit';
import type { Page } from '../../page/page.ts';
import { explainedOf, shownVerdictOf } from '../../page/selectors.ts';

/** Names the pair only if the scene has other shapes. */
export function verdictTemplate(page: Page): TemplateResult {
  const { state } = page;
  const verdict = shownVerdictOf(page);
  const explained = explainedOf(page);
  const { tone, word, detail } = verdict;
  const hasOthers = explained !== null && state.scene.items.length > 2;
  return html`<p class="verdict" data-tone=${tone} data-covers="top" part="verdict">
    ${hasOthers ? html`<b>${explained.names.join(' × ')}</b>` : nothing}
    <strong>${word}</strong><span>${detail}</span>
  </p>`;
}
