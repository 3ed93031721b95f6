// The cases that a function on two shapes is judged by: so many of each family, in random order.
import { kUlps, nudged } from '../../../cli/testing/arbitraries/nudge.ts';
import { pairs } from '../../../cli/testing/arbitraries/pairs.ts';
import { shapes } from '../../../cli/testing/arbitraries/shapes.ts';
import type { Kind } from '../../../scene/shape.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import type { CaseFamily, FamilyCounts } from '../judge-messages.ts';
import { museumCases } from './museum-cases.ts';
import { samplesOf } from './samples.ts';
import { moved, type ShapePair, turnedShape, variantOf } from './variants.ts';

export interface MadeCase<Case> {
  readonly family: CaseFamily;
  readonly judged: Case;
}

export type PairCase = { readonly a: ShapePair[0]; readonly b: ShapePair[1] };

/** Of what is left after the museum's inputs. */
const kShares = { anywhere: 0.6, near: 0.2, touching: 0.15, beside: 0.05 } as const;

/** How many of each family there are among `count` cases. */
export function familyCounts(museum: number, count: number): FamilyCounts {
  const left = Math.max(count - museum, 0);
  const [near, touching, beside] = [kShares.near, kShares.touching, kShares.beside].map((share) =>
    Math.floor(left * share),
  ) as [number, number, number];
  const anywhere = left - near - touching - beside;
  return { museum: Math.min(museum, count), anywhere, near, touching, beside };
}

/** The inputs of the museum's exhibits for a pair. */
export function museumPairs(kindA: Kind, kindB: Kind): readonly PairCase[] {
  return museumCases((input) => {
    if (!('a' in input) || input.motion) return null;
    const { a, b } = input;
    return a.kind === kindA && b.kind === kindB ? { a, b } : null;
  });
}

const beside = ([a, b]: ShapePair, random: Random): ShapePair => [
  a,
  nudged(b, randomInteger(random, 0, 12), kUlps[randomInteger(random, 0, kUlps.length - 1)] ?? 0),
];

/** The same seed gives the same cases. `museum`: inputs that come first. */
export function* pairCases(
  kinds: readonly [Kind, Kind],
  count: number,
  seed: number,
  museum: readonly PairCase[] = museumPairs(...kinds),
): Generator<MadeCase<PairCase>> {
  const counts = familyCounts(museum.length, count);
  for (const judged of museum.slice(0, counts.museum)) yield { family: 'museum', judged };
  const random = randomNumbers(seed);
  const first = samplesOf(shapes(kinds[0]), random);
  const second = samplesOf(shapes(kinds[1]), random);
  const built = samplesOf(pairs(...kinds, { families: ['touching'] }), random);
  const contact = () => variantOf(built.next().value, random);
  const make: Readonly<Record<Others, () => ShapePair>> = {
    anywhere: () => [
      turnedShape(first.next().value, random),
      turnedShape(second.next().value, random),
    ],
    near: () => moved(contact(), random),
    touching: contact,
    beside: () => beside(contact(), random),
  };
  for (const family of inRandomOrder(counts, random)) {
    const [a, b] = make[family]();
    yield { family, judged: { a, b } };
  }
}

type Others = Exclude<CaseFamily, 'museum'>;

function* inRandomOrder(counts: FamilyCounts, random: Random): Generator<Others> {
  const { museum: _, ...left } = counts as Record<CaseFamily, number>;
  const families = Object.keys(left) as Others[];
  for (let total = families.reduce((sum, each) => sum + left[each], 0); total > 0; total--) {
    let at = random() * total;
    const family = families.find((each) => {
      at -= left[each];
      return at < 0;
    });
    const chosen = family ?? (families.find((each) => left[each] > 0) as Others);
    left[chosen] -= 1;
    yield chosen;
  }
}
