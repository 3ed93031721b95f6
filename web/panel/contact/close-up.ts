// Magnifies the contact by a factor of ten per press. The 3D view stops at the precision of float32 in
// the GPU, the plot below at that of double.
import { html, svg, type TemplateResult } from 'lit';
import { fieldsOf, readNumbers } from '../../scene/numbers.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { ulp32Of, ulpOf } from '../../scene/ulp.ts';
import { number, signed, times } from '../../strings/number.ts';
import { isRound } from '../../strings/pair-method.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import plots from '../why/plots/plots.css?inline';
import { type ContactModel, contactOf } from './contact-model.ts';

const kMaxPower = 20;
/** Round shapes are tessellated, and the facets become visible before float32 rounding does. */
const kMaxPictureZoom = { flat: 4, round: 1 };

const kWidth = 310;
const kMiddle = kWidth / 2;
/** Width of the plot in meters at power 0. */
const kInitialWidth = 1;

export function closeUp(model: ContactModel): TemplateResult {
  const { strings, verdict, commands, items } = model;
  const power = model.page.state.closeUp?.power ?? 0;
  const go = (next: number) =>
    commands.selection.closeUp(
      next === 0
        ? null
        : {
            power: next,
            inPicture: Math.min(next, maxPictureZoom(items)),
            at: contactOf(model, items[0].shape, items[1].shape),
          },
    );
  const scale = times(power);
  return html`<section class="section" aria-labelledby="close-up-title">
    <h2 id="close-up-title">${strings['contact.closeUp']}</h2>
    <div class="stepping">
      <button type="button" class="icon" ?disabled=${power === 0} aria-label=${strings['contact.away']} @click=${() => go(power - 1)}>
        −
      </button>
      <output>${format(strings['contact.scale'], { scale })}</output>
      <button type="button" class="icon" ?disabled=${power === kMaxPower} aria-label=${strings['contact.closer']} @click=${() => go(power + 1)}>
        +
      </button>
    </div>
    ${verdict.gap === null ? null : gapDrawing(model, verdict.gap, power)}
    ${
      power > maxPictureZoom(items)
        ? html`<p>${format(strings['contact.pictureStays'], { scale: times(maxPictureZoom(items)) })}</p>`
        : null
    }
  </section>`;
}

const maxPictureZoom = ([a, b]: ContactModel['items']) =>
  isRound(a.shape.kind) || isRound(b.shape.kind) ? kMaxPictureZoom.round : kMaxPictureZoom.flat;

function gapDrawing(
  { strings, items, verdict }: ContactModel,
  gap: number,
  power: number,
): TemplateResult {
  const perMeter = (kWidth / kInitialWidth) * 10 ** power;
  const half = Math.min(Math.abs(gap) * perMeter, 2 * kWidth) / 2;
  const [endA, endB] =
    gap < 0 ? [kMiddle + half, kMiddle - half] : [kMiddle - half, kMiddle + half];
  const largest = Math.max(...items.map(({ shape }) => sizeOf(shape)), Number.MIN_VALUE);
  const wide = kInitialWidth / 10 ** power;
  const label = format(strings['contact.glass'], {
    a: items[0].name,
    b: items[1].name,
    gap: signed(gap),
    width: number(wide),
  });
  const rulers = [
    { text: strings['contact.step32'], step: ulp32Of(largest), y: 76 },
    { text: strings['contact.step64'], step: ulpOf(largest), y: 106 },
  ];
  return html`<svg class="plot" role="img" aria-label=${label} viewBox="0 0 ${kWidth} 126" .style="aspect-ratio: ${kWidth} / 126" ${adoptStyles(plots)}>
    ${gap > 0 ? svg`<rect class="daylight" x=${Math.max(endA, 0)} y="18" width=${Math.min(endB, kWidth) - Math.max(endA, 0)} height="30" />` : null}
    ${gap < 0 ? svg`<rect class="common" x=${Math.max(endB, 0)} y="18" width=${Math.min(endA, kWidth) - Math.max(endB, 0)} height="30" />` : null}
    <line class="bar a" x1="0" x2=${Math.min(Math.max(endA, 0), kWidth)} y1="27" y2="27" />
    <line class="bar b" x1=${Math.min(Math.max(endB, 0), kWidth)} x2=${kWidth} y1="39" y2="39" />
    <text class="value" x=${kMiddle} y="12" text-anchor="middle">${
      half < 0.5 && verdict.outcome !== 'touching'
        ? strings['contact.closerStill']
        : format(strings['code.metres'], { value: signed(gap) })
    }</text>
    ${rulers.map(({ text, step, y }) => ruler(text, step, step * perMeter, y))}
  </svg>`;
}

/** A ruler as wide as one ulp. */
function ruler(text: string, step: number, width: number, y: number) {
  const drawn = Math.min(width, kWidth);
  const [left, right] = [kMiddle - drawn / 2, kMiddle + drawn / 2];
  const ends = width <= kWidth ? [left, right] : [];
  return svg`<line class="ruler" x1=${left} x2=${right} y1=${y} y2=${y} />
    ${ends.map((x) => svg`<line class="ruler" x1=${x} x2=${x} y1=${y - 4} y2=${y + 4} />`)}
    <text x=${kMiddle} y=${y - 8} text-anchor="middle">${format(text, { step: number(step) })}</text>`;
}

/** The largest absolute coordinate of a shape: its ulp is the spacing of the positions it can have. */
function sizeOf(shape: SceneShape): number {
  const fields = fieldsOf(shape.kind).filter(
    ({ role, endless }) => role !== 'direction' && !endless,
  );
  const numbers = fields.flatMap((field) => readNumbers(shape, field));
  return Math.max(...numbers.map(Math.abs), 0);
}
