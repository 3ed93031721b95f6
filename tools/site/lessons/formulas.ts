// Displayed formulas: numbers of the figure in them, and what is needed to copy them as LaTeX. `\n{gap}` in a formula is a
// reading, as `:n[gap]` is in the text; `\n[digits=2 signed]{gap}` says how it is written.
import type { Element, ElementContent, Root, Text } from 'hast';
import { h } from 'hastscript';
import type { Root as Markdown } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Replacement } from './directives.ts';
import { hasClass } from './has-class.ts';

/** A reading in a formula. */
export interface FormulaReading {
  readonly path: string;
  /** `digits`, `signed`, `figure`. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface FormulaWords {
  readonly copy: string;
  readonly copied: string;
}

export interface FormulaContext {
  readonly words: FormulaWords;
  readonly readingOf: (reading: FormulaReading) => Replacement;
}

const kReading = /\\n(?:\[([^\]]*)\])?\{([^}]*)\}/g;
/** Stands for a reading until the formula is typeset; in MathML a space before it is part of its text. */
const kPlace = /^\s*@(\d+)@$/;

function attributesOf(text: string): Record<string, string> {
  const pairs = text.split(' ').filter((each) => each !== '');
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.split('=')[1] ?? '']));
}

/** Takes the readings out of the formulas of a text, in whose places are their numbers. */
export function takeReadings(tree: Markdown): readonly FormulaReading[] {
  const readings: FormulaReading[] = [];
  visit(tree, 'math', (node) => {
    node.value = node.value.replaceAll(kReading, (_, attributes: string | undefined, path) => {
      readings.push({ path, attributes: attributesOf(attributes ?? '') });
      return `\\text{@${readings.length - 1}@}`;
    });
    // remark has made the element already
    const [code] = (node.data?.hChildren ?? []) as Element[];
    const [text] = (code?.children ?? []) as Text[];
    if (text) text.value = node.value;
  });
  return readings;
}

/** The end of the group that begins at `open`, a brace. */
function groupEnd(latex: string, open: number): number {
  let depth = 0;
  for (let at = open; at < latex.length; at++) {
    if (latex[at] === '{') depth += 1;
    if (latex[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is not closed in ${latex}`);
}

/** LaTeX that anyone can typeset: without the colors of the shapes. */
export function plainLatex(latex: string): string {
  const found = /\\(?:A|B|gap)\{/.exec(latex);
  if (!found) return latex;
  const open = found.index + found[0].length - 1;
  const close = groupEnd(latex, open);
  const inner = plainLatex(latex.slice(open + 1, close));
  const rest = plainLatex(latex.slice(close + 1));
  // what has an index or is one symbol needs no braces
  const group = /^(?:\\[a-z]+|\w|@\d+@)(?:_(?:\w|\{\w+\}))?$/i.test(inner) && !/^[_^]/.test(rest);
  return latex.slice(0, found.index) + (group ? spaced(inner, rest) : `{${inner}}`) + rest;
}

/** A command that ends in a letter is kept apart from letters behind it. */
const spaced = (inner: string, rest: string): string =>
  /\\[a-z]+$/i.test(inner) && /^[a-z]/i.test(rest) ? `${inner} ` : inner;

function annotationOf(formula: Element): string {
  let latex = '';
  visit(formula, { tagName: 'annotation' }, (annotation) => {
    latex = ((annotation as Element).children[0] as Text).value;
    return SKIP;
  });
  return latex;
}

/** The elements that show a reading, for the eye and in MathML, become those of the reading. */
function fill(formula: Element, places: readonly Replacement[]): void {
  visit(formula, (node) => {
    if (node.type !== 'element') return undefined;
    const element = node as Element;
    if (element.tagName === 'annotation') return SKIP;
    const [text] = element.children;
    const index = text?.type === 'text' ? kPlace.exec(text.value)?.[1] : undefined;
    const place = places[Number(index)];
    if (!place) return undefined;
    const { className: own } = element.properties;
    const { className, ...data } = place.properties;
    const classes = [own ?? [], className ?? []].flat().filter((each) => each !== true);
    Object.assign(element.properties, data, { 'data-place': index });
    if (element.tagName !== 'mtext') element.properties['className'] = classes as string[];
    element.children = [...(place.children ?? [])];
    return undefined;
  });
}

/** The space of \qquad, as it is typeset. */
const isWideSpace = (node: ElementContent): boolean =>
  hasClass(node, 'mspace') && node.properties['style'] === 'margin-right:2em;';

/** A piece of a formula, before and behind each \qquad in it; each begins with the strut that gives a line its height. */
function splitAtWideSpaces(base: Element): readonly Element[] {
  const [strut, ...symbols] = base.children as [ElementContent, ...ElementContent[]];
  const pieces: ElementContent[][] = [[]];
  for (const symbol of symbols) {
    if (isWideSpace(symbol)) pieces.push([]);
    else pieces.at(-1)?.push(symbol);
  }
  return pieces.map((piece) => ({ ...base, children: [strut, ...piece] }));
}

/** Parts that \qquad sets apart become elements: a line that is too narrow for all is broken between them first. */
function setParts(formula: Element): void {
  visit(formula, { tagName: 'span' }, (node) => {
    if (!hasClass(node, 'katex-html')) return undefined;
    const parts: Element[][] = [[]];
    for (const base of node.children as Element[]) {
      const [first, ...rest] = splitAtWideSpaces(base) as [Element, ...Element[]];
      parts.at(-1)?.push(first);
      parts.push(...rest.map((piece) => [piece]));
    }
    if (parts.length > 1) {
      node.children = parts.map((part) => h('span', { class: 'part' }, part));
    }
    return SKIP;
  });
}

/** Each displayed formula gets a button that copies it, and the readings that it contains. */
export function finishFormulas(
  tree: Root,
  readings: readonly FormulaReading[],
  { words, readingOf }: FormulaContext,
): void {
  const places = readings.map(readingOf);
  visit(tree, { tagName: 'span' }, (node, index, parent) => {
    if (!hasClass(node, 'katex-display')) return;
    if (!parent || index === undefined) return;
    const latex = plainLatex(annotationOf(node).replaceAll(/\\text\{(@\d+@)\}/g, '$1'));
    fill(node, places);
    setParts(node);
    parent.children[index] = h('div', { class: 'formula', 'data-latex': latex.trim() }, [
      node,
      h('button', {
        type: 'button',
        class: 'copy-formula',
        hidden: true,
        title: words.copy,
        'aria-label': words.copy,
        'data-copied': words.copied,
      }),
    ]);
    return SKIP;
  });
}
