// The texts of the embed dialog, loaded with it in the requested language.
import type english from './embed.en.json';
import type { Lang } from './index.ts';
import { withAllKept } from './text.ts';

export type EmbedKey = keyof typeof english;
export type EmbedStrings = Readonly<Record<EmbedKey, string>>;

export async function loadEmbedStrings(lang: Lang): Promise<EmbedStrings> {
  const words = await (lang === 'ko' ? import('./embed.ko.json') : import('./embed.en.json'));
  return withAllKept(words.default as EmbedStrings);
}
