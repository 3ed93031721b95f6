// The supported languages, without their texts.

export type Lang = 'en' | 'ko';

/** The language among ours for a BCP 47 tag such as `ko-KR`; English where there is none. */
export function langOf(tag: string | null | undefined): Lang {
  return tag?.toLowerCase().split('-')[0] === 'ko' ? 'ko' : 'en';
}

/** The folder of a language's pages, relative to the site's: empty, or with a trailing slash. */
export const folderOf = (lang: Lang): string => (lang === 'en' ? '' : `${lang}/`);

export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'ko' : 'en';
}
