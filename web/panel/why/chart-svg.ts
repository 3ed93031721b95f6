// The ledger as a standalone SVG, for a web page or a paper: every candidate with both intervals.
import type { StepRecord } from '../../core/results.ts';
import { StepStatus } from '../../core/results.ts';
import { escapeMarkup } from '../../scene/plain-text.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, stepName, stepsOf } from '../../strings/names.ts';
import { rowValue } from '../../strings/step-numbers.ts';
import { groupName, groupsOf } from './ledger-groups.ts';
import { bandOf, barOf, type Scale, scaleOf } from './scale.ts';
import { skipReason, statusClass, stepLabel } from './step-label.ts';

/** CSS colours. */
export interface ChartColors {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly hair: string;
  readonly a: string;
  readonly b: string;
  readonly gap: string;
  readonly hit: string;
}

const kWidth = 640;
const kEdge = 24;
const kRow = 32;
const kHeading = 34;
const kLineFrom = 130;
const kLineTo = 500;
const kBar = 6;

export function chartSvg(
  explained: Explained,
  title: string,
  strings: Strings,
  colors: ChartColors,
): string {
  const steps = stepsOf(explained);
  const parts: string[] = [];
  let y = kEdge + 12;
  parts.push(text(kEdge, y, title, colors.ink, 'font-size="16" font-weight="650"'));
  y += 14;
  for (const { group, members, first, column } of groupsOf(steps)) {
    const scale = scaleOf(members);
    const name = groupName(group, members, explained, strings);
    parts.push(text(kEdge, y + 22, name, colors.soft, 'font-size="11"'));
    if (column) {
      const end = 'font-size="11" text-anchor="end"';
      parts.push(text(kWidth - kEdge, y + 22, strings[column], colors.soft, end));
    }
    y += kHeading;
    for (const [i, step] of members.entries()) {
      parts.push(row(explained, step, first + i, y, scale, strings, colors));
      y += kRow;
    }
  }
  const height = y + kEdge;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${kWidth} ${height}" width="${kWidth}" height="${height}" font-family="Inter, system-ui, 'Noto Sans KR', sans-serif" font-size="14">
<title>${escapeMarkup(title)}</title>
<rect width="100%" height="100%" fill="${colors.paper}"/>
${parts.join('\n')}
</svg>
`;
}

function row(
  explained: Explained,
  step: StepRecord,
  index: number,
  top: number,
  scale: Scale,
  strings: Strings,
  colors: ChartColors,
): string {
  const middle = top + kRow / 2;
  const name = text(kEdge, middle + 5, stepName(explained, step), colors.ink, 'font-weight="600"');
  if (step.status === StepStatus.skipped) {
    const status = `${strings['status.skipped']}: ${skipReason(step, strings)}`;
    return `<g opacity="0.7">${name}${text(kLineFrom, middle + 5, status, colors.soft)}</g>`;
  }
  const decides = statusClass(step) !== 'overlaps';
  const tone = decides
    ? step.status === StepStatus.touches
      ? colors.hit
      : colors.gap
    : colors.soft;
  const band = bandOf(step, scale);
  return `<g${step.reached ? '' : ' opacity="0.45"'}>${[
    name,
    rect(0, 100, middle - 0.5, 1, colors.hair),
    decides && band
      ? rect(band.left, Math.max(band.width, 0.4), top + 5, kRow - 10, tone, 0.25)
      : '',
    bar(step.aMin, step.aMax, scale, middle - kBar - 1, colors.a),
    bar(step.bMin, step.bMax, scale, middle + 1, colors.b),
    text(
      kWidth - kEdge,
      middle + 5,
      rowValue(explained, step, strings),
      tone,
      `text-anchor="end"${decides ? ' font-weight="650"' : ''}`,
    ),
    `<desc>${escapeMarkup(stepLabel(explained, step, index, strings))}</desc>`,
  ].join('')}</g>`;
}

function bar(min: number, max: number, scale: Scale, y: number, color: string): string {
  const extent = barOf(min, max, scale);
  if (!extent) return '';
  return rect(extent.left, extent.point ? 0.8 : extent.width, y, kBar, color);
}

/** Left and width in percent of the number line. */
function rect(
  left: number,
  width: number,
  y: number,
  height: number,
  color: string,
  opacity = 1,
): string {
  const part = (kLineTo - kLineFrom) / 100;
  const x = (kLineFrom + left * part).toFixed(2);
  const round = Math.min(height / 2, 3);
  return `<rect x="${x}" y="${y}" width="${(width * part).toFixed(2)}" height="${height}" rx="${round}" fill="${color}" fill-opacity="${opacity}"/>`;
}

function text(x: number, y: number, content: string, color: string, more = ''): string {
  return `<text x="${x}" y="${y}" fill="${color}" ${more}>${escapeMarkup(content)}</text>`;
}
