// The addresses that an HTML document names, and where they lead in the site.
import { parse } from 'parse5';
import { attributeOf, type Element, elementsOf } from '../../../../../tools/site/document.ts';

const kAddresses = ['href', 'src', 'srcset', 'poster'];

export interface Link {
  /** As it is written. */
  readonly address: string;
  /** Relative to the site's folder; null: another site. */
  readonly file: string | null;
  readonly isSecure: boolean;
  /** The id of a part of the page; null: the whole page. */
  readonly part: string | null;
}

function linkOf(address: string, page: URL, site: string): Link {
  const { href, hash, search, protocol } = new URL(address, page);
  const isSecure = protocol === 'https:';
  if (!href.startsWith(site)) return { address, file: null, isSecure, part: null };
  const path = decodeURI(new URL(address, page).href.slice(site.length).replace(/[?#].*$/, ''));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  // behind a question mark a page of one document for all languages reads its own parameters
  const part = hash === '' || search !== '' ? null : decodeURIComponent(hash.slice(1));
  return { address, file, isSecure, part };
}

const addressesOf = (element: Element): string[] =>
  kAddresses
    .flatMap((name) => attributeOf(element, name) ?? [])
    .filter((address) => !/^(data|mailto):/.test(address));

/** `path`: of the page; `site`: base URL of the site. */
export const linksIn = (html: string, path: string, site: string): readonly Link[] =>
  elementsOf(parse(html))
    .flatMap(addressesOf)
    .map((address) => linkOf(address, new URL(path, site), site));
