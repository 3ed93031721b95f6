import { html, type TemplateResult } from 'lit';
import { stepName, stepsOf } from '../strings/names.ts';
import type { Run } from '../strings/text.ts';
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
          : whySentence(explained, strings).map((run) => runTemplate(run, model, actions))
      }
    </p>
    ${plotTemplate(model)} ${ledgerTemplate(model, actions)}`;
}

/** Emphasised where the sentence is; the name of a candidate leads to its row. */
function runTemplate(
  { text, strong, from }: Run,
  { explained, strings }: PageModel,
  actions: PageActions,
): TemplateResult | string {
  if (!strong) return text;
  const named = explained && (from === 'axis' || from === 'widest');
  const row = named
    ? stepsOf(explained).findIndex((step) => stepName(explained, step) === text)
    : -1;
  if (row < 0) return html`<b>${text}</b>`;
  return html`<button type="button" title=${strings['why.row']} @click=${() => actions.setStep(row)}>${text}</button>`;
}
