// Korean particles stay in the line of what they are about: a formula, a bracket, a number or a word of the figure.
import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { withParticlesKept } from '../../../web/strings/text.ts';
import { hasClass } from './has-class.ts';

/** A syllable at the beginning of a text. */
const kParticle = /^[가-힣]/;

/** What is set as a box of its own, so that a line can break beside it whatever characters meet there. */
const isBox = (node: ElementContent | undefined): node is Element => hasClass(node, 'katex');

const isText = (node: ElementContent | undefined): node is Text => node?.type === 'text';

/** The last character that an element shows. */
function lastOf(node: ElementContent | undefined): string {
  if (isText(node)) return node.value.slice(-1);
  return node?.type === 'element' ? lastOf(node.children.at(-1)) : '';
}

const kJoiner = '\u2060';

/**
 * A formula consists of boxes between which it may break. Behind the last of them it must not, which browsers heed only
 * where the joiner is in one run with it.
 */
function keepEnd(formula: Element): void {
  const shown = formula.children.find((child) => hasClass(child, 'katex-html')) as
    | Element
    | undefined;
  const last = shown?.children.pop();
  if (last) shown?.children.push(h('span', { class: 'kept' }, [last, kJoiner]));
}

function keepIn(parent: Parents): void {
  const children = parent.children as ElementContent[];
  for (const [i, before] of children.entries()) {
    const after = children[i + 1];
    if (!(before.type === 'element' && isText(after) && kParticle.test(after.value))) continue;
    const last = lastOf(before);
    if (isBox(before)) keepEnd(before);
    else after.value = withParticlesKept(last + after.value).slice(last.length);
  }
}

export function keepParticles(tree: Root): void {
  visit(tree, 'text', (node, _, parent) => {
    const isCode = parent?.type === 'element' && ['code', 'pre'].includes(parent.tagName);
    if (!isCode) node.value = withParticlesKept(node.value);
  });
  visit(tree, (node) => {
    if (node.type === 'element' && isBox(node)) return SKIP;
    if ('children' in node) keepIn(node);
    return undefined;
  });
}
