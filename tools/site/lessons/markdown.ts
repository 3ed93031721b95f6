// Markdown with formulas and directives, as a tree of HTML.
import type { Root, RootContent } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeKatex from 'rehype-katex';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { type DirectiveHandlers, replaceDirectives } from './directives.ts';
import { putFiguresFirst } from './figure-first.ts';
import {
  type FormulaContext,
  type FormulaReading,
  finishFormulas,
  takeReadings,
} from './formulas.ts';
import { keepParticles } from './particles.ts';
import { mendTables } from './tables.ts';

/** What belongs to shape A or B has its color, also in formulas. */
const kMacros = {
  '\\A': '\\htmlClass{a}{#1}',
  '\\B': '\\htmlClass{b}{#1}',
  '\\gap': '\\htmlClass{gap}{#1}',
};

/** @throws Error for a formula or a directive that is not understood */
export function htmlOf(
  markdown: string,
  handlers: DirectiveHandlers,
  formulas?: FormulaContext,
): RootContent[] {
  let readings: readonly FormulaReading[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkDirective)
    .use(() => (tree: Markdown) => replaceDirectives(tree, handlers))
    .use(() => (tree: Markdown) => {
      readings = takeReadings(tree);
    })
    .use(remarkRehype)
    .use(() => mendTables)
    .use(() => putFiguresFirst)
    .use(rehypeSlug)
    .use(rehypeKatex, {
      macros: { ...kMacros },
      // of our own texts only, for the classes of the macros
      trust: ({ command }: { command: string }) => command === '\\htmlClass',
      strict: (code: string) =>
        code === 'htmlExtension' || code === 'unicodeTextInMathMode' ? 'ignore' : 'error',
      throwOnError: true,
    })
    .use(() => keepParticles)
    .use(() => (tree: Root) => {
      if (formulas) finishFormulas(tree, readings, formulas);
    });
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  // an unknown command is typeset in this color
  const failed = JSON.stringify(tree).match(/katex-error|#cc0000/);
  if (failed) throw new Error('a formula is not understood');
  return tree.children;
}
