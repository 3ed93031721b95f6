// One number as a field: typed as an expression, stepped by keys and buttons, dragged by its label.
// What is being typed lives here, as long as the field stands where it stands; all else is the scene's.
import { html, nothing } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import type { Refusal } from '../../page/commands.ts';
import { evaluateIn } from '../../scene/expression.ts';
import type { Unit } from '../../scene/numbers.ts';
import { fullForm, shortForm } from '../../strings/digits.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { afterRender } from '../controls/after-render.ts';
import { revealRefusal } from '../layout/reveal.ts';
import { refusalText } from './refusal.ts';
import { scrub } from './scrub.ts';
import { kPaces, type Modifiers, stepOf, stepped } from './step.ts';

/** Where a field's number is kept. */
export interface Keeper {
  /** Shows another number, made from the one there is by then; answers if it is refused. */
  change(next: (now: number) => number): Refusal | null;
  /** What was shown becomes one step of history. */
  commit(): void;
  /** Goes back to the last step. */
  cancel(): void;
}

export interface NumberFieldProps {
  /** Of its own in the figure. */
  readonly id: string;
  readonly label: string;
  /** In messages: `Centre x`. */
  readonly name: string;
  /** Of what: `A`. */
  readonly owner: string;
  readonly unit: Unit;
  readonly value: number;
  /** Left empty, it is infinite. */
  readonly endless?: boolean;
  readonly keeper: Keeper;
  readonly strings: Strings;
  /** Shows the field anew. */
  refresh(): void;
}

class NumberField extends Directive {
  #props: NumberFieldProps | null = null;
  /** What has been typed and not been taken; null: nothing. */
  #draft: string | null = null;
  /** In the language of the day. */
  #refusal: ((props: NumberFieldProps) => string) | null = null;
  /** The scene's number when something was last refused. */
  #before = Number.NaN;
  #focused = false;
  /** A press, not a key, brings the focus: it also places the caret. */
  #pressed = false;
  /** Arrow keys are down that have changed the number. */
  #stepping = false;
  #scrubbed = false;

  override render(props: NumberFieldProps) {
    this.#props = props;
    const { id, label, name, owner, unit, value, endless, strings } = props;
    // A number that has come from elsewhere makes what was refused a thing of the past.
    if (this.#refusal !== null && !Object.is(value, this.#before)) this.#forget();
    const refused = this.#refusal !== null;
    const shown = unit === 'none' ? '' : strings[`unit.${unit}`];
    const ended = Number.isFinite(value);
    return html`<div class="field ${refused ? 'refused' : ''}">
        <label
          for=${id}
          title=${strings['numbers.scrub']}
          @pointerdown=${this.#scrub}
          @click=${this.#click}
          >${label}</label
        >
        ${this.#stepper('−', strings['numbers.less'], -1)}
        ${this.#stepper('+', strings['numbers.more'], 1)}
        <span class="box">
          <input
            id=${id}
            type="text"
            role="spinbutton"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder=${endless ? strings['numbers.endless'] : nothing}
            aria-label=${`${owner} ${name}`}
            aria-valuenow=${kDecimal.test(String(value)) ? value : nothing}
            aria-valuetext=${ended ? `${shortForm(value)} ${shown}`.trim() : strings['numbers.endless']}
            aria-invalid=${refused ? 'true' : nothing}
            aria-describedby=${refused ? `${id}-refusal` : nothing}
            ?data-committed=${this.#draft === null}
            .value=${live(this.#draft ?? (this.#focused ? full(value) : short(value)))}
            @pointerdown=${this.#press}
            @focus=${this.#focus}
            @blur=${this.#blur}
            @input=${this.#type}
            @keydown=${this.#keydown}
            @keyup=${this.#commit}
          />
          ${shown === '' ? nothing : html`<span class="unit" aria-hidden="true">${shown}</span>`}
        </span>
      </div>
      ${
        refused
          ? html`<p
              class="refusal"
              id=${`${id}-refusal`}
              role="alert"
              ${afterRender(this.#refusal?.(props) ?? '', revealRefusal)}
              >${this.#refusal?.(props)}</p
            >`
          : nothing
      }`;
  }

  #stepper(sign: string, hint: string, direction: 1 | -1) {
    // No tab stop of its own: the field's arrow keys do the same.
    return html`<button
      class="step"
      type="button"
      tabindex="-1"
      aria-label=${format(hint, { field: `${this.#props?.owner} ${this.#props?.name}` })}
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
    if (this.#draft === null && this.#props) {
      const text = full(this.#props.value);
      if (input.value !== text) input.value = text;
      if (!this.#pressed) input.select();
    }
    this.#pressed = false;
  };

  readonly #blur = (): void => {
    this.#focused = false;
    this.#pressed = false;
    this.#commit();
    if (this.#draft === null) this.#forget();
    else this.#take();
    this.#props?.refresh();
  };

  readonly #type = (event: Event): void => {
    this.#draft = (event.target as HTMLInputElement).value;
    this.#props?.refresh();
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') this.#take();
    else if (event.key === 'ArrowUp') this.#hold(1, event);
    else if (event.key === 'ArrowDown') this.#hold(-1, event);
    else if (event.key === 'Escape' && (this.#draft !== null || this.#refusal !== null)) {
      this.#forget();
    } else return;
    event.preventDefault();
    event.stopPropagation();
    this.#props?.refresh();
  };

  /** Steps that follow one another while keys are down are one. */
  #hold(direction: 1 | -1, modifiers: Modifiers): void {
    if (this.#draft !== null && !this.#take()) return;
    this.#stepping = true;
    this.#step(direction, modifiers);
  }

  readonly #commit = (): void => {
    if (!this.#stepping) return;
    this.#stepping = false;
    this.#props?.keeper.commit();
  };

  #step(direction: 1 | -1, modifiers: Modifiers): void {
    if (!this.#props) return;
    const by = direction * stepOf(kPaces[this.#props.unit], modifiers);
    this.#draft = null;
    this.#stepping = true;
    this.#change((now) => stepped(now, by));
    this.#props.refresh();
  }

  readonly #scrub = (event: PointerEvent): void => {
    this.#scrubbed = false;
    let start: number | null = null;
    scrub(event, {
      move: (pixels) => {
        if (!this.#props) return;
        const by = pixels * kPaces[this.#props.unit].pixel;
        this.#scrubbed = true;
        this.#draft = null;
        this.#change((now) => {
          start ??= now;
          return stepped(start, by);
        });
        this.#props.refresh();
      },
      end: () => this.#scrubEnds((keeper) => keeper.commit()),
      cancel: () => this.#scrubEnds((keeper) => keeper.cancel()),
    });
  };

  /** It leaves a number that is accepted, so nothing is refused any more. */
  #scrubEnds(end: (keeper: Keeper) => void): void {
    this.#forget();
    if (!this.#props) return;
    end(this.#props.keeper);
    this.#props.refresh();
  }

  /** A press on a label goes to its field, the end of a drag does not. */
  readonly #click = (event: MouseEvent): void => {
    if (this.#scrubbed) event.preventDefault();
  };

  /** Takes what has been typed. false: it was refused. */
  #take(): boolean {
    const props = this.#props;
    const text = this.#draft;
    if (text === null || !props) return true;
    const empty = props.endless && text.trim() === '';
    const value = empty ? Number.POSITIVE_INFINITY : evaluateIn(props.unit, text);
    if (value === null) {
      const written = text.trim();
      this.#refuse(({ name, unit, strings }) => {
        const key = unit === 'degree' ? 'numbers.noAngle' : 'numbers.noNumber';
        return format(strings[key], { field: name, value: written });
      });
      return false;
    }
    if (!this.#change(() => value)) return false;
    this.#draft = null;
    props.keeper.commit();
    return true;
  }

  #change(next: (now: number) => number): boolean {
    const props = this.#props;
    if (!props) return false;
    let value = Number.NaN;
    const refusal = props.keeper.change((now) => {
      value = next(now);
      return value;
    });
    if (refusal) this.#refuse(({ name, strings }) => refusalText(refusal, name, value, strings));
    else this.#refusal = null;
    return refusal === null;
  }

  #refuse(text: (props: NumberFieldProps) => string): void {
    this.#refusal = text;
    this.#before = this.#props?.value ?? Number.NaN;
  }

  #forget(): void {
    this.#draft = null;
    this.#refusal = null;
  }
}

/** How ARIA wants its numbers: no powers of ten. The text beside it has them. */
const kDecimal = /^-?[\d.]+$/;

/** Empty where there is no end. */
const full = (value: number) => (value === Number.POSITIVE_INFINITY ? '' : fullForm(value));
const short = (value: number) => (value === Number.POSITIVE_INFINITY ? '' : shortForm(value));

export const numberField = directive(NumberField);
