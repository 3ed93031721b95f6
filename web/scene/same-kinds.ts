// Whether the pair of two scenes has the same kinds of shapes, and so the same rows in its ledger.
import { itemById, type Scene } from './scene.ts';

export function havePairSameKinds(before: Scene, after: Scene): boolean {
  const [[a, b], [c, d]] = [pairKinds(before), pairKinds(after)];
  return a === c && b === d;
}

const pairKinds = (scene: Scene) =>
  (scene.pair ?? []).map((id) => itemById(scene, id)?.shape.kind ?? null);
