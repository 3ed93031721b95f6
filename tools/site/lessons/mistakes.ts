// The exhibits of the museum that a lesson warns of, as a list of links.
import { h } from 'hastscript';
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import type { Lang } from '../../../web/strings/index.ts';
import en from '../../../web/strings/museum.en.json' with { type: 'json' };
import ko from '../../../web/strings/museum.ko.json' with { type: 'json' };
import type { Replacement } from './directives.ts';

const words: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, ko };

/** `up`: the way to the site's folder. @throws Error for the number of no exhibit */
export function mistakesList({ slug, exhibits }: Lesson, lang: Lang, up: string): Replacement {
  const museum = `${up}${lang === 'en' ? '' : `${lang}/`}museum/`;
  const entries = exhibits.map((number) => {
    const exhibit = kExhibits.find((each) => each.number === number);
    if (!exhibit) throw new Error(`lesson ${slug}: there is no exhibit ${number}`);
    return h('li', [
      h('a', { href: `${museum}${exhibit.slug}/` }, words[lang][`${exhibit.slug}.title`] ?? ''),
      h('span', words[lang][`${exhibit.slug}.line`] ?? ''),
    ]);
  });
  return { tag: 'ul', properties: { className: 'mistakes' }, children: entries };
}
