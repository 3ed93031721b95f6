// A button that copies a text, which is made when it is pressed.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { CopyResult } from '../../page/page.ts';
import { copyText } from '../../shared/clipboard.ts';
import type { Strings } from '../../strings/index.ts';
import { define, LightElement } from './panel-element.ts';

export interface CopyButton {
  readonly label: string;
  text(): string;
  /** Is selected instead where the page may not copy. */
  shown(button: Element): Element | null;
  readonly strings: Strings;
}

/** Milliseconds for which the result is shown. */
const kShown = 1600;

class CopyButtonElement extends LightElement {
  static override properties: PropertyDeclarations = { value: { attribute: false } };

  declare value: CopyButton;
  #result: CopyResult | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#result = null;
  }

  override render(): TemplateResult {
    const { label, strings } = this.value;
    const result = this.#result;
    return html`<button type="button" @click=${this.#copy}>${label}</button
      ><span role="status">${result && strings[result === 'copied' ? 'card.copied' : 'copy.selected']}</span>`;
  }

  readonly #copy = async (): Promise<void> => {
    const { text, shown } = this.value;
    try {
      await copyText(text());
      this.#result = 'copied';
    } catch {
      const selected = shown(this);
      if (selected) getSelection()?.selectAllChildren(selected);
      this.#result = 'selected';
    }
    this.requestUpdate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#result = null;
      this.requestUpdate();
    }, kShown);
  };
}

define('cp-copy-button', CopyButtonElement);

export const copyButton = (value: CopyButton): TemplateResult =>
  html`<cp-copy-button .value=${value}></cp-copy-button>`;
