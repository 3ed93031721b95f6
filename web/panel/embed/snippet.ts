import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { CopyResult } from '../../page/page.ts';
import type { Strings } from '../../strings/index.ts';
import { copyOrSelect } from '../controls/copy.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import type { EmbedModel } from './embed-model.ts';

/** A block of code, or a single line such as an address. */
type Kind = 'code' | 'short';

class Snippet extends LightElement {
  static override properties: PropertyDeclarations = {
    text: { attribute: false },
    label: { attribute: false },
    kind: { attribute: false },
    strings: { attribute: false },
  };

  declare text: string;
  declare label: string;
  declare kind: Kind;
  declare strings: Strings;
  #copied: CopyResult | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('text')) this.#copied = null;
  }

  override render(): TemplateResult {
    const { text, label, kind, strings } = this;
    const isCode = kind === 'code';
    return html`<div class=${classMap({ snippet: true, [kind]: true })}>
      <textarea
        readonly
        rows=${isCode ? 8 : 2}
        spellcheck="false"
        aria-label=${label}
        .value=${text}
      ></textarea>
      <div class="act">
        <button class=${classMap({ primary: isCode })} type="button" @click=${this.#copy}>${strings['card.copy']}</button>
        <p role="status">${this.#copied && strings[`card.${this.#copied}`]}</p>
      </div>
    </div>`;
  }

  readonly #copy = async (): Promise<void> => {
    const area = this.querySelector('textarea');
    if (!area) return;
    this.#copied = await copyOrSelect(area);
    this.requestUpdate();
  };
}

define('cp-snippet', Snippet);

/** A read-only text with a copy button. */
export const snippet = (
  { page }: EmbedModel,
  text: string,
  label: string,
  kind: Kind = 'code',
): TemplateResult =>
  html`<cp-snippet
    .text=${text}
    .label=${label}
    .kind=${kind}
    .strings=${page.strings}
  ></cp-snippet>`;
