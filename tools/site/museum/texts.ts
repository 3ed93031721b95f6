// The texts of the museum in both languages, and its small markup: `code` between backticks.
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Exhibit } from '../../../web/pages/museum/exhibits/exhibit.ts';
import type { Lang } from '../../../web/strings/index.ts';
import en from '../../../web/strings/museum.en.json' with { type: 'json' };
import ko from '../../../web/strings/museum.ko.json' with { type: 'json' };
import { format, type Values, withNumbersKept } from '../../../web/strings/text.ts';

const words: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, ko };

export type MuseumWords = Readonly<Record<string, string>>;
export const museumWords = (lang: Lang): MuseumWords => words[lang];

/** @throws Error where there is no such text */
export function museumText(lang: Lang, key: string, values: Values = {}): string {
  const text = words[lang][key];
  if (text === undefined) throw new Error(`museum.${lang}.json has no "${key}"`);
  return format(withNumbersKept(text), values);
}

export const exhibitText = (
  lang: Lang,
  { slug }: Exhibit,
  part: 'title' | 'line' | 'what' | 'why' | 'change' | 'origin',
): string => museumText(lang, `${slug}.${part}`);

export const paragraph = (text: string): Element =>
  h(
    'p',
    text.split('`').map((part, i) => (i % 2 === 1 ? h('code', part) : part)),
  );
