// Elements that several static pages have.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { kHeight, kWidth } from '../../../web/scene/embed/figure-size.ts';
import { sourceAddress } from '../repository.ts';

/** What a still picture is besides its name. */
interface PosterOptions {
  /** Text alternative; without one it is decoration. */
  readonly alt?: string;
  /** In the first screen of the page. */
  readonly isFirst?: boolean;
}

/** The still picture `posters/<name>.<theme>.webp` in the reader's theme. `up`: the way to the site's folder. */
export function posterPicture(
  name: string,
  up: string,
  { alt = '', isFirst = false }: PosterOptions = {},
): Element {
  const of = (theme: 'light' | 'dark') => `${up}posters/${name}.${theme}.webp`;
  return h('picture', [
    h('source', { media: '(prefers-color-scheme: dark)', srcset: of('dark') }),
    h('img', {
      src: of('light'),
      alt,
      width: kWidth,
      height: kHeight,
      ...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' }),
    }),
  ]);
}

/** An entry of a list of cards; `line`: what is said below it. */
export const card = (
  href: string,
  picture: Element,
  number: number,
  title: string,
  line?: string,
): Element =>
  h('li', [
    h('a', { href }, [picture, h('span', { class: 'number' }, String(number)), h('strong', title)]),
    ...(line === undefined ? [] : [h('p', line)]),
  ]);

/** A page that is read before or after another; none: the list of all is in its place. */
interface Neighbor {
  readonly slug: string;
  readonly title: string;
}

/** The way to what is before and after a page, in folders beside its own. */
export function neighbors(
  words: Readonly<Record<'neighbours' | 'prev' | 'next' | 'all', string>>,
  before: Neighbor | undefined,
  after: Neighbor | undefined,
): Element {
  const linkTo = (rel: 'prev' | 'next', page: Neighbor | undefined) =>
    h('a', { rel, href: page ? `../${page.slug}/` : '../' }, [
      h('span', words[rel]),
      h('strong', page?.title ?? words.all),
    ]);
  return h('nav', { class: 'neighbors', 'aria-label': words.neighbours }, [
    linkTo('prev', before),
    linkTo('next', after),
  ]);
}

/** A file of the repository: a link where it is known, else the path. */
export function sourceLink(path: string, text = path): Element {
  const address = sourceAddress(path);
  return address === null ? h('code', path) : h('a', { href: address }, text);
}

/** Code with a button that copies it. */
export const copied = (
  code: Element,
  words: { readonly copy: string; readonly copied: string },
): Element =>
  h('div', { class: 'copied' }, [
    code,
    h(
      'button',
      { type: 'button', class: 'copy', hidden: true, 'data-copied': words.copied },
      words.copy,
    ),
  ]);
