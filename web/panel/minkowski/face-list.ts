// The faces of the difference, the nearest to the origin first. One that is pointed at, or has the focus, is lit in the
// picture; pressing it selects its row of the ledger.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { DifferenceFace } from '../../core/difference.ts';
import { currentRowOf } from '../../page/selectors.ts';
import { stepName } from '../../strings/names.ts';
import { number, signed } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { type Feature, featureText } from '../contact/feature-names.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

/** Faces that are listed at first, and with each press of the button below. */
const kPortion = 40;

class FaceList extends LightElement {
  static override properties: PropertyDeclarations = { model: { attribute: false } };

  declare model: MinkowskiModel;
  #listed = kPortion;

  override render(): TemplateResult | null {
    const { strings, difference } = this.model;
    const { faces } = difference;
    if (faces.length === 0) return null;
    const order = faces.map((_, i) => i);
    order.sort((i, j) => (faces[i]?.distance ?? 0) - (faces[j]?.distance ?? 0));
    const left = order.length - this.#listed;
    const sidesKey = difference.radius > 0 ? 'difference.sides.round' : 'difference.sides';
    const more = () => {
      this.#listed += kPortion;
      this.requestUpdate();
    };
    return html`<h2>${format(strings['difference.faces'], { count: faces.length })}</h2>
      <p class="about">${format(strings[sidesKey], { radius: number(difference.radius) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${strings['difference.face']}</th>
            <th scope="col">${strings['difference.made']}</th>
            <th scope="col" title=${strings['difference.distance.title']}>
              ${strings['difference.distance']}
            </th>
          </tr>
        </thead>
        <tbody>
          ${repeat(
            order.slice(0, this.#listed),
            (i) => i,
            (i) => this.#row(i, faces[i] as DifferenceFace),
          )}
        </tbody>
      </table>
      ${
        left > 0
          ? html`<button type="button" @click=${more}>
              ${format(strings['answer.meetings.more'], { count: left })}
            </button>`
          : null
      }`;
  }

  #row(i: number, { kind, candidate, distance, ...features }: DifferenceFace): TemplateResult {
    const { page, strings, commands, explained, view } = this.model;
    const step = explained.ledger.steps[candidate ?? -1];
    const row = step ? stepName(explained, step) : `${i + 1}`;
    const isShown = candidate !== null && candidate === currentRowOf(page);
    const light = (lit: number | null) => () => this.#light(lit);
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
          @click=${() => (candidate === null ? this.#light(i) : commands.walk.setStep(candidate))}
        >
          <span class="mark ${kind}"></span>${row}
        </button>
      </th>
      <td>${this.#features(features)}</td>
      <td>${signed(distance)}</td>
    </tr>`;
  }

  #light(lit: number | null): void {
    if (lit !== this.model.view.lit) this.model.differences.set({ lit });
  }

  #features({ featureA, featureB }: Pick<DifferenceFace, 'featureA' | 'featureB'>): string {
    const { explained, strings } = this.model;
    return [featureA, featureB]
      .map((feature, i): Feature => {
        const side = i as 0 | 1;
        return { name: explained.names[side], kind: explained.kinds[side], feature };
      })
      .map((feature) => featureText(feature, strings))
      .join(' · ');
  }
}

define('cp-face-list', FaceList);

export const faceList = (model: MinkowskiModel): TemplateResult =>
  html`<cp-face-list .model=${model}></cp-face-list>`;
