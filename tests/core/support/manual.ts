// The examples of the manual.
import { readFileSync } from 'node:fs';

/** The fenced blocks of a page in a language; `page`: its path from the project's root. */
export function examplesIn(page: string, language: string): string[] {
  const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'));
  return Array.from(blocks, ([, code]) => String(code));
}
