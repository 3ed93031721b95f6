// The Quaternion tab: two quaternions and a vector, a body in the attitude of one of them, and every operation with
// its numbers. The core calculates; boxes of the scene can be read and written, and none is needed.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { define, PanelElement } from '../controls/panel-element.ts';
import numbers from '../numbers/numbers.css?inline';
import { refusalText } from '../numbers/refusal.ts';
import { attitude } from './attitude.ts';
import { type Inputs, inputsOf } from './inputs.ts';
import { operandFields } from './operand-fields.ts';
import styles from './quaternion.css?inline';
import { modelOf, operandOf, type QuaternionActs } from './quaternion-model.ts';
import { kReasonTexts } from './result.ts';
import { sections } from './sections.ts';

/** Milliseconds from p to q. */
const kDuration = 2400;

class QuaternionPanel extends PanelElement {
  static override sheet = styles;

  #refusal: string | null = null;
  /** The animation frame that is asked for; null: t is not playing. */
  #request: number | null = null;
  /** The box has been turned, and that is no step of history yet. */
  #isTurning = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
    this.#end();
  }

  override render(): TemplateResult {
    const { page } = this;
    const { strings } = page;
    const core = page.core?.quaternion;
    if (!core) return html`<p class="empty">${strings.loading}</p>`;
    const inputs = inputsOf(this.commands);
    const model = modelOf(page, core, inputs, this.#acts());
    return html`<div class="quaternion" ${adoptStyles(numbers)}>
      ${operandFields(model)} ${attitude(model)}
      <div class="options">
        <p>${format(strings['quaternion.of'], { name: inputs.shown })}</p>
        <button
          type="button"
          aria-pressed=${inputs.inFull}
          @click=${() => this.#change({ inFull: !inputs.inFull })}
        >${strings['answer.digits']}</button>
      </div>
      ${sections(model)}
    </div>`;
  }

  #acts(): QuaternionActs {
    return {
      change: (change) => this.#change(change),
      slide: (t) => {
        this.#pause();
        this.#slide(t);
      },
      end: () => this.#end(),
      write: () => this.#write(),
      togglePlay: () => (this.#request === null ? this.#play() : this.#pause()),
      isPlaying: this.#request !== null,
      refusal: this.#refusal,
    };
  }

  #change(change: Partial<Inputs>): void {
    Object.assign(inputsOf(this.commands), change);
    this.#refusal = null;
    this.requestUpdate();
  }

  #slide(t: number): void {
    this.#change({ t, shown: 's' });
    if (!inputsOf(this.commands).boxFollows) return;
    this.#isTurning = this.#turnBox() || this.#isTurning;
  }

  #write(): void {
    if (!this.#turnBox()) return;
    this.#isTurning = true;
    this.#end();
  }

  #end(): void {
    if (!this.#isTurning) return;
    this.#isTurning = false;
    this.commands.scene.commit();
  }

  /** Previews the shown rotation in the chosen box. */
  #turnBox(): boolean {
    const { page, commands } = this;
    const { strings } = page;
    const core = page.core?.quaternion;
    if (!core) return false;
    const inputs = inputsOf(commands);
    const { box } = modelOf(page, core, inputs, this.#acts());
    const { symbol, result } = operandOf(inputs, core);
    if (!box || 'refused' in result) return false;
    const refusal = commands.scene.tryShape(box.id, (shape) =>
      shape.kind === 'obb' ? { ...shape, rotation: result.value } : shape,
    );
    if (!refusal) return true;
    this.#refusal =
      refusal.reason === 'zeroLength'
        ? strings[kReasonTexts.noRotation]
        : refusalText(refusal, symbol, Number(refusal.value), strings);
    this.requestUpdate();
    return false;
  }

  /** From t to q, or from p if t is there already. */
  #play(): void {
    const { t } = inputsOf(this.commands);
    const first = t >= 0 && t < 1 ? t : 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const next = Math.min(first + (now - start) / kDuration, 1);
      this.#request = next < 1 ? requestAnimationFrame(step) : null;
      this.#slide(next);
      if (next === 1) this.#end();
    };
    this.#request = requestAnimationFrame(step);
    this.requestUpdate();
  }

  #pause(): void {
    if (this.#request === null) return;
    cancelAnimationFrame(this.#request);
    this.#request = null;
    this.requestUpdate();
  }
}

define('cp-quaternion-panel', QuaternionPanel);

export const quaternionTemplate = (page: Page, commands: Commands): TemplateResult =>
  html`<cp-quaternion-panel .page=${page} .commands=${commands}></cp-quaternion-panel>`;
