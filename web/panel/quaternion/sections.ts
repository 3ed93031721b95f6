// The operations, one section each: folded, with its symbols beside the title.
import { html, nothing, type TemplateResult } from 'lit';
import type { EulerOrder } from '../../core/quaternion.ts';
import type { Key } from '../../strings/index.ts';
import { kOrders } from '../numbers/rotation-converter.ts';
import { symbolTemplate } from './formula.ts';
import type { Line } from './line.ts';
import { linesTemplate, resultTemplate } from './line-template.ts';
import { expLines, inverseLines, logLines, powerLines, turnLines } from './one-operand.ts';
import { inputField } from './operand-fields.ts';
import type { QuaternionModel } from './quaternion-model.ts';
import { axisAngleLines, eulerLines, eulerRows, matrixLines } from './rotation-forms.ts';
import { productLines, slerpLines, sumLines } from './two-operands.ts';

interface Section {
  readonly name: string;
  readonly title: Key;
  readonly note: Key;
  /** Shown beside the title; `name`: the operand. */
  symbols(name: string): string;
  lines(model: QuaternionModel): readonly Line[];
  /** Before the lines. */
  readonly extra?: (model: QuaternionModel) => TemplateResult;
}

const kSections: readonly Section[] = [
  {
    name: 'turn',
    title: 'quaternion.turn',
    note: 'quaternion.turn.note',
    symbols: (r) => `${r} v ${r}⁻¹`,
    lines: ({ operand, inputs, core }) => turnLines(operand, inputs.v, core),
  },
  {
    name: 'product',
    title: 'quaternion.product',
    note: 'quaternion.product.note',
    symbols: () => 'qp, pq',
    lines: ({ inputs: { p, q }, core }) => productLines(p, q, core),
  },
  {
    name: 'inverse',
    title: 'quaternion.inverse',
    note: 'quaternion.inverse.note',
    symbols: (r) => `${r}*, |${r}|, ${r}⁻¹`,
    lines: ({ operand, core }) => inverseLines(operand, core),
  },
  {
    name: 'slerp',
    title: 'quaternion.slerp',
    note: 'quaternion.slerp.note',
    symbols: () => 's(p, q, t)',
    lines: ({ inputs: { p, q, t }, core }) => slerpLines(p, q, t, core),
  },
  {
    name: 'axisAngle',
    title: 'quaternion.axisAngle',
    note: 'quaternion.axisAngle.note',
    symbols: () => 'u, α',
    lines: ({ operand, core }) => axisAngleLines(operand, core),
  },
  {
    name: 'matrix',
    title: 'quaternion.matrix',
    note: 'quaternion.matrix.note',
    symbols: () => 'R_x, R_y, R_z',
    lines: ({ operand, core }) => matrixLines(operand, core),
  },
  {
    name: 'euler',
    title: 'rotation.euler',
    note: 'quaternion.euler.note',
    symbols: () => 'α, β, γ',
    extra: eulerTable,
    lines: ({ operand, inputs, core }) => eulerLines(operand, inputs.order, core),
  },
  {
    name: 'log',
    title: 'quaternion.log',
    note: 'quaternion.log.note',
    symbols: (r) => `log ${r}`,
    lines: ({ operand, core }) => logLines(operand, core),
  },
  {
    name: 'exp',
    title: 'quaternion.exp',
    note: 'quaternion.exp.note',
    symbols: (r) => `exp ${r}`,
    lines: ({ operand, core }) => expLines(operand, core),
  },
  {
    name: 'power',
    title: 'quaternion.power',
    note: 'quaternion.power.note',
    symbols: (r) => `${r}^n`,
    extra: (model) => inputField('exponent', model.page.strings['quaternion.exponent'], model),
    lines: ({ operand, inputs, core }) => powerLines(operand, inputs.exponent, core),
  },
  {
    name: 'sum',
    title: 'quaternion.sum',
    note: 'quaternion.sum.note',
    symbols: () => 'p + q, p · q',
    lines: ({ inputs: { p, q }, core }) => sumLines(p, q, core),
  },
];

export const sections = (model: QuaternionModel): readonly TemplateResult[] =>
  kSections.map((section) => sectionTemplate(section, model));

function sectionTemplate(section: Section, model: QuaternionModel): TemplateResult {
  const { name, title, note, symbols, lines, extra } = section;
  const { inputs, operand, page, acts } = model;
  const { strings } = page;
  const isOpen = inputs.open.has(name);
  const toggle = (event: Event) => {
    const { open } = event.target as HTMLDetailsElement;
    if (event.target !== event.currentTarget || open === isOpen) return;
    const rest = [...inputs.open].filter((each) => each !== name);
    acts.change({ open: new Set(open ? [...rest, name] : rest) });
  };
  return html`<details class="section" data-section=${name} ?open=${isOpen} @toggle=${toggle}>
    <summary>
      <h2>${strings[title]}</h2>
      <span class="symbols">${symbolTemplate(symbols(operand.symbol))}</span>
    </summary>
    ${
      isOpen
        ? html`<p class="note">${strings[note]}</p>
            ${extra?.(model) ?? nothing}
            ${linesTemplate(lines(model), { inFull: inputs.inFull, strings })}`
        : nothing
    }
  </details>`;
}

/** All orders; the chosen one is calculated below. */
function eulerTable({ operand, inputs, core, page, acts }: QuaternionModel): TemplateResult {
  const { strings } = page;
  const choose = (event: Event) =>
    acts.change({ order: (event.target as HTMLSelectElement).value as EulerOrder });
  return html`<table>
      <caption>${strings['quaternion.euler.table']}</caption>
      <tbody>
        ${eulerRows(operand, core).map(
          (line) => html`<tr>
            <th scope="row">${line.symbol}</th>
            <td>${resultTemplate(line, { inFull: inputs.inFull, strings })}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <label class="order">
      ${strings['rotation.order']}
      <select .value=${inputs.order} @change=${choose}>
        ${kOrders.map(
          (order) =>
            html`<option value=${order} ?selected=${order === inputs.order}>${order}</option>`,
        )}
      </select>
    </label>`;
}
