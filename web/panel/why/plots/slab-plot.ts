// The interval of t that a ray or segment spends in each slab, one per row; their intersection is the
// interval inside the box.
import { svg, type TemplateResult } from 'lit';
import { Beyond, StepGroup, StepStatus } from '../../../codes.ts';
import type { Page } from '../../../page/page.ts';
import { beyondOf } from '../../../strings/curve-miss.ts';
import type { Strings } from '../../../strings/index.ts';
import { type Explained, secondInterval, stepName, stepsOf } from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { format } from '../../../strings/text.ts';
import { axisAround, firstSide, plotSvg, positionOn, secondSide } from './plot-frame.ts';

const kRow = 24;
const kTop = 30;
/** Of names, and of a sentence, which needs the whole width. */
const kLeft = 8;

export function slabPlot(explained: Explained, { strings }: Page): TemplateResult | null {
  const steps = stepsOf(explained).filter(({ group }) => group === StepGroup.slab);
  const { hit } = explained.ledger.verdict;
  const meets = explained.ledger.verdict.hasHit;
  const intervals = steps.map((step) => secondInterval(explained, step));
  const common = meets
    ? [hit.t, Number.isNaN(hit.tExit) ? Number.POSITIVE_INFINITY : hit.tExit]
    : [];
  const axis = axisAround([0, ...intervals.flat(), ...common], 62, 298);
  const bottom = kTop + kRow * (steps.length + 1);
  const rows = steps.map((step, i) => {
    const y = kTop + kRow * i;
    const [from, to] = intervals[i] as readonly [number, number];
    const status = step.status === StepStatus.separates ? 'separates' : '';
    return svg`<text class="name ${status}" x=${kLeft} y=${y + 4}>${stepName(explained, step)}</text>
      <line class="scale" x1=${axis.left} x2=${axis.right} y1=${y} y2=${y} />
      ${
        Number.isNaN(from)
          ? svg`<text class="none" x=${axis.left} y=${y + 4}>${strings['plot.slab.none']}</text>`
          : svg`<line class="bar ${secondSide(explained)}" x1=${positionOn(axis, from)} x2=${positionOn(axis, to)} y1=${y} y2=${y} />`
      }`;
  });
  const nothing = nothingText(explained, strings);
  const start = positionOn(axis, 0);
  const y = bottom - kRow;
  const inside = meets
    ? svg`<rect class="common" x=${positionOn(axis, hit.t)} y=${kTop - 8}
          width=${Math.max(positionOn(axis, common[1] as number) - positionOn(axis, hit.t), 2)} height=${y - kTop + 14} />
        <text class="value" x=${positionOn(axis, hit.t)} y=${bottom}>t = ${number(hit.t)}</text>`
    : svg`<text class="value" x=${kLeft} y=${bottom}>${nothing}</text>`;
  const label = meets
    ? format(strings['plot.slab'], { t: number(hit.t), tExit: number(hit.tExit) })
    : nothing;
  return plotSvg(
    label,
    bottom + 8,
    svg`${inside}${rows}
      <line class="start ${firstSide(explained)}" x1=${start} x2=${start} y1=${kTop - 10} y2=${y + 6} />
      <text class="corner" x=${start} y=${kTop - 16} text-anchor="middle">t = 0</text>`,
  );
}

/** Of a curve that misses: whether its line is between all faces somewhere beyond its ends. */
export function nothingText(explained: Explained, strings: Strings): string {
  const beyond = beyondOf(explained);
  if (beyond === Beyond.none) return strings['plot.slab.nothing'];
  return strings[beyond === Beyond.end ? 'plot.slab.beyond' : 'plot.slab.behind'];
}
