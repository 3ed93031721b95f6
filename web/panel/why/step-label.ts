// A step in words, and the CSS class of what it found.
import { SkipReason, StepGroup, type StepRecord, StepStatus } from '../../core/results.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, shallowestRow, stepName } from '../../strings/names.ts';
import { methodOf } from '../../strings/pair-method.ts';
import { rowValue } from '../../strings/step-numbers.ts';
import { format } from '../../strings/text.ts';

export function statusClass({ status }: StepRecord): string {
  if (status === StepStatus.separates) return 'separates';
  if (status === StepStatus.touches) return 'touches';
  return status === StepStatus.skipped ? 'skipped' : 'overlaps';
}

/** A step as text, for screen readers. */
export function stepLabel(
  explained: Explained,
  step: StepRecord,
  index: number,
  strings: Strings,
): string {
  const least = index === shallowestRow(explained);
  const values = {
    i: index + 1,
    name: stepName(explained, step),
    status: `${statusWord(explained, step, strings)}${least ? `, ${strings['status.shallowest']}` : ''}`,
    value: rowValue(explained, step, strings),
    reason: skipReason(step, strings),
  };
  const skipped = step.status === StepStatus.skipped;
  const label = format(strings[skipped ? 'step.label.skipped' : 'step.label'], values);
  return step.reached ? label : format(strings['step.later'], { label });
}

export function statusWord(explained: Explained, step: StepRecord, strings: Strings): string {
  const { status, group } = step;
  // The sine of the angle between two normals.
  if (group === StepGroup.plane && methodOf(explained) === 'planes') {
    return strings[status === StepStatus.touches ? 'status.parallel' : 'status.crossing'];
  }
  if (status === StepStatus.touches) return strings['status.touches'];
  const within = group === StepGroup.barycentric || group === StepGroup.range;
  if (status === StepStatus.separates) {
    return within ? strings['status.outside'] : strings['status.separates'];
  }
  return within ? strings['status.inside'] : strings['status.overlaps'];
}

export function skipReason({ skipReason: reason }: StepRecord, strings: Strings): string {
  if (reason === SkipReason.parallel) return strings['skip.parallel'];
  return reason === SkipReason.degenerate ? strings['skip.degenerate'] : strings['skip.notNeeded'];
}
