// A page's HTML: the play/index.html that Vite built, with another head and another preset.
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
import { headTags, link, type PageFacts, upFrom } from './head.ts';
import { oEmbedPath } from './oembed.ts';
import { langs, type Page, pathOf } from './pages.ts';

/** On the development server without the titles of other languages. */
type TitledPage = Page & Pick<PageFacts, 'titles'>;

/** Attributes that hold URLs. */
const kUrlAttributes = ['src', 'href', 'site'];

/** `site`: base URL; null: unknown, so URLs are relative to the page. */
export function pageHtml(template: string, page: TitledPage, site: string | null): string {
  const up = upFrom(page.path);
  const document = parse(template);
  setAttributes(elementIn(document, 'html'), { lang: page.lang });
  setText(elementIn(document, 'title'), page.title);
  for (const element of elementsOf(document)) prefixUrls(element, up);
  openPreset(elementIn(document, 'collision-playground'), page);
  replace(elementIn(document, 'meta', { name: 'description' }), headOf(page, site));
  return serialize(document);
}

/** Makes URLs of files of the site, as the playground names them from its folder, relative to another page. */
function prefixUrls(element: Element, up: string): void {
  for (const name of kUrlAttributes) {
    const address = attributeOf(element, name);
    if (address?.startsWith('../')) setAttributes(element, { [name]: up + address.slice(3) });
  }
}

/** The playground in English uses the browser's language; a preset's page stores nothing for the next visit. */
function openPreset(figure: Element, { lang, preset, path }: Page): void {
  if (preset === null) {
    setAttributes(figure, { lang: path === pathOf('en', null) ? '' : lang });
  } else {
    removeAttributes(figure, 'poster', 'autosave');
    setAttributes(figure, { lang, preset });
  }
}

function headOf(page: TitledPage, site: string | null): Element[] {
  const { lang, preset } = page;
  const paths = Object.fromEntries(langs.map((each) => [each, pathOf(each, preset)]));
  const tags = headTags({ ...page, lang, paths: paths as Record<Lang, string> }, site);
  const embed = site === null || preset === null ? [] : [oEmbedLink(site, page)];
  return [...tags, ...embed].map(({ tag, attributes }) => elementOf(tag, attributes));
}

const oEmbedLink = (site: string, page: Page) =>
  link('alternate', site + oEmbedPath(page), { type: 'application/json+oembed' });
