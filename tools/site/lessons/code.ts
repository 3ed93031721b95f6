// The textbook's test of a pair in JavaScript, highlighted.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { javascriptLinesOf } from '../../../web/panel/code/javascript-highlight.ts';
import { snippetOf } from '../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../web/textbook/textbook.ts';

const definitions = await loadTextbook('javascript');

/** Lines of highlighted code. */
export const codeElement = (source: string): Element =>
  h('pre', { tabindex: 0 }, [
    h(
      'code',
      javascriptLinesOf(source).flatMap((line) => [
        ...line.map(({ text, className }) =>
          className ? h('span', { class: className }, text) : text,
        ),
        '\n',
      ]),
    ),
  ]);

/** @throws Error where the textbook has no such function */
export function textbookSource(name: string): string {
  const snippet = snippetOf(name, definitions);
  if (!snippet) throw new Error(`the textbook has no "${name}"`);
  return snippet.text;
}
