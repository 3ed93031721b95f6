// The points of what two shapes have in common as a table.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ContactCommands } from '../../page/commands.ts';
import type { Vec3 } from '../../scene/shape.ts';
import type { Strings } from '../../strings/index.ts';
import { shownText } from '../controls/copyable-number.ts';
import { portions } from '../controls/portions.ts';
import { pointRows } from './point-rows.ts';

export interface CommonPoints<Point> {
  readonly points: readonly Point[];
  position(point: Point): Vec3;
  /** Further columns. */
  readonly columns: readonly string[];
  cells(point: Point): readonly string[];
  /** Index of a point; null: none is. */
  readonly lit: number | null;
  readonly settings: ContactCommands;
  readonly strings: Strings;
}

/** null: there are none. */
export function commonPoints<Point>(table: CommonPoints<Point>): TemplateResult | null {
  const { points, columns, strings } = table;
  if (points.length === 0) return null;
  const rows = (shown: number) => html`<div class="points">
    <table>
      <thead>
        <tr>
          <th scope="col">${strings['manifold.point']}</th>
          <th scope="col">${strings['intersection.coordinates']}</th>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      ${repeat(
        points.slice(0, shown),
        (_, i) => i,
        (point, index) => pointRows({ ...table, index }, (button) => rowOf(table, point, button)),
      )}
    </table>
  </div>`;
  return portions({ count: points.length, rows, strings });
}

const rowOf = <Point>(
  { position, cells }: CommonPoints<Point>,
  point: Point,
  button: TemplateResult,
): TemplateResult => html`<tr>
  <th scope="row">${button}</th>
  <td>${shownText(position(point), false)}</td>
  ${cells(point).map((cell) => html`<td>${cell}</td>`)}
</tr>`;
