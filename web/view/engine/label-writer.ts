// Names and numbers, written over the picture with the 2D context. All lengths are CSS pixels from the
// picture's top left corner, y down.
import type { Camera, Vector3 } from 'three';
import { number } from '../../strings/number.ts';
import type { Palette, StageTexts } from './palette.ts';
import type { PictureArea, Projected, Viewpoint } from './viewpoint.ts';

/** Width of the outline in the background color that keeps letters legible. */
const kHalo = 4;
/** Half the height of the number's letters, and what is left free between them and the middle of a bar. */
const kHalfLetter = 6;
const kBesideBar = 14;
/** The number of a bar further outside of the area than this is not written. */
const kBeyond = 200;

export class LabelWriter {
  texts: StageTexts = { gap: '', overlap: '', depth: '' };
  /** The part of the picture in which numbers are placed. */
  area: PictureArea = { left: 0, top: 0, right: 0, bottom: 0 };
  readonly #context: CanvasRenderingContext2D;
  readonly #viewpoint: Viewpoint;
  #family = 'system-ui, sans-serif';
  #paper = '';
  #number = Number.NaN;
  #numberWord = '';
  #numberText = '';

  constructor(context: CanvasRenderingContext2D, viewpoint: Viewpoint) {
    this.#context = context;
    this.#viewpoint = viewpoint;
  }

  get camera(): Camera {
    return this.#viewpoint.camera;
  }

  /** Projects a point in world space to the picture. Overwrites the point. */
  project(point: Vector3, into: Projected): Projected {
    return this.#viewpoint.project(point, into);
  }

  /** Takes the page's typeface and the color of the halo. */
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
    context.lineCap = 'round';
    this.#setHalo();
  }

  end(): void {
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
  }

  line(fromX: number, fromY: number, toX: number, toY: number, color: string, width: number): void {
    const context = this.#context;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
    this.#setHalo();
  }

  /** The letter of an axis. */
  letter(text: string, x: number, y: number, color: string): void {
    this.#context.font = `600 12px ${this.#family}`;
    this.#write(text, x, y, color);
  }

  /** A shape's name, larger if the shape is in the pair. */
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
    const offset = Math.abs(dx) * half + Math.abs(dy) * kHalfLetter + kBesideBar;
    const insideX = clamp(x + dx * offset, area.left + half + 8, area.right - half - 8);
    const insideY = clamp(y + dy * offset, area.top + 14, area.bottom - 14);
    this.#write(this.#numberText, insideX, insideY, color);
  }

  #setHalo(): void {
    this.#context.strokeStyle = this.#paper;
    this.#context.lineWidth = kHalo;
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
