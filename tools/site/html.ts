// A page is the playground's own, as Vite built it, with another head and another preset.
import { escapeMarkup } from '../../web/scene/escape.ts';
import type { Lang } from '../../web/strings/index.ts';
import { oEmbedPath } from './oembed.ts';
import { langs, type Page, pathOf, pictureSize, siteName } from './pages.ts';

const locales: Readonly<Record<Lang, string>> = { en: 'en_US', ko: 'ko_KR' };

/** `site`: its address; null: that is not known, and what is written is relative to the page. */
export function pageHtml(template: string, page: Page, site: string | null): string {
  const up = '../'.repeat(page.path.split('/').length - 1) || './';
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<html lang="\w+">/, `<html lang="${page.lang}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeMarkup(page.title)}</title>`],
    [/<meta\s+name="description"[^>]*>/, headOf(page, site, up).join('\n    ')],
    [/ lang="" poster="" autosave/, ` ${attributesOf(page)}`],
  ];
  const html = changes.reduce((text, [place, change]) => replaced(text, place, change), template);
  return html.replaceAll(/(src|href|site)="\.\//g, `$1="${up}`);
}

/** The front page speaks the browser's language; a preset's page keeps nothing for the next visit. */
function attributesOf({ lang, preset, path }: Page): string {
  if (preset !== null) return `lang="${lang}" preset="${preset}"`;
  return `lang="${path === '' ? '' : lang}" poster="" autosave`;
}

function headOf(page: Page, site: string | null, up: string): string[] {
  const { lang, preset, path, title, description } = page;
  const to = (target: string) => `${site ?? up}${target}`;
  const others = langs.filter((each) => each !== lang);
  return [
    named('description', description),
    link('canonical', to(path)),
    ...langs.map((each) => link('alternate', to(pathOf(each, preset)), `hreflang="${each}"`)),
    link('alternate', to(pathOf('en', preset)), 'hreflang="x-default"'),
    ...(site === null || preset === null ? [] : [oEmbedLink(site, page)]),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    ...(site === null ? [] : [property('og:url', to(path))]),
    property('og:image', to(page.picture)),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', page.pictured),
    property('og:locale', locales[lang]),
    ...others.map((each) => property('og:locale:alternate', locales[each])),
    named('twitter:card', 'summary_large_image'),
  ];
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeMarkup(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeMarkup(content)}" />`;
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeMarkup(href)}"${more && ` ${more}`} />`;
const oEmbedLink = (site: string, page: Page) =>
  link('alternate', site + oEmbedPath(page), 'type="application/json+oembed"');

function replaced(text: string, place: RegExp, change: string): string {
  if (!place.test(text)) throw new Error(`web/index.html has no ${String(place)}`);
  return text.replace(place, () => change);
}
