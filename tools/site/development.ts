// The site as the development server answers with it: the pages and files of the build, each written when it is asked
// for, with the sources of their scripts in place of what is built from them.
import { parse, serialize } from 'parse5';
import { attributeOf, elementsOf, setAttributes } from './document.ts';
import { pageHtml } from './html.ts';
import { langs, pagesOf } from './pages.ts';
import { presetTexts } from './preset-texts.ts';
import { siteFiles, staticFiles, staticPages } from './static/all.ts';
import type { StaticPage } from './static/page.ts';
import { type Assets, documentOf } from './static/shell.ts';
import { kStillStyles } from './still/still-styles.ts';

/** The server's address is not the site's. */
const kSite = null;

const sources = import.meta.glob<string>('../../web/{embed,play,pages/*}/index.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A document that loads its scripts and styles from where they are in web/. `file`: of the document, from there. */
function withWholeAddresses(html: string, file: string): string {
  const document = parse(html);
  for (const element of elementsOf(document)) {
    if (!['link', 'script'].includes(element.tagName)) continue;
    for (const name of ['src', 'href']) {
      const address = attributeOf(element, name);
      if (address?.startsWith('.')) {
        setAttributes(element, { [name]: new URL(address, `file:///${file}`).pathname });
      }
    }
  }
  return serialize(document);
}

/** Pages of one document, by the folder of the site that each is in. */
const documents = new Map(
  Object.entries(sources).map(([path, html]) => {
    const file = path.replace('../../web/', '');
    const folder = file.replace(/^pages\/|index\.html$/g, '');
    return [folder, withWholeAddresses(html, file)];
  }),
);

const playgrounds = langs.flatMap((lang) => pagesOf(lang, presetTexts[lang]));

const files = [...staticFiles, ...siteFiles(staticPages, kSite)];

/** Styles and fonts come with the script. */
const assetsOf = ({ entry }: StaticPage): Assets => ({
  script: `pages/${entry}/${entry}.ts`,
  styles: [],
  fonts: [],
});

/** Of figures that are not loaded: from where they are in web/. */
const withSourceStyles = (html: string): string =>
  html.replaceAll(new RegExp(`"[./]*${kStillStyles}"`, 'g'), '"/pages/lessons/still.css"');

/** The page in a folder of the site, empty or with a trailing slash; null: there is none. */
export function pageIn(folder: string): string | null {
  const isThere = ({ path }: { readonly path: string }) => path === folder;
  const page = staticPages.find(isThere);
  if (page) return withSourceStyles(documentOf(page, assetsOf(page), kSite));
  const playground = playgrounds.find(isThere);
  if (playground) return pageHtml(documents.get('play/') ?? '', playground, kSite);
  return documents.get(folder) ?? null;
}

/** A file of the site that is no page; null: there is none. */
export const fileAt = (path: string): string | null =>
  files.find(({ fileName }) => fileName === path)?.source ?? null;
