// A static page of the site, in one language: what stands in its head, and its content between header and footer.
import type { ElementContent } from 'hast';
import type { Lang } from '../../../web/strings/index.ts';
import { folderOf } from '../../../web/strings/lang.ts';
import type { PageFacts } from '../head.ts';

/** The sections that the header leads to, and the home page. */
export type Section = 'home' | 'lessons' | 'grid' | 'museum' | 'bench';

export interface StaticPage extends PageFacts {
  /** Which link of the header is the current one. */
  readonly section: Section;
  /** The script `web/pages/<entry>/<entry>.ts`, with the styles that it imports; also the class of the body. */
  readonly entry: string;
  /** Shows figures: the script of the element is loaded as soon as the page is, not at the first interaction. */
  readonly loadsElement?: boolean;
  /** Judges visitors' code, in a sandboxed frame. */
  readonly judges?: boolean;
  /** Font files that the first screen needs, by their names before `-<hash>.woff2`. */
  readonly fonts?: readonly string[];
  /** Style sheets that its figures have before they are loaded, relative to the site's folder. */
  readonly preloadedStyles?: readonly string[];
  /** Called when the page is written: the development server writes one at a time. */
  readonly main: () => readonly ElementContent[];
}

/** The path of a page in each language, from that in English. */
export const pathsOf = (path: string): Readonly<Record<Lang, string>> => ({
  en: folderOf('en') + path,
  ko: folderOf('ko') + path,
});
