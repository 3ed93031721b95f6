// How long a text is shown to be read.

/** Milliseconds to look at a text, and to read one letter of it. */
const kLook = 900;
const kLetter = 32;

/** A Korean syllable is read like two letters. */
const kSyllable = /[\uac00-\ud7a3]/g;

/** In milliseconds. */
export function readingTime(text: string): number {
  const syllables = text.match(kSyllable)?.length ?? 0;
  return kLook + (text.length + syllables) * kLetter;
}
