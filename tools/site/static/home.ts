// The home page in each language.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { lessons } from '../../../web/pages/lessons/list/index.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import { openingPreset, presetByKey } from '../../../web/presets/index.ts';
import { itemById } from '../../../web/scene/scene.ts';
import en from '../../../web/strings/home.en.json' with { type: 'json' };
import ko from '../../../web/strings/home.ko.json' with { type: 'json' };
import type { Lang } from '../../../web/strings/index.ts';
import { format, withAllKept } from '../../../web/strings/text.ts';
import { upFrom } from '../head.ts';
import { core } from '../lessons/context.ts';
import { figureElement, posterName } from '../lessons/figure.ts';
import { lessonText } from '../lessons/texts.ts';
import { langs, linkPicture, pathOf, siteTexts } from '../pages.ts';
import { presetTexts } from '../preset-texts.ts';
import { kStillStyles } from '../still/still-styles.ts';
import { card, posterPicture } from './elements.ts';
import { threeWays } from './home-ways.ts';
import { offlineSwitch } from './offline-switch.ts';
import { pathsOf, type StaticPage } from './page.ts';
import { familyOf, tableKinds, tablePair, tablePairs } from './pair-table.ts';

const words = { en: withAllKept(en), ko: withAllKept(ko) };

/** Presets that show how different pairs are. */
const kExamples = ['ray-triangle', 'capsule-obb', 'sphere-plane'];
export type HomeWords = (typeof words)[Lang];

/** Of the boxes that the page shows: how many axes were on the list, and the one that separates. */
function openingFacts() {
  const scene = presetByKey(openingPreset)?.scene;
  const [a, b] = (scene?.pair ?? []).map((id) => scene && itemById(scene, id)?.shape);
  if (!(a && b)) throw new Error(`the preset ${openingPreset} has no pair`);
  const { steps, candidate } = core.explain(a, b);
  const separating = steps.filter(({ status }) => status === 'separates');
  if (candidate === null || separating.length !== 1) {
    throw new Error(`the preset ${openingPreset} is not separated by one axis only`);
  }
  return { count: steps.length, axis: candidate };
}

function opening(lang: Lang, up: string, pictureAlt: string): Element {
  const text = words[lang];
  const preset = presetByKey(openingPreset);
  if (!preset) throw new Error(`there is no preset "${openingPreset}"`);
  const place = {
    name: 'main',
    poster: openingPreset,
    up,
    alt: pictureAlt,
    lang,
    shown: preset.scene,
    isFirst: true,
  };
  const first = lessons[0]?.slug;
  return h('section', { class: 'opening' }, [
    figureElement({ preset: openingPreset, ui: 'min' }, place),
    h('div', { class: 'words' }, [
      h('h1', text.title),
      h('p', format(text.lead, openingFacts())),
      h('p', { class: 'actions' }, [
        h('a', { class: 'button primary', href: 'play/' }, text.open),
        ...(first ? [h('a', { class: 'button', href: `lessons/${first}/` }, text.first)] : []),
      ]),
    ]),
  ]);
}

function lessonList(lang: Lang, up: string): Element {
  const text = words[lang];
  const cards = lessons.map((lesson, i) => {
    const { slug } = lesson;
    const picture = posterPicture(posterName(lesson, 'main'), up);
    return card(`lessons/${slug}/`, picture, i + 1, lessonText(lang, slug).title);
  });
  return h('section', { class: 'lessons', 'aria-labelledby': 'lessons' }, [
    h('div', { class: 'heading' }, [
      h('h2', { id: 'lessons' }, text['lessons.title']),
      h('p', text['lessons.text']),
      h('p', h('a', { href: 'lessons/' }, text['lessons.all'])),
    ]),
    h('ol', { class: 'cards' }, cards),
  ]);
}

/** The table of pairs in small: a picture of it. */
const smallTable = (): Element =>
  h(
    'div',
    { class: 'small-table', 'aria-hidden': 'true', style: `--columns: ${tableKinds.length}` },
    tableKinds.flatMap((a, row) =>
      tableKinds.map((b, column) => {
        const pair = tablePair(a, b);
        const family = familyOf(pair);
        return column < row
          ? h('i', { class: `${family} mirrored` })
          : h('i', { class: family }, String(pair.generalCount));
      }),
    ),
  );

function beyond(lang: Lang, up: string): Element {
  const text = words[lang];
  const count = kExhibits.length;
  const small = (folder: string, title: string, about: string) =>
    h('section', [h('h3', h('a', { href: `${up}${folder}/?lang=${lang}` }, title)), h('p', about)]);
  return h('div', { class: 'beyond' }, [
    h('div', { class: 'rest' }, [
      h('section', { class: 'table' }, [
        h('div', [
          h('h2', text['grid.title']),
          h('p', text['grid.text']),
          h('p', h('a', { class: 'button', href: 'grid/' }, text['grid.open'])),
        ]),
        smallTable(),
      ]),
      h('section', [
        h('h2', text['museum.title']),
        h('p', format(text['museum.text'], { count })),
        h('p', h('a', { class: 'button', href: 'museum/' }, text['museum.open'])),
      ]),
    ]),
    h('div', { class: 'rest' }, [
      small('stress', text['stress.title'], text['stress.text']),
      small('race', text['race.title'], text['race.text']),
      small('skin', text['skin.title'], text['skin.text']),
      h('section', { class: 'offline-card', hidden: true }, [
        offlineSwitch(lang, up),
        h('p', siteTexts[lang]['offline.about']),
      ]),
    ]),
  ]);
}

function homePage(lang: Lang): StaticPage {
  const paths = pathsOf('');
  const up = upFrom(paths[lang]);
  const text = words[lang];
  const preset = presetTexts[lang].find(({ key }) => key === openingPreset);
  if (!preset) throw new Error(`the opening preset ${openingPreset} is missing`);
  const { pictureAlt } = preset;
  const explore = format(text['explore.text'], {
    kinds: tableKinds.length,
    pairs: tablePairs.length,
  });
  return {
    lang,
    section: 'home',
    path: paths[lang],
    paths,
    title: siteTexts[lang]['home.title'],
    description: siteTexts[lang]['home.description'],
    picture: linkPicture(pathOf(lang, openingPreset)),
    pictureAlt,
    entry: 'home',
    preloadedStyles: [kStillStyles],
    loadsElement: true,
    main: () => [
      opening(lang, up, pictureAlt),
      threeWays(lang, text, { explore, preset: openingPreset }, up, kExamples),
      lessonList(lang, up),
      beyond(lang, up),
    ],
  };
}

export const homePages = (): StaticPage[] => langs.map(homePage);
