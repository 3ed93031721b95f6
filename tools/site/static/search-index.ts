// What the search of the lessons looks through: each lesson in parts, one per heading.
import type { RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

export interface SearchEntry {
  /** Address relative to the list of lessons. */
  readonly id: string;
  readonly lesson: string;
  readonly heading: string;
  readonly text: string;
  /** Other words for what the whole lesson is about; empty but in its first part. */
  readonly keywords: string;
}

interface IndexedLesson {
  readonly slug: string;
  readonly title: string;
  readonly question: string;
  readonly keywords: string;
  readonly body: readonly RootContent[];
}

/** Without what only keeps lines together, in the middle of words. */
const wordsOf = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();

export function searchEntries({
  slug,
  title,
  question,
  keywords,
  body,
}: IndexedLesson): SearchEntry[] {
  const parts: { id: string; heading: string; texts: string[] }[] = [
    { id: `${slug}/`, heading: '', texts: [question] },
  ];
  for (const node of body) {
    if (node.type !== 'element') continue;
    const text = textOf(node);
    if (node.tagName === 'h2') {
      parts.push({ id: `${slug}/#${String(node.properties['id'])}`, heading: text, texts: [] });
    } else if (node.tagName !== 'figure') parts.at(-1)?.texts.push(text);
  }
  return parts.map(({ id, heading, texts }, i) => ({
    id,
    lesson: title,
    heading: wordsOf(heading),
    text: wordsOf(texts.join(' ')),
    keywords: i === 0 ? keywords : '',
  }));
}
