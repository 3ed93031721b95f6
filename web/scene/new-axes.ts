// Whether an edit gave the pair other rows of the ledger, or its shapes new axes: directions, edges or a rotation that
// candidates are made of. A shape that has only been moved keeps them.
import { fieldsOf, readNumbers } from './numbers.ts';
import { itemById, type Scene } from './scene.ts';
import type { SceneShape } from './scene-shape.ts';

/** How much an edge may differ by the rounding of moved corners, relative to their coordinates. */
const kRounding = 1e-12;

/** Whether one of the pair has new axes. */
export function hasPairNewAxes(before: Scene, after: Scene): boolean {
  return (after.pair ?? []).some((id) => {
    const [old, now] = [itemById(before, id)?.shape, itemById(after, id)?.shape];
    return old !== undefined && now !== undefined && old !== now && hasNewAxes(old, now);
  });
}

function hasNewAxes(before: SceneShape, after: SceneShape): boolean {
  if (before.kind !== after.kind) return true;
  const fields = fieldsOf(before.kind);
  const turned = fields
    .filter(({ role }) => role === 'direction')
    .some((field) => !areClose(readNumbers(before, field), readNumbers(after, field), 0));
  if (turned) return true;
  const corners = fields
    .filter(({ quantity }) => quantity === 'corner' || quantity === 'span')
    .map((field) => [readNumbers(before, field), readNumbers(after, field)] as const);
  const [first] = corners;
  if (!first) return false;
  const size = Math.max(...corners.flat(2).map(Math.abs));
  return corners.some(
    ([old, now]) =>
      !areClose(difference(old, first[0]), difference(now, first[1]), kRounding * size),
  );
}

const difference = (a: readonly number[], b: readonly number[]) =>
  a.map((value, i) => value - (b[i] ?? 0));

const areClose = (a: readonly number[], b: readonly number[], rounding: number) =>
  a.every((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) <= rounding);

/** Whether the pair of two scenes has the same kinds of shapes, and so the same rows. */
export function havePairSameKinds(before: Scene, after: Scene): boolean {
  const [[a, b], [c, d]] = [pairKinds(before), pairKinds(after)];
  return a === c && b === d;
}

const pairKinds = (scene: Scene) =>
  (scene.pair ?? []).map((id) => itemById(scene, id)?.shape.kind ?? null);
