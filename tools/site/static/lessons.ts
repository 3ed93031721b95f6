// The pages of the lessons, and of their list, in each language.
import type { Element, ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { figureOf, sceneOf } from '../../../web/pages/lessons/figure-scene.ts';
import { lessons } from '../../../web/pages/lessons/list/index.ts';
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import type { Lang } from '../../../web/strings/index.ts';
import { format } from '../../../web/strings/text.ts';
import type { OutputFile } from '../files.ts';
import { upFrom } from '../head.ts';
import { contextOf, lessonWords, verdictText } from '../lessons/context.ts';
import { figureElement, posterOf } from '../lessons/figure.ts';
import { handlersOf } from '../lessons/handlers.ts';
import { htmlOf } from '../lessons/markdown.ts';
import { lessonText } from '../lessons/texts.ts';
import { langs, siteName } from '../pages.ts';
import { pathsOf, type StaticPage } from './page.ts';
import { searchEntries } from './search-index.ts';

const pathOf = (slug: string) => `lessons/${slug}/`;

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

function neighbours(index: number, lang: Lang): Element {
  const words = lessonWords[lang];
  const linkTo = (lesson: Lesson | undefined, rel: 'prev' | 'next') =>
    lesson
      ? h('a', { rel, href: `../${lesson.slug}/` }, [
          h('span', words[rel]),
          h('strong', lessonText(lang, lesson.slug).title),
        ])
      : h('a', { rel, href: '../' }, [h('span', words[rel]), h('strong', words.all)]);
  return h('nav', { class: 'neighbours', 'aria-label': words.neighbours }, [
    linkTo(lessons[index - 1], 'prev'),
    linkTo(lessons[index + 1], 'next'),
  ]);
}

function lessonPage(lesson: Lesson, index: number, lang: Lang): StaticPage {
  const paths = pathsOf(pathOf(lesson.slug));
  const up = upFrom(paths[lang]);
  const words = lessonWords[lang];
  const { title, question, description, body } = lessonText(lang, lesson.slug);
  const context = contextOf(lesson, lang, up);
  const main = figureOf(lesson, 'main');
  const place = { name: 'main', slug: lesson.slug, up, alt: context.altOf('main'), isFirst: true };
  const text = htmlOf(body, handlersOf(context));
  const values = { n: index + 1, count: lessons.length };
  const article = h('article', { 'data-lesson': lesson.slug }, [
    h('header', { class: 'opening' }, [
      h('p', { class: 'kicker' }, [
        h('a', { href: '../' }, format(words.kicker, values)),
        ' · ',
        h('a', { href: '../#search' }, words.search),
      ]),
      h('h1', title),
      h('p', { class: 'question' }, question),
    ]),
    h('div', { class: 'stage' }, [
      figureElement(main, place),
      h('p', { class: 'still' }, verdictText(sceneOf(main), lang)),
    ]),
    h('div', { class: 'text' }, [contents(text, words), ...(text as ElementContent[])]),
  ]);
  return {
    lang,
    section: 'lessons',
    path: paths[lang],
    paths,
    title: `${title} · ${siteName}`,
    description,
    type: 'article',
    picture: `${lang === 'en' ? '' : `${lang}/`}${pathOf(lesson.slug)}picture.jpg`,
    pictureAlt: context.altOf('main'),
    entry: 'lessons',
    fonts: ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'],
    main: [article, neighbours(index, lang)],
  };
}

/** Number, picture, title and question of each lesson. */
function indexPage(lang: Lang): StaticPage {
  const paths = pathsOf('lessons/');
  const up = upFrom(paths[lang]);
  const words = lessonWords[lang];
  const entries = lessons.map((lesson, i) => {
    const { title, question } = lessonText(lang, lesson.slug);
    const poster = (theme: string) =>
      up + posterOf(figureOf(lesson, 'main'), lesson.slug, 'main', theme);
    return h('li', [
      h('a', { href: `${lesson.slug}/` }, [
        h('picture', [
          h('source', { media: '(prefers-color-scheme: dark)', srcset: poster('dark') }),
          h('img', { src: poster('light'), alt: '', width: 768, height: 430, loading: 'lazy' }),
        ]),
        h('span', { class: 'number' }, String(i + 1)),
        h('strong', title),
      ]),
      h('p', question),
    ]);
  });
  return {
    lang,
    section: 'lessons',
    path: paths[lang],
    paths,
    title: `${words['index.title']} · ${siteName}`,
    description: words['index.description'],
    picture: `${lang === 'en' ? '' : `${lang}/`}${pathOf(lessons[0]?.slug ?? '')}picture.jpg`,
    pictureAlt: words['index.title'],
    entry: 'lessons',
    main: [
      h('div', { class: 'list' }, [
        h('h1', words['index.title']),
        h('p', { class: 'question' }, words['index.question']),
        h('div', { class: 'search', id: 'search', hidden: true }),
        h('ol', { class: 'cards' }, entries),
      ]),
    ],
  };
}

/** What the search looks through, in each language. */
export function lessonFiles(): OutputFile[] {
  return langs.map((lang) => {
    const entries = lessons.flatMap((lesson) => {
      const { slug } = lesson;
      const { title, question, body } = lessonText(lang, slug);
      const context = contextOf(lesson, lang, upFrom(pathsOf(pathOf(slug))[lang]));
      return searchEntries({ slug, title, question, body: htmlOf(body, handlersOf(context)) });
    });
    return { fileName: `${pathsOf('lessons/')[lang]}search.json`, source: JSON.stringify(entries) };
  });
}

export function lessonPages(): StaticPage[] {
  return langs.flatMap((lang) => [
    indexPage(lang),
    ...lessons.map((lesson, i) => lessonPage(lesson, i, lang)),
  ]);
}
