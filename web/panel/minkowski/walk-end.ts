// The answer of GJK or EPA beside the exact one.
import { html, type TemplateResult } from 'lit';
import type { EpaAnswer, GjkAnswer, WalkAnswer } from '../../page/difference.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { fullForm } from '../../strings/digits.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

type Line = readonly [name: string, value: string];

export function walkEnd(walk: WalkAnswer, model: MinkowskiModel): TemplateResult {
  const lines = walk.method === 'gjk' ? distanceLines(walk, model) : depthLines(walk, model);
  return html`<dl class="end">
    ${lines.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
  </dl>`;
}

function distanceLines({ walk: { steps, radius } }: GjkAnswer, model: MinkowskiModel): Line[] {
  const { strings } = model;
  const distance = steps.at(-1)?.distance ?? 0;
  const ends = radius > 0 ? 'difference.gjk.ends.cores' : 'difference.gjk.ends';
  return [
    [strings[ends], meters(distance, model)],
    ...radiusLines(radius, model),
    [strings['difference.exact'], exactText(model)],
  ];
}

/** With all digits, as both depths are often the same in the first ten. */
function depthLines({ walk: { depth, axis, radius } }: EpaAnswer, model: MinkowskiModel): Line[] {
  const { shortest, strings } = model;
  const exact: Line[] = shortest
    ? [[strings['difference.exact.depth'], depthText(-shortest.gap, shortest.axis, model)]]
    : [];
  return [
    [
      strings[radius > 0 ? 'difference.epa.ends.cores' : 'difference.epa.ends'],
      depthText(depth, axis, model),
    ],
    ...radiusLines(radius, model),
    ...exact,
  ];
}

const radiusLines = (radius: number, model: MinkowskiModel): Line[] =>
  radius > 0 ? [[model.strings['difference.radii'], meters(radius, model)]] : [];

const meters = (value: number, { strings }: MinkowskiModel): string =>
  format(strings['difference.meters'], { value: number(value) });

const depthText = (depth: number | null, axis: Vec3 | null, { strings }: MinkowskiModel): string =>
  format(strings['difference.depth.along'], {
    depth: depth === null ? number(Number.NaN) : fullForm(depth),
    axis: (axis ?? []).map((each) => number(each)).join(',\u00a0'),
  });

/** Apart with a distance, touching, or overlapping with a depth where it has one. */
function exactText({ difference: { outcome }, shortest, strings }: MinkowskiModel): string {
  const hasDepth = outcome !== 'overlapping' || (shortest !== null && shortest.gap < 0);
  const key = hasDepth ? outcome : 'crossing';
  return format(strings[`difference.exact.${key}`], { gap: number(Math.abs(shortest?.gap ?? 0)) });
}
