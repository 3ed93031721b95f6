// The fields of p, q and v.
import { html, nothing, type TemplateResult } from 'lit';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import { format } from '../../strings/text.ts';
import { copyableNumber } from '../controls/copyable-number.ts';
import { fieldGroup, kParts } from '../numbers/field-group.ts';
import type { NumberEdit } from '../numbers/number-edit.ts';
import { refusalOf } from '../numbers/refusal.ts';
import type { Inputs } from './inputs.ts';
import { unitOf } from './line.ts';
import type { QuaternionModel } from './quaternion-model.ts';
import { calculated, known, knownValue } from './result.ts';

/** Inputs that are one number. */
type NumberName = 't' | 'exponent';

export function operandFields(model: QuaternionModel): TemplateResult {
  return html`<div class="numbers operands">
    <h2 class="heard">${model.page.strings['quaternion.entered']}</h2>
    ${quaternionFields('p', model)} ${quaternionFields('q', model)}
    ${vectorFields(model)}
  </div>`;
}

function quaternionFields(name: 'p' | 'q', model: QuaternionModel): TemplateResult {
  const { inputs, page, core, box, acts } = model;
  const { strings } = page;
  const unit = knownValue(unitOf({ symbol: name, result: known(inputs[name]) }, core));
  const norm = knownValue(calculated('tooLarge', () => core.norm(inputs[name])));
  const headingExtra = html`${
    norm === null
      ? nothing
      : html`<span class="length">|${name}| = ${copyableNumber({
          name: `|${name}|`,
          numbers: [norm],
          inFull: inputs.inFull,
          strings,
        })}</span>`
  }
    <button
      type="button"
      ?disabled=${unit === null}
      aria-label=${`${name}: ${strings['rotation.normalise']}`}
      @click=${() => unit && acts.change({ [name]: unit })}
    >${strings['rotation.normalise']}</button>
    ${
      box
        ? html`<button
            type="button"
            aria-label=${`${name}: ${format(strings['quaternion.take'], { name: box.name })}`}
            @click=${() => acts.change({ [name]: box.shape.rotation })}
          >${format(strings['quaternion.take'], { name: box.name })}</button>`
        : nothing
    }`;
  return fieldGroup(
    {
      id: `quaternion-${name}`,
      title: name,
      owner: strings['tab.quaternion'],
      entries: inputs[name].map((value, i) => ({
        part: kParts[i] ?? '',
        value,
        unit: 'none',
        edit: partEdit(name, i, model),
      })),
      headingExtra,
    },
    strings,
  );
}

function vectorFields(model: QuaternionModel): TemplateResult {
  const { inputs, page } = model;
  const { strings } = page;
  return fieldGroup(
    {
      id: 'quaternion-v',
      title: 'v',
      owner: strings['tab.quaternion'],
      entries: inputs.v.map((value, i) => ({
        part: kParts[i] ?? '',
        value,
        unit: 'none',
        edit: partEdit('v', i, model),
      })),
      headingExtra: html`<span class="length">${strings['quaternion.vector']}</span>`,
    },
    strings,
  );
}

/** A field for one number of the inputs. */
export function inputField(
  name: NumberName,
  title: string,
  model: QuaternionModel,
): TemplateResult {
  const { inputs, page } = model;
  const { strings } = page;
  const edit = editOf(
    model,
    () => inputs[name],
    (value) => (name === 't' ? model.acts.slide(value) : model.acts.change({ [name]: value })),
  );
  return html`<div class="numbers single">${fieldGroup(
    {
      id: `quaternion-${name}`,
      title,
      owner: strings['tab.quaternion'],
      entries: [{ part: '', value: inputs[name], unit: 'none', edit }],
    },
    strings,
  )}</div>`;
}

function partEdit(name: 'p' | 'q' | 'v', part: number, model: QuaternionModel): NumberEdit {
  const { inputs, acts } = model;
  return editOf(
    model,
    () => inputs[name][part] as number,
    (value) => acts.change({ [name]: inputs[name].with(part, value) as unknown as Quat & Vec3 }),
  );
}

/** Any finite number will do; what is not defined for it is said where it is calculated. */
function editOf(
  { core, acts, inputs }: QuaternionModel,
  read: () => number,
  write: (value: number) => void,
): NumberEdit {
  return {
    change: (next) => {
      const value = next(read());
      const refusal = refusalOf(() => core.conjugate([0, 0, 0, value]));
      if (refusal) return refusal;
      rememberBefore(inputs);
      write(value);
      return null;
    },
    commit: () => {
      before.delete(inputs);
      acts.end();
    },
    cancel: () => {
      const last = before.get(inputs);
      before.delete(inputs);
      if (last) acts.change(last);
      acts.end();
    },
  };
}

/** The inputs before an edit that is not committed. */
const before = new WeakMap<Inputs, Partial<Inputs>>();

function rememberBefore(inputs: Inputs): void {
  const { p, q, v, t, exponent, shown } = inputs;
  if (!before.has(inputs)) before.set(inputs, { p, q, v, t, exponent, shown });
}
