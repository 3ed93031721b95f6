// Korean particles stay in the line of what they are about: a formula, a bracket, a number or a word of the figure.
import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { withParticlesKept } from '../../../web/strings/text.ts';

/** The syllables at the beginning of a text, with the punctuation behind them. */
const kParticle = /^[가-힣]+[,.:;?!]*/;

const hasClass = (node: ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && [node.properties['className']].flat().includes(name);

/** What is set as a box of its own, so that a line can break beside it whatever characters meet there. */
const isBox = (node: ElementContent | undefined): node is Element => hasClass(node, 'katex');

const isText = (node: ElementContent | undefined): node is Text => node?.type === 'text';

/** The last character that an element shows. */
function lastOf(node: ElementContent | undefined): string {
  if (isText(node)) return node.value.slice(-1);
  return node?.type === 'element' ? lastOf(node.children.at(-1)) : '';
}

const kJoiner = '\u2060';
const kBreaking = /[)\]°%’”∞…|]/;

function keepIn(parent: Parents): void {
  const children = parent.children as ElementContent[];
  for (let i = 0; i + 1 < children.length; i++) {
    const [before, after] = [children[i], children[i + 1]];
    if (!(isText(after) && before?.type === 'element')) continue;
    const [particle] = kParticle.exec(after.value) ?? [];
    if (particle === undefined) continue;
    if (isBox(before)) {
      children[i] = h('span', { class: 'kept' }, [before, particle]);
      after.value = after.value.slice(particle.length);
    } else if (kBreaking.test(lastOf(before))) {
      after.value = kJoiner + after.value;
    }
  }
}

export function keepParticles(tree: Root): void {
  visit(tree, 'text', (node, _, parent) => {
    const isCode = parent?.type === 'element' && ['code', 'pre'].includes(parent.tagName);
    if (!isCode) node.value = withParticlesKept(node.value);
  });
  visit(tree, (node) => {
    if (node.type === 'element' && (isBox(node) || hasClass(node, 'kept'))) return SKIP;
    if ('children' in node) keepIn(node);
    return undefined;
  });
}
