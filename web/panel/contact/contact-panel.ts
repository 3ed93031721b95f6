// The Contact tab: shows the contact manifold, moves the pair to contact and compares the exact verdict with float32
// near it.
import { html, type TemplateResult } from 'lit';
import type { Catalog } from '../../core/catalog.ts';
import { loadSingle, type Single } from '../../core/single.ts';
import type { Commands, ContactCommands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf } from '../../page/selectors.ts';
import { Lazy } from '../controls/lazy.ts';
import { define, PanelElement } from '../controls/panel-element.ts';
import { closeUp } from './close-up.ts';
import styles from './contact.css?inline';
import { type ContactModel, pairOf } from './contact-model.ts';
import { ladder } from './ladder.ts';
import { manifold } from './manifold.ts';
import { type LastMove, moveOf, moves, showMove } from './moves.ts';
import { verdictTable } from './verdict-table.ts';

let single: Lazy<Single> | null = null;

/** Loaded once for all figures on a page. */
function singleOf(catalog: Catalog, onEnd: () => void): Single | null {
  single ??= new Lazy(() => loadSingle(catalog));
  const loaded = single.get(onEnd);
  return typeof loaded === 'string' ? null : loaded;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

class ContactPanel extends PanelElement {
  static override sheet = styles;

  /** Index of the shape to move; null: the second, unless it can't be moved. */
  #moving: 0 | 1 | null = null;
  #coordinate: string | null = null;
  #power = 0;
  #lastMove: LastMove | null = null;
  #isMoving = false;
  readonly #contacts = new Lazy<ContactCommands>(async () =>
    (await this.commands.whole()).contact(),
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.#redraw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#redraw();
  }

  override render(): TemplateResult {
    const model = this.#model();
    if (!model) return html`<p class="empty">${this.page.strings['contact.none']}</p>`;
    return html`<div class="contact">
      ${verdictTable(model)}
      ${manifold(model)}
      ${moves(model, {
        lastMove: this.#lastMove,
        choose: (moving) =>
          this.#change(() => {
            this.#moving = moving;
            this.#coordinate = null;
          }),
        isMoving: this.#isMoving,
        move: (from) => this.#move(from),
      })}
      ${ladder(model, {
        chosen: this.#coordinate,
        power: this.#power,
        choose: (key) =>
          this.#change(() => {
            this.#coordinate = key;
          }),
        setPower: (power) =>
          this.#change(() => {
            this.#power = power;
          }),
      })}
      ${closeUp(model)}
    </div>`;
  }

  /** Its result is dropped when the pair has changed before the search ends. */
  async #move(from: ContactModel): Promise<void> {
    this.#setMoving(true);
    try {
      const lastMove = await moveOf(from, nextTask);
      const model = this.#model();
      const isSame = model?.items.every(({ shape }, i) => shape === from.items[i]?.shape);
      if (!(model && lastMove && isSame)) return;
      this.#lastMove = lastMove;
      // The ladder goes on with the number that was changed.
      this.#coordinate = lastMove.reached.motion?.key ?? this.#coordinate;
      showMove(model, lastMove);
    } finally {
      this.#setMoving(false);
    }
  }

  /** The picture shows the manifolds while the panel is there, at first without a lit point. */
  #redraw(): void {
    const contacts = this.#contacts.get(() => this.#redraw());
    if (typeof contacts === 'object') contacts.set({ lit: null });
  }

  #setMoving(isMoving: boolean): void {
    this.#change(() => {
      this.#isMoving = isMoving;
    });
  }

  #change(act: () => void): void {
    act();
    this.requestUpdate();
  }

  #model(): ContactModel | null {
    const { page, commands } = this;
    const { core, strings } = page;
    const items = pairOf(page);
    const explained = explainedOf(page);
    if (!(core && items && explained)) return null;
    const [a, b] = items;
    return {
      core,
      contacts: this.#contacts.get(() => this.requestUpdate()),
      single: singleOf(core.catalog, () => this.requestUpdate()),
      items,
      verdict: core.test(a.shape, b.shape),
      explained,
      page,
      strings,
      commands,
      moving: this.#moving ?? ((b.locked || b.shape.kind === 'plane') && !a.locked ? 0 : 1),
    };
  }
}

define('cp-contact-panel', ContactPanel);

export const contactTemplate = (page: Page, commands: Commands): TemplateResult =>
  html`<cp-contact-panel .page=${page} .commands=${commands}></cp-contact-panel>`;
