// A page's HTML: the index.html that Vite built, with another head and another preset.
import { parse, serialize } from 'parse5';
import type { Lang } from '../../web/strings/index.ts';
import {
  attributeOf,
  type Element,
  elementIn,
  elementOf,
  elementsOf,
  removeAttributes,
  replace,
  setAttributes,
  setText,
} from './document.ts';
import { oEmbedPath } from './oembed.ts';
import { langs, type Page, pathOf, pictureSize, siteName } from './pages.ts';

const locales: Readonly<Record<Lang, string>> = { en: 'en_US', ko: 'ko_KR' };

/** Attributes that hold URLs. */
const kUrlAttributes = ['src', 'href', 'site'];

/** `site`: base URL; null: unknown, so URLs are relative to the page. */
export function pageHtml(template: string, page: Page, site: string | null): string {
  const up = '../'.repeat(page.path.split('/').length - 1) || './';
  const document = parse(template);
  setAttributes(elementIn(document, 'html'), { lang: page.lang });
  setText(elementIn(document, 'title'), page.title);
  for (const element of elementsOf(document)) prefixUrls(element, up);
  openPreset(elementIn(document, 'collision-playground'), page);
  replace(elementIn(document, 'meta', { name: 'description' }), headOf(page, site, up));
  return serialize(document);
}

/** Makes URLs relative to index.html relative to a page in a folder below it. */
function prefixUrls(element: Element, up: string): void {
  for (const name of kUrlAttributes) {
    const address = attributeOf(element, name);
    if (address?.startsWith('./')) setAttributes(element, { [name]: up + address.slice(2) });
  }
}

/** The front page uses the browser's language; a preset's page stores nothing for the next visit. */
function openPreset(figure: Element, { lang, preset, path }: Page): void {
  if (preset === null) {
    setAttributes(figure, { lang: path === '' ? '' : lang });
  } else {
    removeAttributes(figure, 'poster', 'autosave');
    setAttributes(figure, { lang, preset });
  }
}

function headOf(page: Page, site: string | null, up: string): Element[] {
  const { lang, preset, path, title, description } = page;
  const to = (target: string) => `${site ?? up}${target}`;
  const alternate = (hreflang: string, of: Lang) =>
    link('alternate', to(pathOf(of, preset)), { hreflang });
  const others = langs.filter((each) => each !== lang);
  return [
    named('description', description),
    link('canonical', to(path)),
    ...langs.map((each) => alternate(each, each)),
    alternate('x-default', 'en'),
    ...(site === null || preset === null ? [] : [oEmbedLink(site, page)]),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    ...(site === null ? [] : [property('og:url', to(path))]),
    property('og:image', to(page.picture)),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', page.pictureAlt),
    property('og:locale', locales[lang]),
    ...others.map((each) => property('og:locale:alternate', locales[each])),
    named('twitter:card', 'summary_large_image'),
  ];
}

const named = (name: string, content: string) => elementOf('meta', { name, content });
const property = (name: string, content: string) => elementOf('meta', { property: name, content });
const link = (rel: string, href: string, more = {}) => elementOf('link', { rel, href, ...more });
const oEmbedLink = (site: string, page: Page) =>
  link('alternate', site + oEmbedPath(page), { type: 'application/json+oembed' });
