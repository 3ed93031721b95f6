// The faces of the difference, the one with the largest gap first. One that is pointed at, or has the focus, is lit in the
// picture; pressing it selects its row of the ledger.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { DifferenceFace, DifferenceFaceKind } from '../../core/difference.ts';
import { currentRowOf } from '../../page/selectors.ts';
import { stepName } from '../../strings/names.ts';
import { number, signed } from '../../strings/number.ts';
import { format, joined, type Rich, rich } from '../../strings/text.ts';
import { type Feature, featureText } from '../contact/feature-names.ts';
import { portions } from '../controls/portions.ts';
import { richTemplate } from '../controls/rich.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

/** Faces that are listed at first, and with each press of the button below. */
const kPortion = 40;

export function faceList(model: MinkowskiModel): TemplateResult | null {
  const { strings, difference } = model;
  const { faces } = difference;
  if (faces.length === 0) return null;
  const order = faces.map((_, i) => i);
  order.sort((i, j) => (faces[i]?.distance ?? 0) - (faces[j]?.distance ?? 0));
  const rows = (shown: number) => html`<table>
    <thead>
      <tr>
        <th scope="col">${strings['difference.face']}</th>
        <th scope="col">${strings['difference.made']}</th>
        <th scope="col" title=${strings['difference.gap.title']}>${strings['difference.gap']}</th>
      </tr>
    </thead>
    <tbody>
      ${repeat(
        order.slice(0, shown),
        (i) => i,
        (i) => faceRow(model, i, faces[i] as DifferenceFace),
      )}
    </tbody>
  </table>`;
  return html`<h2>${format(strings['difference.faces'], { count: faces.length })}</h2>
    <p class="about">${richTemplate(joined(aboutFaces(model)))}</p>
    ${portions({ count: order.length, rows, strings, size: kPortion })}`;
}

/** Which faces are separating axes, and how they belong to the rows of the ledger. */
function aboutFaces({ difference, strings }: MinkowskiModel): readonly Rich[] {
  const { faces, outcome, radius } = difference;
  const separating = radius > 0 ? 'difference.sides.round' : 'difference.sides';
  const texts = [rich(strings[separating], { radius: number(radius) })];
  const separates = faces.some(({ distance }) => -distance > radius);
  if (radius > 0 && outcome === 'apart' && !separates)
    texts.push(rich(strings['difference.sides.none'], {}));
  const perRow = new Map<number, number>();
  for (const { candidate } of faces) {
    if (candidate !== null) perRow.set(candidate, (perRow.get(candidate) ?? 0) + 1);
  }
  const areTwo = perRow.size > 0 && [...perRow.values()].every((count) => count === 2);
  if (areTwo) texts.push(rich(strings['difference.sides.rows'], {}));
  return texts;
}

function faceRow(
  model: MinkowskiModel,
  i: number,
  { kind, candidate, distance, ...features }: DifferenceFace,
): TemplateResult {
  const { page, strings, commands, explained, view } = model;
  const step = explained.ledger.steps[candidate ?? -1];
  const row = step ? stepName(explained, step) : (faceName(model, kind, features) ?? `${i + 1}`);
  const isShown = candidate !== null && candidate === currentRowOf(page);
  const light = (lit: number | null) => () => model.differences.set({ lit });
  // A finger leaves what it has tapped at once.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return html`<tr
    class=${classMap({ lit: view.lit === null ? isShown : view.lit === i })}
    @pointerenter=${byMouse(light(i))}
    @pointerleave=${byMouse(light(null))}
    @focusin=${light(i)}
    @focusout=${light(null)}
  >
    <th scope="row">
      <button
        type="button"
        aria-pressed=${isShown}
        aria-label=${format(strings[step ? 'difference.select' : 'difference.light'], { row })}
        @click=${candidate === null ? light(i) : () => commands.walk.setStep(candidate)}
      >
        <span class="mark ${kind}"></span>${row}
      </button>
    </th>
    <td>${featuresOf(model, features)}</td>
    <td>${signed(-distance)}</td>
  </tr>`;
}

type Features = Pick<DifferenceFace, 'featureA' | 'featureB'>;

/** Of a face of one shape; null: it is made of an edge of each. */
function faceName(
  model: MinkowskiModel,
  kind: DifferenceFaceKind,
  features: Features,
): string | null {
  const [a = null, b = null] = textsOf(model, features);
  return kind === 'edges' ? null : kind === 'face-b' ? b : a;
}

const featuresOf = (model: MinkowskiModel, features: Features): string =>
  textsOf(model, features).join(', ');

const textsOf = (
  { explained, strings }: MinkowskiModel,
  { featureA, featureB }: Features,
): readonly string[] =>
  [featureA, featureB]
    .map((feature, i): Feature => {
      const side = i as 0 | 1;
      return { name: explained.names[side], kind: explained.kinds[side], feature };
    })
    .map((feature) => featureText(feature, strings));
