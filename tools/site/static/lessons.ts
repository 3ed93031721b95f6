// The pages of the lessons, and of their list, in each language.
import type { Element, ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { figureOf, sceneOf } from '../../../web/pages/lessons/figure-scene.ts';
import { chapters, lessons } from '../../../web/pages/lessons/list/index.ts';
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import { isMoving } from '../../../web/scene/clock.ts';
import type { Lang } from '../../../web/strings/index.ts';
import { format } from '../../../web/strings/text.ts';
import type { OutputFile } from '../files.ts';
import { upFrom } from '../head.ts';
import { contextOf, lessonWords } from '../lessons/context.ts';
import { figureElement, posterName } from '../lessons/figure.ts';
import { formulasOf, handlersOf, type LessonContext } from '../lessons/handlers.ts';
import { htmlOf } from '../lessons/markdown.ts';
import { type LessonText, lessonText } from '../lessons/texts.ts';
import { langs, linkPicture, siteName } from '../pages.ts';
import { kStillStyles } from '../still/still-styles.ts';
import { card, neighbors, posterPicture } from './elements.ts';
import { pathsOf, type StaticPage } from './page.ts';
import { pairTitle } from './pair-details.ts';
import { pairKey } from './pair-table.ts';
import { searchEntries } from './search-index.ts';

const lessonPaths = (slug: string) => pathsOf(`lessons/${slug}/`);

/** A lesson in one language, its text filled in and as HTML. */
interface WrittenLesson {
  readonly lesson: Lesson;
  readonly text: LessonText;
  readonly context: LessonContext;
  /** Written when it is first read, which takes most of the time of a page. */
  readonly body: readonly RootContent[];
}

function written(lesson: Lesson, lang: Lang): WrittenLesson {
  const text = lessonText(lang, lesson.slug);
  const context = contextOf(lesson, lang, upFrom(lessonPaths(lesson.slug)[lang]));
  let body: readonly RootContent[] | undefined;
  return {
    lesson,
    text,
    context,
    get body() {
      body ??= htmlOf(text.body, handlersOf(context), formulasOf(context));
      return body;
    },
  };
}

/** In the order in which they are read; pages and search have the same. */
const writtenLessons: Readonly<Record<Lang, readonly WrittenLesson[]>> = {
  en: lessons.map((lesson) => written(lesson, 'en')),
  ko: lessons.map((lesson) => written(lesson, 'ko')),
};

const isElement = (node: RootContent): node is Element => node.type === 'element';

/** The headings of a text, as links to them. */
function contents(body: readonly RootContent[], words: (typeof lessonWords)[Lang]): Element {
  const headings = body.filter(isElement).filter(({ tagName }) => tagName === 'h2');
  const entries = headings.map((heading) =>
    h('li', h('a', { href: `#${String(heading.properties['id'])}` }, textOf(heading))),
  );
  return h('nav', { class: 'contents', 'aria-labelledby': 'contents' }, [
    h('h2', { id: 'contents' }, words.contents),
    h('ol', entries),
  ]);
}

function lessonNeighbors(index: number, lang: Lang): Element {
  const titled = (written: WrittenLesson | undefined) =>
    written && { slug: written.lesson.slug, title: written.text.title };
  const all = writtenLessons[lang];
  return neighbors(lessonWords[lang], titled(all[index - 1]), titled(all[index + 1]));
}

/** The question that a lesson leaves open, and the way to the lesson that answers it. */
function onward({ next }: LessonText, index: number, lang: Lang): Element[] {
  const after = writtenLessons[lang][index + 1];
  if (next === null || !after) return [];
  return [
    h('p', { class: 'onward' }, [
      h('span', next),
      ' ',
      h('a', { href: `../${after.lesson.slug}/` }, after.text.title),
    ]),
  ];
}

/** The pairs that a lesson teaches, in the grid: there they can be opened, and a test of one's own be judged. */
function pairLinks({ pairs }: Lesson, lang: Lang): Element {
  const words = lessonWords[lang];
  const links = pairs.flatMap(([a, b], i) => [
    ...(i > 0 ? [', '] : []),
    h('a', { href: `../../grid/#${pairKey({ a, b })}` }, pairTitle({ a, b }, lang)),
  ]);
  return h('p', { class: 'pairs' }, [words.pairs, ' ', ...links]);
}

function lessonPage(written: WrittenLesson, index: number, lang: Lang): StaticPage {
  const { lesson, context } = written;
  const { slug } = lesson;
  const { title, question, description } = written.text;
  const paths = lessonPaths(slug);
  const words = lessonWords[lang];
  const { up } = context;
  const alt = context.altOf('main');
  const poster = posterName(lesson, 'main');
  const shown = context.sceneIn('main');
  const vectors = context.vectorsIn('main');
  const place = { name: 'main', poster, up, alt, lang, shown, vectors, isFirst: true };
  const values = { n: index + 1, count: lessons.length };
  const article = () =>
    h('article', { 'data-lesson': slug }, [
      h('header', { class: 'opening' }, [
        h('p', { class: 'kicker' }, [
          h('a', { href: '../' }, format(words.kicker, values)),
          ' · ',
          h('a', { href: '../#search' }, words.search),
        ]),
        h('h1', title),
        h('p', { class: 'question' }, question),
      ]),
      h('div', { class: isMoving(sceneOf(figureOf(lesson, 'main'))) ? 'stage moving' : 'stage' }, [
        figureElement(figureOf(lesson, 'main'), place),
        h('p', { class: 'still' }, context.verdictOf('main')),
      ]),
      h('div', { class: 'text' }, [
        contents(written.body, words),
        ...(written.body as ElementContent[]),
        pairLinks(lesson, lang),
        ...onward(written.text, index, lang),
      ]),
    ]);
  return {
    lang,
    section: 'lessons',
    path: paths[lang],
    paths,
    title: `${title} · ${siteName}`,
    description,
    type: 'article',
    picture: linkPicture(paths[lang]),
    pictureAlt: alt,
    entry: 'lessons',
    fonts: ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'],
    preloadedStyles: [kStillStyles],
    main: () => [article(), lessonNeighbors(index, lang)],
  };
}

/** Number, picture, title and question of each lesson. */
function indexPage(lang: Lang): StaticPage {
  const paths = pathsOf('lessons/');
  const up = upFrom(paths[lang]);
  const words = lessonWords[lang];
  const entry = (lesson: Lesson) => {
    const { title, question } = lessonText(lang, lesson.slug);
    const picture = posterPicture(posterName(lesson, 'main'), up);
    return card(`${lesson.slug}/`, picture, lessons.indexOf(lesson) + 1, title, question);
  };
  const parts = chapters.map(({ name, lessons: own }) =>
    h('section', { class: 'chapter', 'aria-labelledby': name }, [
      h('h2', { id: name }, words[`chapter.${name}`]),
      h('p', words[`chapter.${name}.text`]),
      h('ol', { class: 'cards' }, own.map(entry)),
    ]),
  );
  return {
    lang,
    section: 'lessons',
    path: paths[lang],
    paths,
    title: `${words['index.title']} · ${siteName}`,
    description: format(words['index.description'], { count: lessons.length }),
    picture: linkPicture(lessonPaths(lessons[0]?.slug ?? '')[lang]),
    pictureAlt: words['index.title'],
    entry: 'lessons',
    main: () => [
      h('div', { class: 'list' }, [
        h('h1', words['index.title']),
        h('p', { class: 'question' }, format(words['index.question'], { count: lessons.length })),
        h('div', { class: 'search', id: 'search', hidden: true }),
        ...parts,
      ]),
    ],
  };
}

/** What the search looks through, in each language. */
export function lessonFiles(): OutputFile[] {
  return langs.map((lang) => ({
    fileName: `${pathsOf('lessons/')[lang]}search.json`,
    get source() {
      const entries = writtenLessons[lang].flatMap(({ lesson: { slug }, text, body }) =>
        searchEntries({ slug, ...text, body }),
      );
      return JSON.stringify(entries);
    },
  }));
}

export function lessonPages(): StaticPage[] {
  return langs.flatMap((lang) => [
    indexPage(lang),
    ...writtenLessons[lang].map((written, i) => lessonPage(written, i, lang)),
  ]);
}
