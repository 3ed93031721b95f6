// The content of each tab of the dialog: a hint and the snippet to copy.
import { html, type TemplateResult } from 'lit';
import {
  frameAddress,
  oembedAddress,
  pageAddress,
  posterAddress,
} from '../../scene/embed/addresses.ts';
import { kCodepen, penAsHtml, penOf } from '../../scene/embed/codepen-snippet.ts';
import { iframeSnippet } from '../../scene/embed/iframe-snippet.ts';
import { kOwnPicture, markdownSnippet } from '../../scene/embed/markdown-snippet.ts';
import { format } from '../../strings/text.ts';
import { elementPane } from './element-pane.ts';
import type { EmbedModel, Form } from './embed-model.ts';
import { picturesPane } from './pictures-pane.ts';
import { snippet } from './snippet.ts';

export const panes: Readonly<Record<Form, (embed: EmbedModel) => TemplateResult>> = {
  element: (embed) =>
    html`${'src' in embed.figure.source ? tooLarge(embed) : null} ${elementPane(embed)}`,
  iframe: iframePane,
  markdown: markdownPane,
  codepen: codepenPane,
  pictures: (embed) => html`${picturesPane(embed)} ${pageLink(embed)}`,
  oembed: oembedPane,
};

function iframePane(embed: EmbedModel): TemplateResult {
  const { words, figure, page } = embed;
  const text = iframeSnippet(figure);
  const address = frameAddress(figure);
  if (text === null || address === null) return tooLarge(embed);
  return html`<p>${words['hint.iframe']}</p>
    ${snippet(embed, text, page.strings['card.text'])}
    <p>${words.address}</p>
    ${snippet(embed, address, words.address, 'short')}`;
}

function markdownPane(embed: EmbedModel): TemplateResult {
  const { words, figure, page } = embed;
  const text = markdownSnippet(figure);
  if (text === null) return tooLarge(embed);
  const isOwn = posterAddress(figure) === null;
  return html`<p>${words['hint.markdown']}</p>
    ${isOwn ? html`<p>${format(words['hint.markdown.own'], { picture: kOwnPicture })}</p>` : null}
    ${snippet(embed, text, page.strings['card.text'])}`;
}

function codepenPane(embed: EmbedModel): TemplateResult {
  const { words, figure, page } = embed;
  const pen = penOf(figure);
  if (pen === null) return tooLarge(embed);
  return html`<p>${words['hint.codepen']}</p>
    <form method="post" action=${kCodepen} target="_blank" rel="noopener">
      <input type="hidden" name="data" .value=${JSON.stringify(pen)} />
      <button class="primary" type="submit">${words.codepen}</button>
    </form>
    ${snippet(embed, penAsHtml(pen), page.strings['card.text'])}`;
}

function oembedPane(embed: EmbedModel): TemplateResult {
  const { words, figure } = embed;
  const page = pageAddress(figure);
  if (page === null) return tooLarge(embed);
  const json = oembedAddress(figure);
  const link = pageLink(embed);
  if (json === null) {
    return html`<p>${words['hint.oembed']}</p>
      <p>${words['hint.oembed.own']}</p>
      ${link}`;
  }
  return html`<p>${words['hint.oembed']}</p>
    ${link}
    <p>${words.json}: ${words['json.when']}</p>
    ${snippet(embed, json, words.json, 'short')}`;
}

/** The address of the page, to link an uploaded picture to. */
function pageLink(embed: EmbedModel): TemplateResult | null {
  const { words, figure } = embed;
  const page = pageAddress(figure);
  if (page === null) return null;
  return html`<p>${words.page}</p>
    ${snippet(embed, page, words.page, 'short')}`;
}

function tooLarge({ words, page, commands }: EmbedModel): TemplateResult {
  return html`<p class="wrong">${words.tooLarge}</p>
    <p>
      <button type="button" @click=${() => commands.files.saveScene()}>${page.strings['file.save']}</button>
    </p>`;
}
