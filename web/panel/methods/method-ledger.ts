// The ledger of a textbook's method: a row for each step, with both intervals on one line, as the exact ledger has it.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { TextbookAnswer, TextbookStep } from '../../core/textbook.ts';
import type { Strings } from '../../strings/index.ts';
import { number, signed } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { barTemplate } from '../why/ledger-rows.ts';
import { bandOf, barOf, type Intervals, type Scale, scaleOf } from '../why/scale.ts';
import { methodKey } from './method-table.ts';

export function methodLedger(answer: TextbookAnswer, strings: Strings): TemplateResult {
  const { steps, method } = answer;
  const scales = new Map(
    [...new Set(steps.map(({ group }) => group))].map((group) => [
      group,
      scaleOf(steps.filter((step) => step.group === group).map(intervalsOf)),
    ]),
  );
  return html`<section class="method-ledger" aria-label=${strings[methodKey(method)]}>
    <p role="status">${methodSentence(answer, strings)}</p>
    <ol>
      ${steps.map((step) => rowTemplate(step, scales.get(step.group) as Scale, method, strings))}
    </ol>
  </section>`;
}

/** What the method stops at, and what it takes for enough. */
export function methodSentence({ method, steps, meets }: TextbookAnswer, strings: Strings): string {
  const about = strings[`methods.about.${method}`];
  const last = steps.findIndex(({ status, reached }) => reached && status === 'separates');
  const step = steps[last];
  if (meets || !step) return about;
  const values = { number: last + 1, name: nameOf(step, method, strings) };
  return `${about} ${format(strings['methods.stops'], values)}`;
}

function rowTemplate(
  step: TextbookStep,
  scale: Scale,
  method: TextbookAnswer['method'],
  strings: Strings,
): TemplateResult {
  const { status, reached, skipReason } = step;
  const text =
    status === 'skipped'
      ? `${strings['status.skipped']}: ${strings[`skip.${skipReason ?? 'notNeeded'}` as 'skip.parallel']}`
      : null;
  return html`<li class=${classMap({ row: true, [status]: true, later: !reached })}>
    <span class="name">${nameOf(step, method, strings)}</span>
    ${text === null ? lineTemplate(step, scale) : html`<span class="reason">${text}</span>`}
    <span class="value">${text === null ? stepValue(step) : ''}</span>
  </li>`;
}

function lineTemplate(step: TextbookStep, scale: Scale): TemplateResult {
  const intervals = intervalsOf(step);
  const band = bandOf(intervals, scale);
  const kind = step.status === 'separates' ? 'gap' : 'overlap';
  return html`<span class="line">
    ${band && html`<span class="band ${kind}" .style="left:${band.left}%;width:${band.width}%"></span>`}
    ${barTemplate('a', barOf(intervals.aMin, intervals.aMax, scale))}
    ${barTemplate('b', barOf(intervals.bMin, intervals.bMax, scale))}
  </span>`;
}

/** Of an axis the gap; else the value that is compared, or what a slab leaves. */
function stepValue({ unit, gap, group, a, b }: TextbookStep): string {
  if (unit === 'meter') return gap === null ? '' : signed(gap);
  const [low, high] = (group === 'slab' ? b : a) ?? [Number.NaN, Number.NaN];
  if (Number.isNaN(low)) return '';
  return low === high ? number(low) : `${number(low)} … ${number(high)}`;
}

const nameOf = ({ name }: TextbookStep, method: TextbookAnswer['method'], strings: Strings) =>
  method === 'gjk' || method === 'epa' ? format(strings['methods.axis'], { number: name }) : name;

const intervalsOf = ({ a, b }: TextbookStep): Intervals => {
  const [aMin, aMax] = a ?? [Number.NaN, Number.NaN];
  const [bMin, bMax] = b ?? [Number.NaN, Number.NaN];
  return { aMin, aMax, bMin, bMax };
};
