// The texts of the pages beside the playground, each loaded with its page.

import type bench from './bench.en.json';
import type causes from './causes.en.json';
import type { Lang } from './lang.ts';
import type lessons from './lessons.en.json';
import type race from './race.en.json';
import type skin from './skin.en.json';
import type stress from './stress.en.json';
import { withAllKept } from './text.ts';

interface Texts {
  readonly stress: typeof stress;
  readonly race: typeof race;
  readonly skin: typeof skin;
  readonly lessons: typeof lessons;
  readonly bench: typeof bench;
  /** What is wrong with functions that are judged. */
  readonly causes: typeof causes;
}

export type PageName = keyof Texts;
/** Pages that are one document in all languages. */
export type ToolPageName = 'stress' | 'race' | 'skin';
export type PageStrings<Name extends PageName> = Readonly<Record<keyof Texts[Name], string>>;

type Load<Name extends PageName> = () => Promise<{ readonly default: PageStrings<Name> }>;

const kLoad: { readonly [Name in PageName]: Readonly<Record<Lang, Load<Name>>> } = {
  stress: { en: () => import('./stress.en.json'), ko: () => import('./stress.ko.json') },
  lessons: { en: () => import('./lessons.en.json'), ko: () => import('./lessons.ko.json') },
  bench: { en: () => import('./bench.en.json'), ko: () => import('./bench.ko.json') },
  causes: { en: () => import('./causes.en.json'), ko: () => import('./causes.ko.json') },
  skin: { en: () => import('./skin.en.json'), ko: () => import('./skin.ko.json') },
  race: { en: () => import('./race.en.json'), ko: () => import('./race.ko.json') },
};

export async function loadPageStrings<Name extends PageName>(
  page: Name,
  lang: Lang,
): Promise<PageStrings<Name>> {
  return withAllKept((await kLoad[page][lang]()).default);
}
