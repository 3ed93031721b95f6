// The bars of the chart of the ledger, as SVG.
import type { StepRecord } from '../../core/results.ts';
import { bandOf, barOf, type Scale } from './scale.ts';
import { statusClass } from './step-label.ts';

/** CSS colors. */
export interface ChartColors {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly hair: string;
  readonly a: string;
  readonly b: string;
  readonly gap: string;
  readonly hit: string;
  readonly touch: string;
}

/** Width of a number line, and height of a bar. */
export const kLine = 300;
const kBar = 6;

/** The color of what a row says. */
export function toneOf(step: StepRecord, colors: ChartColors): string {
  const tones: Readonly<Record<string, string>> = { separates: colors.gap, touches: colors.touch };
  return tones[statusClass(step)] ?? colors.soft;
}

/** The number line of a step, and on it both intervals and what is between them. */
export function barsOf(
  step: StepRecord,
  scale: Scale,
  colors: ChartColors,
  { x, middle }: { readonly x: number; readonly middle: number },
): string[] {
  const band = bandOf(step, scale);
  const tone = toneOf(step, colors);
  const line = { x, color: colors.hair };
  return [
    rect(line, 0, 100, middle - 0.5, 1),
    ...(tone !== colors.soft && band
      ? [
          rect(
            { ...line, color: tone },
            band.left,
            Math.max(band.width, 0.4),
            middle - 11,
            22,
            0.25,
          ),
        ]
      : []),
    ...bar({ ...line, color: colors.a }, step.aMin, step.aMax, scale, middle - kBar - 2),
    ...bar({ ...line, color: colors.b }, step.bMin, step.bMax, scale, middle + 2),
  ];
}

interface Ink {
  /** Left end of the number line. */
  readonly x: number;
  readonly color: string;
}

function bar(ink: Ink, min: number, max: number, scale: Scale, y: number): string[] {
  const extent = barOf(min, max, scale);
  if (!extent) return [];
  const width = extent.point ? 0 : extent.width;
  // A single value is a dot in its middle, and no bar is too short to be seen.
  const shown = Math.max(width, (100 * kBar) / kLine);
  return [rect(ink, Math.min(extent.left - (shown - width) / 2, 100 - shown), shown, y, kBar)];
}

/** Left and width in percent of the number line. */
function rect(
  { x, color }: Ink,
  left: number,
  width: number,
  y: number,
  height: number,
  opacity = 1,
): string {
  const part = kLine / 100;
  const at = (x + left * part).toFixed(2);
  const round = Math.min(height / 2, 3);
  return `<rect x="${at}" y="${y}" width="${(width * part).toFixed(2)}" height="${height}" rx="${round}" fill="${color}" fill-opacity="${opacity}"/>`;
}
