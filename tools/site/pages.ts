// The pages of the site: in each language the playground itself, and one for each preset.
import { openingPreset } from '../../web/presets/index.ts';
import type { Lang } from '../../web/strings/index.ts';
import { folderOf } from '../../web/strings/lang.ts';
import en from '../../web/strings/site.en.json' with { type: 'json' };
import ko from '../../web/strings/site.ko.json' with { type: 'json' };
import { format, withAllKept } from '../../web/strings/text.ts';
import type { PresetTexts } from './preset-texts.ts';

export const langs: readonly Lang[] = ['en', 'ko'];

/** The texts of heads, headers and footers. */
export const siteTexts = { en: withAllKept(en), ko: withAllKept(ko) };

export const siteName = en['home.title'];

/** Size of the preview pictures for shared links, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

export interface Page {
  readonly lang: Lang;
  /** null: the playground itself, which restores the stored scene. */
  readonly preset: string | null;
  /** Relative to the site's folder, with a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Relative to the site's folder. */
  readonly picture: string;
  /** Text alternative of the picture. */
  readonly pictureAlt: string;
}

export const pathOf = (lang: Lang, preset: string | null): string =>
  folderOf(lang) + (preset === null ? 'play/' : `p/${preset}/`);

/** The picture for links to a page, with the verdict in the page's language. `path`: of the page. */
export const linkPicture = (path: string): string => `${path}picture.jpg`;

export function pagesOf(lang: Lang, presetTexts: readonly PresetTexts[]): Page[] {
  const text = siteTexts[lang];
  const pages = presetTexts.map((each) => presetPage(lang, each));
  const opening = pages.find(({ preset }) => preset === openingPreset);
  if (!opening) throw new Error(`the opening preset ${openingPreset} is missing`);
  const playground = {
    ...opening,
    preset: null,
    path: pathOf(lang, null),
    title: text['play.title'],
    description: text['play.description'],
  };
  return [playground, ...pages];
}

function presetPage(lang: Lang, { key, title, verdict, pictureAlt, method }: PresetTexts): Page {
  const text = siteTexts[lang];
  return {
    lang,
    preset: key,
    path: pathOf(lang, key),
    title: format(text['preset.title'], { preset: title }),
    description: format(text['preset.description'], { preset: title, verdict, method }),
    picture: linkPicture(pathOf(lang, key)),
    pictureAlt,
  };
}
