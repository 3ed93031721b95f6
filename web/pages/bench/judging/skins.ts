// Skins as text: the cases, with weights that have few decimals, and the ruling, by the text of the page of skin weights.
import { shortJson } from '../../../strings/printable.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import { weightsText } from '../../skin/weight-text.ts';
import type { FamilyCounts, Ruling, Skin } from '../judge-messages.ts';
import { CasesInTurn } from './cases-in-turn.ts';
import { museumCases } from './museum-cases.ts';
import type { MadeCase } from './pair-cases.ts';

export interface SkinCase {
  readonly skin: Skin;
}

const cases = new CasesInTurn<SkinCase>(
  museumCases((input) => ('skin' in input ? { skin: input.skin } : null)),
  ['anywhere'],
);

export const skinCounts = (count: number): FamilyCounts => cases.counts(count);

const kNames = ['hip', 'thigh', 'shin', 'foot', 'toes'] as const;
/** Shares of a weight: a sixteenth has four decimals. */
const kShares = 16;
const kMostVertices = 8;

/** Of up to four bones, none twice, which add up to 1. */
function influencesIn(random: Random): Skin['vertices'][number] {
  const first = randomInteger(random, 0, kNames.length - 1);
  const count = randomInteger(random, 1, 4);
  let left = kShares;
  return Array.from({ length: count }, (_, i) => {
    const share = i === count - 1 ? left : randomInteger(random, 1, left - (count - 1 - i));
    left -= share;
    return { bone: (first + i) % kNames.length, weight: share / kShares };
  });
}

/** The same seed gives the same cases. */
export function skinCases(count: number, seed: number): Generator<MadeCase<SkinCase>> {
  const random = randomNumbers(seed);
  return cases.of(count, () => {
    const length = randomInteger(random, 1, kMostVertices);
    const vertices = Array.from({ length }, () => influencesIn(random));
    return { skin: { boneNames: kNames, vertices } };
  });
}

/** As the page of skin weights writes it: vertices from 1, bones by their names. */
export function textOf({ skin: { boneNames, vertices } }: SkinCase): string {
  const influences = vertices.flat();
  const offsets = [0];
  for (const each of vertices) offsets.push((offsets.at(-1) ?? 0) + each.length);
  const weights = {
    offsets: Uint32Array.from(offsets),
    bones: Uint16Array.from(influences, ({ bone }) => bone),
    weights: Float64Array.from(influences, ({ weight }) => weight),
  };
  return weightsText({ weights, boneNames }, { layout: 'max', first: 1, bones: 'names' });
}

/** `said`: what the visitor's function returned, or anything. */
export function skinRuling(judged: SkinCase, said: unknown): Ruling {
  if (typeof said !== 'string') return { is: 'invalid', said: shortJson(said) };
  const exact = textOf(judged);
  return said === exact
    ? { is: 'right' }
    : { is: 'wrong', wrongs: [{ field: 'text', said, exact }] };
}
