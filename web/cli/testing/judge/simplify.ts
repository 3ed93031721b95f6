// Simplifies the numbers of a pair as long as it still shows the disagreement.

import { centerOf } from '../../../scene/extent.ts';
import { numberFields, readNumbers, withNumber } from '../../../scene/numbers.ts';
import type { Shape } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { scale } from '../../../scene/vectors.ts';

type Pair = readonly [Shape, Shape];
type Shows = (pair: Pair) => Promise<boolean>;

/** Maximum number of calls of the implementation. */
const kMaxTries = 2000;
const kDigits = [0, 1, 2, 3, 6];

export async function simplified(pair: Pair, shows: Shows): Promise<Pair> {
  let best = pair;
  let tries = 0;
  for (;;) {
    let found = false;
    for (const simpler of simplerPairs(best)) {
      tries += 1;
      if (tries > kMaxTries) return best;
      if (!(await shows(simpler))) continue;
      best = simpler;
      found = true;
      break;
    }
    if (!found) return best;
  }
}

/** Candidates, the simplest first. */
function* simplerPairs(pair: Pair): Generator<Pair> {
  const centeredPair = centered(pair);
  if (lengthOf(centeredPair) < lengthOf(pair)) yield centeredPair;
  for (const side of [0, 1] as const) {
    for (const shape of simplerShapes(pair[side])) {
      yield side === 0 ? [shape, pair[1]] : [pair[0], shape];
    }
  }
}

/** Both moved so that the first is at the origin. */
function centered([a, b]: Pair): Pair {
  const offset = scale(centerOf(a), -1);
  return [translated(a, offset), translated(b, offset)];
}

function* simplerShapes(shape: Shape): Generator<Shape> {
  for (const field of numberFields(shape.kind)) {
    for (const [index, value] of readNumbers(shape, field).entries()) {
      for (const plain of simplerValues(value)) yield withNumber(shape, field, index, plain);
    }
  }
}

/** Zero, one, and the number rounded to few decimals. */
function simplerValues(value: number): number[] {
  const rounded = Number.isFinite(value)
    ? kDigits.map((digits) => Number(value.toFixed(digits)))
    : [];
  const candidates = [0, 1, Math.sign(value), ...rounded];
  return [...new Set(candidates)].filter((each) => costOf(each) < costOf(value));
}

/** Length of a number's text, with 0 and 1 the simplest. */
function costOf(value: number): number {
  if (value === 0) return 0;
  if (value === 1) return 1;
  return String(value).length + (value < 0 ? 1 : 0);
}

const lengthOf = (pair: Pair) =>
  pair
    .flatMap((shape) => numberFields(shape.kind).flatMap((field) => readNumbers(shape, field)))
    .reduce((sum, value) => sum + costOf(value), 0);
