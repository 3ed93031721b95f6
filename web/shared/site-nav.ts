// The links of the site's header, for the playground and the pages beside it.
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../strings/lang.ts';
import type { SiteTexts } from '../strings/site-texts.ts';

const kSections = ['lessons', 'grid', 'museum', 'bench', 'playground'] as const;
type Section = (typeof kSections)[number];

/** The playground is one page in all languages. */
function folderOf(section: Section, lang: Lang): string {
  if (section === 'playground') return 'play/';
  return lang === 'en' ? `${section}/` : `${lang}/${section}/`;
}

/** `site`: the address of the site's folder; `here`: the page that it stands in, which it does not lead to. */
export function siteNav(
  texts: SiteTexts,
  lang: Lang,
  site: string,
  here: Section | null = null,
): TemplateResult {
  return html`<nav class="site-nav" aria-label=${texts['nav.label']}>
    ${kSections
      .filter((section) => section !== here)
      .map(
        (section) =>
          html`<a href=${`${site}${folderOf(section, lang)}`}>${texts[`nav.${section}`]}</a>`,
      )}
  </nav>`;
}
