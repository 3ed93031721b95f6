// Shared by the plots: the horizontal axis, the colors of the shapes, the SVG frame.
import { html, type TemplateResult } from 'lit';
import type { Explained } from '../../../strings/names.ts';
import { adoptStyles } from '../../controls/adopt-styles.ts';
import plots from './plots.css?inline';

/** Maps [low, high] to [left, right]. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
}

/** An axis that covers the finite values, with a margin. */
export function axisAround(values: readonly number[], left: number, right: number): Axis {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(...finite, Number.MAX_VALUE);
  const high = Math.max(...finite, -Number.MAX_VALUE);
  if (low > high) return { low: 0, high: 1, left, right };
  const margin = (high - low || Math.abs(low) || 1) * 0.12;
  return { low: low - margin, high: high + margin, left, right };
}

/** The x coordinate of a value, clamped to the axis. */
export function positionOn({ low, high, left, right }: Axis, value: number): number {
  const fraction = (value - low) / (high - low);
  return left + (right - left) * Math.min(Math.max(fraction, 0), 1);
}

/** `a` or `b`: CSS class of the shape that comes first (second) in the pair table. */
export const firstSide = ({ ledger }: Explained) => (ledger.verdict.swapped ? 'b' : 'a');
export const secondSide = ({ ledger }: Explained) => (ledger.verdict.swapped ? 'a' : 'b');

export function plotSvg(label: string, height: number, content: unknown): TemplateResult {
  return html`<svg
    class="plot"
    role="img"
    aria-label=${label}
    viewBox="0 0 ${kWidth} ${height}"
    .style="aspect-ratio: ${kWidth} / ${height}"
    ${adoptStyles(plots)}
  >
    ${content}
  </svg>`;
}

export const kWidth = 310;
