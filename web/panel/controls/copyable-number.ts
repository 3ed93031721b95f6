// A number or vector that a click copies with all its digits.
import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { CopyResult } from '../../page/page.ts';
import { copyText } from '../../shared/clipboard.ts';
import { fullForm } from '../../strings/digits.ts';
import type { Strings } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import styles from './copyable-number.css?inline';
import { define, LightElement } from './panel-element.ts';

export interface CopyableNumber {
  /** What it is, for screen readers: `Hit point`. */
  readonly name: string;
  /** One number, or the components of a vector. */
  readonly numbers: ArrayLike<number>;
  /** Follows the number: `m`, `°`; empty for none. Not copied. */
  readonly unit?: string;
  /** Shows all digits instead of three decimals. */
  readonly inFull?: boolean;
  readonly strings: Strings;
}

/** Milliseconds for which the result of copying is shown. */
const kShown = 1600;

/** The text that is copied: `0.1`, and of a vector `[0.1, -2, 3]`, as JSON and most languages read it. */
export function copiedText(numbers: ArrayLike<number>): string {
  const all = Array.from(numbers, fullForm);
  return all.length === 1 ? (all[0] as string) : `[${all.join(', ')}]`;
}

/** The text that is shown: `0.100`, or `(0.100, −2.000, 3.000)`. */
export function shownText(numbers: ArrayLike<number>, inFull: boolean): string {
  const all = Array.from(numbers, inFull ? (each) => fullForm(each).replace(/^-/, '−') : number);
  return all.length === 1 ? (all[0] as string) : `(${all.join(', ')})`;
}

class CopyableNumberElement extends LightElement {
  static override properties: PropertyDeclarations = { value: { attribute: false } };
  static override sheet = styles;

  declare value: CopyableNumber;
  #result: CopyResult | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('value');
    if (before && copiedText(before.numbers) !== copiedText(this.value.numbers)) {
      this.#result = null;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#result = null;
  }

  override render(): TemplateResult {
    const { name, numbers, unit = '', inFull = false, strings } = this.value;
    // A browser that does not let the page copy gets all digits, selected.
    const shown = shownText(numbers, inFull || this.#result === 'selected');
    const result = this.#result;
    // A degree sign stands next to its number.
    const space = unit === '' || unit === '°' ? '' : ' ';
    return html`<button
        type="button"
        title=${copiedText(numbers)}
        aria-label=${format(strings['copy.number'], { name, value: `${shown}${space}${unit}` })}
        @click=${this.#copy}
      >${shown}</button>${unit ? html`<span aria-hidden="true">${space && '\u00a0'}${unit}</span>` : nothing}<span
        role="status"
        >${result && strings[result === 'copied' ? 'card.copied' : 'copy.selected']}</span
      >`;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await copyText(copiedText(this.value.numbers));
      this.#result = 'copied';
    } catch {
      this.#result = 'selected';
    }
    this.requestUpdate();
    await this.updateComplete;
    const button = this.querySelector('button');
    if (this.#result === 'selected' && button) getSelection()?.selectAllChildren(button);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#result = null;
      this.requestUpdate();
    }, kShown);
  };
}

define('cp-copyable-number', CopyableNumberElement);

export const copyableNumber = (value: CopyableNumber): TemplateResult =>
  html`<cp-copyable-number .value=${value}></cp-copyable-number>`;
