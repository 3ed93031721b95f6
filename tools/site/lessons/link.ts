// A link to another lesson, by its number in the order of reading.
import { lessons } from '../../../web/pages/lessons/list/index.ts';
import type { Lang } from '../../../web/strings/index.ts';
import en from '../../../web/strings/lessons.en.json' with { type: 'json' };
import ko from '../../../web/strings/lessons.ko.json' with { type: 'json' };
import { format } from '../../../web/strings/text.ts';
import type { Replacement } from './directives.ts';
import { lessonText } from './texts.ts';

const words = { en, ko } as const;

/** From the page of a lesson. @throws Error for the slug of no lesson */
export function lessonLink(slug: string, lang: Lang): Replacement {
  const index = lessons.findIndex((each) => each.slug === slug);
  if (index < 0) throw new Error(`there is no lesson "${slug}"`);
  const value = format(words[lang]['lesson.number'], { n: index + 1 });
  return {
    tag: 'a',
    properties: { href: `../${slug}/`, title: lessonText(lang, slug).title },
    children: [{ type: 'text', value }],
  };
}
