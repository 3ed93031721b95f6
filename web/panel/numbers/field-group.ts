// A group of number fields: a vector, a quaternion, or a single number on a line of its own.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Unit } from '../../scene/numbers.ts';
import type { Strings } from '../../strings/index.ts';
import type { NumberEdit, PasteNumbers } from './number-edit.ts';
import { numberField } from './number-field.ts';

export interface Entry {
  /** x, y, z, w; empty if the group is a single number. */
  readonly part: string;
  readonly value: number;
  readonly unit: Unit;
  readonly endless?: boolean;
  readonly edit: NumberEdit;
}

export interface FieldGroup {
  /** Unique in the figure. */
  readonly id: string;
  readonly title: string;
  /** Name of the shape: `A`. */
  readonly owner: string;
  readonly entries: readonly Entry[];
  /** Takes several numbers that are pasted in one of the fields; without it they are text like any other. */
  readonly paste?: PasteNumbers;
  /** Shown next to the title. */
  readonly headingExtra?: TemplateResult | null;
}

export const kParts = ['x', 'y', 'z', 'w'] as const;

export function fieldGroup(group: FieldGroup, strings: Strings): TemplateResult {
  const { id, title, owner, entries, paste, headingExtra } = group;
  const single = entries.length === 1;
  const fields = repeat(
    entries,
    ({ part }) => part,
    ({ part, ...entry }) =>
      numberField({
        ...entry,
        id: `${id}-${part}`,
        label: single ? title : part,
        name: single ? title : `${title} ${part}`,
        owner,
        paste,
        strings,
      }),
  );
  if (single) return html`<div class="cells one">${fields}</div>`;
  return html`<div role="group" aria-labelledby=${id}>
    <div class="heading"><h3 id=${id}>${title}</h3>${headingExtra ?? nothing}</div>
    <div class=${classMap({ cells: true, four: entries.length === 4 })}>${fields}</div>
  </div>`;
}
