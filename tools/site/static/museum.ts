// The pages of the museum: the list of exhibits, and a page each, in both languages.
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isTask } from '../../../web/pages/bench/tasks-list.ts';
import { lessons } from '../../../web/pages/lessons/list/index.ts';
import { type Exhibit, kGroups, taskOf } from '../../../web/pages/museum/exhibits/exhibit.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import type { Lang } from '../../../web/strings/index.ts';
import { upFrom } from '../head.ts';
import { lessonText } from '../lessons/texts.ts';
import {
  altOf,
  answersOf,
  changesOf,
  figureOf,
  functionOf,
  posterName,
} from '../museum/exhibit-parts.ts';
import { originSection } from '../museum/origin-section.ts';
import { exhibitText, museumText, paragraph } from '../museum/texts.ts';
import { langs, linkPicture, siteName } from '../pages.ts';
import { card, neighbors, posterPicture } from './elements.ts';
import { pathsOf, type StaticPage } from './page.ts';

/** As they are shown: group by group. */
export const shownExhibits: readonly Exhibit[] = kGroups.flatMap((group) =>
  kExhibits.filter((exhibit) => exhibit.group === group),
);

/** A link that opens its function in the bench; nothing where the bench has no such task. */
function benchLink(exhibit: Exhibit, lang: Lang): ElementContent[] {
  const task = taskOf(exhibit);
  if (!isTask(task)) return [];
  const href = `../../bench/?pair=${task}&exhibit=${exhibit.slug}`;
  return [{ type: 'text', value: ' ' }, h('a', { href }, museumText(lang, 'exhibit.bench'))];
}

function exhibitNeighbors(exhibit: Exhibit, lang: Lang): Element {
  const index = shownExhibits.indexOf(exhibit);
  const text = (name: string) => museumText(lang, `exhibit.${name}`);
  const words = {
    ...{ neighbours: text('neighbours'), all: text('all') },
    ...{ prev: text('prev'), next: text('next') },
  };
  const titled = (other: Exhibit | undefined) =>
    other && { slug: other.slug, title: exhibitText(lang, other, 'title') };
  return neighbors(words, titled(shownExhibits[index - 1]), titled(shownExhibits[index + 1]));
}

/** Links to the lessons that warn of a mistake; none: nothing. */
function lessonsAbout({ number }: Exhibit, lang: Lang): Element[] {
  const found = lessons.filter(({ exhibits }) => exhibits.includes(number));
  if (found.length === 0) return [];
  return [
    h('h2', museumText(lang, 'exhibit.lessons')),
    h(
      'ul',
      { class: 'links' },
      found.map(({ slug }) =>
        h('li', h('a', { href: `../../lessons/${slug}/` }, lessonText(lang, slug).title)),
      ),
    ),
  ];
}

function exhibitPage(exhibit: Exhibit, lang: Lang): StaticPage {
  const { slug, number } = exhibit;
  const paths = pathsOf(`museum/${slug}/`);
  const up = upFrom(paths[lang]);
  const title = exhibitText(lang, exhibit, 'title');
  const values = { n: number, count: kExhibits.length };
  const heading = (part: string, id?: string) =>
    h('h2', id ? { id } : {}, museumText(lang, `exhibit.${part}`));
  const article = () =>
    h('article', { 'data-exhibit': slug }, [
      h('header', { class: 'opening' }, [
        h('p', { class: 'kicker' }, [
          h('a', { href: '../' }, museumText(lang, 'exhibit.kicker', values)),
        ]),
        h('h1', title),
        h('p', { class: 'question' }, exhibitText(lang, exhibit, 'line')),
      ]),
      h('div', { class: 'stage' }, [figureOf(exhibit, lang, up), answersOf(exhibit, lang)]),
      h('div', { class: 'text' }, [
        heading('what'),
        paragraph(exhibitText(lang, exhibit, 'what')),
        heading('why'),
        paragraph(exhibitText(lang, exhibit, 'why')),
      ]),
      h('section', { class: 'workbench', 'aria-labelledby': 'code' }, [
        heading('code', 'code'),
        h('div', { class: 'code' }, [functionOf(exhibit)]),
        h('p', { class: 'heard', role: 'status' }),
        h('div', { class: 'controls', hidden: true }),
        h('p', { class: 'soft' }, [museumText(lang, 'exhibit.edit'), ...benchLink(exhibit, lang)]),
        h('div', { class: 'outcome' }),
      ]),
      h('div', { class: 'text change' }, [
        heading('change'),
        paragraph(exhibitText(lang, exhibit, 'change')),
        ...changesOf(exhibit, lang),
        ...originSection(exhibit, lang),
        ...lessonsAbout(exhibit, lang),
      ]),
    ]);
  return {
    lang,
    section: 'museum',
    path: paths[lang],
    paths,
    title: `${title} · ${siteName}`,
    description: museumText(lang, 'exhibit.description', {
      line: exhibitText(lang, exhibit, 'line'),
    }),
    type: 'article',
    picture: linkPicture(paths[lang]),
    pictureAlt: altOf(exhibit, lang),
    entry: 'museum',
    judges: true,
    main: () => [article(), exhibitNeighbors(exhibit, lang)],
  };
}

const exhibitCard = (exhibit: Exhibit, lang: Lang, up: string): Element =>
  card(
    `${exhibit.slug}/`,
    posterPicture(posterName(exhibit), up),
    exhibit.number,
    exhibitText(lang, exhibit, 'title'),
    exhibitText(lang, exhibit, 'line'),
  );

function indexPage(lang: Lang): StaticPage {
  const paths = pathsOf('museum/');
  const up = upFrom(paths[lang]);
  const [first] = shownExhibits;
  if (!first) throw new Error('the museum is empty');
  const groups = kGroups.flatMap((group) => [
    h('h2', museumText(lang, `group.${group}`)),
    h(
      'ol',
      { class: 'cards' },
      shownExhibits
        .filter((each) => each.group === group)
        .map((each) => exhibitCard(each, lang, up)),
    ),
  ]);
  const bench = h('p', { class: 'bench-link' }, [
    h('a', { class: 'button primary', href: '../bench/' }, museumText(lang, 'page.bench')),
    h('span', museumText(lang, 'page.bench.line')),
  ]);
  return {
    lang,
    section: 'museum',
    path: paths[lang],
    paths,
    title: `${museumText(lang, 'page.title')} · ${siteName}`,
    description: museumText(lang, 'page.description', { count: kExhibits.length }),
    picture: linkPicture(pathsOf(`museum/${first.slug}/`)[lang]),
    pictureAlt: museumText(lang, 'page.title'),
    entry: 'museum',
    main: () => [
      h('div', { class: 'list' }, [
        h('h1', museumText(lang, 'page.title')),
        h('p', { class: 'question' }, museumText(lang, 'page.lead', { count: kExhibits.length })),
        bench,
        ...groups,
      ]),
    ],
  };
}

export function museumPages(): StaticPage[] {
  return langs.flatMap((lang) => [
    indexPage(lang),
    ...shownExhibits.map((exhibit) => exhibitPage(exhibit, lang)),
  ]);
}
