// Texts that people give to a scene: one line each, without what can't be seen or would break it.

/** One line that is not blank. */
export const kPlainLine = /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Any text as such a line of at most so many characters; empty where nothing is left of it. */
export function plainLine(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...line].slice(0, most).join('').trim();
}
