// The shapes of a race: ordinary ones, or such as are about to touch, made by the core's distances.
import type { Core, Shape, Vec3 } from '../../core/index.ts';
import { translated } from '../../scene/transform.ts';
import type { Random } from '../shared/random-numbers.ts';
import { type RaceKind, type RacePair, randomShape } from './race-pairs.ts';
import { type Records, recordsOf } from './race-records.ts';

export const kDataKinds = ['ordinary', 'near'] as const;
export type DataKind = (typeof kDataKinds)[number];

export interface RaceData {
  readonly a: Records;
  readonly b: Records;
}

/** Meters between near shapes, as powers of ten: from what anyone sees to what no double can tell. */
const kNearest = -17;
const kFarthest = -5;

/** Moves b until it touches a, and then by next to nothing, into a or away from it. */
function nearlyTouching(core: Core, a: Shape, b: Shape, random: Random): Shape | null {
  const { axis, distance, translation } = core.distance(a, b);
  if (!axis) return null;
  const touch: Vec3 | null =
    distance > 0 ? [-axis[0] * distance, -axis[1] * distance, -axis[2] * distance] : translation;
  if (!touch) return null;
  const sign = random() < 0.5 ? -1 : 1;
  const offset = sign * 10 ** (kNearest + random() * (kFarthest - kNearest));
  return translated(b, [
    touch[0] + axis[0] * offset,
    touch[1] + axis[1] * offset,
    touch[2] + axis[2] * offset,
  ]);
}

/** As many pairs as asked for. */
export function raceData(
  core: Core,
  pair: RacePair & { readonly a: RaceKind; readonly b: RaceKind },
  data: DataKind,
  count: number,
  random: Random,
): RaceData {
  const first: Shape[] = [];
  const second: Shape[] = [];
  while (first.length < count) {
    const a = randomShape(pair.a, random);
    const b = randomShape(pair.b, random);
    const moved = data === 'ordinary' ? b : nearlyTouching(core, a, b, random);
    if (!moved) continue;
    first.push(a);
    second.push(moved);
  }
  const { catalog } = core;
  return { a: recordsOf(catalog, pair.a, first), b: recordsOf(catalog, pair.b, second) };
}
