// What search engines and sites that show links read in the head of a page: tags without their element type.
import type { Lang } from '../../web/strings/index.ts';
import { langs, pictureSize, siteName } from './pages.ts';

/** One tag: its element's name and its attributes. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page as others speak of it. Paths are relative to the site's folder, empty or with a trailing slash. */
export interface PageFacts {
  readonly lang: Lang;
  readonly path: string;
  /** The same page in each language. */
  readonly paths: Readonly<Record<Lang, string>>;
  readonly title: string;
  /** Of the same page in each language, for a script that shows it in another one. */
  readonly titles?: Readonly<Record<Lang, string>>;
  readonly description: string;
  /** File of 1200 × 630 pixels. */
  readonly picture: string;
  readonly pictureAlt: string;
  /** Open Graph type. Default: website. */
  readonly type?: 'website' | 'article';
}

const locales: Readonly<Record<Lang, string>> = { en: 'en_US', ko: 'ko_KR' };

export const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
export const link = (rel: string, href: string, more = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/** The way from a page back to the site's folder. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1) || './';

/** `site`: base URL; null: unknown, so URLs are relative to the page. */
export function headTags(page: PageFacts, site: string | null): HeadTag[] {
  const { lang, path, paths, title, description } = page;
  const to = (target: string) => `${site ?? upFrom(path)}${target}`;
  const alternate = (hreflang: string, of: Lang, more = {}) =>
    link('alternate', to(paths[of]), { hreflang, ...more });
  const others = langs.filter((each) => each !== lang);
  return [
    named('description', description),
    link('canonical', to(path)),
    ...langs.map((each) => alternate(each, each, page.titles && { title: page.titles[each] })),
    alternate('x-default', 'en'),
    property('og:type', page.type ?? 'website'),
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
