// Names and numbers, written over the picture with the 2D context.
import type { Camera } from 'three';
import { number } from '../../strings/number.ts';
import { drawCompass } from '../layers/compass.ts';
import type { Palette } from './palette.ts';

/** A part of the picture in CSS pixels that labels stay inside of. */
export interface LabelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const kHalo = 4;
/** Half the height of the number's letters, and the room between them and the middle of a bar. */
const kHalfLetter = 6;
const kBesideBar = 14;
/** A bar that is so far outside is not what is looked at. */
const kBeyond = 200;

export class LabelWriter {
  area: LabelArea = { left: 0, top: 0, right: 0, bottom: 0 };
  readonly #context: CanvasRenderingContext2D;
  #family = 'system-ui, sans-serif';
  #paper = '';
  #number = Number.NaN;
  #numberWord = '';
  #numberText = '';

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  /** Takes the page's typeface and the colour of the thin edge that keeps letters legible. */
  setStyle(palette: Palette): void {
    this.#paper = palette.paper;
    this.#family = getComputedStyle(this.#context.canvas).fontFamily || this.#family;
  }

  begin(pixelRatio: number): void {
    const context = this.#context;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = kHalo;
    context.strokeStyle = this.#paper;
  }

  end(): void {
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** The world's axes, in the lower left corner. */
  compass(camera: Camera, palette: Palette): void {
    this.#context.font = `600 12px ${this.#family}`;
    drawCompass(this.#context, camera, this.area, palette);
    this.#context.strokeStyle = this.#paper;
    this.#context.lineWidth = kHalo;
  }

  /** A shape's name. */
  name(text: string, x: number, y: number, color: string, inPair: boolean): void {
    this.#context.font = inPair ? `700 20px ${this.#family}` : `600 14px ${this.#family}`;
    this.#write(text, x, y, color);
  }

  /** A number of metres, with a word where there is one, beside a line through (x, y) whose unit normal is (dx, dy). */
  measure(
    word: string,
    metres: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    color: string,
  ): void {
    const { area } = this;
    if (x < area.left - kBeyond || x > area.right + kBeyond) return;
    if (y < area.top - kBeyond || y > area.bottom + kBeyond) return;
    if (metres !== this.#number || word !== this.#numberWord) {
      this.#number = metres;
      this.#numberWord = word;
      this.#numberText = `${word} ${number(metres)}`.trim();
    }
    this.#context.font = `680 14px ${this.#family}`;
    const half = this.#context.measureText(this.#numberText).width / 2;
    const clear = Math.abs(dx) * half + Math.abs(dy) * kHalfLetter + kBesideBar;
    const insideX = clamp(x + dx * clear, area.left + half + 8, area.right - half - 8);
    const insideY = clamp(y + dy * clear, area.top + 14, area.bottom - 14);
    this.#write(this.#numberText, insideX, insideY, color);
  }

  #write(text: string, x: number, y: number, color: string): void {
    this.#context.strokeText(text, x, y);
    this.#context.fillStyle = color;
    this.#context.fillText(text, x, y);
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
