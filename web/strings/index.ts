// The page's words. English names the keys; every other language must have the same, and is loaded
// where it is asked for.
import english from './en.json' with { type: 'json' };
import type { Lang } from './lang.ts';
import { withUnitsKept } from './text.ts';

export type { Lang } from './lang.ts';

export type Key = keyof typeof english;
export type Strings = Readonly<Record<Key, string>>;

const en = prepared(english);
const loaded: Partial<Record<Lang, Strings>> = { en };

/** English until the others have been loaded. */
export function stringsOf(lang: Lang): Strings {
  return loaded[lang] ?? en;
}

export const hasStrings = (lang: Lang): boolean => loaded[lang] !== undefined;

export async function loadStrings(lang: Lang): Promise<void> {
  if (lang === 'ko') loaded.ko ??= prepared((await import('./ko.json')).default);
}

function prepared(strings: Strings): Strings {
  const texts = Object.entries(strings).map(([key, text]) => [key, withUnitsKept(text)]);
  return Object.fromEntries(texts);
}

/** For keys put together from data, such as `preset.edge-edge`: the fallback where there is none. */
export function textOr(strings: Strings, key: string, fallback: string): string {
  return (strings as Readonly<Record<string, string>>)[key] ?? fallback;
}
