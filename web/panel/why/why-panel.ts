import { html, type TemplateResult } from 'lit';
import { stepName, stepsOf } from '../../strings/names.ts';
import type { Rich, Run } from '../../strings/text.ts';
import { whySentence } from '../../strings/why.ts';
import { lazyPanel } from '../controls/lazy.ts';
import type { PageActions, PageModel } from '../model.ts';
import { pairTemplate } from '../page/pair-chooser.ts';
import { ledgerTemplate } from './ledger-rows.ts';
import type { plotTemplate } from './plots/plot.ts';
import { hasPlot } from './plots/plotted.ts';

const plots = lazyPanel<typeof plotTemplate>(
  async () => (await import('./plots/plot.ts')).plotTemplate,
);

function plotOf(model: PageModel, actions: PageActions): TemplateResult | null {
  const { explained } = model;
  if (explained === null || !hasPlot(explained)) return null;
  const plot = plots.get(actions.refresh);
  // Without it, the rows say the same.
  return typeof plot === 'function' ? plot(model) : null;
}

/** What is tested against what, the sentence, and every candidate. */
export function whyTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, explained, state } = model;
  return html`${pairTemplate(model, actions)}
    <p class="sentence">
      ${
        explained === null && state.scene.pair !== null
          ? strings['why.hidden']
          : sentenceTemplate(whySentence(explained, strings), model, actions)
      }
    </p>
    <div class="reasons">${plotOf(model, actions)} ${ledgerTemplate(model, actions)}</div>`;
}

/** Emphasised where the sentence is; the name of a candidate leads to its row. */
function sentenceTemplate(sentence: Rich, { explained, strings }: PageModel, actions: PageActions) {
  const rowOf = ({ text, strong, from }: Run) =>
    explained && strong && (from === 'axis' || from === 'widest')
      ? stepsOf(explained).findIndex((step) => stepName(explained, step) === text)
      : -1;
  return sentence.map((run, i) => {
    const row = rowOf(run);
    const before = sentence[i - 1];
    // A comma after a name stands on its line.
    const text = before && rowOf(before) >= 0 ? run.text.replace(kPunctuation, '') : run.text;
    if (!run.strong) return text;
    if (row < 0) return html`<b>${text}</b>`;
    const [mark = ''] = kPunctuation.exec(sentence[i + 1]?.text ?? '') ?? [];
    return html`<span class="named"><button
        type="button"
        title=${strings['why.row']}
        @click=${() => actions.setStep(row)}
      >${text}</button><span class="mark">${mark}</span></span>`;
  });
}

const kPunctuation = /^[,.:;]+/;
