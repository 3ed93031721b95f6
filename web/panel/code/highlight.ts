// C++ syntax highlighting: splits a source into lines of classified pieces, without changing the text.
import { parser } from '@lezer/cpp';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';

export interface Piece {
  readonly text: string;
  /** CSS class; empty for plain text. */
  readonly className: string;
}

export type CodeLine = readonly Piece[];

const highlighter = tagHighlighter([
  { tag: tags.comment, class: 'comment' },
  { tag: tags.keyword, class: 'keyword' },
  { tag: tags.processingInstruction, class: 'keyword' },
  { tag: [tags.typeName, tags.namespace], class: 'type' },
  { tag: [tags.literal, tags.special(tags.string)], class: 'literal' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'function',
  },
]);

export function linesOf(source: string): readonly CodeLine[] {
  const lines: Piece[][] = [[]];
  highlightCode(
    source,
    parser.parse(source),
    highlighter,
    (text, className) => lines.at(-1)?.push({ text, className }),
    () => lines.push([]),
  );
  // A trailing line break does not start another line.
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}
