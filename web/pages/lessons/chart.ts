// A drawing in the text of a lesson, made of the figure's scene: bars, lines and words, as plain data. The site's build
// writes it into the page, and the live page again for each scene.

/** How a mark is painted: see `.chart` in lessons.css. */
export type Tone =
  | 'plain'
  | 'meets'
  | 'now'
  | 'open'
  | 'done'
  | 'shared'
  | 'line'
  | 'ray'
  | 'bounds'
  | 'entered'
  | 'behind'
  | 'missed'
  | 'unasked'
  | 'best';

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: Tone;
}
export interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly tone: Tone;
}
export interface Polygon {
  readonly corners: readonly (readonly [number, number])[];
  readonly tone: Tone;
}
export interface Label {
  readonly text: string;
  /** Of the middle of the words, or of their end. */
  readonly at: readonly [number, number];
  readonly isEnd?: boolean;
}
export type Mark = Bar | Line | Polygon | Label;

/** Its size in units of its own, y down, and what is drawn, from the back to the front. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** An element of SVG. */
export interface ChartElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const rounded = (x: number) => String(Math.round(x * 100) / 100);

export function elementOf(mark: Mark): ChartElement {
  if ('text' in mark) {
    const [x, y] = mark.at.map(rounded);
    return {
      tag: 'text',
      attributes: { x: x ?? '', y: y ?? '', class: mark.isEnd ? 'end' : 'middle' },
      text: mark.text,
    };
  }
  if ('corners' in mark) {
    const points = mark.corners.map((corner) => corner.map(rounded).join()).join(' ');
    return { tag: 'polygon', attributes: { points, class: mark.tone } };
  }
  if ('from' in mark) {
    const [x1 = '', y1 = ''] = mark.from.map(rounded);
    const [x2 = '', y2 = ''] = mark.to.map(rounded);
    return { tag: 'line', attributes: { x1, y1, x2, y2, class: mark.tone } };
  }
  const { x, y, width, height, tone } = mark;
  const attributes = {
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
  };
  return { tag: 'rect', attributes: { ...attributes, class: tone } };
}

export const viewBoxOf = ({ width, height }: Chart): string =>
  `0 0 ${rounded(width)} ${rounded(height)}`;
