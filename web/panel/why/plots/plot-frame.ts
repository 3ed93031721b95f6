// What the plots share: places on a horizontal scale, and which shape is which colour.
import { html, type TemplateResult } from 'lit';
import type { Explained } from '../../../strings/names.ts';
import { adopted } from '../../controls/adopted.ts';
import { plots } from './plots-styles.ts';

/** Numbers from low to high lie from left to right. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
}

/** With some room around the finite ones of the values. */
export function axisAround(values: readonly number[], left: number, right: number): Axis {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(...finite, Number.MAX_VALUE);
  const high = Math.max(...finite, -Number.MAX_VALUE);
  if (low > high) return { low: 0, high: 1, left, right };
  const room = (high - low || Math.abs(low) || 1) * 0.12;
  return { low: low - room, high: high + room, left, right };
}

/** What lies beyond an end, or has none, is drawn at that end. */
export function placeOn({ low, high, left, right }: Axis, value: number): number {
  const share = (value - low) / (high - low);
  return left + (right - left) * Math.min(Math.max(share, 0), 1);
}

/** `a` or `b`: the colour of the shape that comes first (second) in the pair table. */
export const firstSide = ({ ledger }: Explained) => (ledger.verdict.swapped ? 'b' : 'a');
export const secondSide = ({ ledger }: Explained) => (ledger.verdict.swapped ? 'a' : 'b');

export function figure(label: string, height: number, content: unknown): TemplateResult {
  return html`<svg
    class="plot"
    role="img"
    aria-label=${label}
    viewBox="0 0 ${kWidth} ${height}"
    .style="aspect-ratio: ${kWidth} / ${height}"
    ${adopted(plots)}
  >
    ${content}
  </svg>`;
}

export const kWidth = 310;
