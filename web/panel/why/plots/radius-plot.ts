// The distance of a ray or segment from the center of a round shape, on one axis with the radius.
import { svg, type TemplateResult } from 'lit';
import { StepGroup, StepStatus } from '../../../codes.ts';
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

const kLine = 34;

export function radiusPlot(explained: Explained, { strings }: Page): TemplateResult | null {
  const step = stepsOf(explained).find(({ group }) => group === StepGroup.distance);
  if (!step) return null;
  const distance = firstInterval(explained, step)[1];
  const radius = secondInterval(explained, step)[1];
  const [, name] = tableNames(explained);
  const axis = axisAround([0, distance, radius], 24, 286);
  const [zero, at, rim] = [0, distance, radius].map((value) => positionOn(axis, value)) as [
    number,
    number,
    number,
  ];
  const outside = step.status === StepStatus.separates;
  const values = { name, distance: number(distance), radius: number(radius) };
  const [nearer, further] = at < rim ? [at, rim] : [rim, at];
  return plotSvg(
    format(outside ? strings['plot.radius.outside'] : strings['plot.radius.inside'], values),
    76,
    svg`<line class="scale" x1=${axis.left} x2=${axis.right} y1=${kLine} y2=${kLine} />
      <line class="bar ${secondSide(explained)}" x1=${zero} x2=${rim} y1=${kLine} y2=${kLine} />
      <rect class=${outside ? 'daylight' : 'common'} x=${nearer} y=${kLine - 9} width=${Math.max(further - nearer, 1)} height="18" />
      <circle class="point ${firstSide(explained)} ${outside ? 'out' : 'in'}" cx=${at} cy=${kLine} r="6" />
      <text class="corner" x=${zero} y=${kLine + 24} text-anchor="middle">0</text>
      <text class="value" x=${rim} y=${kLine + 24} text-anchor="middle">${format(strings['plot.radius'], values)}</text>
      <text class="value" x=${at} y=${kLine - 16} text-anchor="middle">${format(strings['plot.distance'], values)}</text>`,
  );
}
