// The texts of the command line, in the user's language.
import en from '../strings/cli.en.json' with { type: 'json' };
import ko from '../strings/cli.ko.json' with { type: 'json' };
import { type Lang, langOf } from '../strings/lang.ts';
import { format, type Values } from '../strings/text.ts';

export type CliKey = keyof typeof en;
export type Words = Readonly<Record<CliKey, string>>;

const catalogs: Readonly<Record<Lang, Words>> = { en, ko };

export interface Translator {
  readonly lang: Lang;
  translate(key: CliKey, values?: Values): string;
  /** A number with digit grouping. */
  count(value: number): string;
}

export function translatorFor(lang: Lang): Translator {
  const words = catalogs[lang];
  const counts = new Intl.NumberFormat(lang);
  return {
    lang,
    translate: (key, values = {}) => format(words[key], values),
    count: (value) => counts.format(value),
  };
}

/** The language of the system's locale: `ko_KR.UTF-8` is Korean. */
export function systemLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const tag = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
  return langOf(tag?.replace(/[_.].*$/, ''));
}
