// Rows of which only so many are shown, and more with each press of a button.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';

export interface Portions {
  readonly count: number;
  /** `shown`: so many of them. */
  rows(shown: number): TemplateResult;
  readonly strings: Strings;
}

/** Rows that are shown at first, and with each press. */
const kPortion = 20;

class PortionsElement extends LightElement {
  static override properties: PropertyDeclarations = { value: { attribute: false } };

  declare value: Portions;
  #shown = kPortion;

  override render(): TemplateResult {
    const { count, rows, strings } = this.value;
    const left = count - this.#shown;
    const more = () => {
      this.#shown += kPortion;
      this.requestUpdate();
    };
    return html`${rows(Math.min(count, this.#shown))}
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
