import { html, nothing, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf } from '../../page/selectors.ts';
import { type Strings, textOr } from '../../strings/index.ts';
import type { Explained } from '../../strings/names.ts';
import { methodName } from '../../strings/pair-method.ts';
import { format } from '../../strings/text.ts';
import { Lazy } from '../controls/lazy.ts';
import { pageControls } from './page-controls.ts';

export function headerTemplate(page: Page, commands: Commands): TemplateResult {
  return html`<header class="header" part="header">
    <h1>${nameTemplate(page)}</h1>
    ${linksTemplate(page, commands)}
    <p class="subtitle">${titleTemplate(page)}${testTemplate(page)}</p>
    ${pageControls(page, commands)}
  </header>`;
}

const links = new Lazy(async () => (await import('./site-links.ts')).siteLinks);

/** Lead to the other pages of the site, where the figure is one of them. */
function linksTemplate(page: Page, commands: Commands) {
  if (page.settings.site === null || page.settings.embedded) return nothing;
  const template = links.get(() => commands.page.refresh());
  return typeof template === 'function' ? template(page, commands) : nothing;
}

/** Leads to the site's home page, where the figure is a page of the site. */
function nameTemplate({ strings, settings, lang }: Page): TemplateResult | string {
  const { site, embedded } = settings;
  if (site === null || embedded) return strings.title;
  return html`<a href=${lang === 'en' ? site : `${site}${lang}/`}>${strings.title}</a>`;
}

/** Isolated from the text after it, whatever the direction of its script. */
function titleTemplate({ state }: Page): TemplateResult | typeof nothing {
  const { title } = state.scene;
  return title === undefined ? nothing : html`<bdi class="title">${title}</bdi>`;
}

function testTemplate(page: Page): TemplateResult | typeof nothing {
  const explained = explainedOf(page);
  if (!explained) return nothing;
  const separator = page.state.scene.title === undefined ? '' : ' — ';
  return html`<span class="test">${separator}${subtitleOf(explained, page.strings)}</span>`;
}

/** `Box × Box · separating axes, 15 candidates`: as many as the ledger has rows and the walk has ticks. */
export function subtitleOf({ pair, kinds, ledger }: Explained, strings: Strings): string {
  const names = { a: strings[`kind.${kinds[0]}`], b: strings[`kind.${kinds[1]}`] };
  const values = { ...names, method: methodName(pair, strings), count: ledger.count };
  const many = textOr(strings, `subtitle.${pair.method}`, strings.subtitle);
  return format(ledger.count === 1 ? strings['subtitle.one'] : many, values);
}
