import { html, type TemplateResult } from 'lit';
import { whySentence } from '../strings/why.ts';
import { icons } from './icons.ts';
import { ledgerTemplate } from './ledger-rows.ts';
import type { PageActions, PageModel } from './model.ts';
import { pageControls } from './page-controls.ts';
import { pairTemplate } from './pair-chooser.ts';

export function whyTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, explained, whyOpen, results } = model;
  const label = whyOpen ? strings['why.close'] : strings.why;
  return html`<section class="why ${whyOpen ? '' : 'folded'}" aria-labelledby="why" data-covers="right">
    <div class="head">
      <h2 id="why">${strings.why}</h2>
      ${pairTemplate(model, actions)}
      <button
        class="icon fold"
        type="button"
        aria-expanded=${whyOpen}
        aria-label=${label}
        title=${label}
        @click=${actions.toggleWhy}
      >
        ${whyOpen ? icons.fold : icons.unfold}
      </button>
    </div>
    <div class="body">
      ${
        results
          ? html`<p class="sentence">
                ${whySentence(explained, strings).map((run) =>
                  run.strong ? html`<b>${run.text}</b>` : run.text,
                )}
              </p>
              ${ledgerTemplate(model, actions)}`
          : null
      }
    </div>
    <div class="foot">${pageControls(model, actions)}</div>
  </section>`;
}
