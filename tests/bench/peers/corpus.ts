// The public corpus as slots: the cases of one pair, with their true verdicts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core, Shape } from '../../../web/core/index.node.ts';

interface Case {
  readonly a: Shape;
  readonly b: Shape;
  readonly outcome: 'apart' | 'touching' | 'overlapping';
}

export interface Cases {
  /** Slots of all first shapes, then of all second ones. */
  readonly numbers: Float64Array;
  /** Whether they meet. */
  readonly truth: readonly boolean[];
}

/** Rays that end are asked of nobody: most libraries have none. */
const endsNowhere = ({ a }: Case) =>
  a.kind !== 'ray' || (a.maxDistance ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY;

function casesIn(folder: string, a: string, b: string): Case[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z-]+\.json$/.test(name))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).cases as Case[])
    .filter((one) => one.a.kind === a && one.b.kind === b && endsNowhere(one));
}

export function corpusOf(core: Core, folder: string, pair: string): Cases {
  const kinds = core.catalog.pairs.find(({ name }) => name === pair);
  const cases = kinds ? casesIn(folder, kinds.a, kinds.b) : [];
  const world = core.createWorld({ shapes: 2 * Math.max(1, cases.length) });
  for (const [i, { a, b }] of cases.entries()) {
    world.set(i, a);
    world.set(cases.length + i, b);
  }
  const numbers = world.numbers.slice(0, 2 * cases.length * core.catalog.layout.slotStride);
  world.dispose();
  return { numbers, truth: cases.map(({ outcome }) => outcome !== 'apart') };
}

export const wrongIn = (answers: readonly (boolean | null)[], truth: readonly boolean[]): number =>
  truth.filter((meets, i) => answers[i] !== meets).length;
