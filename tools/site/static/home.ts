// The home page in each language.
import { h } from 'hastscript';
import { openingPreset } from '../../../web/presets/index.ts';
import en from '../../../web/strings/home.en.json' with { type: 'json' };
import ko from '../../../web/strings/home.ko.json' with { type: 'json' };
import type { Lang } from '../../../web/strings/index.ts';
import siteEn from '../../../web/strings/site.en.json' with { type: 'json' };
import siteKo from '../../../web/strings/site.ko.json' with { type: 'json' };
import { upFrom } from '../head.ts';
import { figureElement } from '../lessons/figure.ts';
import { langs, pathOf } from '../pages.ts';
import { presetTexts } from '../preset-texts.ts';
import { pathsOf, type StaticPage } from './page.ts';

const words = { en, ko };
const siteWords = { en: siteEn, ko: siteKo };

function homePage(lang: Lang): StaticPage {
  const paths = pathsOf('');
  const up = upFrom(paths[lang]);
  const text = words[lang];
  const opening = presetTexts[lang].find(({ key }) => key === openingPreset);
  if (!opening) throw new Error(`the opening preset ${openingPreset} is missing`);
  const place = { name: 'main', slug: 'home', up, alt: opening.pictureAlt, isFirst: true };
  return {
    lang,
    section: 'home',
    path: paths[lang],
    paths,
    title: siteWords[lang]['home.title'],
    description: siteWords[lang]['home.description'],
    picture: `${pathOf(lang, openingPreset)}picture.jpg`,
    pictureAlt: opening.pictureAlt,
    entry: 'home',
    loadsElement: true,
    main: [
      h('h1', siteWords[lang]['home.title']),
      h('p', text.lead),
      figureElement({ preset: openingPreset }, place),
      h('p', h('a', { class: 'button primary', href: 'play/' }, text.open)),
    ],
  };
}

export const homePages = (): StaticPage[] => langs.map(homePage);
