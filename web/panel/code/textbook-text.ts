// The textbook texts, each loaded with its language when it is first shown.

import type { Language } from '../../textbook/language.ts';
import { type Note, notesOf } from '../../textbook/notes.ts';
import { snippetOf } from '../../textbook/snippet.ts';
import { loadTextbook } from '../../textbook/textbook.ts';
import { Lazy } from '../controls/lazy.ts';
import { type CodeLine, linesOf } from './highlight.ts';
import { javascriptLinesOf } from './javascript-highlight.ts';

export interface TextbookText {
  readonly text: string;
  readonly lines: readonly CodeLine[];
  readonly notes: readonly Note[];
}

/** By language and name of the function; null: there is none. */
const texts = new Map<string, Lazy<TextbookText | null>>();

export function textOf(name: string, language: Language): Lazy<TextbookText | null> {
  const key = `${language}:${name}`;
  const text = texts.get(key) ?? new Lazy(() => read(name, language));
  texts.set(key, text);
  return text;
}

async function read(name: string, language: Language): Promise<TextbookText | null> {
  const snippet = snippetOf(name, await loadTextbook(language));
  if (!snippet) return null;
  const { text, names } = snippet;
  // GLSL is read as C++ well enough for colors.
  const lines = language === 'javascript' ? javascriptLinesOf(text) : linesOf(text);
  return { text, lines, notes: notesOf(name, names) };
}
