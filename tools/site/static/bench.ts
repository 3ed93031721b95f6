// The page of the bench in each language: what it is, how it judges, and the table of pairs with links to each.
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { TaskName } from '../../../web/pages/bench/judge-messages.ts';
import {
  formOf,
  kindsOf,
  kKinds,
  kPairTasks,
  kTasks,
} from '../../../web/pages/bench/tasks-list.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import en from '../../../web/strings/bench.en.json' with { type: 'json' };
import ko from '../../../web/strings/bench.ko.json' with { type: 'json' };
import { type Lang, stringsOf, textOr } from '../../../web/strings/index.ts';
import { format, withAllKept } from '../../../web/strings/text.ts';
import { langs, linkPicture, siteName } from '../pages.ts';
import { pathsOf, type StaticPage } from './page.ts';

const words: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: withAllKept(en),
  ko: withAllKept(ko),
};

const textOf = (lang: Lang, key: string): string => words[lang][key] ?? '';

const kindName = (lang: Lang, kind: string) =>
  kind === 'obb' ? 'OBB' : textOr(stringsOf(lang), `kind.${kind}`, kind);

function taskName(lang: Lang, task: TaskName): string {
  const kinds = kindsOf(task);
  if (!kinds) return textOf(lang, `page.task.${formOf(task)}`);
  const [a, b] = kinds.map((kind) => kindName(lang, kind));
  return format(textOf(lang, 'page.task.pair'), { a: a ?? '', b: b ?? '' });
}

/** The table of pairs: a link each, to which scripts add the seal. */
function table(lang: Lang): Element {
  const cell = (row: string, column: string): Element => {
    const task = `${column}-${row}` as TaskName;
    if (!kPairTasks.includes(task)) return h('td');
    return h('td', [
      h('a', { href: `?pair=${task}`, 'data-task': task, 'aria-label': taskName(lang, task) }, '·'),
    ]);
  };
  return h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-labelledby': 'seals' }, [
    h('table', { class: 'seals' }, [
      h('thead', [
        h('tr', [
          h('td'),
          ...kKinds.map((kind) =>
            h('th', { scope: 'col', 'data-kind': kind }, h('span', kindName(lang, kind))),
          ),
        ]),
      ]),
      h(
        'tbody',
        kKinds.map((row) =>
          h('tr', [
            h('th', { scope: 'row' }, kindName(lang, row)),
            ...kKinds.map((column) => cell(row, column)),
          ]),
        ),
      ),
    ]),
  ]);
}

const chooser = (lang: Lang): Element =>
  h('label', { class: 'chooser' }, [
    h('span', textOf(lang, 'page.choose')),
    h(
      'select',
      { name: 'pair' },
      kTasks.map((task) => h('option', { value: task }, taskName(lang, task))),
    ),
  ]);

function benchPage(lang: Lang): StaticPage {
  const paths = pathsOf('bench/');
  const text = (key: string) => textOf(lang, `page.${key}`);
  const [first] = kExhibits;
  return {
    lang,
    section: 'bench',
    path: paths[lang],
    paths,
    title: `${text('title')} · ${siteName}`,
    description: text('description'),
    picture: linkPicture(pathsOf(`museum/${first?.slug}/`)[lang]),
    pictureAlt: text('title'),
    entry: 'bench',
    judges: true,
    main: () => [
      h('div', { class: 'desk' }, [
        h('header', { class: 'opening' }, [
          h('h1', text('title')),
          h('p', { class: 'question' }, text('lead')),
          h('noscript', h('p', text('noScript'))),
          h('p', { class: 'unavailable', role: 'alert', hidden: true }, text('unavailable')),
        ]),
        h('section', { class: 'workbench', 'aria-labelledby': 'function', hidden: true }, [
          h('h2', { id: 'function', class: 'heard' }, text('function')),
          h('div', { class: 'bar' }, [chooser(lang), h('div', { class: 'tools' })]),
          h('div', { class: 'note' }),
          h('div', { class: 'code' }),
          h('p', { class: 'heard', role: 'status' }),
          h('div', { class: 'controls' }),
          h('div', { class: 'outcome' }),
        ]),
        h('aside', [
          h('div', { class: 'gets' }),
          h('h2', text('rules')),
          h('p', text('rules.close')),
          h('p', text('rules.exact')),
          h('p', text('rules.tolerance')),
          h('p', text('rules.sandbox')),
        ]),
        h('section', { class: 'all-seals' }, [
          h('h2', { id: 'seals' }, text('seals')),
          h('p', { class: 'soft' }, text('seals.about')),
          table(lang),
        ]),
      ]),
    ],
  };
}

export const benchPages = (): StaticPage[] => langs.map(benchPage);
