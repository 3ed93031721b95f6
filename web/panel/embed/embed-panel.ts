// The figure on its way into other pages: where to, in which form, how it is shown there, and what it
// will look like.
import { html, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { presetOf } from '../../page/selectors.ts';
import { type EmbedStrings, loadEmbedStrings } from '../../strings/embed.ts';
import type { Lang } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { adopted } from '../controls/adopted.ts';
import { Lazy, type Loaded } from '../controls/lazy.ts';
import type { Choices, EmbedModel } from './embed-model.ts';
import { figureOf, sourceOf } from './embed-source.ts';
import { embed as styles } from './embed-styles.ts';
import { formTabs } from './form-tabs.ts';
import { hostChoice } from './host-choice.ts';
import { bestForms, type Form, type Host } from './hosts.ts';
import { options } from './option-fields.ts';
import { panes } from './panes.ts';
import { preview } from './preview.ts';

const loadedWords: Readonly<Record<Lang, Lazy<EmbedStrings>>> = {
  en: new Lazy(() => loadEmbedStrings('en')),
  ko: new Lazy(() => loadEmbedStrings('ko')),
};

const kLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class EmbedPanel extends Directive {
  #host: Host | null = null;
  #form: Form = 'element';
  #choices: Choices = {
    ui: 'min',
    readonly: false,
    theme: 'auto',
    lang: null,
    view: false,
    step: false,
  };

  override render(page: Page, commands: Commands): TemplateResult {
    const embed = this.#embed(page, commands);
    if (typeof embed === 'string') {
      const { strings } = page;
      return html`<p class="empty" role="status">
        ${embed === 'loading' ? strings.loading : strings['panel.failed']}
      </p>`;
    }
    const change = (act: () => void) => {
      act();
      commands.page.refresh();
    };
    const chooseHost = (host: Host) =>
      change(() => {
        this.#host = host;
        this.#form = bestForms[host];
      });
    const open = (form: Form) =>
      change(() => {
        this.#form = form;
      });
    const choose = (part: Partial<Choices>) =>
      change(() => {
        this.#choices = { ...this.#choices, ...part };
      });
    const { words, figure } = embed;
    const { hostname } = new URL(figure.site);
    return html`<div class="sheet" ${adopted(styles)}>
      ${hostChoice(embed, this.#host, chooseHost)}
      <div class="taken">
        ${formTabs(embed, this.#form, open, panes[this.#form](embed))}
        ${
          kLocal.test(hostname)
            ? html`<p class="local">${format(words.local, { site: figure.site })}</p>`
            : null
        }
      </div>
      <div class="shown">${options(embed, this.#choices, choose)} ${preview(embed)}</div>
    </div>`;
  }

  /** Words and link are loaded when they are asked for. */
  #embed(page: Page, commands: Commands): Loaded<EmbedModel> {
    const { lang } = page;
    const { site } = page.settings;
    const words = loadedWords[lang].get(() => commands.page.refresh());
    const { scene } = page.state;
    const source = sourceOf(presetOf(page), scene, () => commands.page.refresh());
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

const embedPanel = directive(EmbedPanel);

export function embedTemplate(page: Page, commands: Commands): TemplateResult {
  return html`${embedPanel(page, commands)}`;
}
