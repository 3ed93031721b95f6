// Where the ray crosses the plane of a triangle or parallelogram, in barycentric coordinates: u and v
// are the weights of b and c. Drawn in a fixed triangle or square, whatever the actual shape.
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
import { firstSide, plotSvg, secondSide } from './plot-frame.ts';

const kHeight = 178;

interface Point {
  readonly x: number;
  readonly y: number;
}

const corners = {
  triangle: { a: { x: 42, y: 140 }, b: { x: 186, y: 140 }, c: { x: 82, y: 32 } },
  parallelogram: { a: { x: 60, y: 140 }, b: { x: 168, y: 140 }, c: { x: 60, y: 32 } },
} as const;

/** The point with weights u and v, clamped to the plot. */
export function pointOfWeights(
  { a, b, c }: { readonly a: Point; readonly b: Point; readonly c: Point },
  u: number,
  v: number,
): Point & { readonly clamped: boolean } {
  const x = a.x + u * (b.x - a.x) + v * (c.x - a.x);
  const y = a.y + u * (b.y - a.y) + v * (c.y - a.y);
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  const factor = Math.min(
    1,
    factorOf(x - middle.x, 92),
    factorOf(y - middle.y, y > middle.y ? 62 : 92),
  );
  return {
    x: middle.x + (x - middle.x) * factor,
    y: middle.y + (y - middle.y) * factor,
    clamped: factor < 1,
  };
}

/** Scale factor that reduces a distance to `max`. */
const factorOf = (distance: number, max: number) => (distance === 0 ? 1 : max / Math.abs(distance));

export function barycentricPlot(explained: Explained, { strings }: Page): TemplateResult | null {
  const weights = stepsOf(explained).filter(({ group }) => group === StepGroup.barycentric);
  const [u, v] = weights.map((step) => firstInterval(explained, step)[0]);
  if (u === undefined || v === undefined || !Number.isFinite(u) || !Number.isFinite(v)) return null;
  const kind = explained.pair.b === 'triangle' ? 'triangle' : 'parallelogram';
  const { a, b, c } = corners[kind];
  const opposite = { x: b.x + c.x - a.x, y: b.y + c.y - a.y };
  const outline = kind === 'triangle' ? [a, b, c] : [a, b, opposite, c];
  const point = pointOfWeights(corners[kind], u, v);
  const inside = weights.every(({ status }) => status !== StepStatus.separates);
  const [, name] = tableNames(explained);
  const values = weights.map(
    (step) => `${stepName(explained, step)} = ${weightOf(explained, step)}`,
  );
  const label = format(inside ? strings['plot.inside'] : strings['plot.outside'], {
    name,
    values: values.join(', '),
  });
  const guideLines = point.clamped ? null : guides(corners[kind], u, v, point);
  return plotSvg(
    label,
    kHeight,
    svg`<polygon class="area ${secondSide(explained)}" points=${outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ${guideLines}
      ${cornerName('a', a, -12, 14)} ${cornerName('b', b, 12, 14)} ${cornerName('c', c, -10, -6)}
      <circle class="point ${firstSide(explained)} ${inside ? 'in' : 'out'}" cx=${point.x} cy=${point.y} r="6" />
      ${values.map((text, i) => svg`<text class="value" x="302" y=${30 + 20 * i} text-anchor="end">${text}</text>`)}`,
  );
}

const weightOf = (explained: Explained, step: StepRecord) =>
  number(firstInterval(explained, step)[0]);

const cornerName = (name: string, { x, y }: Point, dx: number, dy: number) =>
  svg`<text class="corner" x=${x + dx} y=${y + dy} text-anchor="middle">${name}</text>`;

/** Lines from the point, parallel to the edges, to the edges on which u and v are read. */
function guides(
  shape: { readonly a: Point; readonly b: Point; readonly c: Point },
  u: number,
  v: number,
  point: Point,
) {
  const onU = pointOfWeights(shape, u, 0);
  const onV = pointOfWeights(shape, 0, v);
  const guide = (to: Point & { clamped: boolean }) =>
    to.clamped
      ? null
      : svg`<line class="guide" x1=${point.x} y1=${point.y} x2=${to.x} y2=${to.y} />`;
  return svg`${guide(onU)}${guide(onV)}`;
}
