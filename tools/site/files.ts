// All files that are generated from the presets.
import type { Lang } from '../../web/strings/index.ts';
import { pageHtml } from './html.ts';
import { oEmbed, oEmbedPath } from './oembed.ts';
import { langs, type Page, pagesOf } from './pages.ts';
import type { PresetTexts } from './preset-texts.ts';

export type PresetTextsByLang = Readonly<Record<Lang, readonly PresetTexts[]>>;

export interface OutputFile {
  readonly fileName: string;
  readonly source: string;
}

/** Titles and verdicts for posters, by the presets' keys. */
export function posterTexts(presetTexts: PresetTextsByLang): OutputFile[] {
  return langs.map((lang) => {
    const words = presetTexts[lang].map(({ key, title, verdict }) => [key, { title, verdict }]);
    return json(`posters/words.${lang}.json`, Object.fromEntries(words));
  });
}

/** `template`: the playground's built play/index.html. `site`: base URL; null: unknown. */
export function sitePages(
  presetTexts: PresetTextsByLang,
  template: string,
  site: string | null,
): OutputFile[] {
  const pages = langs.flatMap((lang) => pagesOf(lang, presetTexts[lang]));
  const html = pages.map((page) => ({
    fileName: `${page.path}index.html`,
    source: pageHtml(template, { ...page, titles: titlesOf(page, pages) }, site),
  }));
  if (site === null) return html;
  const embeds = pages
    .filter(({ preset }) => preset !== null)
    .map((page) => json(oEmbedPath(page), oEmbed(page, site)));
  return [...html, ...embeds];
}

/** The titles of a page in each language. */
function titlesOf({ preset }: Page, pages: readonly Page[]): Readonly<Record<Lang, string>> {
  const same = pages.filter((other) => other.preset === preset);
  return Object.fromEntries(same.map(({ lang, title }) => [lang, title])) as Record<Lang, string>;
}

const json = (fileName: string, content: unknown): OutputFile => ({
  fileName,
  source: `${JSON.stringify(content, null, 2)}\n`,
});
