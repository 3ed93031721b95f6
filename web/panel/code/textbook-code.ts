// The textbook's code of the pair, its test or what else there is: a text to be pasted, in one of three languages.

import { html, type TemplateResult } from 'lit';
import { format } from '../../strings/text.ts';
import { kLanguages, type Language } from '../../textbook/language.ts';
import { type Method, methodsOf } from '../../textbook/methods.ts';
import { copyOrSelect } from '../controls/copy.ts';
import { tabList } from '../layout/tab-list.ts';
import { methodOf, nameOf, type TextbookModel } from './code-choice.ts';
import { listing, notLoaded } from './listing.ts';
import { nearContact } from './near-contact.ts';
import { type TextbookText, textOf } from './textbook-text.ts';

const idOf = (language: Language) => `code-${language}`;
const methodId = (method: Method) => `code-method-${method}`;

/** With a choice of methods where there are several. */
export function textbookCode(model: TextbookModel): TemplateResult {
  const { page, pair, choose } = model;
  const { strings } = page;
  const methods = methodsOf(pair);
  if (methods.length === 1) return methodCode(model);
  const chosen = methodOf(model);
  return html`<div class="methods">
      ${tabList({
        label: strings['code.method'],
        names: methods,
        chosen,
        panel: 'code-method',
        idOf: methodId,
        textOf: (method) => strings[`code.method.${method}`],
        open: (method) => choose({ method }),
      })}
    </div>
    <div class="method" role="tabpanel" id="code-method" aria-labelledby=${methodId(chosen)}>
      ${methodCode(model)}
    </div>`;
}

function methodCode(model: TextbookModel): TemplateResult {
  const { page, commands, choice, choose } = model;
  const { strings } = page;
  const text = textOf(nameOf(model), choice.language).get(() => commands.page.refresh());
  if (text === null) return html`<p class="empty">${strings['code.noTextbook']}</p>`;
  return html`<div class="languages">
      ${tabList({
        label: strings['code.language'],
        names: kLanguages,
        chosen: choice.language,
        panel: 'code-language',
        idOf,
        textOf: (language) => strings[`code.${language}`],
        open: (language) => choose({ language }),
      })}
      ${typeof text === 'string' ? null : copyButton(model, text)}
    </div>
    <div class="text" role="tabpanel" id="code-language" aria-labelledby=${idOf(choice.language)}>
      ${typeof text === 'string' ? notLoaded(text, strings) : textTemplate(model, text)}
    </div>`;
}

function copyButton(model: TextbookModel, { text }: TextbookText): TemplateResult {
  const { page } = model;
  return html`<textarea class="heard" readonly tabindex="-1" aria-label=${nameOf(model)} .value=${text}></textarea>
    <button type="button" @click=${(event: Event) => copy(event, model, text)}>
      ${page.strings['card.copy']}
    </button>`;
}

function textTemplate(model: TextbookModel, { text, lines, notes }: TextbookText): TemplateResult {
  const { page, choice } = model;
  const { strings } = page;
  const name = nameOf(model);
  const copied = choice.copied?.text === text ? choice.copied.result : null;
  return html`<div class="file">
      <h2 id="code-file">${name}</h2>
      <p>${format(strings['code.lines'], { count: lines.length })}</p>
      <p class="paste">${strings[`code.paste.${choice.language}`]}</p>
      <p role="status">${copied && strings[`card.${copied}`]}</p>
    </div>
    ${listing(`${choice.language}:${name}`, lines, 0)} ${nearContact(model, notes)}`;
}

async function copy(event: Event, { choose }: TextbookModel, text: string): Promise<void> {
  const button = event.currentTarget as HTMLElement;
  const area = button.parentElement?.querySelector('textarea');
  if (!area) return;
  const result = await copyOrSelect(area);
  // The tab may have been closed while the browser asked for permission.
  if (area.isConnected) choose({ copied: { text, result } });
}
