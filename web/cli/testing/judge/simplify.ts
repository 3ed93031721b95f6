// A pair that shows a fault, made as plain as it can be while it still shows it.

import { centerOf } from '../../../scene/extent.ts';
import { numberFields, readNumbers, withNumber } from '../../../scene/numbers.ts';
import type { Shape } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { scale } from '../../../scene/vectors.ts';

type Pair = readonly [Shape, Shape];
type Shows = (pair: Pair) => Promise<boolean>;

/** Each try asks the implementation once more. */
const kMostTries = 2000;
const kDigits = [0, 1, 2, 3, 6];

export async function simplified(pair: Pair, shows: Shows): Promise<Pair> {
  let best = pair;
  let tries = 0;
  for (;;) {
    let found = false;
    for (const simpler of simplerPairs(best)) {
      tries += 1;
      if (tries > kMostTries) return best;
      if (!(await shows(simpler))) continue;
      best = simpler;
      found = true;
      break;
    }
    if (!found) return best;
  }
}

/** The plainest first. */
function* simplerPairs(pair: Pair): Generator<Pair> {
  const home = centred(pair);
  if (lengthOf(home) < lengthOf(pair)) yield home;
  for (const side of [0, 1] as const) {
    for (const shape of simplerShapes(pair[side])) {
      yield side === 0 ? [shape, pair[1]] : [pair[0], shape];
    }
  }
}

/** Both moved so that the first is at the origin. */
function centred([a, b]: Pair): Pair {
  const offset = scale(centerOf(a), -1);
  return [translated(a, offset), translated(b, offset)];
}

function* simplerShapes(shape: Shape): Generator<Shape> {
  for (const field of numberFields(shape.kind)) {
    for (const [index, value] of readNumbers(shape, field).entries()) {
      for (const plain of plainerThan(value)) yield withNumber(shape, field, index, plain);
    }
  }
}

/** Nought, one, and the number with fewer and fewer digits left away. */
function plainerThan(value: number): number[] {
  const rounded = Number.isFinite(value)
    ? kDigits.map((digits) => Number(value.toFixed(digits)))
    : [];
  const candidates = [0, 1, Math.sign(value), ...rounded];
  return [...new Set(candidates)].filter((each) => costOf(each) < costOf(value));
}

/** How much there is to read in a number. */
function costOf(value: number): number {
  if (value === 0) return 0;
  if (value === 1) return 1;
  return String(value).length + (value < 0 ? 1 : 0);
}

const lengthOf = (pair: Pair) =>
  pair
    .flatMap((shape) => numberFields(shape.kind).flatMap((field) => readNumbers(shape, field)))
    .reduce((sum, value) => sum + costOf(value), 0);
