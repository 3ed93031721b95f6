// The page's texts. The keys are those of English; other languages must have the same keys and are loaded
// on demand. Texts of lazily loaded panels, panels.<lang>.json, are loaded with the first panel.
import english from './en.json' with { type: 'json' };
import type { Lang } from './lang.ts';
import type englishPanels from './panels.en.json';
import { setParticles, withAllKept } from './text.ts';

export type { Lang } from './lang.ts';

export type Key = keyof typeof english | keyof typeof englishPanels;
export type Strings = Readonly<Record<Key, string>>;
type PageWords = Readonly<Record<keyof typeof english, string>>;
type Words = Readonly<Record<string, string>>;
type PanelWords = Readonly<Record<keyof typeof englishPanels, string>>;

const loaded: Partial<Record<Lang, Strings>> = {};
let withPanels = false;
put('en', english);

/** English until the language is loaded. */
export function stringsOf(lang: Lang): Strings {
  return loaded[lang] ?? (loaded.en as Strings);
}

export const hasStrings = (lang: Lang): boolean => loaded[lang] !== undefined;

export async function loadStrings(lang: Lang): Promise<void> {
  if (lang !== 'ko' || loaded.ko) return;
  const [words, { particleAfter }] = await Promise.all([
    import('./ko.json'),
    import('./korean-particle.ts'),
  ]);
  const korean: PageWords = words.default;
  setParticles(particleAfter);
  // A language must be complete before it is used.
  const panels = withPanels ? await panelWords(lang) : {};
  put(lang, { ...korean, ...panels });
}

/** Must be awaited before a lazily loaded panel is rendered. */
export async function loadPanelStrings(): Promise<void> {
  withPanels = true;
  const langs = Object.keys(loaded) as Lang[];
  await Promise.all(langs.map(async (lang) => put(lang, await panelWords(lang))));
}

async function panelWords(lang: Lang): Promise<PanelWords> {
  if (lang === 'ko') return (await import('./panels.ko.json')).default;
  return (await import('./panels.en.json')).default;
}

/** Adds texts to a language. */
function put(lang: Lang, words: Words): void {
  loaded[lang] = { ...loaded[lang], ...(withAllKept(words) as Strings) };
}

/** For keys built from data, such as `preset.edge-edge`, which may not exist. */
export function textOr(strings: Strings, key: string, fallback: string): string {
  return (strings as Words)[key] ?? fallback;
}
