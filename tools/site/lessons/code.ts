// Code in JavaScript, highlighted: the textbook's test of a pair, or what a lesson has of its own.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { javascriptLinesOf } from '../../../web/panel/code/javascript-highlight.ts';
import { definitionsIn, snippetOf } from '../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../web/textbook/textbook.ts';

const own = import.meta.glob<string>('../../../web/pages/lessons/code/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const definitions = [
  ...(await loadTextbook('javascript')),
  ...Object.values(own).flatMap(definitionsIn),
];

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

/** @throws Error where neither the textbook nor a lesson has such a function */
export function textbookSource(name: string): string {
  const snippet = snippetOf(name, definitions);
  if (!snippet) throw new Error(`the textbook has no "${name}"`);
  return snippet.text;
}
