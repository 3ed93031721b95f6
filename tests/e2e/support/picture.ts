// A figure's picture as classified pixels: shapes are found by their color, because
// their positions in the picture are private.
import type { Locator } from '@playwright/test';

/**
 * Blue is the first shape, orange the second, green the gap, red the tint of meeting shapes, signal the
 * full red of marks, gray the gizmo.
 */
export const colorNames = ['paper', 'blue', 'orange', 'green', 'red', 'signal', 'gray'] as const;
export type ColorName = (typeof colorNames)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels are CSS pixels from the canvas's top left corner. */
export class Picture {
  readonly width: number;
  readonly height: number;
  /** How many colors there are in all. */
  readonly colors: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number, colors: number, pixels: Uint8Array) {
    this.width = width;
    this.height = height;
    this.colors = colors;
    this.#pixels = pixels;
  }

  at(x: number, y: number): ColorName {
    return colorNames[this.#pixels[y * this.width + x] ?? 0] ?? 'paper';
  }

  points(colorName: ColorName): Point[] {
    const wanted = colorNames.indexOf(colorName);
    const found: Point[] = [];
    for (let i = 0; i < this.#pixels.length; i++) {
      if (this.#pixels[i] === wanted) {
        found.push({ x: i % this.width, y: Math.floor(i / this.width) });
      }
    }
    return found;
  }

  count(colorName: ColorName): number {
    const wanted = colorNames.indexOf(colorName);
    return this.#pixels.reduce((sum, pixel) => sum + (pixel === wanted ? 1 : 0), 0);
  }

  /** The pixels that have this color here and had another one before. */
  newPoints(colorName: ColorName, before: Picture): Point[] {
    return this.points(colorName).filter(({ x, y }) => before.at(x, y) !== colorName);
  }

  /** The bounding box of all pixels of some colors. */
  box(...wanted: readonly ColorName[]): Box {
    const isWanted = colorNames.map((colorName) => wanted.includes(colorName));
    const box = { left: this.width, top: this.height, right: 0, bottom: 0 };
    this.#pixels.forEach((colorName, i) => {
      if (isWanted[colorName] !== true) return;
      const x = i % this.width;
      const y = Math.floor(i / this.width);
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    });
    return box;
  }

  /** The middle of the widest part in this color: on the shape itself, not on a line or a label. */
  middle(colorName: ColorName, size = 31): Point {
    const half = Math.floor(size / 2);
    const sums = this.#sums(colorName);
    const columns = this.width + 1;
    const share = (x: number, y: number) =>
      (sums[(y + half + 1) * columns + x + half + 1] ?? 0) -
      (sums[(y - half) * columns + x + half + 1] ?? 0) -
      (sums[(y + half + 1) * columns + x - half] ?? 0) +
      (sums[(y - half) * columns + x - half] ?? 0);
    let most = 0;
    let best: Point[] = [];
    for (let y = half; y < this.height - half; y++) {
      for (let x = half; x < this.width - half; x++) {
        const here = share(x, y);
        if (here < most) continue;
        if (here > most) best = [];
        most = here;
        best.push({ x, y });
      }
    }
    return nearest(best, centroid(best));
  }

  /** sums[y][x]: how many pixels above and to the left of (x, y) have this color. */
  #sums(colorName: ColorName): Uint32Array {
    const wanted = colorNames.indexOf(colorName);
    const columns = this.width + 1;
    const sums = new Uint32Array(columns * (this.height + 1));
    for (let y = 0; y < this.height; y++) {
      let row = 0;
      for (let x = 0; x < this.width; x++) {
        if (this.#pixels[y * this.width + x] === wanted) row += 1;
        sums[(y + 1) * columns + x + 1] = (sums[y * columns + x + 1] ?? 0) + row;
      }
    }
    return sums;
  }
}

export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function nearest(points: readonly Point[], to: Point): Point {
  return extreme(points, (point) => -distance(point, to));
}

/** The point that has the most of something. */
export function extreme(points: readonly Point[], measure: (point: Point) => number): Point {
  const [first, ...rest] = points;
  if (!first) throw new Error('The picture has no such pixels.');
  return rest.reduce((best, point) => (measure(point) > measure(best) ? point : best), first);
}

/** The point that has the most others around it. */
export function densest(points: readonly Point[], radius: number): Point {
  return extreme(points, (at) => points.filter((other) => distance(at, other) < radius).length);
}

/** Classifies a color by its hue: the same in both themes, and in tints. */
function colorNameOf(color: number): ColorName {
  const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
  const chroma = Math.max(r, g, b) - Math.min(r, g, b);
  if (Math.abs(r - 91) + Math.abs(g - 100) + Math.abs(b - 112) < 24) return 'gray';
  if (chroma < 23) return 'paper';
  const hue = hueOf(r, g, b, chroma);
  const within = (low: number, high: number) => hue > low && hue < high;
  if (within(190, 215)) return 'blue';
  if (within(24, 45)) return 'orange';
  if (within(150, 178)) return 'green';
  if (!within(4, 21)) return 'paper';
  return chroma < 100 ? 'red' : 'signal';
}

/** In degrees. */
function hueOf(r: number, g: number, b: number, chroma: number): number {
  const top = Math.max(r, g, b);
  if (top === r) return ((60 * (g - b)) / chroma + 360) % 360;
  return top === g ? 120 + (60 * (b - r)) / chroma : 240 + (60 * (r - g)) / chroma;
}

/** What `readPixels` hands over: runs of pixels of one color, of which there are far fewer than pixels. */
interface PixelRuns {
  readonly width: number;
  readonly height: number;
  /** Color and length of each run, in text: not every protocol hands over typed arrays. */
  readonly runs: string;
}

/** Reads a figure's canvas; runs in the page, so it may use nothing from outside. */
export function readPixels(canvas: Element): PixelRuns {
  const source = canvas as HTMLCanvasElement;
  const scratch = document.createElement('canvas');
  scratch.width = source.clientWidth;
  scratch.height = source.clientHeight;
  const context = scratch.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D context');
  context.drawImage(source, 0, 0, scratch.width, scratch.height);
  const image = context.getImageData(0, 0, scratch.width, scratch.height);
  const colors = new Uint32Array(image.data.buffer);
  const found: number[] = [];
  for (let start = 0, end = 0; start < colors.length; start = end) {
    while (end < colors.length && colors[end] === colors[start]) end += 1;
    found.push(colors[start] ?? 0, end - start);
  }
  return { width: image.width, height: image.height, runs: found.join(' ') };
}

export function pictureFrom({ width, height, runs }: PixelRuns): Picture {
  const numbers = runs.split(' ').map(Number);
  const known = new Map<number, number>();
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < numbers.length; i += 2) {
    const [bytes = 0, length = 0] = [numbers[i], numbers[i + 1]];
    const color = ((bytes & 255) << 16) | (bytes & 0xff00) | ((bytes >> 16) & 255);
    const colorName = known.get(color) ?? colorNames.indexOf(colorNameOf(color));
    known.set(color, colorName);
    pixels.fill(colorName, at, at + length);
    at += length;
  }
  return new Picture(width, height, known.size, pixels);
}

export const pictureOf = async (canvas: Locator): Promise<Picture> =>
  pictureFrom(await canvas.evaluate(readPixels));
