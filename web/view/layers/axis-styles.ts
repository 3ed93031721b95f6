// The line styles of the axis drawing.
import type { PaletteColors } from '../engine/palette-colors.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle } from '../engine/strokes.ts';

/** Styles of the first and of the second shape. */
export type StylePair = readonly [LineStyle, LineStyle];

const styleOfBoth = (
  { a, b }: PaletteColors,
  width: number,
  more?: Partial<LineStyle>,
): StylePair => [lineStyle(a, width, more), lineStyle(b, width, more)];

/** Line styles of a drawn candidate axis. */
export class AxisStyles {
  readonly line: LineStyle;
  /** Arrowhead in the positive direction, which is to the right in the chosen row. */
  readonly lineHead: LineStyle;
  /** Intervals in meters. */
  readonly bars: StylePair;
  /** Intervals of a parameter. */
  readonly parameterBars: StylePair;
  /** From a support point to its projection on the axis. */
  readonly projectionLines: StylePair;
  readonly supportPoints: StylePair;
  readonly radii: StylePair;
  /** The point that a dimensionless number refers to. */
  readonly places: StylePair;
  readonly gap: LineStyle;
  readonly overlap: LineStyle;

  constructor(colors: PaletteColors) {
    this.line = lineStyle(colors.soft, 1);
    this.lineHead = lineStyle(colors.soft, 7, { head: 11 });
    this.bars = styleOfBoth(colors, 9);
    this.parameterBars = styleOfBoth(colors, 5);
    this.projectionLines = styleOfBoth(colors, 1, { dash: 3, space: 5, alpha: 0.8 });
    this.supportPoints = styleOfBoth(colors, 7);
    this.radii = styleOfBoth(colors, 5);
    this.places = styleOfBoth(colors, 11);
    this.gap = lineStyle(colors.gap, 4);
    this.overlap = lineStyle(colors.hit, 4);
  }
}
