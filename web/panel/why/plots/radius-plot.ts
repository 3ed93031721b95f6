// The distance of a ray or segment from a capsule's axis, or of its line from a sphere's center, on one axis
// with the radius.
import { svg, type TemplateResult } from 'lit';
import { Beyond, StepGroup, StepStatus } from '../../../codes.ts';
import type { StepRecord } from '../../../core/results.ts';
import type { Page } from '../../../page/page.ts';
import { beyondOf } from '../../../strings/curve-miss.ts';
import type { Key, Strings } from '../../../strings/index.ts';
import {
  type Explained,
  firstInterval,
  secondInterval,
  stepsOf,
  tableNames,
} from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { curveWord } from '../../../strings/pair-method.ts';
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
  // Of a line that reaches the sphere beyond the curve's ends nothing is inside.
  const isBeyond = beyondOf(explained) !== Beyond.none;
  const range = outside ? 'daylight' : isBeyond ? 'behind' : 'common';
  const values = { name, distance: number(distance), radius: number(radius) };
  const [nearer, further] = at < rim ? [at, rim] : [rim, at];
  return plotSvg(
    radiusText(explained, step, strings),
    76,
    svg`<line class="scale" x1=${axis.left} x2=${axis.right} y1=${kLine} y2=${kLine} />
      <line class="bar ${secondSide(explained)}" x1=${zero} x2=${rim} y1=${kLine} y2=${kLine} />
      <rect class=${range} x=${nearer} y=${kLine - 9} width=${Math.max(further - nearer, 1)} height="18" />
      <circle class="point ${firstSide(explained)} ${outside || isBeyond ? 'out' : 'in'}" cx=${at} cy=${kLine} r="6" />
      <text class="corner" x=${zero} y=${kLine + 24} text-anchor="middle">0</text>
      <text class="value" x=${rim} y=${kLine + 24} text-anchor="middle">${format(strings['plot.radius'], values)}</text>
      <text class="value" x=${at} y=${kLine - 16} text-anchor="middle">${format(strings['plot.distance'], values)}</text>`,
  );
}

/** The plot in words. */
export function radiusText(explained: Explained, step: StepRecord, strings: Strings): string {
  const values = {
    name: tableNames(explained)[1],
    curve: curveWord(explained, strings),
    distance: number(firstInterval(explained, step)[1]),
    radius: number(secondInterval(explained, step)[1]),
  };
  const place = format(
    strings[`plot.radius.${explained.pair.b === 'sphere' ? 'line' : 'curve'}`],
    values,
  );
  return `${place} ${format(strings[endingKey(explained, step)], values)}`;
}

function endingKey(explained: Explained, { status }: StepRecord): Key {
  if (status === StepStatus.separates) return 'plot.radius.outside';
  const beyond = beyondOf(explained);
  if (beyond === Beyond.end) return 'plot.radius.beyond';
  if (beyond === Beyond.start) return 'plot.radius.behind';
  return status === StepStatus.touches ? 'plot.radius.touching' : 'plot.radius.inside';
}
