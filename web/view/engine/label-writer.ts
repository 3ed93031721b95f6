// Names and numbers, written over the picture with the 2D context. All lengths are CSS pixels from the
// picture's top left corner, y down.
import type { Camera, Vector3 } from 'three';
import { kNoTexts } from '../../strings/stage-texts.ts';
import type { PictureArea, Projected } from './framing.ts';
import { LabelSpace } from './label-space.ts';
import type { Palette, StageTexts } from './palette.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Width of the outline in the background color that keeps letters legible. */
const kHalo = 4;
/** Half the height of letters, and what is left free between those of a number and the middle of a bar. */
const kHalfLetter = 6;
const kBesideBar = 14;
/** What is left free between a point and the middle of its letter, and between labels. */
const kBesidePoint = 16;
/** The same where there is no room that near. */
const kFurther = 28;
const kBetween = 2;
/** In how many directions about a point there may be room for its letter. */
const kDirections = 8;
/** The sides of a point where there may be room for a name, after its own place. */
const kSides: readonly Side[] = [
  [-1, 1],
  [0, 1],
  [-1, 0],
  [1, 1],
  [-1, -1],
  [1, 0],
  [0, -1],
  [1, -1],
];
/** What is left free between a point and a name beside it, obliquely and straight, and about a name that comes back to its own place. */
const kBesideName = 7;
const kStraight = 12;
const kReturning = 4;
/** Longer names are as large as those outside of the pair. */
const kMostLarge = 6;
/** The places of a name: its own, and none; above 0 the others. */
export const kOwnPlace = 0;
export const kNoPlace = -1;
/** At how many places beside a bar there may be room for its number, and how far they are from each other. */
const kPlaces = 14;
const kStep = 18;
const kNumberFont = '680 14px ';
/** The number of a bar further outside of the area than this is not written. */
const kBeyond = 200;

/** On which side of a point something stands: −1, 0 or 1, y down; both 0: on the point. */
export type Side = readonly [x: number, y: number];

/** A name beside a point. */
export interface NamePlace extends Projected {
  text: string;
  side: Side;
  color: string;
  isLarge: boolean;
  /** It is written even where there is no room. */
  isNeeded: boolean;
  /** The number of the area that the point itself has taken; −1: none. */
  own: number;
  /** Where it was written last. */
  place: number;
}

export class LabelWriter {
  texts: StageTexts = kNoTexts;
  /** The part of the picture in which numbers are placed. */
  area: PictureArea = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Parts of it in which no number is placed. */
  covered: readonly PictureArea[] = [];
  readonly #context: CanvasRenderingContext2D;
  readonly #viewpoint: Viewpoint;
  readonly #space = new LabelSpace();
  #family = 'system-ui, sans-serif';
  #paper = '';
  /** Halves of the size of the name that is placed, and where. */
  #halfWidth = 0;
  #halfHeight = 0;
  #toX = 0;
  #toY = 0;

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
    this.#space.clear();
    for (const { left, top, right, bottom } of this.covered) {
      this.#space.take(
        (left + right) / 2,
        (top + bottom) / 2,
        (right - left) / 2,
        (bottom - top) / 2,
      );
    }
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

  /** Keeps the area about a point free of labels that are written later. Returns its number. */
  take(x: number, y: number, half: number): number {
    return this.#space.take(x, y, half, half);
  }

  /** The same along a line. */
  takeLine(fromX: number, fromY: number, toX: number, toY: number, half: number): void {
    const [alongX, alongY] = [(toX - fromX) / 2, (toY - fromY) / 2];
    this.#space.take(fromX + alongX, fromY + alongY, half, half, alongX, alongY);
  }

  /** A name on a point, whatever is there. */
  name(text: string, x: number, y: number, color: string, size = 14): void {
    this.#context.font = `600 ${size}px ${this.#family}`;
    this.#space.take(x, y, this.#context.measureText(text).width / 2, kHalfLetter);
    this.#write(text, x, y, color);
  }

  /**
   * The name of a shape on its side of a point, or on another one where there is room. Returns its place; `kNoPlace`:
   * there is no room, and it need not be written.
   */
  nameBeside(name: Readonly<NamePlace>): number {
    const { text, color, isLarge, isNeeded } = name;
    const size = isLarge && text.length <= kMostLarge ? 20 : 14;
    this.#context.font = `${isLarge ? 700 : 600} ${size}px ${this.#family}`;
    this.#halfWidth = this.#context.measureText(text).width / 2;
    this.#halfHeight = size > 14 ? 9 : kHalfLetter;
    const place = this.#placeOf(name);
    if (place === kNoPlace) {
      if (!isNeeded) return place;
      this.#moveTo(name, kOwnPlace);
    }
    this.#space.take(this.#toX, this.#toY, this.#halfWidth, this.#halfHeight);
    this.#write(text, this.#toX, this.#toY, color);
    return place;
  }

  /** A name stays where it is while there is room, so that it does not jump about while a shape is dragged. */
  #placeOf(name: Readonly<NamePlace>): number {
    const { place: last } = name;
    if (this.#hasRoom(name, kOwnPlace, last === kOwnPlace ? 0 : kReturning)) return kOwnPlace;
    if (last > kOwnPlace && this.#hasRoom(name, last, 0)) return last;
    const more = last === kNoPlace ? kReturning : 0;
    for (let place = 1; place <= kSides.length; place++) {
      if (this.#hasRoom(name, place, more)) return place;
    }
    return kNoPlace;
  }

  #hasRoom(name: Readonly<NamePlace>, place: number, more: number): boolean {
    this.#moveTo(name, place);
    const halfWidth = this.#halfWidth + kBetween + more;
    const halfHeight = this.#halfHeight + kBetween + more;
    return (
      this.#viewpoint.holds(this.#toX, this.#toY, halfWidth, halfHeight) &&
      this.#space.isFree(this.#toX, this.#toY, halfWidth, halfHeight, name.own)
    );
  }

  #moveTo({ x, y, side }: Readonly<NamePlace>, place: number): void {
    const [toX, toY] = kSides[place - 1] ?? side;
    this.#toX = x + toX * (this.#halfWidth + (toY === 0 ? kStraight : kBesideName));
    this.#toY = y + toY * (this.#halfHeight + (toX === 0 ? kStraight : kBesideName));
  }

  /** The letter of a point, beside it in the direction (dx, dy), or in the nearest one where there is room, or further off. */
  corner(text: string, x: number, y: number, dx: number, dy: number, color: string): void {
    this.#context.font = `600 14px ${this.#family}`;
    let toX = x + kBesidePoint * dx;
    let toY = y + kBesidePoint * dy;
    for (let i = 1; i < 2 * kDirections && !this.#isFree(toX, toY, kHalfLetter); i++) {
      const reach = i < kDirections ? kBesidePoint : kFurther;
      // To one side and to the other, further each time.
      const turns = (i % 2 === 0 ? -i : i + 1) / 2;
      const angle = (2 * Math.PI * turns) / kDirections;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      toX = x + reach * (dx * cosine - dy * sine);
      toY = y + reach * (dx * sine + dy * cosine);
    }
    this.#space.take(toX, toY, kHalfLetter, kHalfLetter);
    this.#write(text, toX, toY, color);
  }

  /**
   * A number beside a line through (x, y) whose unit normal is (dx, dy): on that side of the line or on the other,
   * and further along it where there is no room.
   */
  measure(text: string, x: number, y: number, dx: number, dy: number, color: string): void {
    const { area } = this;
    if (x < area.left - kBeyond || x > area.right + kBeyond) return;
    if (y < area.top - kBeyond || y > area.bottom + kBeyond) return;
    this.#context.font = kNumberFont + this.#family;
    const half = this.#context.measureText(text).width / 2;
    const offset = Math.abs(dx) * half + Math.abs(dy) * kHalfLetter + kBesideBar;
    this.#writeNear(text, x, y, dx * offset, dy * offset, half, color);
  }

  /** A number on a point; false: there is no room for it. */
  value(text: string, x: number, y: number, color: string): boolean {
    this.#context.font = kNumberFont + this.#family;
    const half = this.#context.measureText(text).width / 2;
    if (!this.#isFree(x, y, half)) return false;
    this.#space.take(x, y, half, kHalfLetter);
    this.#write(text, x, y, color);
    return true;
  }

  /** At (x, y) moved by (besideX, besideY), or back by as much, or some steps away across that, in the free area. */
  #writeNear(
    text: string,
    x: number,
    y: number,
    besideX: number,
    besideY: number,
    half: number,
    color: string,
  ): void {
    const { area } = this;
    const length = Math.hypot(besideX, besideY);
    const stepX = (-kStep * besideY) / length;
    const stepY = (kStep * besideX) / length;
    let toX = Number.NaN;
    let toY = Number.NaN;
    for (let i = 0; i < kPlaces; i++) {
      // Here, then further along the line, forth and back; the same on its other side, where the shapes are.
      const side = i < kPlaces / 2 ? 1 : -1;
      const pace = i % (kPlaces / 2);
      const steps = pace % 2 === 0 ? -(pace >> 1) : (pace + 1) >> 1;
      const left = area.left + half + 8;
      const placeX = clamp(x + side * besideX + steps * stepX, left, area.right - half - 8);
      const placeY = clamp(y + side * besideY + steps * stepY, area.top + 14, area.bottom - 14);
      const isFree = this.#isFree(placeX, placeY, half);
      if (i === 0 || isFree) {
        toX = placeX;
        toY = placeY;
      }
      if (isFree) break;
    }
    this.#space.take(toX, toY, half, kHalfLetter);
    this.#write(text, toX, toY, color);
  }

  #isFree(x: number, y: number, half: number): boolean {
    return this.#space.isFree(x, y, half + kBetween, kHalfLetter + kBetween);
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
