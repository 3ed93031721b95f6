import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf, walkedRowOf } from '../../page/selectors.ts';
import { stepName, stepsOf } from '../../strings/names.ts';
import type { Rich, Run } from '../../strings/text.ts';
import { whySentence } from '../../strings/why.ts';
import { lazyPanel } from '../controls/lazy.ts';
import { pairTemplate } from '../layout/pair-chooser.ts';
import type { answerTemplate } from './answer/answer-section.ts';
import { ledgerTemplate } from './ledger-rows.ts';
import { hasPlot } from './plots/has-plot.ts';
import type { plotTemplate } from './plots/plot.ts';
import type { Terms } from './terms/terms.ts';

const plots = lazyPanel<typeof plotTemplate>(
  async () => (await import('./plots/plot.ts')).plotTemplate,
);

const answers = lazyPanel<typeof answerTemplate>(
  async () => (await import('./answer/answer-section.ts')).answerTemplate,
);

const termsOfPanel = lazyPanel<typeof Terms>(async () => (await import('./terms/terms.ts')).Terms);

/** null until they are loaded: the texts are complete without. */
function newTerms({ strings }: Page, commands: Commands): Terms | null {
  const loaded = termsOfPanel.get(() => commands.page.refresh());
  return typeof loaded === 'function' ? new loaded(strings) : null;
}

function answerOf(page: Page, commands: Commands): TemplateResult | null {
  const answer = answers.get(() => commands.page.refresh());
  return typeof answer === 'function' ? answer(page, commands) : null;
}

function plotOf(page: Page, commands: Commands): TemplateResult | null {
  const explained = explainedOf(page);
  if (explained === null || !hasPlot(explained)) return null;
  const plot = plots.get(() => commands.page.refresh());
  // Optional: the rows have the same content.
  return typeof plot === 'function' ? plot(page) : null;
}

/** The Why tab: the pair, the sentence, the plot and the ledger. */
export function whyTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const explained = explainedOf(page);
  // What the test comes to is not said before the walk has come there.
  const isWalking = walkedRowOf(page) !== null;
  const terms = explained && newTerms(page, commands);
  return html`${pairTemplate(page, commands)}
    <p class="sentence">
      ${isWalking ? strings['why.walking'] : summaryOf(page, commands, terms)}
    </p>
    ${explained && !isWalking ? answerOf(page, commands) : null}
    <div class="reasons">
      ${isWalking ? null : plotOf(page, commands)} ${ledgerTemplate(page, commands, terms)}
    </div>`;
}

function summaryOf(page: Page, commands: Commands, terms: Terms | null) {
  const { strings, state } = page;
  const explained = explainedOf(page);
  return explained === null && state.scene.pair !== null
    ? strings['why.hidden']
    : sentenceTemplate(whySentence(explained, strings), page, commands, terms);
}

/** The sentence with its emphasis; the name of a candidate is a button that selects its row. */
function sentenceTemplate(sentence: Rich, page: Page, commands: Commands, terms: Terms | null) {
  const { strings } = page;
  const explained = explainedOf(page);
  const rowOf = ({ text, strong, from }: Run) =>
    explained && strong && (from === 'axis' || from === 'widest')
      ? stepsOf(explained).findIndex((step) => stepName(explained, step) === text)
      : -1;
  return sentence.map((run, i) => {
    const row = rowOf(run);
    const before = sentence[i - 1];
    // Punctuation after a name must not wrap to the next line.
    const text = before && rowOf(before) >= 0 ? run.text.replace(kPunctuation, '') : run.text;
    if (!run.strong) return terms?.mark(text) ?? text;
    if (row < 0) return html`<b>${text}</b>`;
    const [mark = ''] = kPunctuation.exec(sentence[i + 1]?.text ?? '') ?? [];
    return html`<span class="named"><button
        type="button"
        title=${strings['why.row']}
        @click=${() => commands.walk.setStep(row)}
      >${text}</button><span class="mark">${mark}</span></span>`;
  });
}

const kPunctuation = /^[,.:;]+/;
