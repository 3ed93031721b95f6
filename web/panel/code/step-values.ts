// What the step's line of C++ had before it: a name, two intervals, the gap, and who decided.
import { html, type TemplateResult } from 'lit';
import { DecidedBy, type StepRecord, StepStatus, StepUnit } from '../../core/results.ts';
import { intervalText } from '../../strings/found.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, stepName } from '../../strings/names.ts';
import { number, signed } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { skipReason, statusClass, statusWord } from '../ledger-rows.ts';

export function stepValues(
  explained: Explained,
  step: StepRecord,
  strings: Strings,
): TemplateResult {
  const [a, b] = explained.names;
  const interval = (low: number, high: number) =>
    withUnit(intervalText([low, high], strings), step, strings);
  const skipped = step.status === StepStatus.skipped;
  const exact = step.decidedBy === DecidedBy.exact;
  const by = strings[exact ? 'code.by.exact' : 'code.by.filter'];
  return html`<div class="values ${statusClass(step)}">
    <p><b>${stepName(explained, step)}</b> <span>${status(step, strings)}</span></p>
    <dl>
      <div><dt class="first">${a}</dt><dd>${interval(step.aMin, step.aMax)}</dd></div>
      <div><dt class="second">${b}</dt><dd>${interval(step.bMin, step.bMax)}</dd></div>
      <div>
        <dt>${strings['code.gap']}</dt>
        <dd>${withUnit(signed(step.gap), step, strings)}</dd>
      </div>
      <div><dt>${strings['code.by']}</dt><dd>${skipped ? number(Number.NaN) : by}</dd></div>
    </dl>
  </div>`;
}

function status(step: StepRecord, strings: Strings): string {
  const word =
    step.status === StepStatus.skipped
      ? `${strings['status.skipped']}: ${skipReason(step, strings)}`
      : statusWord(step, strings);
  return step.reached ? word : `${word} · ${strings['status.notReached']}`;
}

/** What is skipped has no number that could have a unit. */
function withUnit(value: string, { unit, gap }: StepRecord, strings: Strings): string {
  const metres = unit === StepUnit.metre && !Number.isNaN(gap);
  return metres ? format(strings['code.metres'], { value }) : value;
}
