// Rows of which only so many are shown, and more with each press of a button.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from './panel-element.ts';

export interface Portions {
  readonly count: number;
  /** `shown`: so many of them. */
  rows(shown: number): TemplateResult;
  readonly strings: Strings;
  /** Rows that are shown at first, and with each press. */
  readonly size?: number;
}

const kSize = 20;

class PortionsElement extends LightElement {
  static override properties: PropertyDeclarations = { value: { attribute: false } };

  declare value: Portions;
  #presses = 1;

  override render(): TemplateResult {
    const { count, rows, strings, size = kSize } = this.value;
    const shown = this.#presses * size;
    const left = count - shown;
    const more = () => {
      this.#presses += 1;
      this.requestUpdate();
    };
    return html`${rows(Math.min(count, shown))}
    ${
      left > 0
        ? html`<button type="button" @click=${more}>
            ${format(strings['answer.meetings.more'], { count: left })}
          </button>`
        : null
    }`;
  }
}

define('cp-portions', PortionsElement);

export const portions = (value: Portions): TemplateResult =>
  html`<cp-portions .value=${value}></cp-portions>`;
