import { html, nothing, type TemplateResult } from 'lit';
import { textOr } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import type { PageActions, PageModel } from '../model.ts';
import { pageControls } from './page-controls.ts';

export function headerTemplate(model: PageModel, actions: PageActions): TemplateResult {
  return html`<header class="header" part="header">
    <h1>${model.strings.title}</h1>
    <p class="subtitle">${titleTemplate(model)}${subtitle(model)}</p>
    ${pageControls(model, actions)}
  </header>`;
}

/** Set apart from what follows, whichever way its letters run. */
function titleTemplate({ explained, state }: PageModel): TemplateResult | typeof nothing {
  const { title } = state.scene;
  if (title === undefined) return nothing;
  return html`<bdi class="title">${title}</bdi>${explained ? ' — ' : nothing}`;
}

/** `Box × Box · separating axes, 15 candidates` */
function subtitle({ explained, strings }: PageModel): string {
  if (!explained) return '';
  const { pair, kinds } = explained;
  const names = { a: strings[`kind.${kinds[0]}`], b: strings[`kind.${kinds[1]}`] };
  const method = textOr(strings, `method.${pair.method}`, pair.method);
  const values = { ...names, method, count: pair.generalCount };
  return format(pair.generalCount === 1 ? strings['subtitle.one'] : strings.subtitle, values);
}
