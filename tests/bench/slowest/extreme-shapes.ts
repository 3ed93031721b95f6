// Shapes whose numbers lie at both ends of the range that the core accepts, and small changes of them.
import type { Catalog, CatalogKind } from '../../../web/core/catalog.ts';
import type { Shape } from '../../../web/scene/shape.ts';

export type Random = () => number;

/** A small generator: the same numbers for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Exponents of the smallest and the largest number of a shape. */
const kLeast = -1074;
const kMost = 199;
/** Of rotations, of which any length is accepted. */
const kMostOfRotation = kMost;

const below = (random: Random, count: number) => Math.floor(random() * count);

function extreme(random: Random, most: number): number {
  const kNear = 60;
  const where = random();
  let exponent = kLeast + below(random, most - kLeast);
  if (where < 0.4) exponent = kLeast + below(random, kNear);
  else if (where < 0.8) exponent = most - below(random, 4);
  const mantissa = 1 + below(random, 2 ** 32) / 2 ** 32 + below(random, 2 ** 20) / 2 ** 52;
  return (random() < 0.5 ? -mantissa : mantissa) * 2 ** exponent;
}

/** The numbers of a shape, one after another, and how to make and to change them. */
export class Sort {
  readonly #kind: CatalogKind;

  constructor(catalog: Catalog, kind: string) {
    this.#kind = catalog.kinds.find(({ name }) => name === kind) as CatalogKind;
  }

  random(random: Random): number[] {
    return this.#kind.fields.flatMap(({ name, size }) =>
      Array.from({ length: size }, () => this.#number(name, random)),
    );
  }

  /** One number is another: a new one, its opposite, zero, a neighbor, or that of another place. */
  changed(numbers: readonly number[], random: Random): number[] {
    const at = below(random, numbers.length);
    const value = numbers[at] as number;
    const others = [
      extreme(random, kMostOfRotation),
      -value,
      0,
      value * (1 + 2 ** -52),
      value * 2 ** (below(random, 9) - 4),
      numbers[below(random, numbers.length)] as number,
      this.#number('', random),
    ];
    return numbers.with(at, others[below(random, others.length)] as number);
  }

  /** The shape of these numbers, whose lengths are made positive and its corners ordered. */
  shape(numbers: readonly number[]): Shape {
    const shape: Record<string, unknown> = { kind: this.#kind.name };
    let at = 0;
    for (const { name, size } of this.#kind.fields) {
      const values = numbers.slice(at, at + size);
      const lengths = name === 'halfExtents' || name === 'radius';
      const valid = lengths ? values.map(Math.abs) : values;
      if (name !== 'maxDistance') shape[name] = size === 1 ? valid[0] : valid;
      at += size;
    }
    const { min, max } = shape as { min?: number[]; max?: number[] };
    if (min && max) {
      shape['min'] = min.map((value, i) => Math.min(value, max[i] as number));
      shape['max'] = max.map((value, i) => Math.max(value, min[i] as number));
    }
    return shape as unknown as Shape;
  }

  #number(field: string, random: Random): number {
    return extreme(random, field === 'rotation' ? kMostOfRotation : kMost);
  }
}
