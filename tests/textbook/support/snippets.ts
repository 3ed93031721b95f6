// The texts of every pair, as they are copied from the page.

import type { ContactPoint } from '../../../web/core/contact.ts';
import { loadCore } from '../../../web/core/index.node.ts';
import type { Kind, Shape, Vec3 } from '../../../web/scene/shape.ts';
import type { Language } from '../../../web/textbook/language.ts';
import { type Method, methodsOf, functionOf as nameOf } from '../../../web/textbook/methods.ts';
import { snippetOf } from '../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../web/textbook/textbook.ts';

export const core = await loadCore();

export interface Pair {
  readonly name: string;
  readonly a: Kind;
  readonly b: Kind;
}

export const pairs: readonly Pair[] = core.catalog.pairs;

/** A function of the textbook, by its own name. */
export interface OwnFunction extends Pair {
  readonly method: Method;
}

export const functions: readonly OwnFunction[] = pairs.flatMap(({ name, a, b }) =>
  methodsOf(name).map((method) => ({ name: nameOf(name, method), a, b, method })),
);

export async function snippetsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const definitions = await loadTextbook(language);
  return new Map(functions.map(({ name }) => [name, snippetOf(name, definitions)?.text ?? '']));
}

/** How deep two shapes are in each other, and along which direction from a to b. */
export interface Overlap {
  readonly depth: number;
  readonly normal: Vec3;
}

/** Where they touch, as points of both that face each other along the normal. */
export interface Manifold extends Overlap {
  readonly points: readonly ContactPoint[];
}

/** Whether they meet, or t, or −1 for a miss; of GJK a distance, of contact and EPA null where they are apart. */
export type Answer = boolean | number | { readonly distance: number } | Overlap | null;

/** The function of a JavaScript text. */
export function functionOf(name: string, text: string): (a: Shape, b: Shape) => Answer {
  return new Function(`'use strict';\n${text}\nreturn ${name};`)();
}

export function meets(answer: Answer): boolean {
  if (typeof answer === 'number') return answer >= 0;
  if (answer === null || typeof answer === 'boolean') return answer === true;
  return 'depth' in answer || answer.distance === 0;
}
