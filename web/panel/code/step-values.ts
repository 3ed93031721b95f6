// The values of the current step: candidate name, both intervals, the gap, whether filter or exact
// arithmetic decided, and the axis.
import { html, type TemplateResult } from 'lit';
import { DecidedBy, StepGroup, type StepRecord, StepStatus, StepUnit } from '../../core/results.ts';
import { shortForm } from '../../strings/digits.ts';
import type { Key, Strings } from '../../strings/index.ts';
import { type Explained, stepName } from '../../strings/names.ts';
import { number, signed } from '../../strings/number.ts';
import { methodOf } from '../../strings/pair-method.ts';
import { allowedInterval, foundInterval, intervalText } from '../../strings/step-numbers.ts';
import { format } from '../../strings/text.ts';
import { skipReason, statusClass, statusWord } from '../why/step-label.ts';

export function stepValues(
  explained: Explained,
  step: StepRecord,
  strings: Strings,
): TemplateResult {
  const skipped = step.status === StepStatus.skipped;
  const exact = step.decidedBy === DecidedBy.exact;
  const measured = measuredKey(explained, step);
  const by = strings[exact ? 'code.by.exact' : 'code.by.filter'];
  return html`<div class="values ${statusClass(step)}">
    <p><b>${stepName(explained, step)}</b> <span>${status(explained, step, strings)}</span></p>
    <dl>
      ${isWithin(step) ? rangeTemplate(explained, step, strings) : intervalsTemplate(explained, step, strings)}
      <div><dt>${strings['code.by']}</dt><dd>${skipped ? number(Number.NaN) : by}</dd></div>
      ${axisTemplate(step, strings)}
    </dl>
    ${measured ? html`<p class="measured">${strings[measured]}</p>` : null}
  </div>`;
}

/** A value is compared with the range it may have. */
const isWithin = ({ group }: StepRecord) =>
  group === StepGroup.barycentric || group === StepGroup.range;

function rangeTemplate(explained: Explained, step: StepRecord, strings: Strings): TemplateResult {
  const found = foundInterval(explained, step);
  const room = number(-step.gap);
  return html`<div><dt>${strings['code.value']}</dt><dd>${intervalText(found, strings)}</dd></div>
    <div>
      <dt>${strings['code.allowed']}</dt>
      <dd>${intervalText(allowedInterval(explained, step), strings)}</dd>
    </div>
    <div><dt>${strings['code.room']}</dt><dd>${room}</dd></div>`;
}

function intervalsTemplate(
  { names: [a, b] }: Explained,
  step: StepRecord,
  strings: Strings,
): TemplateResult {
  const interval = (low: number, high: number) =>
    withUnit(intervalText([low, high], strings), step, strings);
  return html`<div><dt class="first">${a}</dt><dd>${interval(step.aMin, step.aMax)}</dd></div>
    <div><dt class="second">${b}</dt><dd>${interval(step.bMin, step.bMax)}</dd></div>
    <div>
      <dt>${strings['code.gap']}</dt>
      <dd>${withUnit(signed(step.gap), step, strings)}</dd>
    </div>`;
}

function axisTemplate({ axis }: StepRecord, strings: Strings): TemplateResult | null {
  const parts = Array.from(axis, (part) => shortForm(part));
  if (!Number.isFinite(axis[0] ?? Number.NaN)) return null;
  return html`<div class="whole">
    <dt>${strings['code.axis']}</dt>
    <dd>(${parts.join(', ')})</dd>
  </div>`;
}

/** How the two intervals were measured; null where no explanation is needed. */
function measuredKey(explained: Explained, step: StepRecord): Key | null {
  const { status, unit, group } = step;
  if (status === StepStatus.skipped || unit === StepUnit.ratio) return null;
  if (unit === StepUnit.parameter) return 'code.measured.t';
  const method = methodOf(explained);
  const radial = group === StepGroup.distance && (method === 'sphere' || method === 'capsule');
  return radial ? 'code.measured.radius' : 'code.measured.axis';
}

function status(explained: Explained, step: StepRecord, strings: Strings): string {
  const word =
    step.status === StepStatus.skipped
      ? `${strings['status.skipped']}: ${skipReason(step, strings)}`
      : statusWord(explained, step, strings);
  return step.reached ? word : `${word} · ${strings['status.notReached']}`;
}

/** A skipped step has no number, and so no unit. */
function withUnit(value: string, { unit, gap }: StepRecord, strings: Strings): string {
  const meters = unit === StepUnit.meter && !Number.isNaN(gap);
  return meters ? format(strings['code.metres'], { value }) : value;
}
