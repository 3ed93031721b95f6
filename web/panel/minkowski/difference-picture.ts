// The canvas of the picture: drags and arrow keys turn the view of the scene, which this picture follows; the face that is
// pointed at is lit, and selects its row when it is pressed.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { format, plain } from '../../strings/text.ts';
import { handleKey } from '../controls/keys.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import { pairSentence } from './difference-sentence.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

/** Radians of a press of an arrow key, and of a drag across the picture's height. */
const kKeyTurn = Math.PI / 18;
const kDragTurn = 1.5 * Math.PI;
/** What moves by no more pixels than this is a press. */
const kStill = 4;

interface Press {
  readonly id: number;
  readonly fromX: number;
  readonly fromY: number;
  x: number;
  y: number;
  isDrag: boolean;
}

class DifferencePicture extends LightElement {
  static override properties: PropertyDeclarations = { model: { attribute: false } };

  declare model: MinkowskiModel;
  #press: Press | null = null;

  override render(): TemplateResult {
    const { hidesEnd, strings, view } = this.model;
    const sentence = hidesEnd ? '' : plain(pairSentence(this.model));
    const picture = strings[`difference.picture.${view.picture}`];
    return html`<canvas
      tabindex="0"
      role="img"
      aria-label=${format(strings['difference.view'], { picture, sentence })}
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#cancel}
      @pointerleave=${() => this.#light(null)}
      @keydown=${this.#key}
    ></canvas>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#show();
  }

  override firstUpdated(): void {
    this.#show();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.model.differences.show(null);
  }

  #show(): void {
    this.model.differences.show(this.querySelector('canvas'));
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#press) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    (event.target as Element).setPointerCapture(id);
    this.#press = { id, fromX: x, fromY: y, x, y, isDrag: false };
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === null) {
      if (event.pointerType === 'mouse') this.#light(this.#faceAt(event));
      return;
    }
    const { clientX: x, clientY: y, pointerId } = event;
    if (pointerId !== press.id) return;
    press.isDrag ||= Math.hypot(x - press.fromX, y - press.fromY) > kStill;
    if (!press.isDrag) return;
    const perPixel = kDragTurn / Math.max(this.clientHeight, 1);
    this.model.commands.view?.turn((press.x - x) * perPixel, (y - press.y) * perPixel);
    press.x = x;
    press.y = y;
  };

  readonly #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (event.pointerId !== press?.id) return;
    this.#press = null;
    if (press.isDrag) return;
    const face = this.#faceAt(event);
    const row = this.model.difference.faces[face ?? -1]?.candidate ?? null;
    if (row !== null) this.model.commands.walk.setStep(row);
  };

  readonly #cancel = (): void => {
    this.#press = null;
  };

  readonly #key = (event: KeyboardEvent): void => {
    const turn = (right: number, up: number) => () =>
      this.model.commands.view?.turn(right * kKeyTurn, up * kKeyTurn);
    handleKey(event, {
      ArrowLeft: turn(-1, 0),
      ArrowRight: turn(1, 0),
      ArrowUp: turn(0, 1),
      ArrowDown: turn(0, -1),
    });
  };

  #faceAt({ clientX, clientY }: PointerEvent): number | null {
    const { left, top } = this.getBoundingClientRect();
    return this.model.differences.faceAt(clientX - left, clientY - top);
  }

  #light(lit: number | null): void {
    if (lit !== this.model.view.lit) this.model.differences.set({ lit });
  }
}

define('cp-difference-picture', DifferencePicture);

export const differencePicture = (model: MinkowskiModel): TemplateResult =>
  html`<cp-difference-picture .model=${model}></cp-difference-picture>`;
