// The text of every pair, as it is copied from the page.
import { loadCore } from '../../../web/core/index.node.ts';
import type { Kind, Shape } from '../../../web/scene/shape.ts';
import { snippetOf } from '../../../web/textbook/snippet.ts';
import { type Language, loadTextbook } from '../../../web/textbook/textbook.ts';

export const core = await loadCore();

export interface Pair {
  readonly name: string;
  readonly a: Kind;
  readonly b: Kind;
}

export const pairs: readonly Pair[] = core.catalog.pairs;

export async function snippetsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const definitions = await loadTextbook(language);
  return new Map(pairs.map(({ name }) => [name, snippetOf(name, definitions)?.text ?? '']));
}

/** Whether they meet, or t, or −1 for a miss. */
export type Answer = boolean | number;

/** The function of a JavaScript text. */
export function functionOf(name: string, text: string): (a: Shape, b: Shape) => Answer {
  return new Function(`'use strict';\n${text}\nreturn ${name};`)();
}

export const meets = (answer: Answer): boolean =>
  typeof answer === 'number' ? answer >= 0 : answer;
