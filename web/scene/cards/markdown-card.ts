// The exported pair as Markdown.
import { escapeMarkdown } from '../plain-text.ts';
import type { Card, CardShape } from './card.ts';
import { jsonCard } from './json-card.ts';
import { scriptValue } from './literals.ts';

/** The translated texts. */
export interface MarkdownWords {
  /** The verdict as a sentence or two. */
  readonly verdict: string;
  readonly shape: string;
  readonly field: string;
  readonly value: string;
  /** The names of the two kinds. */
  readonly kinds: readonly [string, string];
}

/** For an issue or a page: the verdict, a table of the fields, and the scene file. */
export function markdownCard(card: Card, words: MarkdownWords): string {
  const { shape, field, value, kinds } = words;
  const rows = card.shapes.flatMap((each, i) => rowsOf(each, kinds[i as 0 | 1]));
  const table = [row([shape, field, value]), row(['---', '---', '---']), ...rows].join('\n');
  return `${escapeMarkdown(words.verdict)}\n\n${table}\n\n\`\`\`json\n${jsonCard(card)}\`\`\`\n`;
}

function rowsOf({ name, fields }: CardShape, kind: string): string[] {
  return fields.flatMap(({ name: field, value }) =>
    value === undefined
      ? []
      : [row([`${escapeMarkdown(name)} · ${kind}`, `\`${field}\``, `\`${scriptValue(value)}\``])],
  );
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
