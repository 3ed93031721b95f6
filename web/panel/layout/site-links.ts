// The way from the playground to the other pages of its site, in its header or, where that has no room, in the Scene tab.
import { html, nothing, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { siteNav } from '../../shared/site-nav.ts';
import type { Lang } from '../../strings/lang.ts';
import { loadSiteTexts, type SiteTexts } from '../../strings/site-texts.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { Lazy } from '../controls/lazy.ts';
import styles from './site-links.css?inline';

const texts: Readonly<Record<Lang, Lazy<SiteTexts>>> = {
  en: new Lazy(() => loadSiteTexts('en')),
  ko: new Lazy(() => loadSiteTexts('ko')),
};

export function siteLinks(page: Page, commands: Commands): TemplateResult | typeof nothing {
  const { settings, lang } = page;
  const { site, embedded } = settings;
  if (site === null || embedded) return nothing;
  const loaded = texts[lang].get(() => commands.page.refresh());
  if (typeof loaded === 'string') return nothing;
  return html`<div class="site-links" ${adoptStyles(styles)}>
    ${siteNav(loaded, lang, site, 'playground')}
  </div>`;
}
