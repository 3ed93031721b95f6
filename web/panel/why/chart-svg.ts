// The ledger as a standalone SVG, for a web page or a paper: the verdict, which color is which shape, and for every
// candidate both intervals with their ends, its value and its status. Columns are as wide as their longest text.
import { type StepRecord, StepStatus, StepUnit } from '../../core/results.ts';
import { escapeMarkup } from '../../scene/plain-text.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, shallowestRow, stepName, stepsOf } from '../../strings/names.ts';
import { number } from '../../strings/number.ts';
import { rowValue } from '../../strings/step-numbers.ts';
import { isolated } from '../../strings/text.ts';
import { spoken, type VerdictLine } from '../../strings/verdict.ts';
import { barsOf, type ChartColors, kLine, toneOf } from './chart-bars.ts';
import { groupName, groupsOf } from './ledger-groups.ts';
import { type Scale, scaleOf } from './scale.ts';
import { skipReason, statusWord, stepLabel } from './step-label.ts';
import { linesOf, svgText, widthOf } from './svg-text.ts';

const kEdge = 24;
const kSpace = 18;
const kRow = 36;
const kHeading = 36;
/** Font sizes. */
const kTitle = 16;
const kText = 13;
const kSmall = 11;

/** Left and right ends of the columns. */
interface Columns {
  readonly name: number;
  readonly line: number;
  /** Right end of the ends of the intervals. */
  readonly ends: number;
  /** Right end of value and status. */
  readonly value: number;
}

interface Chart {
  readonly explained: Explained;
  readonly strings: Strings;
  readonly colors: ChartColors;
  readonly columns: Columns;
}

/** The strings of panels must be loaded. */
export function chartSvg(
  explained: Explained,
  verdict: VerdictLine,
  strings: Strings,
  colors: ChartColors,
): string {
  const steps = stepsOf(explained);
  const columns = columnsOf(explained, strings);
  const chart = { explained, strings, colors, columns };
  const width = columns.value + kEdge;
  const parts: string[] = [];
  let y = kEdge;
  for (const [i, line] of linesOf(spoken(verdict), kTitle, width - 2 * kEdge).entries()) {
    y += i === 0 ? 14 : 22;
    parts.push(svgText(kEdge, y, line, { color: colors.ink, size: kTitle, weight: 650 }));
  }
  y += 12;
  for (const line of legend(chart, width - 2 * kEdge)) {
    parts.push(...line.map((place) => place(y)));
    y += 20;
  }
  const stops = steps.findLastIndex((step) => step.reached);
  let above = '';
  for (const { group, members, first } of groupsOf(steps)) {
    const scale = scaleOf(members);
    const heads = headsOf(members, strings);
    parts.push(
      svgText(kEdge, y + 26, groupName(group, members, explained, strings), {
        ...small(colors),
        weight: 600,
      }),
    );
    if (heads.ends + heads.value !== above) parts.push(...columnHeads(chart, heads, y + 26));
    above = heads.ends + heads.value;
    y += kHeading;
    for (const [i, step] of members.entries()) {
      parts.push(row(chart, step, first + i, y, scale));
      y += kRow;
      if (first + i === stops && stops < steps.length - 1) {
        parts.push(stopped(chart, y + 10));
        y += 20;
      }
    }
  }
  const height = y + kEdge - 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, 'Noto Sans KR', sans-serif">
<title>${escapeMarkup(spoken(verdict))}</title>
<rect width="100%" height="100%" fill="${colors.paper}"/>
${parts.join('\n')}
</svg>
`;
}

function columnsOf(explained: Explained, strings: Strings): Columns {
  const steps = stepsOf(explained);
  const widest = (texts: readonly string[], size: number) =>
    Math.ceil(Math.max(0, ...texts.map((text) => widthOf(text, size))));
  const heads = groupsOf(steps).map(({ members }) => headsOf(members, strings));
  const name = widest(
    steps.map((step) => stepName(explained, step)),
    kText,
  );
  const ends = widest(
    [...steps.flatMap((step) => [endsOf(step.aMin, step.aMax), endsOf(step.bMin, step.bMax)])],
    kSmall,
  );
  const value = Math.max(
    widest(
      steps.map((step) => (isSkipped(step) ? '' : rowValue(explained, step, strings))),
      kText,
    ),
    widest(
      steps.map((step, i) => statusOf({ explained, strings }, step, i)),
      kSmall,
    ),
    widest(
      heads.map((head) => head.value),
      kSmall,
    ),
  );
  const line = kEdge + Math.max(name, 48) + kSpace;
  const endsHead = widest(
    heads.map((head) => head.ends),
    kSmall,
  );
  const endsAt = line + kLine + kSpace + Math.max(ends, endsHead);
  return { name: kEdge, line, ends: endsAt, value: endsAt + kSpace + value };
}

interface Heads {
  readonly ends: string;
  readonly value: string;
}

/** Heads of the columns of numbers, with the unit. */
function headsOf([step]: readonly StepRecord[], strings: Strings): Heads {
  return step?.unit === StepUnit.meter
    ? { ends: strings['chart.ends.metre'], value: `${strings['column.gap']} (m)` }
    : { ends: strings['chart.ends'], value: strings['column.value'] };
}

const small = ({ soft }: ChartColors) => ({ color: soft, size: kSmall });

function columnHeads({ colors, columns }: Chart, heads: Heads, y: number): string[] {
  const style = { ...small(colors), atEnd: true };
  return [
    svgText(columns.ends, y, heads.ends, style),
    svgText(columns.value, y, heads.value, style),
  ];
}

type Place = (y: number) => string;

/** The shapes with their colors, in as many lines as they need. */
function legend(
  { explained, strings, colors }: Chart,
  width: number,
): readonly (readonly Place[])[] {
  const lines: Place[][] = [];
  let x = width;
  for (const [i, side] of (['a', 'b'] as const).entries()) {
    const text = `${isolated(explained.names[i] ?? '')} · ${strings[`kind.${explained.kinds[i] as 'obb'}`]}`;
    const wide = 18 + widthOf(text, kText) + kSpace;
    if (x + wide > width) {
      lines.push([]);
      x = 0;
    }
    const left = kEdge + x;
    lines
      .at(-1)
      ?.push(
        (y) =>
          `<rect x="${left}" y="${y}" width="12" height="12" rx="2" fill="${colors[side]}"/>${svgText(left + 18, y + 11, text, { color: colors.ink, size: kText })}`,
      );
    x += Math.ceil(wide);
  }
  return lines;
}

const isSkipped = ({ status }: StepRecord) => status === StepStatus.skipped;

/** `−1.310 … 0.420`; empty where there is no interval. */
function endsOf(min: number, max: number): string {
  if (Number.isNaN(min) || Number.isNaN(max)) return '';
  return min === max ? number(min) : `${number(min)} … ${number(max)}`;
}

function statusOf(
  { explained, strings }: Pick<Chart, 'explained' | 'strings'>,
  step: StepRecord,
  index: number,
): string {
  if (isSkipped(step)) return strings['status.skipped'];
  const word = statusWord(explained, step, strings);
  return index === shallowestRow(explained) ? `${word}, ${strings['status.shallowest']}` : word;
}

function row(chart: Chart, step: StepRecord, index: number, top: number, scale: Scale): string {
  const { explained, strings, colors, columns } = chart;
  const middle = top + kRow / 2;
  const tone = toneOf(step, colors);
  const decides = tone !== colors.soft;
  const numbers = { size: kText, atEnd: true, color: decides ? tone : colors.ink };
  const parts = [
    svgText(columns.name, middle + 4, stepName(explained, step), {
      color: colors.ink,
      size: kText,
      weight: 600,
    }),
    svgText(columns.value, middle + 13, statusOf(chart, step, index), {
      size: kSmall,
      atEnd: true,
      color: tone,
    }),
  ];
  if (isSkipped(step)) {
    const style = { color: colors.soft, size: kSmall };
    parts.push(svgText(columns.line, middle + 4, skipReason(step, strings), style));
  } else {
    parts.push(
      ...barsOf(step, scale, colors, { x: columns.line, middle }),
      svgText(columns.ends, middle - 2, endsOf(step.aMin, step.aMax), {
        size: kSmall,
        atEnd: true,
        color: colors.a,
      }),
      svgText(columns.ends, middle + 11, endsOf(step.bMin, step.bMax), {
        size: kSmall,
        atEnd: true,
        color: colors.b,
      }),
      svgText(columns.value, middle - 1, rowValue(explained, step, strings), {
        ...numbers,
        weight: decides ? 650 : 400,
      }),
    );
  }
  const label = `<desc>${escapeMarkup(stepLabel(explained, step, index, strings))}</desc>`;
  return `<g${step.reached ? '' : ' opacity="0.55"'}>${label}${parts.join('')}</g>`;
}

function stopped({ strings, colors, columns }: Chart, y: number): string {
  const text = strings['status.notReached'];
  const from = kEdge + Math.ceil(widthOf(text, kSmall)) + 8;
  return `${svgText(kEdge, y + 4, text, { color: colors.soft, size: kSmall })}<path d="M${from} ${y}H${columns.value}" stroke="${colors.soft}" stroke-dasharray="3 4"/>`;
}
