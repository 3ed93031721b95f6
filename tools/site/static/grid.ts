// The grid page in each language: the table of all pairs, and beside it what is known about the chosen one.
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Kind } from '../../../web/core/index.ts';
import { type Lang, stringsOf, textOr } from '../../../web/strings/index.ts';
import { methodName } from '../../../web/strings/pair-method.ts';
import { format } from '../../../web/strings/text.ts';
import { upFrom } from '../head.ts';
import { langs, linkPicture, pathOf, siteName } from '../pages.ts';
import { presetTexts } from '../preset-texts.ts';
import { pathsOf, type StaticPage } from './page.ts';
import { gridWords, pairDetails, presetOfPair } from './pair-details.ts';
import {
  familyOf,
  kFamilyNames,
  pairKey,
  tableKinds,
  tablePair,
  tablePairs,
} from './pair-table.ts';

/** The pair that is shown before one is chosen. */
const kFirst = tablePair('obb', 'obb');

function cell(a: Kind, b: Kind, lang: Lang): Element {
  const strings = stringsOf(lang);
  const pair = tablePair(a, b);
  const { generalCount: count, method } = pair;
  const full = methodName(pair, strings);
  const short = methodName(pair, strings, 'method.short');
  const name = count === 1 ? textOr(strings, `method.short.${method}.one`, short) : short;
  const values = { a: strings[`kind.${a}`], b: strings[`kind.${b}`], count, method: full };
  const label = format(gridWords[lang].cell, values);
  return h('td', [
    h('a', { href: `#${pairKey(pair)}`, class: familyOf(pair), 'aria-label': label }, [
      h('b', String(count)),
      ' ',
      h('span', name),
    ]),
  ]);
}

function table(lang: Lang): Element {
  const strings = stringsOf(lang);
  const name = (kind: Kind) => strings[`kind.${kind}`];
  return h('div', { class: 'scroller' }, [
    h('table', { class: 'pairs', 'aria-label': gridWords[lang].table }, [
      h('thead', [
        h('tr', [h('td'), ...tableKinds.map((b) => h('th', { scope: 'col' }, h('span', name(b))))]),
      ]),
      h(
        'tbody',
        tableKinds.map((a) =>
          h('tr', [h('th', { scope: 'row' }, name(a)), ...tableKinds.map((b) => cell(a, b, lang))]),
        ),
      ),
    ]),
  ]);
}

const legend = (lang: Lang): Element =>
  h(
    'ul',
    { class: 'legend' },
    kFamilyNames.map((family) =>
      h('li', [h('i', { class: family }), gridWords[lang][`family.${family}`]]),
    ),
  );

function gridPage(lang: Lang): StaticPage {
  const paths = pathsOf('grid/');
  const up = upFrom(paths[lang]);
  const words = gridWords[lang];
  const preset = presetOfPair(kFirst);
  const counts = { kinds: tableKinds.length, pairs: tablePairs.length };
  const first = [kFirst, ...tablePairs.filter((pair) => pair !== kFirst)];
  return {
    lang,
    section: 'grid',
    path: paths[lang],
    paths,
    title: `${words.title} · ${siteName}`,
    description: words.description,
    picture: linkPicture(pathOf(lang, preset)),
    pictureAlt: presetTexts[lang].find(({ key }) => key === preset)?.pictureAlt ?? '',
    entry: 'grid',
    loadsElement: true,
    main: () => [
      h('div', { class: 'left' }, [
        h('h1', { id: 'heading' }, words.heading),
        h('p', { class: 'lead' }, format(words.lead, counts)),
        table(lang),
        legend(lang),
      ]),
      h('div', { class: 'details' }, [
        h('div', { class: 'figure', hidden: true, 'data-site': up, 'data-lang': lang }),
        ...first.map((pair) => pairDetails(pair, lang, up)),
      ]),
    ],
  };
}

export const gridPages = (): StaticPage[] => langs.map(gridPage);
