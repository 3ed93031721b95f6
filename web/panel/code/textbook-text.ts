// The textbook texts, each loaded with its language when it is first shown.
import { type Note, notesOf } from '../../textbook/notes.ts';
import { snippetOf } from '../../textbook/snippet.ts';
import { type Language, loadTextbook } from '../../textbook/textbook.ts';
import { Lazy } from '../controls/lazy.ts';
import { type CodeLine, linesOf } from './highlight.ts';
import { javascriptLinesOf } from './javascript-highlight.ts';

export interface TextbookText {
  readonly text: string;
  readonly lines: readonly CodeLine[];
  readonly notes: readonly Note[];
}

/** By language and pair; null: there is none for the pair. */
const texts = new Map<string, Lazy<TextbookText | null>>();

export function textOf(pair: string, language: Language): Lazy<TextbookText | null> {
  const key = `${language}:${pair}`;
  const text = texts.get(key) ?? new Lazy(() => read(pair, language));
  texts.set(key, text);
  return text;
}

async function read(pair: string, language: Language): Promise<TextbookText | null> {
  const snippet = snippetOf(pair, await loadTextbook(language));
  if (!snippet) return null;
  const { text, names } = snippet;
  // GLSL is read as C++ well enough for colors.
  const lines = language === 'javascript' ? javascriptLinesOf(text) : linesOf(text);
  return { text, lines, notes: notesOf(pair, names) };
}
