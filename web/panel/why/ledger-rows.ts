// The ledger as a list box, one row per step. One tab stop; arrow keys select a row, whose axis is drawn
// in the 3D view.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import {
  SkipReason,
  StepGroup,
  type StepRecord,
  StepStatus,
  StepUnit,
} from '../../core/results.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf, explainedOf } from '../../page/selectors.ts';
import type { Key, Strings } from '../../strings/index.ts';
import {
  type Explained,
  shallowestRow,
  stepName,
  stepsOf,
  tableNames,
} from '../../strings/names.ts';
import { curveWord, edgeKinds, methodOf, type PairMethod } from '../../strings/pair-method.ts';
import { rowValue } from '../../strings/step-numbers.ts';
import { format } from '../../strings/text.ts';
import { handleKey } from '../controls/keys.ts';
import { type Bar, bandOf, barOf, type Scale, scaleOf } from './scale.ts';

export function ledgerTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings } = page;
  const explained = explainedOf(page);
  if (!explained) return null;
  const steps = stepsOf(explained);
  const current = currentRowOf(page);
  const shallowest = shallowestRow(explained);
  const groups = groupsOf(steps);
  const stopsAfter = steps.findLastIndex((step) => step.reached);
  const row = (step: StepRecord, index: number, scale: Scale) =>
    html`${rowTemplate(
      explained,
      step,
      { index, scale, selected: index === current, shallowest: index === shallowest, strings },
      commands,
    )}${
      index === stopsAfter && index < steps.length - 1
        ? html`<p class="stopped" role="presentation">${strings['status.notReached']}</p>`
        : nothing
    }`;
  return html`<div
    class="rows"
    role="listbox"
    tabindex="0"
    aria-label=${strings['why.steps']}
    aria-activedescendant=${current >= 0 ? rowId(current) : nothing}
    .style="--rows: ${steps.length + groups.length + 1}"
    @keydown=${(event: KeyboardEvent) => moveRow(event, steps.length, commands)}
  >
    ${groups.map(({ group, members, first, column }) => {
      const scale = scaleOf(members);
      const heading = `group-${first}`;
      return html`<div role="group" aria-labelledby=${heading}>
        <div class="columns" role="presentation">
          <h3 id=${heading} role="presentation">
            ${groupName(group, members, explained, strings)}
          </h3>
          ${column ? html`<span aria-hidden="true">${strings[column]}</span>` : nothing}
        </div>
        ${members.map((step, i) => row(step, first + i, scale))}
      </div>`;
    })}
  </div>`;
}

interface RowState {
  readonly index: number;
  readonly scale: Scale;
  readonly selected: boolean;
  readonly shallowest: boolean;
  readonly strings: Strings;
}

function rowTemplate(
  explained: Explained,
  step: StepRecord,
  { index, scale, selected, shallowest, strings }: RowState,
  commands: Commands,
): TemplateResult {
  const classes = {
    row: true,
    [statusClass(step)]: true,
    later: !step.reached,
    least: shallowest,
  };
  return html`<div
    class=${classMap(classes)}
    id=${rowId(index)}
    role="option"
    aria-selected=${selected}
    aria-label=${stepLabel(explained, step, index, strings)}
    @click=${() => commands.walk.setStep(index)}
  >
    <span class="name">${stepName(explained, step)}</span>
    ${
      step.status === StepStatus.skipped
        ? html`<span class="reason">${strings['status.skipped']}: ${skipReason(step, strings)}</span>`
        : lineTemplate(step, scale)
    }
    <span class="value"
      >${step.status === StepStatus.skipped ? nothing : rowValue(explained, step, strings)}
      ${tagTemplate(step, shallowest, strings)}</span
    >
  </div>`;
}

/** The meaning of a row's colour as text. */
function tagTemplate({ status }: StepRecord, shallowest: boolean, strings: Strings) {
  if (shallowest) return html`<small>${strings['status.shallowest']}</small>`;
  const touches = status === StepStatus.touches;
  return touches ? html`<small>${strings['status.touches']}</small>` : nothing;
}

const rowId = (index: number) => `step-${index}`;

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
    status: `${statusWord(step, strings)}${least ? `, ${strings['status.shallowest']}` : ''}`,
    value: rowValue(explained, step, strings),
    reason: skipReason(step, strings),
  };
  const skipped = step.status === StepStatus.skipped;
  const label = format(strings[skipped ? 'step.label.skipped' : 'step.label'], values);
  return step.reached ? label : format(strings['step.later'], { label });
}

export function statusWord({ status, group }: StepRecord, strings: Strings): string {
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

function lineTemplate(step: StepRecord, scale: Scale): TemplateResult {
  const band = bandOf(step, scale);
  const kinds = { separates: 'gap', touches: 'touch', overlaps: 'overlap', skipped: 'overlap' };
  const kind = kinds[statusClass(step) as keyof typeof kinds];
  return html`<span class="line">
    ${
      band
        ? html`<span
            class="band ${kind}"
            .style="left:${band.left}%;${kind === 'touch' ? '' : `width:${band.width}%`}"
          ></span>`
        : nothing
    }
    ${barTemplate('a', barOf(step.aMin, step.aMax, scale))}
    ${barTemplate('b', barOf(step.bMin, step.bMax, scale))}
  </span>`;
}

function barTemplate(side: 'a' | 'b', bar: Bar | null): TemplateResult | typeof nothing {
  if (!bar) return nothing;
  const classes = {
    bar: true,
    [side]: true,
    point: bar.point,
    'endless-down': bar.endlessDown,
    'endless-up': bar.endlessUp,
  };
  const width = bar.point ? '' : `width:${bar.width}%`;
  return html`<span class=${classMap(classes)} .style="left:${bar.left}%;${width}"></span>`;
}

interface Group {
  readonly group: number;
  readonly first: number;
  readonly members: StepRecord[];
  /** Heading of the value column; null if the same as in the group above. */
  readonly column: Key | null;
}

/** Consecutive steps of the same group. */
export function groupsOf(steps: readonly StepRecord[]): readonly Group[] {
  const groups: Group[] = [];
  let above: Key | null = null;
  for (const [index, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last?.group === step.group) {
      last.members.push(step);
      continue;
    }
    const column = columnName(step);
    groups.push({
      group: step.group,
      first: index,
      members: [step],
      column: column === above ? null : column,
    });
    above = column;
  }
  return groups;
}

function columnName({ unit, group }: StepRecord): Key {
  if (unit === StepUnit.metre) return 'column.gap';
  return group === StepGroup.slab ? 'column.slab' : 'column.value';
}

const plainNames: Readonly<Record<number, Key>> = {
  [StepGroup.worldAxis]: 'group.worldAxis',
  [StepGroup.edgeEdge]: 'group.edgeEdge',
  [StepGroup.flat]: 'group.flat',
  [StepGroup.plane]: 'group.plane',
  [StepGroup.slab]: 'group.slab',
  [StepGroup.range]: 'group.range',
  [StepGroup.barycentric]: 'group.barycentric',
  [StepGroup.distance]: 'group.distance',
};

/** Names of groups that mean something else in a certain method. */
const methodNames: Partial<Record<PairMethod, Readonly<Record<number, Key>>>> = {
  lines: { [StepGroup.flat]: 'group.lines' },
  planes: {
    [StepGroup.plane]: 'group.planes.normals',
    [StepGroup.distance]: 'group.planes.offset',
  },
  inside: { [StepGroup.flat]: 'group.inPlane', [StepGroup.plane]: 'group.toPlane' },
};

/** Names of groups that depend on the kinds of the pair. */
function kindsKey(group: number, { pair }: Explained): Key | null {
  if (group === StepGroup.barycentric && pair.b === 'parallelogram') {
    return 'group.barycentric.parallelogram';
  }
  const edges = edgeKinds(pair);
  return group === StepGroup.edgeEdge && edges !== 'solid' ? `group.edgeEdge.${edges}` : null;
}

export function groupName(
  group: number,
  members: readonly StepRecord[],
  explained: Explained,
  strings: Strings,
): string {
  const key =
    kindsKey(group, explained) ?? methodNames[methodOf(explained)]?.[group] ?? plainNames[group];
  if (key) {
    const [, name] = tableNames(explained);
    return format(strings[key], { curve: curveWord(explained, strings), name });
  }
  const side = group === StepGroup.faceA ? 0 : 1;
  const name = explained.names[side];
  // A triangle has a single face normal: that of its plane.
  const single = members.length === 1;
  return format(single ? strings['group.plane.of'] : strings['group.face'], { name });
}

function moveRow(event: KeyboardEvent, count: number, commands: Commands): void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => commands.walk.moveStep(1),
    ArrowUp: () => commands.walk.moveStep(-1),
    Home: () => commands.walk.setStep(0),
    End: () => commands.walk.setStep(count - 1),
  };
  handleKey(event, moves);
}
