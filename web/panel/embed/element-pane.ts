import { html, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import { bundleAddress } from '../../scene/embed/addresses.ts';
import { elementSnippet } from '../../scene/embed/element-snippet.ts';
import type { EmbedModel } from './embed-model.ts';
import { integrityOf } from './integrity.ts';
import { snippet } from './snippet.ts';

class ElementPane extends Directive {
  /** Of the one file; null: the loader will do. */
  #integrity: { readonly hash: string } | 'loading' | 'failed' | null = null;

  override render(embed: EmbedModel): TemplateResult {
    const { words, figure, page } = embed;
    const integrity = this.#integrity;
    const hash = integrity !== null && typeof integrity === 'object' ? integrity.hash : null;
    const toggle = (event: Event) => this.#hold(embed, (event.target as HTMLInputElement).checked);
    return html`<p>${words['hint.element']}</p>
      ${snippet(embed, elementSnippet(figure, hash), page.strings['card.text'])}
      <label class="check">
        <input
          type="checkbox"
          .checked=${live(integrity !== null)}
          aria-describedby="embed-integrity"
          @change=${toggle}
        />
        ${words.integrity}
      </label>
      <p id="embed-integrity">
        ${typeof integrity === 'string' ? words[`integrity.${integrity}`] : words['integrity.why']}
      </p>`;
  }

  async #hold({ figure, commands }: EmbedModel, hold: boolean): Promise<void> {
    this.#integrity = hold ? 'loading' : null;
    commands.page.refresh();
    if (!hold) return;
    let found: { readonly hash: string } | 'failed';
    try {
      found = { hash: await integrityOf(bundleAddress(figure)) };
    } catch (error) {
      console.warn(error);
      found = 'failed';
    }
    // Meanwhile the viewer may have thought better of it.
    if (this.#integrity !== 'loading') return;
    this.#integrity = found;
    commands.page.refresh();
  }
}

/** The element itself. */
export const elementPane = directive(ElementPane);
