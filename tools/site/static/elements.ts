// Elements that several static pages have.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { sourceAddress } from '../repository.ts';

/** A still picture in the reader's theme. `of`: its address in a theme. */
export const themedPicture = (
  of: (theme: 'light' | 'dark') => string,
  size: { readonly width: number; readonly height: number },
  alt = '',
): Element =>
  h('picture', [
    h('source', { media: '(prefers-color-scheme: dark)', srcset: of('dark') }),
    h('img', { src: of('light'), alt, ...size, loading: 'lazy' }),
  ]);

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
