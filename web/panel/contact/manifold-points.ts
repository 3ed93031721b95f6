// The points of a contact manifold as a table. One that is pointed at, or has the focus, is lit in the picture.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Contact, ContactPoint } from '../../core/contact.ts';
import type { ContactCommands } from '../../page/commands.ts';
import { number } from '../../strings/number.ts';
import { format, isolated } from '../../strings/text.ts';
import { shownText } from '../controls/copyable-number.ts';
import type { ContactModel } from './contact-model.ts';

export interface ManifoldPoints {
  readonly contact: Contact;
  /** Index of a point; null: none is. */
  readonly lit: number | null;
  readonly settings: ContactCommands;
}

export function manifoldPoints(model: ContactModel, props: ManifoldPoints): TemplateResult {
  const { strings } = model;
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
        (point, i) => pointRows(model, props, point, i),
      )}
    </table>
  </div>`;
}

function pointRows(
  { items: [a, b], strings }: ContactModel,
  { lit, settings }: ManifoldPoints,
  { depth, pointA, pointB }: ContactPoint,
  i: number,
): TemplateResult {
  const isLit = i === lit;
  const light = () => settings.set({ lit: i });
  const darken = () => settings.set({ lit: null });
  // A finger leaves what it has tapped at once.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return html`<tbody
    class=${classMap({ lit: isLit })}
    @pointerenter=${byMouse(light)}
    @pointerleave=${byMouse(darken)}
    @focusin=${light}
    @focusout=${darken}
  >
    <tr>
      <th scope="rowgroup" rowspan="2">
        <button
          type="button"
          aria-pressed=${isLit}
          aria-label=${format(strings['manifold.light'], { number: i + 1 })}
          @click=${light}
        >
          ${i + 1}
        </button>
      </th>
      <td rowspan="2">${number(depth)}</td>
      <th scope="row" class="a">${isolated(a.name)}</th>
      <td>${shownText(pointA, false)}</td>
    </tr>
    <tr>
      <th scope="row" class="b">${isolated(b.name)}</th>
      <td>${shownText(pointB, false)}</td>
    </tr>
  </tbody>`;
}
