// Values with their labels: words, and numbers that a click copies.
import { html, type TemplateResult } from 'lit';
import type { Strings } from '../../strings/index.ts';
import { copyableNumber } from '../controls/copyable-number.ts';

export interface Value {
  readonly label: string;
  readonly value: string | ArrayLike<number>;
  readonly unit?: string;
}

export const valueList = (values: readonly Value[], strings: Strings): TemplateResult =>
  html`<dl>
    ${values.map(
      ({ label, value, unit = '' }) => html`<div>
        <dt>${label}</dt>
        <dd>${typeof value === 'string' ? value : copyableNumber({ name: label, numbers: value, unit, strings })}</dd>
      </div>`,
    )}
  </dl>`;
