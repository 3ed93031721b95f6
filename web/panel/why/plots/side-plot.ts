// The projection of a shape onto the normal of a plane: behind the plane on the left, in front of it on
// the right.
import { svg, type TemplateResult } from 'lit';
import { StepGroup } from '../../../codes.ts';
import type { Page } from '../../../page/page.ts';
import {
  type Explained,
  firstInterval,
  secondInterval,
  stepsOf,
  tableNames,
} from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { format } from '../../../strings/text.ts';
import { axisAround, firstSide, plotSvg, positionOn, secondSide } from './plot-frame.ts';

const kLine = 40;

export function sidePlot(explained: Explained, { strings }: Page): TemplateResult | null {
  const step = stepsOf(explained).find(({ group }) => group === StepGroup.plane);
  if (!step) return null;
  const [low, high] = firstInterval(explained, step);
  const [plane] = secondInterval(explained, step);
  const [name] = tableNames(explained);
  const axis = axisAround([low, high, plane], 24, 286);
  const [from, to, at] = [low, high, plane].map((value) => positionOn(axis, value)) as [
    number,
    number,
    number,
  ];
  const values = { name, low: number(low), high: number(high), plane: number(plane) };
  const bar =
    low === high
      ? svg`<circle class="point ${firstSide(explained)}" cx=${from} cy=${kLine} r="6" />`
      : svg`<line class="bar ${firstSide(explained)}" x1=${from} x2=${to} y1=${kLine} y2=${kLine} />`;
  return plotSvg(
    format(strings['plot.side'], values),
    80,
    svg`<rect class="behind" x=${axis.left} y=${kLine - 16} width=${at - axis.left} height="32" />
      <line class="scale" x1=${axis.left} x2=${axis.right} y1=${kLine} y2=${kLine} />
      ${bar}
      <line class="plane ${secondSide(explained)}" x1=${at} x2=${at} y1=${kLine - 20} y2=${kLine + 20} />
      <text class="corner" x=${axis.left} y="14">${strings['plot.back']}</text>
      <text class="corner" x=${axis.right} y="14" text-anchor="end">${strings['plot.front']}</text>
      <text class="value" x=${at} y=${kLine + 36} text-anchor="middle">${number(plane)}</text>`,
  );
}
