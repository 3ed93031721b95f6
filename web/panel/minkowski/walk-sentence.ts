// What a step of GJK or EPA has found, and what the next one does.
import type { DifferencePoint } from '../../core/difference.ts';
import {
  type EpaAnswer,
  type GjkAnswer,
  removedFaces,
  type WalkAnswer,
} from '../../page/difference.ts';
import type { Strings } from '../../strings/index.ts';
import type { Explained } from '../../strings/names.ts';
import { number } from '../../strings/number.ts';
import { joined, type Rich, rich } from '../../strings/text.ts';
import { featureText } from '../contact/feature-names.ts';

type Names = Pick<Explained, 'names' | 'kinds'>;

export const walkSentence = (walk: WalkAnswer, names: Names, strings: Strings): Rich =>
  walk.method === 'gjk'
    ? simplexSentence(walk, names, strings)
    : expansionSentence(walk, names, strings);

/** The corners of both shapes that a corner of the difference is made of: `A.x+y+z−` and `B.ab`. */
function cornersOf(
  corner: DifferencePoint | undefined,
  { names, kinds }: Names,
  strings: Strings,
): readonly [a: string, b: string] {
  const of = (side: 0 | 1, feature: string | null = null) =>
    featureText({ name: names[side], kind: kinds[side], feature }, strings);
  return [of(0, corner?.featureA), of(1, corner?.featureB)];
}

const kSimplices = ['point', 'segment', 'triangle', 'tetrahedron'] as const;

function simplexSentence(
  { walk: { steps }, step: shown }: GjkAnswer,
  names: Names,
  strings: Strings,
): Rich {
  const step = steps[shown];
  if (!step) return [];
  const { simplex, distance } = step;
  const shape = kSimplices[simplex.length - 1] ?? 'point';
  const [a, b] = cornersOf(simplex[0], names, strings);
  const before = steps[shown - 1]?.simplex ?? [];
  const values = {
    i: shown + 1,
    a,
    b,
    simplex: strings[`difference.gjk.${shape}`],
    distance: number(distance),
  };
  const holds = shape === 'tetrahedron' ? 'inside' : 'on';
  const later = before.length === simplex.length - 1 ? 'added' : 'nearer';
  const found = distance > 0 ? (shown === 0 ? 'first' : later) : holds;
  const isLast = shown === steps.length - 1;
  const then = isLast ? (distance > 0 ? 'last' : null) : 'next';
  return joined([
    rich(strings[`difference.gjk.${found}`], values),
    ...(then === null ? [] : [rich(strings[`difference.gjk.${then}`], {})]),
  ]);
}

function expansionSentence({ walk, step: shown }: EpaAnswer, names: Names, strings: Strings): Rich {
  const step = walk.steps[shown];
  if (!step) return [];
  const cornersAt = (place: number | null | undefined) =>
    cornersOf(walk.points[place ?? -1], names, strings);
  const isLast = shown === walk.steps.length - 1;
  const removed = removedFaces(walk, shown).length;
  const [a, b] = cornersAt(walk.steps[shown - 1]?.support);
  const [nextA, nextB] = cornersAt(step.support);
  const end = step.support === null ? 'last' : 'stuck';
  const then = isLast ? end : removed === 1 ? 'next.one' : 'next';
  const values = {
    i: shown + 1,
    ...{ a, b, nextA, nextB, removed },
    faces: step.faces.length,
    distance: number(step.distance),
  };
  return joined([
    rich(strings[shown === 0 ? 'difference.epa.first' : 'difference.epa.more'], values),
    rich(strings[`difference.epa.${then}`], values),
  ]);
}
