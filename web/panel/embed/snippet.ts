import { html, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { type Copied, copyOrSelect } from '../controls/copy.ts';
import type { EmbedModel } from './embed-model.ts';

/** Code, or an address or another single line. */
type Kind = 'code' | 'short';

class Snippet extends Directive {
  #text = '';
  #copied: Copied | null = null;

  override render(
    { page, commands }: EmbedModel,
    text: string,
    label: string,
    kind: Kind = 'code',
  ): TemplateResult {
    if (text !== this.#text) this.#copied = null;
    this.#text = text;
    const { strings } = page;
    const copy = async (event: Event) => {
      const button = event.currentTarget as HTMLElement;
      const area = button.closest('.snippet')?.querySelector('textarea');
      if (!area) return;
      this.#copied = await copyOrSelect(area);
      commands.page.refresh();
    };
    return html`<div class="snippet ${kind}">
      <textarea
        readonly
        rows=${kind === 'short' ? 2 : 8}
        spellcheck="false"
        aria-label=${label}
        .value=${text}
      ></textarea>
      <div class="act">
        <button class=${kind === 'code' ? 'primary' : ''} type="button" @click=${copy}>${strings['card.copy']}</button>
        <p role="status">${this.#copied && strings[`card.${this.#copied}`]}</p>
      </div>
    </div>`;
  }
}

/** A text to be pasted elsewhere, and the button that copies it. */
export const snippet = directive(Snippet);
