// The points of a contact manifold as a table.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Contact, ContactPoint } from '../../core/contact.ts';
import type { ContactCommands } from '../../page/commands.ts';
import { number } from '../../strings/number.ts';
import { isolated } from '../../strings/text.ts';
import { shownText } from '../controls/copyable-number.ts';
import type { ContactModel } from './contact-model.ts';
import { pointRows } from './point-rows.ts';

export interface ManifoldPoints {
  readonly contact: Contact;
  /** Index of a point; null: none is. */
  readonly lit: number | null;
  readonly settings: ContactCommands;
}

export function manifoldPoints(model: ContactModel, props: ManifoldPoints): TemplateResult {
  const { items, strings } = model;
  return html`<div class="points">
    <table>
      <thead>
        <tr>
          <th scope="col">${strings['manifold.point']}</th>
          <th scope="col">${strings['manifold.depth.short']}</th>
          <th scope="col" colspan="2">${strings['manifold.position']}</th>
        </tr>
      </thead>
      ${repeat(
        props.contact.points,
        (_, i) => i,
        (point, index) =>
          pointRows({ ...props, index, strings }, (button) => rowsOf(items, point, button)),
      )}
    </table>
  </div>`;
}

const rowsOf = (
  [a, b]: ContactModel['items'],
  { depth, pointA, pointB }: ContactPoint,
  button: TemplateResult,
): TemplateResult => html`<tr>
    <th scope="rowgroup" rowspan="2">${button}</th>
    <td rowspan="2">${number(depth)}</td>
    <th scope="row" class="a">${isolated(a.name)}</th>
    <td>${shownText(pointA, false)}</td>
  </tr>
  <tr>
    <th scope="row" class="b">${isolated(b.name)}</th>
    <td>${shownText(pointB, false)}</td>
  </tr>`;
