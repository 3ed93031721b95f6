// Where the mistake of an exhibit was published, as a section of its page: what stands there, one sentence quoted, links.
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Exhibit } from '../../../web/pages/museum/exhibits/exhibit.ts';
import {
  originOf,
  type Publication,
  type Reference,
} from '../../../web/pages/museum/exhibits/publications.ts';
import type { Lang } from '../../../web/strings/index.ts';
import { exhibitText, museumText, paragraph } from './texts.ts';

/** A day in words, or a year as it is. */
function dateText(date: string, lang: Lang): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return date.length === 4 ? date : new Intl.DateTimeFormat(lang, style).format(new Date(date));
}

/** `yaustar, playcanvas/engine #828, January 5, 2017` with its link. */
function referenceParts({ url, place, by, date }: Reference, lang: Lang): ElementContent[] {
  const link = h('a', { href: url, rel: 'noopener' }, place);
  const time = date === null ? [] : [h('time', { datetime: date }, dateText(date, lang))];
  const author = by === null ? [] : [h('span', { translate: 'no' }, by)];
  return [...author, link, ...time].flatMap((part, i): ElementContent[] =>
    i === 0 ? [part] : [{ type: 'text', value: ', ' }, part],
  );
}

function citation(publication: Publication, lang: Lang): Element {
  const { kind, url, quotation } = publication;
  const source = [
    `${museumText(lang, `origin.${kind}`)}: `,
    ...referenceParts(publication, lang),
  ] as const;
  if (quotation === null) return h('p', { class: 'source' }, [...source]);
  return h('figure', { class: 'quotation' }, [
    h('blockquote', { cite: url, lang: quotation.lang }, h('p', `“${quotation.text}”`)),
    h('figcaption', { class: 'source' }, [...source]),
  ]);
}

export function originSection(exhibit: Exhibit, lang: Lang): Element[] {
  const origin = originOf(exhibit.slug);
  const heading = h('h2', { id: 'origin' }, museumText(lang, 'exhibit.origin'));
  if (origin === 'typical') {
    return [heading, h('p', museumText(lang, 'origin.typical'))];
  }
  const { repair } = origin;
  return [
    heading,
    paragraph(exhibitText(lang, exhibit, 'origin')),
    citation(origin, lang),
    ...(repair
      ? [
          h('p', { class: 'source' }, [
            `${museumText(lang, 'origin.repair')}: `,
            ...referenceParts(repair, lang),
          ]),
        ]
      : []),
  ];
}
