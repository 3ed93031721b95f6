// The figure on its way into other pages: where to, in which form, how it is shown there, and what it
// will look like.
import { html, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { type EmbedStrings, loadEmbedStrings } from '../../strings/embed.ts';
import type { Lang } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { adopted } from '../controls/adopted.ts';
import { Lazy, type Loaded } from '../controls/lazy.ts';
import type { PageActions, PageModel } from '../model.ts';
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

  override render(model: PageModel, actions: PageActions): TemplateResult {
    const embed = this.#embed(model, actions);
    if (typeof embed === 'string') {
      const { strings } = model;
      return html`<p class="empty" role="status">
        ${embed === 'loading' ? strings.loading : strings['panel.failed']}
      </p>`;
    }
    const change = (act: () => void) => {
      act();
      actions.refresh();
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
  #embed(model: PageModel, actions: PageActions): Loaded<EmbedModel> {
    const { site, lang } = model;
    const words = loadedWords[lang].get(actions.refresh);
    const source = sourceOf(model, actions.refresh);
    if (typeof words === 'string') return words;
    if (typeof source === 'string') return source;
    if (site === null) return 'failed';
    return {
      model,
      actions,
      words,
      figure: figureOf(model, actions, site, source, this.#choices),
    };
  }
}

const embedPanel = directive(EmbedPanel);

export function embedTemplate(model: PageModel, actions: PageActions): TemplateResult {
  return html`${embedPanel(model, actions)}`;
}
