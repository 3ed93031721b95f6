import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf, walkedRowOf } from '../../page/selectors.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { type Explained, stepName, stepsOf } from '../../strings/names.ts';
import { methodOf, type PairMethod } from '../../strings/pair-method.ts';
import type { Rich, Run } from '../../strings/text.ts';
import { whySentence } from '../../strings/why.ts';
import { lazyPanel } from '../controls/lazy.ts';
import { pairTemplate } from '../layout/pair-chooser.ts';
import type { pairTree } from '../model/tree-section.ts';
import { motionPanels } from '../motion/lazy-panels.ts';
import type { answerTemplate } from './answer/answer-section.ts';
import type { belowLedger } from './below-ledger.ts';
import { ledgerTemplate } from './ledger-rows.ts';
import type { plotTemplate } from './plots/plot.ts';
import type { Terms } from './terms/terms.ts';

const plots = lazyPanel<typeof plotTemplate>(
  async () => (await import('./plots/plot.ts')).plotTemplate,
);

const answers = lazyPanel<typeof answerTemplate>(
  async () => (await import('./answer/answer-section.ts')).answerTemplate,
);

const below = lazyPanel<typeof belowLedger>(
  async () => (await import('./below-ledger.ts')).belowLedger,
);

const trees = lazyPanel<typeof pairTree>(
  async () => (await import('../model/tree-section.ts')).pairTree,
);

const termsOfPanel = lazyPanel<typeof Terms>(async () => (await import('./terms/terms.ts')).Terms);

/** The terms to be defined where they are first used; null until they are loaded: the texts are complete without. */
function termsFor(page: Page, commands: Commands): Terms | null {
  if (!explainedOf(page)) return null;
  const loaded = termsOfPanel.get(() => commands.page.refresh());
  return typeof loaded === 'function' ? new loaded(page.strings) : null;
}

function answerOf(page: Page, commands: Commands): TemplateResult | null {
  const answer = answers.get(() => commands.page.refresh());
  return typeof answer === 'function' ? answer(page, commands) : null;
}

/** Of a mesh of the pair. */
function treeOf(page: Page, commands: Commands): TemplateResult | null {
  if (!explainedOf(page)?.kinds.includes('mesh')) return null;
  const tree = trees.get(() => commands.page.refresh());
  return typeof tree === 'function' ? tree(page, commands) : null;
}

function belowOf(page: Page, commands: Commands): TemplateResult | null {
  const loaded = below.get(() => commands.page.refresh());
  return typeof loaded === 'function' ? loaded(page, commands) : null;
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
  const views = viewsOf(page, commands);
  if (showsTimes(page, commands)) {
    return html`${pairTemplate(page, commands)} ${views} ${timesOf(page, commands)}`;
  }
  const terms = termsFor(page, commands);
  const hasAnswer = explainedOf(page) !== null && !isWalking(page);
  return html`${pairTemplate(page, commands)} ${views} ${sentenceOf(page, commands, terms)}
    ${hasAnswer ? answerOf(page, commands) : null} ${treeOf(page, commands)}
    ${reasonsTemplate(page, commands, terms, hasAnswer ? belowOf(page, commands) : null)}`;
}

/** What the test comes to is not said before the walk has come there. */
const isWalking = (page: Page) => walkedRowOf(page) !== null;

/** The sentence that says what decided. */
const sentenceOf = (page: Page, commands: Commands, terms: Terms | null): TemplateResult =>
  html`<p class="sentence">
    ${isWalking(page) ? page.strings['why.walking'] : summaryOf(page, commands, terms)}
  </p>`;

/** The plot and the rows of the ledger. */
const reasonsTemplate = (
  page: Page,
  commands: Commands,
  terms: Terms | null,
  below: TemplateResult | null = null,
): TemplateResult =>
  html`<div class="reasons">
    ${isWalking(page) ? null : plotOf(page, commands)} ${ledgerTemplate(page, commands, terms)} ${below}
  </div>`;

/** While nobody walks; what is loaded later has its place from the start, so that no other rows are shown there before. */
const showsTimes = (page: Page, commands: Commands): boolean =>
  (page.motionIsLater || Boolean(page.motion?.pair)) &&
  page.view.clock.inTime &&
  !isWalking(page) &&
  motionPanels.get(() => commands.page.refresh()) !== 'failed';

function timesOf(page: Page, commands: Commands): TemplateResult | null {
  const times = motionPanels.get(() => commands.page.refresh());
  return typeof times === 'object' ? times.timeRowsTemplate(page, commands) : null;
}

function viewsOf(page: Page, commands: Commands): TemplateResult | null {
  if (!page.motion?.pair || isWalking(page)) return null;
  const times = motionPanels.get(() => commands.page.refresh());
  return typeof times === 'object' ? times.viewsTemplate(page, commands) : null;
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
    const text = before && rowOf(before) >= 0 ? run.text.replace(kUnbroken, '') : run.text;
    if (!run.strong) return terms?.mark(text) ?? text;
    if (row < 0) return html`<b>${text}</b>`;
    const [mark = ''] = kUnbroken.exec(sentence[i + 1]?.text ?? '') ?? [];
    return html`<span class="named"><button
        type="button"
        title=${strings['why.row']}
        @click=${() => commands.walk.setStep(row)}
      >${text}</button><span class="mark">${mark}</span></span>`;
  });
}

/**
 * What must stay in the line of a name: its value, a Korean particle and punctuation. Lines break beside a button, even
 * at no-break spaces.
 */
const kUnbroken = /^(?:\u00a0=\u00a0[^\s,]+)?[가-힣]*[,.:;]*/;

/** The reason beside the picture of an embedded figure, and below it on paper: without tabs. */
export function reasonTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings, state, results } = page;
  const terms = termsFor(page, commands);
  const isShown = results !== null && !areResultsMasked(state);
  const inTime = showsTimes(page, commands);
  return html`<section class="why-side" aria-label=${strings.why} part="side">
    ${isShown && inTime ? timesOf(page, commands) : null}
    ${isShown && !inTime ? html`${sentenceOf(page, commands, terms)} ${reasonsTemplate(page, commands, terms)}` : null}
  </section>`;
}

/** Methods that have ledger rows only. */
const kWithoutPlot: ReadonlySet<PairMethod> = new Set(['axes', 'lines', 'planes']);

/** Whether there is a plot above the rows. */
export const hasPlot = (explained: Explained): boolean => !kWithoutPlot.has(methodOf(explained));
