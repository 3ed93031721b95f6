// Files about the whole site: the page for what is not there, and what search engines read.
import { escapeMarkup } from '../../../web/scene/plain-text.ts';
import type { Lang } from '../../../web/strings/index.ts';
import type { OutputFile } from '../files.ts';
import { langs, pagesOf, pathOf } from '../pages.ts';
import { presetTexts } from '../preset-texts.ts';
import { missingPage } from './missing.ts';
import type { StaticPage } from './page.ts';

/** A page in each language, or one for all. */
type Place = Readonly<Record<Lang, string>> | string;

const kToolPages = ['stress/', 'race/', 'skin/'];

const pageUrl = (address: string, alternates: readonly string[]) =>
  [`  <url>`, `    <loc>${escapeMarkup(address)}</loc>`, ...alternates, `  </url>`].join('\n');

function urlsOf(place: Place, site: string): string[] {
  if (typeof place === 'string') return [pageUrl(site + place, [])];
  const alternates = [...langs.map((lang) => [lang, lang] as const), ['x-default', 'en'] as const];
  const links = alternates.map(([name, lang]) => {
    const address = escapeMarkup(site + place[lang]);
    return `    <xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`;
  });
  return langs.map((lang) => pageUrl(site + place[lang], links));
}

/** See https://www.sitemaps.org. `site`: base URL. */
function sitemap(places: readonly Place[], site: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...places.flatMap((place) => urlsOf(place, site)),
    '</urlset>',
    '',
  ].join('\n');
}

/** `site`: base URL; null: unknown, so there is no sitemap, whose addresses are whole. */
export function siteFiles(pages: readonly StaticPage[], site: string | null): OutputFile[] {
  const playgrounds = pagesOf('en', presetTexts.en).map(({ preset }) => ({
    en: pathOf('en', preset),
    ko: pathOf('ko', preset),
  }));
  const own = pages.filter(({ lang }) => lang === 'en').map(({ paths }) => paths);
  const places = [...own, ...playgrounds, ...kToolPages];
  const robots = ['User-agent: *', 'Allow: /'];
  const found = [{ fileName: '404.html', source: missingPage(site) }];
  if (site === null)
    return [...found, { fileName: 'robots.txt', source: `${robots.join('\n')}\n` }];
  const withMap = [...robots, `Sitemap: ${site}sitemap.xml`];
  return [
    ...found,
    { fileName: 'robots.txt', source: `${withMap.join('\n')}\n` },
    { fileName: 'sitemap.xml', source: sitemap(places, site) },
  ];
}
