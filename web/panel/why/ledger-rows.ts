// The ledger as a list box, one row per step. One tab stop; arrow keys select a row, whose axis is drawn
// in the 3D view. The selected row unfolds into its formula. A list box may hold nothing but options, so the button
// that unfolds and the formula are its siblings, placed by the grid (ledger.css) on and below the row.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { leadsToSecond } from '../../core/axis-direction.ts';
import { type StepRecord, StepStatus, StepUnit } from '../../core/results.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf, explainedOf, walkedRowOf } from '../../page/selectors.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, shallowestRow, stepName, stepsOf, stopRow } from '../../strings/names.ts';
import { rowValue } from '../../strings/step-numbers.ts';
import { format } from '../../strings/text.ts';
import { afterRender } from '../controls/after-render.ts';
import { handleKey } from '../controls/keys.ts';
import { lazyPanel } from '../controls/lazy.ts';
import { revealFormula } from '../layout/reveal.ts';
import type { formulaTemplate } from './formula/step-formula.ts';
import { type Group, groupName, groupsOf, groupTerm } from './ledger-groups.ts';
import { type Bar, bandOf, barOf, type Scale, scaleOf } from './scale.ts';
import { skipReason, statusClass, stepLabel } from './step-label.ts';
import type { Terms } from './terms/terms.ts';

/** `terms`: null until they are loaded. */
export function ledgerTemplate(
  page: Page,
  commands: Commands,
  terms: Terms | null,
): TemplateResult | null {
  const { strings } = page;
  const explained = explainedOf(page);
  if (!explained) return null;
  const steps = stepsOf(explained);
  const current = currentRowOf(page);
  const walked = walkedRowOf(page);
  const shallowest = walked === null ? shallowestRow(explained) : -1;
  const stopsAfter = walked === null ? stopRow(explained) : -1;
  const { unfolded } = page.view;
  const row = (step: StepRecord, index: number, scale: Scale) =>
    html`${rowTemplate(
      explained,
      step,
      {
        index,
        scale,
        selected: index === current,
        shallowest: index === shallowest,
        ahead: walked !== null && index > walked,
        strings,
      },
      commands,
    )}${index === current && unfolded ? html`<div role="presentation"></div>` : nothing}${
      index === stopsAfter && index < steps.length - 1
        ? html`<p class="stopped" role="presentation">${strings['status.notReached']}</p>`
        : nothing
    }`;
  const groups = groupsOf(steps);
  const line = current + 1 + groups.filter(({ first }) => first <= current).length;
  const linesBefore = (row: number) =>
    Number(unfolded && current >= 0 && current < row) + Number(stopsAfter >= 0 && stopsAfter < row);
  const stopLine = stopsAfter >= 0 && stopsAfter < current ? 1 : 0;
  return html`<div class="ledger" .style="--rows: ${steps.length + groups.length + 1}">
    <div
    class="rows"
    .style="grid-row: 1 / span ${steps.length + groups.length + 2}"
    role="listbox"
    tabindex="0"
    aria-label=${strings['why.steps']}
    aria-activedescendant=${current >= 0 ? rowId(current) : nothing}
    @keydown=${(event: KeyboardEvent) => moveRow(event, page, steps.length, commands)}
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
    </div>
    ${headingTerms(explained, groups, terms, linesBefore, strings)}
    ${current >= 0 ? unfoldTemplate(page, line + stopLine, commands, terms) : nothing}
  </div>`;
}

/** Headings that stand for a term, over those of the list, which may hold no buttons. */
function headingTerms(
  explained: Explained,
  groups: readonly Group[],
  terms: Terms | null,
  linesBefore: (row: number) => number,
  strings: Strings,
) {
  if (!terms) return nothing;
  return groups.map(({ group, members, first, column }, i) => {
    const term = groupTerm(group, explained);
    const heading = term && terms.button(term, groupName(group, members, explained, strings));
    const value = column === 'column.gap' ? terms.button('gap', strings[column]) : null;
    if (!(heading || value)) return nothing;
    const line = 1 + first + i + linesBefore(first);
    return html`<div class="heading" .style="grid-row: ${line}">
      <span>${heading}</span><span>${value}</span>
    </div>`;
  });
}

const formulas = lazyPanel<typeof formulaTemplate>(
  async () => (await import('./formula/step-formula.ts')).formulaTemplate,
);

/** The button on the selected row, which stands in this line of the grid, and what it unfolds below. */
function unfoldTemplate(
  page: Page,
  line: number,
  commands: Commands,
  terms: Terms | null,
): TemplateResult {
  const { strings } = page;
  const { unfolded } = page.view;
  const formula = unfolded ? formulas.get(() => commands.page.refresh()) : null;
  const label = strings[unfolded ? 'why.fold' : 'why.unfold'];
  return html`<button
      type="button"
      class="unfold"
      aria-expanded=${unfolded}
      aria-controls="formula"
      aria-label=${label}
      title=${label}
      .style="grid-row: ${line}"
      @click=${() => commands.page.unfoldRow(!unfolded)}
    ></button>
    <div
      id="formula"
      class="formula"
      ${afterRender(`${line} ${typeof formula}`, revealFormula)}
      ?hidden=${!unfolded} .style="grid-row: ${line + 1}">
      ${typeof formula === 'function' ? formula(page, terms) : nothing}
    </div>`;
}

interface RowState {
  readonly index: number;
  readonly scale: Scale;
  readonly selected: boolean;
  readonly shallowest: boolean;
  /** The walk has not come here yet: what the step found is not shown. */
  readonly ahead: boolean;
  readonly strings: Strings;
}

function rowTemplate(
  explained: Explained,
  step: StepRecord,
  { index, scale, selected, shallowest, ahead, strings }: RowState,
  commands: Commands,
): TemplateResult {
  const classes = {
    row: true,
    [statusClass(step)]: !ahead,
    later: !(ahead || step.reached),
    least: shallowest,
    ahead,
  };
  const name = stepName(explained, step);
  return html`<div
    class=${classMap(classes)}
    id=${rowId(index)}
    role="option"
    aria-selected=${selected}
    aria-label=${
      ahead
        ? format(strings['step.ahead'], { i: index + 1, name })
        : stepLabel(explained, step, index, strings)
    }
    @click=${() => commands.walk.setStep(index)}
  >
    <span class="name">${name}</span>
    ${
      ahead
        ? html`<span class="line"></span>`
        : findingTemplate(explained, step, scale, shallowest, strings)
    }
  </div>`;
}

/** The bars of a row and its value, or why it was skipped. */
function findingTemplate(
  explained: Explained,
  step: StepRecord,
  scale: Scale,
  shallowest: boolean,
  strings: Strings,
): TemplateResult {
  if (step.status === StepStatus.skipped) {
    const reason = skipReason(step, strings);
    return html`<span class="reason">${strings['status.skipped']}: ${reason}</span>`;
  }
  return html`${lineTemplate(step, scale)}
    <span class="value"
      >${rowValue(explained, step, strings)} ${tagTemplate(step, shallowest, strings)}</span
    >`;
}

/** The meaning of a row's color as text. */
function tagTemplate({ status }: StepRecord, shallowest: boolean, strings: Strings) {
  if (shallowest) return html`<small>${strings['status.shallowest']}</small>`;
  const touches = status === StepStatus.touches;
  return touches ? html`<small>${strings['status.touches']}</small>` : nothing;
}

const rowId = (index: number) => `step-${index}`;

function lineTemplate(step: StepRecord, scale: Scale): TemplateResult {
  const band = bandOf(step, scale);
  const kinds = { separates: 'gap', touches: 'touch', overlaps: 'overlap', skipped: 'overlap' };
  const kind = kinds[statusClass(step) as keyof typeof kinds];
  const leftward = step.unit === StepUnit.meter && !leadsToSecond(step);
  return html`<span class=${classMap({ line: true, leftward })}>
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

export function barTemplate(side: 'a' | 'b', bar: Bar | null): TemplateResult | typeof nothing {
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

function moveRow(event: KeyboardEvent, page: Page, count: number, commands: Commands): void {
  const unfold = () => commands.page.unfoldRow(!page.view.unfolded);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => commands.walk.moveStep(1),
    ArrowUp: () => commands.walk.moveStep(-1),
    Home: () => commands.walk.setStep(0),
    End: () => commands.walk.setStep(count - 1),
    Enter: unfold,
    ' ': unfold,
  };
  handleKey(event, moves);
}
