import { initialState, Task } from '@lit/task';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { bundleAddress } from '../../scene/embed/addresses.ts';
import { elementSnippet } from '../../scene/embed/element-snippet.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import type { EmbedModel } from './embed-model.ts';
import { snippet } from './snippet.ts';

class ElementPane extends LightElement {
  static override properties: PropertyDeclarations = { embed: { attribute: false } };

  declare embed: EmbedModel;
  /** Whether the snippet loads the bundle with its integrity hash, instead of the loader. */
  #withIntegrity = false;
  readonly #integrity = new Task(this, {
    args: () => [this.#withIntegrity ? bundleAddress(this.embed.figure) : null] as const,
    task: ([address]) => (address === null ? initialState : integrityOf(address)),
    onError: (error) => console.warn(error),
  });

  override render(): TemplateResult {
    const { words, figure, page } = this.embed;
    const { hash, text } = this.#state();
    return html`<p>${words['hint.element']}</p>
      ${snippet(this.embed, elementSnippet(figure, hash), page.strings['card.text'])}
      <label class="check">
        <input
          type="checkbox"
          .checked=${live(this.#withIntegrity)}
          aria-describedby="embed-integrity"
          @change=${this.#toggle}
        />
        ${words.integrity}
      </label>
      <p id="embed-integrity">${words[text]}</p>`;
  }

  #state() {
    const without = { hash: null, text: 'integrity.why' } as const;
    if (!this.#withIntegrity) return without;
    const state = this.#integrity.render({
      pending: () => ({ hash: null, text: 'integrity.loading' }) as const,
      complete: (hash) => ({ hash, text: 'integrity.why' }) as const,
      error: () => ({ hash: null, text: 'integrity.failed' }) as const,
    });
    return state ?? without;
  }

  readonly #toggle = (event: Event): void => {
    this.#withIntegrity = (event.target as HTMLInputElement).checked;
    this.requestUpdate();
  };
}

define('cp-element-pane', ElementPane);

/** The snippet of the custom element. */
export const elementPane = (embed: EmbedModel): TemplateResult =>
  html`<cp-element-pane .embed=${embed}></cp-element-pane>`;

/** The hash of a file, in the format of the `integrity` attribute. */
export async function integrityOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
