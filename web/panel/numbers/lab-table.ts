// Products, conjugates, logarithms and exponentials of two quaternions, as a table.
import { html, type TemplateResult } from 'lit';
import type { Quaternions } from '../../core/quaternion.ts';
import type { Quat } from '../../scene/shape.ts';
import { shortForm } from '../../strings/digits.ts';
import type { Strings } from '../../strings/index.ts';
import { kParts } from './field-group.ts';
import { refusalOf } from './refusal.ts';

/** Significant digits that fit in one of four columns. */
const kDigits = 5;

export function labTable(
  p: Quat,
  q: Quat,
  quaternions: Quaternions,
  strings: Strings,
): TemplateResult {
  const rows: readonly (readonly [string, () => Quat])[] = [
    ['q p', () => quaternions.multiply(q, p)],
    ['p*', () => quaternions.conjugate(p)],
    ['q*', () => quaternions.conjugate(q)],
    ['log p', () => quaternions.log(p)],
    ['log q', () => quaternions.log(q)],
    ['exp p', () => quaternions.exp(p)],
    ['exp q', () => quaternions.exp(q)],
  ];
  return html`<table>
    <caption>${strings['lab.legend']}</caption>
    <thead>
      <tr>
        <td></td>
        ${kParts.map((part) => html`<th scope="col">${part}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, calculate]) =>
          html`<tr><th scope="row">${name}</th>${cells(calculate, strings)}</tr>`,
      )}
    </tbody>
  </table>`;
}

/** A message instead of the numbers if they overflow. */
function cells(calculate: () => Quat, strings: Strings) {
  let numbers: readonly number[] = [];
  const refusal = refusalOf(() => {
    numbers = calculate();
  });
  if (refusal) return html`<td colspan="4">${strings['lab.tooLarge']}</td>`;
  return numbers.map((number) => html`<td>${shortForm(number, kDigits)}</td>`);
}
