// The supported languages, without their texts.

export type Lang = 'en' | 'ko';

/** The language among ours for a BCP 47 tag such as `ko-KR`; English where there is none. */
export function langOf(tag: string | null | undefined): Lang {
  return tag?.toLowerCase().split('-')[0] === 'ko' ? 'ko' : 'en';
}

export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'ko' : 'en';
}
