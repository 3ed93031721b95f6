// What a textbook test gets wrong near contact: how often, how far from contact, and an example.
import fc from 'fast-check';
import { judge, nearContacts } from '../../../web/cli/testing/index.ts';
import { fieldsOf, readNumbers } from '../../../web/scene/numbers.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import type { Mistakes } from '../../../web/textbook/mistakes.ts';
import { type Answer, core, meets, type Pair } from './snippets.ts';

type Test = (a: Shape, b: Shape) => Answer;

/** Near contacts of each pair. */
export const kAsked = 500;
export const kSeed = 1;

export async function mistakesOf(pair: Pair, own: Test): Promise<Mistakes> {
  const asked = fc.sample(nearContacts(pair.a, pair.b), { seed: kSeed, numRuns: kAsked });
  const wrong = asked.filter(([x, y]) => meets(own(x, y)) !== core.meets(x, y));
  const lost = wrong.filter(([x, y]) => core.meets(x, y));
  return {
    lost: lost.length,
    invented: wrong.length - lost.length,
    within: Math.max(0, ...wrong.map(([x, y]) => offContact(x, y))),
    example: await exampleOf(pair, own),
  };
}

/** Where an example is looked for: exact contacts of plain numbers first. */
const kSearches = [
  { families: ['touching'], accept: arePlain },
  { families: ['beside'], accept: arePlain },
  { families: ['touching', 'beside'] },
] as const;

async function exampleOf({ a, b }: Pair, own: Test): Promise<readonly [Shape, Shape] | null> {
  for (const search of kSearches) {
    const options = { ...search, runs: 2 * kAsked, seed: kSeed };
    const { disagreement } = await judge([a, b], (x, y) => meets(own(x, y)), options);
    if (disagreement) return [disagreement.a, disagreement.b];
  }
  return null;
}

/** Numbers of everyday size, and rays that go somewhere. */
function arePlain(...shapes: readonly Shape[]): boolean {
  return shapes.every((shape) =>
    fieldsOf(shape.kind).every((field) =>
      readNumbers(shape, field).every((x) => (x === 0 ? !field.endless : Math.abs(x) > 1e-3)),
    ),
  );
}

/** Meters from contact. */
function offContact(a: Shape, b: Shape): number {
  const { distance, depth } = core.distance(a, b);
  return depth ?? distance;
}

/** As a file, a line a pair. */
export function mistakesText(all: Readonly<Record<string, Mistakes>>): string {
  const lines = Object.entries(all).map(
    ([name, mistakes]) => `    ${JSON.stringify(name)}: ${JSON.stringify(mistakes)}`,
  );
  return `{\n  "asked": ${kAsked},\n  "pairs": {\n${lines.join(',\n')}\n  }\n}\n`;
}
