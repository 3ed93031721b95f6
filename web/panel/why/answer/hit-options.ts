// Which hits of the pair's ray or segment count, as `core.test` can be asked: a start inside, and sides that are
// ignored. Neither changes whether the two meet.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { HitOptions } from '../../../core/hit-options.ts';
import type { Hit } from '../../../core/verdict.ts';
import type { Page } from '../../../page/page.ts';
import { explainedOf } from '../../../page/selectors.ts';
import type { SceneKind, SceneShape } from '../../../scene/scene-shape.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import { tableNames } from '../../../strings/names.ts';
import { curveWord } from '../../../strings/pair-method.ts';
import { format } from '../../../strings/text.ts';
import { copyableNumber } from '../../controls/copyable-number.ts';
import { define, LightElement } from '../../controls/panel-element.ts';

const kSides = ['none', 'back', 'front'] as const;
type Side = (typeof kSides)[number];

const kWithInside: ReadonlySet<SceneKind> = new Set(['aabb', 'obb', 'sphere', 'capsule', 'hull']);
const kWithSides: ReadonlySet<SceneKind> = new Set(['triangle', 'parallelogram']);
const isCurve = ({ kind }: SceneShape) => kind === 'ray' || kind === 'segment';

class HitOptionsElement extends LightElement {
  static override properties = { page: { attribute: false } };

  declare page: Page;
  #solid = true;
  #cull: Side = 'none';

  override render(): TemplateResult | null {
    const { strings } = this.page;
    const pair = pairOf(this.page);
    const explained = explainedOf(this.page);
    if (!(pair && explained)) return null;
    const other = pair.find((shape) => !isCurve(shape));
    const curve = curveWord(explained, strings);
    const [hasInside, hasSides] = [
      kWithInside.has(other?.kind ?? 'point'),
      kWithSides.has(other?.kind ?? 'point'),
    ];
    if (!(hasInside || hasSides)) return null;
    return html`<fieldset class="hit-options">
      <legend>${strings['options.title']}</legend>
      ${
        hasInside
          ? html`<label>
              <input type="checkbox" .checked=${live(this.#solid)} @change=${this.#setSolid} />
              <span>${format(strings['options.solid'], { curve })} <code>solid</code></span>
            </label>`
          : html`<label>
              <span>${strings['options.cull']} <code>cull</code></span>
              <select @change=${this.#setCull}>
                ${kSides.map(
                  (side) => html`<option value=${side} ?selected=${side === this.#cull}>
                    ${strings[`options.cull.${side}`]}
                  </option>`,
                )}
              </select>
            </label>`
      }
      ${this.#isChanged ? this.#result(pair) : null}
    </fieldset>`;
  }

  get #isChanged(): boolean {
    return !this.#solid || this.#cull !== 'none';
  }

  #result([a, b]: readonly [SceneShape, SceneShape]): TemplateResult {
    const { core, strings } = this.page;
    const options: HitOptions = {
      solid: this.#solid,
      cull: this.#cull === 'none' ? undefined : this.#cull,
    };
    const hit = core?.test(a, b, options).hit ?? null;
    return html`<div role="status">
      ${hit ? this.#numbers(hit) : html`<p>${strings['options.none']}</p>`}
    </div>`;
  }

  #numbers({ t, distance, point, normal }: Hit): TemplateResult {
    const { strings } = this.page;
    const explained = explainedOf(this.page);
    const [name = ''] = explained ? tableNames(explained) : [];
    const rows = [
      { label: strings['answer.t'], numbers: [t], unit: '' },
      { label: format(strings['answer.along'], { name }), numbers: [distance], unit: 'm' },
      { label: strings['answer.point'], numbers: point, unit: '' },
      ...(normal ? [{ label: strings['answer.normal'], numbers: normal, unit: '' }] : []),
    ];
    const { inFull } = this.page.view.answer;
    return html`<dl>
      ${rows.map(
        ({ label, numbers, unit }) => html`<div>
          <dt>${label}</dt>
          <dd>${copyableNumber({ name: label, numbers, unit, inFull, strings })}</dd>
        </div>`,
      )}
    </dl>`;
  }

  readonly #setSolid = (event: Event): void => {
    this.#solid = (event.target as HTMLInputElement).checked;
    this.requestUpdate();
  };

  readonly #setCull = (event: Event): void => {
    this.#cull = (event.target as HTMLSelectElement).value as Side;
    this.requestUpdate();
  };
}

/** The pair that is shown, where one of the two is a ray or segment. */
function pairOf(page: Page): readonly [SceneShape, SceneShape] | null {
  const explained = explainedOf(page);
  const { items } = visibleScene(page.state.scene);
  const a = items[explained?.ledger.slotA ?? -1]?.shape;
  const b = items[explained?.ledger.slotB ?? -1]?.shape;
  return a && b && (isCurve(a) || isCurve(b)) ? [a, b] : null;
}

define('cp-hit-options', HitOptionsElement);

export const hitOptions = (page: Page): TemplateResult =>
  html`<cp-hit-options .page=${page}></cp-hit-options>`;
