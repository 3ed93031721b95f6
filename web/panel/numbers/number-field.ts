// A number field: typed as an expression, stepped by keys and buttons, scrubbed by its label. The draft
// and its error are the element's own state; everything else is the scene's.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import { evaluateIn } from '../../scene/expression.ts';
import { pastedNumbers } from '../../scene/pasted-numbers.ts';
import { addStep, trackScrub } from '../../shared/scrub.ts';
import { fullForm, shortForm } from '../../strings/digits.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import { revealRefusal } from '../layout/reveal.ts';
import type { NumberEdit, NumberFieldProps } from './number-edit.ts';
import { notANumberText, refusalText } from './refusal.ts';
import { kStepSizes, type Modifiers, stepOf } from './step.ts';

type Message = (props: NumberFieldProps) => string;

class NumberField extends LightElement {
  static override properties = { props: { attribute: false } };

  declare props: NumberFieldProps;
  /** Text typed and not yet committed. */
  #draft: string | null = null;
  /** A function, so that the message follows a change of language. */
  #refusal: Message | null = null;
  /** The message that has been scrolled into view. */
  #revealed: string | null = null;
  /** The scene's number when the draft was rejected. */
  #valueAtRefusal = Number.NaN;
  #focused = false;
  /** The focus comes from a press, which also places the caret. */
  #pressed = false;
  /** Steps have been made that are not committed. */
  #stepping = false;
  #scrubbed = false;
  #scrub: AbortController | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scrub?.abort();
  }

  /** A change of the number elsewhere discards the rejected draft. */
  override willUpdate(): void {
    if (this.#refusal !== null && !Object.is(this.props.value, this.#valueAtRefusal))
      this.#discard();
  }

  override render(): TemplateResult {
    const { id, label, strings } = this.props;
    const refusal = this.#refusal?.(this.props) ?? null;
    return html`<div class=${classMap({ field: true, refused: refusal !== null })}>
        <label
          for=${id}
          title=${strings['numbers.scrub']}
          @pointerdown=${this.#labelPress}
          @click=${this.#labelClick}
          >${label}</label
        >
        ${this.#stepper('−', strings['numbers.less'], -1)}
        ${this.#stepper('+', strings['numbers.more'], 1)}
        ${this.#input(refusal !== null)}
      </div>
      ${
        refusal === null
          ? nothing
          : html`<p class="refusal" id=${`${id}-refusal`} role="alert">${refusal}</p>`
      }`;
  }

  override updated(): void {
    const refusal = this.querySelector<HTMLElement>('.refusal');
    const text = refusal?.textContent ?? null;
    if (refusal && text !== this.#revealed) revealRefusal(refusal);
    this.#revealed = text;
  }

  #input(isRefused: boolean): TemplateResult {
    const { id, name, owner, unit, value, endless, strings } = this.props;
    const unitText = unit === 'none' || unit === 'count' ? '' : strings[`unit.${unit}`];
    const spoken = Number.isFinite(value)
      ? `${shortForm(value)} ${unitText}`.trim()
      : strings['numbers.endless'];
    return html`<span class="box">
      <input
        id=${id}
        type="text"
        role="spinbutton"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder=${endless ? strings['numbers.endless'] : nothing}
        aria-label=${`${owner} ${name}`.trim()}
        aria-valuenow=${kDecimal.test(String(value)) ? value : nothing}
        aria-valuetext=${spoken}
        aria-invalid=${isRefused ? 'true' : nothing}
        aria-describedby=${isRefused ? `${id}-refusal` : nothing}
        ?data-committed=${this.#draft === null}
        .value=${live(this.#draft ?? (this.#focused ? full(value) : short(value)))}
        @pointerdown=${this.#press}
        @focus=${this.#focus}
        @blur=${this.#blur}
        @input=${this.#type}
        @keydown=${this.#keydown}
        @keyup=${this.#commit}
        @paste=${this.#paste}
      />
      ${unitText === '' ? nothing : html`<span class="unit" aria-hidden="true">${unitText}</span>`}
    </span>`;
  }

  #stepper(sign: string, hint: string, direction: 1 | -1): TemplateResult {
    const { owner, name } = this.props;
    // Not a tab stop: the field's arrow keys do the same.
    return html`<button
      class="step"
      type="button"
      tabindex="-1"
      aria-label=${format(hint, { field: `${owner} ${name}`.trim() })}
      @click=${(event: MouseEvent) => {
        this.#step(direction, event);
        this.#commit();
      }}
    >
      ${sign}
    </button>`;
  }

  readonly #press = (): void => {
    this.#pressed = true;
  };

  readonly #focus = (event: FocusEvent): void => {
    const input = event.target as HTMLInputElement;
    this.#focused = true;
    if (this.#draft === null) {
      const text = full(this.props.value);
      if (input.value !== text) input.value = text;
      if (!this.#pressed) input.select();
    }
    this.#pressed = false;
  };

  readonly #blur = (): void => {
    this.#focused = false;
    this.#pressed = false;
    this.#commit();
    if (this.#draft === null) this.#discard();
    else this.#submit();
    this.requestUpdate();
  };

  readonly #type = (event: Event): void => {
    this.#draft = (event.target as HTMLInputElement).value;
    this.requestUpdate();
  };

  /** Several numbers at once are one step of history. */
  readonly #paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    const numbers = pastedNumbers(text);
    const refusal = numbers && this.props.paste?.(numbers);
    if (numbers === null || refusal === undefined) return;
    event.preventDefault();
    this.#discard();
    if (refusal === null) this.props.edit.commit();
    else if (refusal)
      this.#refuse(({ name, strings }) => refusalText(refusal, name, text, strings));
    this.requestUpdate();
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') this.#submit();
    else if (event.key === 'ArrowUp') this.#stepByKey(1, event);
    else if (event.key === 'ArrowDown') this.#stepByKey(-1, event);
    else if (event.key === 'Escape' && (this.#draft !== null || this.#refusal !== null)) {
      this.#discard();
    } else return;
    event.preventDefault();
    event.stopPropagation();
    this.requestUpdate();
  };

  /** Repeated steps are committed together on keyup. */
  #stepByKey(direction: 1 | -1, modifiers: Modifiers): void {
    if (this.#draft !== null && !this.#submit()) return;
    this.#stepping = true;
    this.#step(direction, modifiers);
  }

  readonly #commit = (): void => {
    if (!this.#stepping) return;
    this.#stepping = false;
    this.props.edit.commit();
  };

  #step(direction: 1 | -1, modifiers: Modifiers): void {
    const delta = direction * stepOf(kStepSizes[this.props.unit], modifiers);
    this.#draft = null;
    this.#stepping = true;
    this.#change((now) => addStep(now, delta));
    this.requestUpdate();
  }

  readonly #labelPress = (event: PointerEvent): void => {
    this.#scrubbed = false;
    let start: number | null = null;
    this.#scrub?.abort();
    this.#scrub = trackScrub(event, {
      move: (pixels) => {
        const delta = pixels * kStepSizes[this.props.unit].pixel;
        this.#scrubbed = true;
        this.#draft = null;
        this.#change((now) => {
          start ??= now;
          return addStep(start, delta);
        });
        this.requestUpdate();
      },
      end: () => this.#endScrub((edit) => edit.commit()),
      cancel: () => this.#endScrub((edit) => edit.cancel()),
    });
  };

  /** The number is back at an accepted value, so an error is cleared. */
  #endScrub(end: (edit: NumberEdit) => void): void {
    this.#discard();
    end(this.props.edit);
    this.requestUpdate();
  }

  /** A click on the label focuses the field, unless it ends a drag. */
  readonly #labelClick = (event: MouseEvent): void => {
    if (this.#scrubbed) event.preventDefault();
  };

  /** Commits the draft; false if it is rejected. */
  #submit(): boolean {
    const text = this.#draft;
    if (text === null) return true;
    const { unit, endless, edit } = this.props;
    const isEmpty = endless && text.trim() === '';
    const value = isEmpty ? Number.POSITIVE_INFINITY : evaluateIn(unit, text);
    if (value === null) {
      this.#refuse((props) => notANumberText(text.trim(), props));
      return false;
    }
    if (!this.#change(() => value)) return false;
    this.#draft = null;
    edit.commit();
    return true;
  }

  #change(next: (now: number) => number): boolean {
    let value = Number.NaN;
    const refusal = this.props.edit.change((now) => {
      value = next(now);
      return value;
    });
    if (refusal) this.#refuse(({ name, strings }) => refusalText(refusal, name, value, strings));
    else this.#refusal = null;
    return refusal === null;
  }

  #refuse(message: Message): void {
    this.#refusal = message;
    this.#valueAtRefusal = this.props.value;
  }

  #discard(): void {
    this.#draft = null;
    this.#refusal = null;
  }
}

/** aria-valuenow allows no exponents; aria-valuetext has the text for those. */
const kDecimal = /^-?[\d.]+$/;

/** Empty if infinite. */
const full = (value: number) => (value === Number.POSITIVE_INFINITY ? '' : fullForm(value));
const short = (value: number) => (value === Number.POSITIVE_INFINITY ? '' : shortForm(value));

define('cp-number-field', NumberField);

export const numberField = (props: NumberFieldProps): TemplateResult =>
  html`<cp-number-field .props=${props}></cp-number-field>`;
