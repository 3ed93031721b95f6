// The cases that a function on two shapes is judged by: so many of each family, in random order.
import { isFlat } from '../../../cli/testing/arbitraries/is-flat.ts';
import { isShape, nudged } from '../../../cli/testing/arbitraries/nudge.ts';
import { touching } from '../../../cli/testing/arbitraries/touching.ts';
import { fastCheck } from '../../../cli/testing/fast-check.ts';
import type { Kind } from '../../../scene/shape.ts';
import { kExhibits } from '../../museum/exhibits/index.ts';
import { randomNumbers } from '../../shared/random-numbers.ts';
import type { CaseFamily, FamilyCounts } from '../judge-messages.ts';
import { integer, type Random, randomShape } from './random-shapes.ts';
import { moved, type ShapePair, variantOf, withLengths } from './variants.ts';

export interface MadeCase<Case> {
  readonly family: CaseFamily;
  readonly judged: Case;
}

export type PairCase = { readonly a: ShapePair[0]; readonly b: ShapePair[1] };

/** Of what is left after the museum's inputs. */
const kShares = { anywhere: 0.6, near: 0.2, touching: 0.15, beside: 0.05 } as const;
/** Contacts that are built; the others are variants of these. */
const kMaxBuilt = 1500;
const kBuiltAtOnce = 50;
const kUlps = [0, 1, -1, 2, -2, 3, -3, 16, -16, 1000, -1000];

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
  return kExhibits
    .flatMap(({ inputs }) => inputs)
    .flatMap((input) => ('a' in input ? [{ a: input.a, b: input.b }] : []))
    .filter(({ a, b }) => a.kind === kindA && b.kind === kindB);
}

/** Contacts that fast-check builds, a few at a time. */
class Contacts {
  readonly #kinds: readonly [Kind, Kind];
  readonly #random: Random;
  readonly #built: ShapePair[] = [];

  constructor(kinds: readonly [Kind, Kind], random: Random) {
    this.#kinds = kinds;
    this.#random = random;
  }

  next(): ShapePair {
    if (this.#built.length < kMaxBuilt && this.#random() < 1 / 20) this.#build();
    while (this.#built.length === 0) this.#build();
    const pair = this.#built[integer(this.#random, 0, this.#built.length - 1)] as ShapePair;
    return variantOf(pair, this.#random);
  }

  #build(): void {
    const seed = integer(this.#random, 0, 2 ** 31 - 1);
    const made = fastCheck().sample(touching(...this.#kinds, false), {
      numRuns: kBuiltAtOnce,
      seed,
    });
    const sound = made.filter((pair) => pair.every((shape) => isShape(shape) && !isFlat(shape)));
    this.#built.push(...sound);
  }
}

function anywhere([kindA, kindB]: readonly [Kind, Kind], random: Random): ShapePair {
  const grid = random() < 0.5 ? 'half' : 'fine';
  const made = (kind: Kind) => withLengths(randomShape(kind, random, grid), random);
  return [made(kindA), made(kindB)];
}

const beside = ([a, b]: ShapePair, random: Random): ShapePair => [
  a,
  nudged(b, integer(random, 0, 12), kUlps[integer(random, 0, kUlps.length - 1)] ?? 0),
];

/** The same seed gives the same cases. */
export function* pairCases(
  kinds: readonly [Kind, Kind],
  count: number,
  seed: number,
): Generator<MadeCase<PairCase>> {
  const museum = museumPairs(...kinds);
  const counts = familyCounts(museum.length, count);
  for (const judged of museum.slice(0, counts.museum)) yield { family: 'museum', judged };
  const random = randomNumbers(seed);
  const contacts = new Contacts(kinds, random);
  const make: Readonly<Record<Exclude<CaseFamily, 'museum'>, () => ShapePair>> = {
    anywhere: () => anywhere(kinds, random),
    near: () => moved(contacts.next(), random),
    touching: () => contacts.next(),
    beside: () => beside(contacts.next(), random),
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
