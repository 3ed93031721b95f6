// Two shapes that nearly touch, or just do: here rounding decides what most code answers.
import { html, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Catalog } from '../../core/catalog.ts';
import { loadSingle, type Single } from '../../core/single.ts';
import { adopted } from '../controls/adopted.ts';
import { Lazy } from '../controls/lazy.ts';
import type { PageActions, PageModel } from '../model.ts';
import { closeUp } from './close-up.ts';
import { type ContactModel, pairOf } from './contact-model.ts';
import { contact as styles } from './contact-styles.ts';
import { ladder } from './ladder.ts';
import { type Moved, moves } from './moves.ts';
import { opinions } from './opinions.ts';

let single: Lazy<Single> | null = null;

/** Loaded once for all figures of the page. */
function singleOf(catalog: Catalog, arrived: () => void): Single | null {
  single ??= new Lazy(() => loadSingle(catalog));
  const loaded = single.get(arrived);
  return typeof loaded === 'string' ? null : loaded;
}

class ContactPanel extends Directive {
  /** Which of the two is moved; null: the second, unless it can't be. */
  #moving: 0 | 1 | null = null;
  #coordinate: string | null = null;
  #power = 0;
  #moved: Moved | null = null;

  override render(model: PageModel, actions: PageActions): TemplateResult {
    const near = this.#near(model, actions);
    if (!near) return html`<p class="empty">${model.strings['contact.none']}</p>`;
    const change = (act: () => void) => {
      act();
      actions.refresh();
    };
    return html`<div class="contact" ${adopted(styles)}>
      ${opinions(near)}
      ${moves(near, {
        moved: this.#moved,
        choose: (moving) =>
          change(() => {
            this.#moving = moving;
            this.#coordinate = null;
          }),
        tell: (moved) =>
          change(() => {
            this.#moved = moved;
          }),
      })}
      ${ladder(near, {
        chosen: this.#coordinate,
        power: this.#power,
        choose: (key) =>
          change(() => {
            this.#coordinate = key;
          }),
        setPower: (power) =>
          change(() => {
            this.#power = power;
          }),
      })}
      ${closeUp(near)}
    </div>`;
  }

  #near(model: PageModel, actions: PageActions): ContactModel | null {
    const { core, strings } = model;
    const items = pairOf(model);
    if (!(core && items)) return null;
    const [a, b] = items;
    return {
      core,
      single: singleOf(core.catalog, actions.refresh),
      items,
      verdict: core.test(a.shape, b.shape),
      model,
      strings,
      actions,
      moving: this.#moving ?? ((b.locked || b.shape.kind === 'plane') && !a.locked ? 0 : 1),
    };
  }
}

const contactPanel = directive(ContactPanel);

export function contactTemplate(model: PageModel, actions: PageActions): TemplateResult {
  return html`${contactPanel(model, actions)}`;
}
