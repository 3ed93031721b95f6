// The Embed dialog: the host site, the form of the snippet, the options, and a preview.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { presetOf } from '../../page/selectors.ts';
import { type EmbedStrings, loadEmbedStrings } from '../../strings/embed.ts';
import type { Lang } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { Lazy, type Loaded } from '../controls/lazy.ts';
import { define, PanelElement } from '../controls/panel-element.ts';
import styles from './embed.css?inline';
import { bestForms, type Choices, type EmbedModel, type Form, type Host } from './embed-model.ts';
import { figureOf, sourceOf } from './embed-source.ts';
import { formTabs } from './form-tabs.ts';
import { hostChoice } from './host-choice.ts';
import { options } from './option-fields.ts';
import { panes } from './panes.ts';
import { preview } from './preview.ts';

const loadedWords: Readonly<Record<Lang, Lazy<EmbedStrings>>> = {
  en: new Lazy(() => loadEmbedStrings('en')),
  ko: new Lazy(() => loadEmbedStrings('ko')),
};

const kLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class EmbedPanel extends PanelElement {
  static override sheet = styles;

  #host: Host | null = null;
  #form: Form = 'element';
  #choices: Choices = {
    ui: 'min',
    readonly: false,
    play: false,
    theme: 'auto',
    lang: null,
    view: false,
    step: false,
  };

  override render(): TemplateResult {
    const embed = this.#model();
    if (typeof embed === 'string') {
      const { strings } = this.page;
      return html`<p class="empty" role="status">
        ${embed === 'loading' ? strings.loading : strings['panel.failed']}
      </p>`;
    }
    const { words, figure } = embed;
    const { hostname } = new URL(figure.site);
    return html`<div class="sheet">
      ${hostChoice(embed, this.#host, this.#chooseHost)}
      <div class="taken">
        ${formTabs(embed, this.#form, this.#openForm, panes[this.#form](embed))}
        ${
          kLocal.test(hostname)
            ? html`<p class="local">${format(words.local, { site: figure.site })}</p>`
            : null
        }
      </div>
      <div class="shown">${options(embed, this.#choices, this.#choose)} ${preview(embed)}</div>
    </div>`;
  }

  readonly #chooseHost = (host: Host): void => {
    this.#host = host;
    this.#openForm(bestForms[host]);
  };

  readonly #openForm = (form: Form): void => {
    this.#form = form;
    this.requestUpdate();
  };

  readonly #choose = (part: Partial<Choices>): void => {
    this.#choices = { ...this.#choices, ...part };
    this.requestUpdate();
  };

  /** Loads strings and link when they are first needed. */
  #model(): Loaded<EmbedModel> {
    const { page, commands } = this;
    const { site } = page.settings;
    const onEnd = () => this.requestUpdate();
    const words = loadedWords[page.lang].get(onEnd);
    const source = sourceOf(presetOf(page), page.scene, onEnd);
    if (typeof words === 'string') return words;
    if (typeof source === 'string') return source;
    if (site === null) return 'failed';
    return {
      page,
      commands,
      words,
      figure: figureOf(page, commands, site, source, this.#choices),
    };
  }
}

define('cp-embed-panel', EmbedPanel);

export const embedTemplate = (page: Page, commands: Commands): TemplateResult =>
  html`<cp-embed-panel .page=${page} .commands=${commands}></cp-embed-panel>`;
