// The turning body: which quaternion it shows, t of slerp, and the box of the scene that can be given the rotation.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { iconButton } from '../../shared/icon-button.ts';
import { shortForm } from '../../strings/digits.ts';
import { format } from '../../strings/text.ts';
import { copyableNumber } from '../controls/copyable-number.ts';
import { icons } from '../controls/icons.ts';
import { turnedBody } from './body.ts';
import { bodyDrawing } from './body-drawing.ts';
import { kOperands } from './inputs.ts';
import { inputField } from './operand-fields.ts';
import type { QuaternionModel } from './quaternion-model.ts';
import { from, kReasonTexts } from './result.ts';
import { axisAngleLines } from './rotation-forms.ts';

export function attitude(model: QuaternionModel): TemplateResult {
  return html`<div class="attitude">
    <div class="drawing">${drawing(model)}</div>
    <div class="controls">
      ${operandChooser(model)} ${slider(model)} ${axisAndAngle(model)}
    </div>
  </div>
  ${boxControls(model)}`;
}

function drawing(model: QuaternionModel): TemplateResult {
  const { operand, inputs, core, page } = model;
  const { strings } = page;
  const body = from(operand.result, 'noRotation', (q) => turnedBody(q, inputs.v, core));
  if ('refused' in body) return html`<p class="refused">${strings[kReasonTexts[body.refused]]}</p>`;
  const turned = from(operand.result, 'noRotation', (q) => core.rotate(q, inputs.v));
  const label = format(strings['quaternion.body'], {
    name: operand.symbol,
    before: inputs.v.map((each) => shortForm(each)).join(', '),
    after: 'refused' in turned ? '' : turned.value.map((each) => shortForm(each)).join(', '),
  });
  return bodyDrawing({ body: body.value, label });
}

function operandChooser({ inputs, page, acts }: QuaternionModel): TemplateResult {
  const { strings } = page;
  return html`<div class="chooser" role="group" aria-label=${strings['quaternion.shown']}>
    ${kOperands.map(
      (name) => html`<button
        type="button"
        aria-pressed=${inputs.shown === name}
        title=${strings[`quaternion.shown.${name}`]}
        aria-label=${strings[`quaternion.shown.${name}`]}
        @click=${() => acts.change({ shown: name })}
      >${name === 's' ? 's(t)' : name}</button>`,
    )}
  </div>`;
}

function slider(model: QuaternionModel): TemplateResult {
  const { inputs, page, acts } = model;
  const { strings } = page;
  const canPlay = !page.settings.reducedMotion;
  return html`<div class="slider">
    <label for="quaternion-slider">${strings['quaternion.slider']}</label>
    <div>
      ${
        canPlay
          ? iconButton(
              strings[acts.isPlaying ? 'pause' : 'quaternion.play'],
              acts.isPlaying ? icons.pause : icons.play,
              () => acts.togglePlay(),
            )
          : nothing
      }
      <input
        id="quaternion-slider"
        type="range"
        min="0"
        max="1"
        step="0.01"
        .value=${live(String(inputs.t))}
        aria-valuetext=${`t = ${shortForm(inputs.t)}`}
        @input=${(event: Event) => acts.slide(Number((event.target as HTMLInputElement).value))}
        @change=${(event: Event) => {
          if (!isKeyDown(event)) acts.end();
        }}
        @keydown=${(event: Event) => setKeyDown(event, true)}
        @keyup=${(event: Event) => {
          setKeyDown(event, false);
          acts.end();
        }}
        @blur=${(event: Event) => {
          setKeyDown(event, false);
          acts.end();
        }}
      />
    </div>
    ${inputField('t', 't', model)}
  </div>`;
}

/** Repeated keys are one step of history together. */
const isKeyDown = ({ target }: Event) => 'keyDown' in (target as HTMLElement).dataset;
const setKeyDown = ({ target }: Event, isDown: boolean) =>
  (target as HTMLElement).toggleAttribute('data-key-down', isDown);

function axisAndAngle({ operand, inputs, core, page }: QuaternionModel): TemplateResult {
  const { strings } = page;
  const [axis, , angle] = axisAngleLines(operand, core);
  const entries = [
    { line: axis, key: 'rotation.axis' },
    { line: angle, key: 'rotation.angle' },
  ] as const;
  return html`<dl>
    ${entries.map(({ line, key }) => {
      if (!line || 'refused' in line.result) return nothing;
      return html`<div>
        <dt>${strings[key]}</dt>
        <dd>${copyableNumber({
          name: strings[key],
          numbers: line.result.value,
          unit: line.unit ?? '',
          inFull: inputs.inFull,
          strings,
        })}</dd>
      </div>`;
    })}
  </dl>`;
}

/** Writes the shown rotation to a box of the scene; nothing where there is none. */
function boxControls(model: QuaternionModel): TemplateResult | typeof nothing {
  const { box, boxes, inputs, operand, page, acts } = model;
  const { strings } = page;
  if (!box) return nothing;
  return html`<div class="box-controls">
    ${
      boxes.length > 1
        ? html`<select
            aria-label=${strings['quaternion.box']}
            title=${strings['quaternion.box']}
            .value=${live(String(box.id))}
            @change=${(event: Event) =>
              acts.change({ box: Number((event.target as HTMLSelectElement).value) })}
          >
            ${boxes.map(
              ({ id, name }) =>
                html`<option value=${id} ?selected=${id === box.id}>${name}</option>`,
            )}
          </select>`
        : nothing
    }
    <button type="button" ?disabled=${'refused' in operand.result} @click=${() => acts.write()}>
      ${format(strings['quaternion.write'], { name: box.name, symbol: operand.symbol })}
    </button>
    <label>
      <input
        type="checkbox"
        .checked=${live(inputs.boxFollows)}
        @change=${() => acts.change({ boxFollows: !inputs.boxFollows })}
      />
      ${format(strings['quaternion.follow'], { name: box.name })}
    </label>
    ${acts.refusal === null ? nothing : html`<p class="refused" role="alert">${acts.refusal}</p>`}
  </div>`;
}
