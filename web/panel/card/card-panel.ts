// The dialog that exports the pair as text: JSON, a JavaScript or C++ test, or Markdown.

import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Commands } from '../../page/commands.ts';
import { type CardFormat, kCardFormats, type Page } from '../../page/page.ts';
import { catalogOf, explainedOf, verdictOf } from '../../page/selectors.ts';
import type { Card } from '../../scene/cards/card.ts';
import { cppCard } from '../../scene/cards/cpp-card.ts';
import { javascriptCard } from '../../scene/cards/javascript-card.ts';
import { jsonCard } from '../../scene/cards/json-card.ts';
import { markdownCard } from '../../scene/cards/markdown-card.ts';
import { plain } from '../../strings/text.ts';
import { spoken } from '../../strings/verdict.ts';
import { whySentence } from '../../strings/why.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { copyOrSelect } from '../controls/copy.ts';
import styles from './card.css?inline';
import { cardOf } from './card-source.ts';

export function cardTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const { dialog } = page.view;
  const card = cardOf(page.results, page.state.scene, catalogOf(page), strings);
  if (!card || dialog?.name !== 'card') {
    const why = explainedOf(page) ? 'card.geometry' : 'why.noPair';
    return html`<p class="empty">${strings[why]}</p>`;
  }
  const { format, copied } = dialog;
  const choice = (each: CardFormat) => html`<label>
    <input
      type="radio"
      name="card-format"
      .checked=${live(each === format)}
      @change=${() => commands.page.showDialog({ name: 'card', format: each, copied: null })}
    />
    ${strings[`card.${each}`]}
  </label>`;
  const copy = async (event: Event) => {
    const text = (event.currentTarget as HTMLElement).closest('dialog')?.querySelector('textarea');
    if (!text) return;
    const result = await copyOrSelect(text);
    // The dialog may have been closed while the browser asked for permission.
    if (text.isConnected) commands.page.showDialog({ ...dialog, copied: result });
  };
  return html`<fieldset ${adoptStyles(styles)}>
      <legend>${strings['card.format']}</legend>
      ${kCardFormats.map(choice)}
    </fieldset>
    <p class="caption" id="card-hint">${strings[`card.hint.${format}`]}</p>
    <textarea
      readonly
      wrap="off"
      spellcheck="false"
      aria-label=${strings['card.text']}
      aria-describedby="card-hint"
      .value=${textOf(card, format, page)}
    ></textarea>
    <div class="act">
      <button class="primary" type="button" @click=${copy}>${strings['card.copy']}</button>
      <p role="status">${copied && strings[`card.${copied}`]}</p>
    </div>`;
}

function textOf(card: Card, format: CardFormat, page: Page): string {
  const { strings } = page;
  const verdict = verdictOf(page);
  const explained = explainedOf(page);
  if (format === 'json') return jsonCard(card);
  if (format === 'javascript') return javascriptCard(card);
  if (format === 'cpp') return cppCard(card);
  const [a, b] = card.shapes;
  return markdownCard(card, {
    verdict: `${spoken(verdict)}. ${plain(whySentence(explained, strings))}`,
    shape: strings['card.shape'],
    field: strings['card.field'],
    value: strings['card.value'],
    kinds: [strings[`kind.${a.kind}`], strings[`kind.${b.kind}`]],
  });
}
