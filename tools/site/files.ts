// Every file that is made from the presets.
import type { Lang } from '../../web/strings/index.ts';
import { pageHtml } from './html.ts';
import { oEmbed, oEmbedPath } from './oembed.ts';
import { langs, pagesOf } from './pages.ts';
import { sitemap } from './sitemap.ts';
import type { Told } from './told.ts';

export type ToldIn = Readonly<Record<Lang, readonly Told[]>>;

export interface MadeFile {
  readonly fileName: string;
  readonly source: string;
}

/** What a poster says before the core is there, by the presets' keys. */
export function posterWords(told: ToldIn): MadeFile[] {
  return langs.map((lang) => {
    const words = told[lang].map(({ key, title, verdict }) => [key, { title, verdict }]);
    return json(`posters/words.${lang}.json`, Object.fromEntries(words));
  });
}

/** `template`: the playground's own page as it was built. `site`: its address; null: not known. */
export function sitePages(told: ToldIn, template: string, site: string | null): MadeFile[] {
  const pages = langs.flatMap((lang) => pagesOf(lang, told[lang]));
  const html = pages.map((page) => ({
    fileName: `${page.path}index.html`,
    source: pageHtml(template, page, site),
  }));
  if (site === null) return html;
  const embeds = pages
    .filter(({ preset }) => preset !== null)
    .map((page) => json(oEmbedPath(page), oEmbed(page, site)));
  return [...html, ...embeds, { fileName: 'sitemap.xml', source: sitemap(pages, site) }];
}

const json = (fileName: string, content: unknown): MadeFile => ({
  fileName,
  source: `${JSON.stringify(content, null, 2)}\n`,
});
