// A term with its definition and a drawing in a popover, which has content only while it is open.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Strings } from '../../../strings/index.ts';
import { define, LightElement } from '../../controls/panel-element.ts';
import { drawings, type Term } from './drawings.ts';
import styles from './terms.css?inline';

const kMargin = 8;

interface TermInText {
  readonly term: Term;
  readonly text: string;
  readonly strings: Strings;
}

class TermButton extends LightElement {
  static override properties: PropertyDeclarations = { value: { attribute: false } };
  static override sheet = styles;

  declare value: TermInText;
  #isOpen = false;

  override render(): TemplateResult {
    const { term, text, strings } = this.value;
    const id = `term-${term}`;
    // Without white space between them: the term stands in a sentence.
    return html`<button type="button" popovertarget=${id}>${text}</button><span
        popover
        id=${id}
        role="note"
        @beforetoggle=${this.#fill}
        @toggle=${this.#place}
        >${this.#isOpen ? definition(term, strings) : nothing}</span
      >`;
  }

  readonly #fill = (event: Event): void => {
    this.#isOpen = (event as ToggleEvent).newState === 'open';
    this.requestUpdate();
  };

  /** Below the button, or above it where there is more room, within the window. */
  readonly #place = async (event: Event): Promise<void> => {
    await this.updateComplete;
    const note = event.target as HTMLElement;
    if (!note.matches(':popover-open')) return;
    const at = this.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = note;
    const left = Math.min(at.left, innerWidth - width - kMargin);
    const room = innerHeight - at.bottom;
    const isBelow = room > height + kMargin || room > at.top;
    note.style.left = `${Math.max(left, kMargin)}px`;
    note.style.top = `${isBelow ? at.bottom + 4 : Math.max(at.top - height - 4, kMargin)}px`;
  };
}

const definition = (term: Term, strings: Strings): TemplateResult =>
  html`<b>${strings[`term.${term}.title`]}</b>${drawings[term]}<span
      >${strings[`term.${term}.text`]}</span
    >`;

define('cp-term', TermButton);

/** Who uses this function has the element: an import without a name is left out of a build. */
export const termButton = (value: TermInText): TemplateResult =>
  html`<cp-term .value=${value}></cp-term>`;
