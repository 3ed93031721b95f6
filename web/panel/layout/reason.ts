// The reason beside the picture of an embedded figure, and below it on paper: the sentence, the plot and the rows of
// the ledger, without tabs.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { reasonsTemplate, sentenceOf, termsFor } from '../why/why-panel.ts';

export function reasonTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings, state, results } = page;
  const terms = termsFor(page, commands);
  const isShown = results !== null && !areResultsMasked(state);
  return html`<section class="why-side" aria-label=${strings.why} part="side">
    ${isShown ? html`${sentenceOf(page, commands, terms)} ${reasonsTemplate(page, commands, terms)}` : null}
  </section>`;
}
