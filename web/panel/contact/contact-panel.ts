// Two shapes that nearly touch, or just do: here rounding decides what most code answers.
import { html, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Catalog } from '../../core/catalog.ts';
import { loadSingle, type Single } from '../../core/single.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { adopted } from '../controls/adopted.ts';
import { Lazy } from '../controls/lazy.ts';
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

  override render(page: Page, commands: Commands): TemplateResult {
    const near = this.#near(page, commands);
    if (!near) return html`<p class="empty">${page.strings['contact.none']}</p>`;
    const change = (act: () => void) => {
      act();
      commands.page.refresh();
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

  #near(page: Page, commands: Commands): ContactModel | null {
    const { core, strings } = page;
    const items = pairOf(page);
    if (!(core && items)) return null;
    const [a, b] = items;
    return {
      core,
      single: singleOf(core.catalog, () => commands.page.refresh()),
      items,
      verdict: core.test(a.shape, b.shape),
      page,
      strings,
      commands,
      moving: this.#moving ?? ((b.locked || b.shape.kind === 'plane') && !a.locked ? 0 : 1),
    };
  }
}

const contactPanel = directive(ContactPanel);

export function contactTemplate(page: Page, commands: Commands): TemplateResult {
  return html`${contactPanel(page, commands)}`;
}
