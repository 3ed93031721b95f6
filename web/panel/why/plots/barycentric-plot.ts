// Where the ray crosses the plane of a triangle or parallelogram, in the coordinates that decide: u
// and v are the weights of b and c. Drawn as an ordinary triangle or the unit square, whatever the
// shape's own form.
import { svg, type TemplateResult } from 'lit';
import { StepGroup, StepStatus } from '../../../codes.ts';
import type { StepRecord } from '../../../core/results.ts';
import type { Page } from '../../../page/page.ts';
import {
  type Explained,
  firstInterval,
  stepName,
  stepsOf,
  tableNames,
} from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { format } from '../../../strings/text.ts';
import { figure, firstSide, secondSide } from './plot-frame.ts';

const kHeight = 178;

interface Place {
  readonly x: number;
  readonly y: number;
}

const corners = {
  triangle: { a: { x: 42, y: 140 }, b: { x: 186, y: 140 }, c: { x: 82, y: 32 } },
  parallelogram: { a: { x: 60, y: 140 }, b: { x: 168, y: 140 }, c: { x: 60, y: 32 } },
} as const;

/** The point with weights u and v, held within the picture; `beyond` where it had to be. */
export function placeOfWeights(
  { a, b, c }: { readonly a: Place; readonly b: Place; readonly c: Place },
  u: number,
  v: number,
): Place & { readonly beyond: boolean } {
  const x = a.x + u * (b.x - a.x) + v * (c.x - a.x);
  const y = a.y + u * (b.y - a.y) + v * (c.y - a.y);
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  const share = Math.min(
    1,
    shareOf(x - middle.x, 92),
    shareOf(y - middle.y, y > middle.y ? 62 : 92),
  );
  return {
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
    beyond: share < 1,
  };
}

const shareOf = (distance: number, most: number) =>
  distance === 0 ? 1 : most / Math.abs(distance);

export function barycentricPlot(explained: Explained, { strings }: Page): TemplateResult | null {
  const weights = stepsOf(explained).filter(({ group }) => group === StepGroup.barycentric);
  const [u, v] = weights.map((step) => firstInterval(explained, step)[0]);
  if (u === undefined || v === undefined || !Number.isFinite(u) || !Number.isFinite(v)) return null;
  const kind = explained.pair.b === 'triangle' ? 'triangle' : 'parallelogram';
  const { a, b, c } = corners[kind];
  const across = { x: b.x + c.x - a.x, y: b.y + c.y - a.y };
  const outline = kind === 'triangle' ? [a, b, c] : [a, b, across, c];
  const point = placeOfWeights(corners[kind], u, v);
  const inside = weights.every(({ status }) => status !== StepStatus.separates);
  const [, name] = tableNames(explained);
  const values = weights.map(
    (step) => `${stepName(explained, step)} = ${weightOf(explained, step)}`,
  );
  const label = format(inside ? strings['plot.inside'] : strings['plot.outside'], {
    name,
    values: values.join(', '),
  });
  const onSides = point.beyond ? null : guides(corners[kind], u, v, point);
  return figure(
    label,
    kHeight,
    svg`<polygon class="area ${secondSide(explained)}" points=${outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ${onSides}
      ${cornerName('a', a, -12, 14)} ${cornerName('b', b, 12, 14)} ${cornerName('c', c, -10, -6)}
      <circle class="point ${firstSide(explained)} ${inside ? 'in' : 'out'}" cx=${point.x} cy=${point.y} r="6" />
      ${values.map((text, i) => svg`<text class="value" x="302" y=${30 + 20 * i} text-anchor="end">${text}</text>`)}`,
  );
}

const weightOf = (explained: Explained, step: StepRecord) =>
  number(firstInterval(explained, step)[0]);

const cornerName = (name: string, { x, y }: Place, dx: number, dy: number) =>
  svg`<text class="corner" x=${x + dx} y=${y + dy} text-anchor="middle">${name}</text>`;

/** From the point along both directions to the sides on which u and v are read. */
function guides(
  shape: { readonly a: Place; readonly b: Place; readonly c: Place },
  u: number,
  v: number,
  point: Place,
) {
  const onU = placeOfWeights(shape, u, 0);
  const onV = placeOfWeights(shape, 0, v);
  const guide = (to: Place & { beyond: boolean }) =>
    to.beyond
      ? null
      : svg`<line class="guide" x1=${point.x} y1=${point.y} x2=${to.x} y2=${to.y} />`;
  return svg`${guide(onU)}${guide(onV)}`;
}
