// What the grid page tells about one pair: method, candidates, source, lessons, and who answers wrongly.
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { CatalogPair } from '../../../web/core/catalog.ts';
import type { Kind } from '../../../web/core/index.ts';
import { lessons } from '../../../web/pages/lessons/list/index.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import { presets } from '../../../web/presets/index.ts';
import { itemById } from '../../../web/scene/scene.ts';
import en from '../../../web/strings/grid.en.json' with { type: 'json' };
import ko from '../../../web/strings/grid.ko.json' with { type: 'json' };
import { type Lang, stringsOf } from '../../../web/strings/index.ts';
import { methodName } from '../../../web/strings/pair-method.ts';
import { format, withAllKept } from '../../../web/strings/text.ts';
import { methodsOf } from '../../../web/textbook/methods.ts';
import { core } from '../lessons/context.ts';
import { lessonText } from '../lessons/texts.ts';
import { exhibitText } from '../museum/texts.ts';
import { presetTexts } from '../preset-texts.ts';
import { posterPicture, sourceLink } from './elements.ts';
import { nearContactOf } from './near-contact.ts';
import { pairKey } from './pair-table.ts';
import { textbookLanguages } from './textbook-languages.ts';

export const gridWords = { en: withAllKept(en), ko: withAllKept(ko) };

/** Of the extra directions for parallel and flat shapes. */
const kFlatGroup = core.catalog.codes.stepGroup.indexOf('flat');

/** Whether two kinds are those of a pair, in either order. */
const isPairOf = (
  [first, second]: readonly (Kind | undefined)[],
  { a, b }: Pick<CatalogPair, 'a' | 'b'>,
): boolean => (first === a && second === b) || (first === b && second === a);

/** The key of the first preset that shows a pair. */
export function presetOfPair({ a, b }: Pick<CatalogPair, 'a' | 'b'>): string {
  const preset = presets.find(({ scene }) =>
    isPairOf(
      (scene.pair ?? []).map((id) => itemById(scene, id)?.shape.kind),
      { a, b },
    ),
  );
  if (!preset) throw new Error(`no preset shows ${a} and ${b}`);
  return preset.key;
}

export const pairTitle = ({ a, b }: Pick<CatalogPair, 'a' | 'b'>, lang: Lang): string => {
  const strings = stringsOf(lang);
  return `${strings[`kind.${a}`]} × ${strings[`kind.${b}`]}`;
};

function candidatesOf(pair: CatalogPair, lang: Lang): ElementContent[] {
  const words = gridWords[lang];
  const { generalCount: count, candidates } = pair;
  const all = candidates.length;
  const hasOthers = candidates.some(({ group }) => group !== kFlatGroup) && all > count;
  const values = { a: 'A', b: 'B', line: stringsOf(lang)['name.line'] };
  const chips = candidates.map(({ name, group }) =>
    h(
      'code',
      { ...(hasOthers && group === kFlatGroup && { class: 'rare' }) },
      format(name, values),
    ),
  );
  const text = all > count ? words['candidates.more'] : words['candidates.all'];
  return [
    h('span', format(text, { count, all })),
    h(
      'span',
      { class: 'chips' },
      chips.flatMap((chip) => [chip, ' ']),
    ),
  ];
}

function lessonLinks({ a, b }: CatalogPair, lang: Lang): ElementContent[] {
  const found = lessons.filter(({ pairs }) => pairs.some((kinds) => isPairOf(kinds, { a, b })));
  if (found.length === 0) return [gridWords[lang]['lessons.none']].map((text) => h('span', text));
  return found.map(({ slug }) =>
    h('a', { href: `../lessons/${slug}/` }, lessonText(lang, slug).title),
  );
}

function exhibitLinks(pair: CatalogPair, lang: Lang): ElementContent[] {
  const key = pairKey(pair);
  return kExhibits
    .filter(({ pairs }) => pairs.includes(key))
    .map((exhibit) =>
      h('a', { href: `../museum/${exhibit.slug}/` }, exhibitText(lang, exhibit, 'title')),
    );
}

function nearContact(pair: CatalogPair, lang: Lang): Element[] {
  const words = gridWords[lang];
  const { textbook, libraries } = nearContactOf(pair);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const found: Element[] = [];
  if (textbook) {
    const { asked, lost, invented } = textbook;
    found.push(h('p', format(words['near.textbook'], { asked, lost, invented })));
  }
  if (libraries) {
    const { asked, answers } = libraries;
    const date = day.format(new Date(libraries.date));
    const most = Math.max(...answers.map(({ wrong }) => wrong));
    found.push(
      h('p', format(words['near.libraries'], { asked, date })),
      h(
        'ul',
        { class: 'libraries' },
        answers.map(({ title, version, wrong }) =>
          h('li', [
            h('span', [title, ' ', h('small', version)]),
            h('i', {
              'aria-hidden': 'true',
              style: `--part: ${wrong === 0 ? 0 : (wrong / most).toFixed(3)}`,
            }),
            h(
              'b',
              { class: wrong > 0 ? 'wrong' : 'right' },
              format(words['near.wrong'], { wrong }),
            ),
          ]),
        ),
      ),
    );
  }
  return found;
}

/** In which languages the textbook has code of a pair, and which; empty: in none. */
function textbookText({ name }: CatalogPair, lang: Lang): string {
  const words = gridWords[lang];
  const languages = textbookLanguages(name).join(', ');
  if (languages === '') return '';
  const methods = methodsOf(name).flatMap((method) =>
    method === 'test' ? [] : [words[`textbook.${method}`]],
  );
  if (methods.length === 0) return format(words['textbook.text'], { languages });
  const list = new Intl.ListFormat(lang, { style: 'long' }).format(methods);
  return format(words['textbook.methods'], { languages, methods: list });
}

const row = (term: string, ...content: readonly ElementContent[]): Element =>
  h('div', [h('dt', term), h('dd', [...content])]);

/** `up`: the way to the site's folder. */
export function pairDetails(pair: CatalogPair, lang: Lang, up: string): Element {
  const words = gridWords[lang];
  const key = pairKey(pair);
  const preset = presetOfPair(pair);
  const alt = presetTexts[lang].find((each) => each.key === preset)?.pictureAlt ?? '';
  const near = nearContact(pair, lang);
  const exhibits = exhibitLinks(pair, lang);
  const textbook = textbookText(pair, lang);
  return h('section', { class: 'pair', id: key, 'data-preset': preset, tabindex: -1 }, [
    h('div', { class: 'still' }, [posterPicture(preset, up, { alt })]),
    h('h2', pairTitle(pair, lang)),
    h('dl', [
      row(words.method, h('span', methodName(pair, stringsOf(lang)))),
      row(words.candidates, ...candidatesOf(pair, lang)),
      row(words.source, sourceLink(`cpp/${pair.file}`)),
      ...(textbook === '' ? [] : [row(words.textbook, h('span', textbook))]),
      row(words.lessons, ...lessonLinks(pair, lang)),
      ...(exhibits.length > 0 ? [row(words.mistakes, ...exhibits)] : []),
      ...(near.length > 0 ? [row(words.near, ...near)] : []),
    ]),
    h('p', { class: 'actions' }, [
      h('a', { class: 'button', href: `../p/${preset}/` }, words.open),
      h('a', { class: 'button', href: `../bench/?pair=${key}` }, words.judge),
    ]),
  ]);
}
