import { html, type TemplateResult } from 'lit';
import { whySentence } from '../strings/why.ts';
import { ledgerTemplate } from './ledger-rows.ts';
import type { PageActions, PageModel } from './model.ts';
import { pairTemplate } from './pair-chooser.ts';
import { plotTemplate } from './plots/plot.ts';

/** What is tested against what, the sentence, and every candidate. */
export function whyTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, explained, state } = model;
  return html`${pairTemplate(model, actions)}
    <p class="sentence">
      ${
        explained === null && state.scene.pair !== null
          ? strings['why.hidden']
          : whySentence(explained, strings).map((run) =>
              run.strong ? html`<b>${run.text}</b>` : run.text,
            )
      }
    </p>
    ${plotTemplate(model)} ${ledgerTemplate(model, actions)}`;
}
