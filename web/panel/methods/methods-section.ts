// Compare methods: the exact test of the pair beside those of textbooks, with answers, steps, times and how often each is
// wrong near contact; one of them with its own ledger.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { pairOfAnyKinds } from '../../core/catalog.ts';
import type { TextbookMethod } from '../../core/textbook.ts';
import type { Commands, MethodCommands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { catalogOf, explainedOf } from '../../page/selectors.ts';
import { Lazy } from '../controls/lazy.ts';
import { define, PanelElement } from '../controls/panel-element.ts';
import { judgeLinks } from './judge-links.ts';
import { methodLedger } from './method-ledger.ts';
import { methodTable } from './method-table.ts';
import styles from './methods.css?inline';

class MethodsSection extends PanelElement {
  static override sheet = styles;
  static override properties: PropertyDeclarations = {
    ...PanelElement.properties,
    isOpen: { state: true },
    chosen: { state: true },
  };

  declare isOpen: boolean;
  declare chosen: TextbookMethod | null;
  readonly #methods = new Lazy<MethodCommands>(async () => (await this.commands.whole()).methods());

  constructor() {
    super();
    this.isOpen = false;
    this.chosen = null;
  }

  override render(): TemplateResult {
    const { strings } = this.page;
    const unfold = (event: Event) => {
      this.isOpen = (event.currentTarget as HTMLDetailsElement).open;
    };
    return html`<details class="compare" ?open=${this.isOpen} @toggle=${unfold}>
      <summary>${strings['methods.title']}</summary>
      ${this.isOpen ? this.#content() : null}
    </details>`;
  }

  #content(): TemplateResult | null {
    const { page } = this;
    const { strings } = page;
    const explained = explainedOf(page);
    const methods = this.#methods.get(() => this.requestUpdate());
    if (typeof methods === 'string') {
      return html`<p class="hint" role="status">
        ${strings[methods === 'loading' ? 'loading' : 'panel.failed']}
      </p>`;
    }
    const { answer } = methods;
    const catalog = catalogOf(page);
    const pair = explained && catalog && pairOfAnyKinds(catalog, ...explained.kinds);
    if (!(pair && answer)) return null;
    const chosen = answer.textbook.find(({ method }) => method === this.chosen);
    const choose = (method: TextbookMethod) => {
      this.chosen = method === this.chosen ? null : method;
    };
    const model = { strings, pair: pair.name, answer, chosen: chosen?.method ?? null, choose };
    return html`<p class="hint">${strings['methods.hint']}</p>
      ${methodTable(model)}
      ${judgeLinks(
        page,
        pair,
        answer.textbook.map(({ method }) => method),
      )} ${chosen ? methodLedger(chosen, strings) : null}`;
  }
}

define('cp-methods-section', MethodsSection);

export const methodsTemplate = (page: Page, commands: Commands): TemplateResult | null =>
  explainedOf(page) &&
  html`<cp-methods-section .page=${page} .commands=${commands}></cp-methods-section>`;
