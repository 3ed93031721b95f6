// Text in a standalone SVG, whose width is estimated: it has no page that could measure it.
import { escapeMarkup } from '../../scene/plain-text.ts';

/** Characters as wide as they are high: Hangul, Kana, ideographs. */
const kWide = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;

const emsOf = (character: string): number => {
  if (kWide.test(character)) return 1;
  return /[MW@%…]/.test(character) ? 0.96 : 0.64;
};

/** Not less than what any common typeface needs, in pixels. */
export function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, each) => sum + emsOf(each) * size, 0);
}

/** The words in lines of at most a width. No-break spaces don't break. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface TextStyle {
  readonly color: string;
  readonly size: number;
  readonly weight?: number;
  /** `x` is its right end. */
  readonly atEnd?: boolean;
}

export function svgText(x: number, y: number, content: string, style: TextStyle): string {
  const { color, size, weight = 400, atEnd = false } = style;
  const end = atEnd ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" fill="${color}" font-size="${size}" font-weight="${weight}"${end}>${escapeMarkup(content)}</text>`;
}
