// The exhibits of the museum that a lesson warns of, as a list of links.
import { h } from 'hastscript';
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import type { Lang } from '../../../web/strings/index.ts';
import { exhibitText } from '../museum/texts.ts';
import { pathsOf } from '../static/page.ts';
import type { Replacement } from './directives.ts';

/** `up`: the way to the site's folder. @throws Error for the number of no exhibit */
export function mistakesList({ slug, exhibits }: Lesson, lang: Lang, up: string): Replacement {
  const entries = exhibits.map((number) => {
    const exhibit = kExhibits.find((each) => each.number === number);
    if (!exhibit) throw new Error(`lesson ${slug}: there is no exhibit ${number}`);
    return h('li', [
      h(
        'a',
        { href: up + pathsOf(`museum/${exhibit.slug}/`)[lang] },
        exhibitText(lang, exhibit, 'title'),
      ),
      h('span', exhibitText(lang, exhibit, 'line')),
    ]);
  });
  return { tag: 'ul', properties: { className: 'mistakes' }, children: entries };
}
