// A picture with the scene's title and the verdict in a band of its own below it, so that they cover nothing.

import type { Tone, VerdictLine } from '../strings/verdict.ts';
import type { Palette } from '../view/engine/palette.ts';

export interface Caption {
  readonly title: string | null;
  readonly verdict: VerdictLine;
}

/** Adds a caption to a picture; `ratio`: device pixels in a CSS pixel. */
export type Captioning = (
  picture: HTMLCanvasElement,
  colors: Palette,
  ratio: number,
) => HTMLCanvasElement;

const kTypeface = "Inter, system-ui, 'Noto Sans KR', sans-serif";
const kTones: Readonly<Record<Tone, keyof Palette>> = {
  apart: 'gap',
  touching: 'touch',
  meeting: 'hit',
  none: 'soft',
};

/** In CSS pixels. */
const kEdge = 16;
const kLine = 22;

interface Piece {
  readonly text: string;
  readonly font: string;
  readonly color: string;
}

/** A canvas with the picture and its caption. `ratio`: device pixels in a CSS pixel. */
export function captioned(
  picture: HTMLCanvasElement,
  { title, verdict }: Caption,
  colors: Palette,
  ratio: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The caption has no 2D context.');
  const width = picture.width / ratio;
  const tone = colors[kTones[verdict.tone]];
  const piece = (text: string, weight: number, color: string): Piece[] =>
    words(text).map((each) => ({
      text: each,
      font: `${weight} 15px ${kTypeface}`,
      color,
    }));
  const lines = [
    ...(title === null ? [] : wrapped(context, piece(title, 600, colors.ink), width - 2 * kEdge)),
    ...wrapped(
      context,
      [...piece(verdict.word, 700, tone), ...piece(verdict.detail, 400, colors.ink)],
      width - 2 * kEdge,
    ),
  ];
  const band = lines.length * kLine + 1.25 * kEdge;
  canvas.width = picture.width;
  canvas.height = picture.height + Math.round(band * ratio);
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.setTransform(ratio, 0, 0, ratio, 0, picture.height);
  context.fillStyle = tone;
  context.fillRect(0, 0, width, 2);
  context.textBaseline = 'middle';
  for (const [i, line] of lines.entries()) {
    let x = kEdge;
    for (const { text, font, color } of line) {
      context.font = font;
      context.fillStyle = color;
      context.fillText(text, x, 0.75 * kEdge + (i + 0.5) * kLine);
      x += context.measureText(`${text} `).width;
    }
  }
  return canvas;
}

/** No-break spaces don't separate words. */
const words = (text: string): string[] => text.split(/[ \n]+/).filter((word) => word !== '');

function wrapped(
  context: CanvasRenderingContext2D,
  pieces: readonly Piece[],
  width: number,
): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [];
  let x = 0;
  for (const piece of pieces) {
    context.font = piece.font;
    const wide = context.measureText(`${piece.text} `).width;
    const line = lines.at(-1);
    if (line && x + wide <= width) {
      line.push(piece);
      x += wide;
    } else {
      lines.push([piece]);
      x = wide;
    }
  }
  return lines;
}
