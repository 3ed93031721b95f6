// An axis of the viewer's own below the ledger: typed, stepped or dragged by its letters, tested by the core exactly as
// a row is, and drawn in place of the row.
import { html, type TemplateResult } from 'lit';
import { leadsToSecond } from '../../../core/axis-direction.ts';
import { ownStep } from '../../../core/own-step.ts';
import { type StepRecord, StepStatus } from '../../../core/results.ts';
import type { Commands } from '../../../page/commands.ts';
import type { Page } from '../../../page/page.ts';
import { currentRowOf, explainedOf } from '../../../page/selectors.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import type { Key } from '../../../strings/index.ts';
import { type Explained, stepsOf } from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { format } from '../../../strings/text.ts';
import { adoptStyles } from '../../controls/adopt-styles.ts';
import { copyableNumber } from '../../controls/copyable-number.ts';
import { fieldGroup, kParts } from '../../numbers/field-group.ts';
import type { NumberEdit } from '../../numbers/number-edit.ts';
import numbers from '../../numbers/numbers.css?inline';
import { refusalOf } from '../../numbers/refusal.ts';
import styles from './own-axis.css?inline';

export function ownAxisTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { core, state, strings } = page;
  const explained = explainedOf(page);
  const { items } = visibleScene(state.scene);
  const a = items[explained?.ledger.slotA ?? -1]?.shape;
  const b = items[explained?.ledger.slotB ?? -1]?.shape;
  if (!(core && explained && a && b)) return null;
  const axis = state.ownAxis;
  const unfold = (event: Event) => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open !== (axis !== null))
      commands.selection.setOwnAxis(open ? firstAxis(page, explained) : null);
  };
  return html`<details class="own-axis" ?open=${axis !== null} @toggle=${unfold} ${adoptStyles(styles)}>
    <summary>${strings['own.title']}</summary>
    ${axis && fieldsTemplate(page, commands, [a, b], axis)}
    ${axis && resultTemplate(page, explained, ownStep(core, a, b, axis))}
  </details>`;
}

/** That of the shown row, from A to B; of a pair without axes that of the world upwards. */
function firstAxis(page: Page, explained: Explained): Vec3 {
  const step = stepsOf(explained)[currentRowOf(page)];
  const [x = Number.NaN, y = 0, z = 0] = step?.axis ?? [];
  if (step === undefined || Number.isNaN(x)) return [0, 1, 0];
  return leadsToSecond(step) ? [x, y, z] : [0 - x, 0 - y, 0 - z];
}

function fieldsTemplate(
  { core, strings }: Page,
  { selection }: Commands,
  [a, b]: readonly [SceneShape, SceneShape],
  axis: Vec3,
): TemplateResult {
  /** One axis for all edits of a drag, which are faster than frames. */
  let now = axis;
  const set = (next: Vec3) => {
    const refusal = refusalOf(() => core?.separates(a, b, next));
    if (refusal) return refusal;
    now = next;
    selection.setOwnAxis(next);
    return null;
  };
  const editOf = (part: number): NumberEdit => ({
    change: (next) => set(now.with(part, next(now[part] ?? 0)) as unknown as Vec3),
    commit: () => undefined,
    cancel: () => selection.setOwnAxis(axis),
  });
  return html`<div class="numbers" ${adoptStyles(numbers)}>
    <p class="hint">${strings['own.hint']}</p>
    ${fieldGroup(
      {
        id: 'own-axis',
        title: strings['own.axis'],
        owner: strings['own.title'],
        entries: axis.map((value, part) => ({
          part: kParts[part] ?? '',
          value,
          unit: 'none',
          edit: editOf(part),
        })),
        paste: (given) => (given.length === 3 ? set(given as unknown as Vec3) : undefined),
      },
      strings,
    )}
  </div>`;
}

const kFindings: Readonly<Record<number, Key>> = {
  [StepStatus.separates]: 'own.separates',
  [StepStatus.touches]: 'own.touches',
  [StepStatus.overlaps]: 'own.overlaps',
};

function resultTemplate({ strings }: Page, { names }: Explained, step: StepRecord): TemplateResult {
  const key = Number.isNaN(step.gap) ? 'own.endless' : (kFindings[step.status] ?? 'own.overlaps');
  const entry = (name: string, values: readonly number[], unit: string) =>
    values.some(Number.isNaN)
      ? null
      : html`<div><dt>${name}</dt><dd>${copyableNumber({ name, numbers: values, unit, strings })}</dd></div>`;
  const interval = (i: 0 | 1, low: number, high: number) =>
    entry(format(strings['own.interval'], { name: names[i] }), [low, high], 'm');
  return html`<p class="finding" role="status">
      ${format(strings[key], { gap: number(Math.abs(step.gap)) })}
    </p>
    <dl>
      ${entry(strings['own.unit'], Array.from(step.axis), '')}
      ${entry(strings['code.gap'], [step.gap], 'm')}
      ${interval(0, step.aMin, step.aMax)} ${interval(1, step.bMin, step.bMax)}
    </dl>`;
}
