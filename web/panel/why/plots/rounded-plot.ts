// A rounded shape and another solid, along the shortest segment between their cores: one bar per radius,
// and the gap or depth between the ends of the bars.
import { svg, type TemplateResult } from 'lit';
import { Outcome } from '../../../core/results.ts';
import type { Page } from '../../../page/page.ts';
import type { SceneKind } from '../../../scene/scene-shape.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import type { Strings } from '../../../strings/index.ts';
import type { Explained } from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { isRound } from '../../../strings/pair-method.ts';
import { format, plain } from '../../../strings/text.ts';
import { whySentence } from '../../../strings/why.ts';
import { axisAround, plotSvg, positionOn } from './plot-frame.ts';

const kLine = 40;

export function roundedPlot(explained: Explained, page: Page): TemplateResult | null {
  const { strings } = page;
  const { ledger, kinds, names } = explained;
  const { gap, outcome } = ledger.verdict;
  if (Number.isNaN(gap)) return null;
  const { items } = visibleScene(page.state.scene);
  const [radiusA, radiusB] = [ledger.slotA, ledger.slotB].map((slot) => {
    const shape = items[slot]?.shape;
    return shape && 'radius' in shape ? shape.radius : 0;
  }) as [number, number];
  // The ends of the segment, and of the radii. For the layout only: the verdict is the core's.
  const ends = [0, radiusA + gap + radiusB] as const;
  const rims = [radiusA, radiusA + gap] as const;
  const axis = axisAround([...ends, ...rims], 30, 280);
  const position = (value: number) => positionOn(axis, value);
  const [left, right] = [Math.min(...rims), Math.max(...rims)].map(position) as [number, number];
  const overlap = outcome === Outcome.overlapping;
  const side = (which: 0 | 1) => {
    const name = names[which];
    const round = isRound(kinds[which]);
    const radius = which === 0 ? radiusA : radiusB;
    const letter = which === 0 ? 'a' : 'b';
    const [end, rim] = [position(ends[which]), position(rims[which])];
    const lane = which === 0 ? kLine - 6 : kLine + 6;
    return svg`<line class="bar ${letter}" x1=${end} x2=${rim} y1=${lane} y2=${lane} />
      <circle class="point ${letter} ${round ? 'in' : 'out'}" cx=${end} cy=${lane} r="6" />
      <text class="value" x=${clampText((end + (round ? rim : end)) / 2)} y=${which === 0 ? kLine - 18 : kLine + 28} text-anchor="middle">${reachText(
        kinds[which],
        { name, radius: number(radius) },
        strings,
      )}</text>`;
  };
  return plotSvg(
    plain(whySentence(explained, strings)),
    kLine + 56,
    svg`<line class="scale" x1="8" x2="302" y1=${kLine} y2=${kLine} />
      <rect class=${overlap ? 'common' : 'daylight'} x=${left} y=${kLine - 14} width=${Math.max(right - left, 1)} height="28" />
      ${side(0)} ${side(1)}
      <text class="value" x=${clampText((left + right) / 2)} y=${kLine + 46} text-anchor="middle">${format(
        strings[overlap ? 'plot.reach.depth' : 'plot.reach.gap'],
        { gap: number(Math.abs(gap)) },
      )}</text>`,
  );
}

/** Keeps a centered text within the plot. */
const clampText = (x: number) => Math.min(Math.max(x, 52), 258);

function reachText(
  kind: SceneKind,
  values: { name: string; radius: string },
  strings: Strings,
): string {
  if (isRound(kind)) return format(strings['plot.reach.radius'], values);
  return format(strings[kind === 'point' ? 'plot.reach.point' : 'plot.reach.surface'], values);
}
