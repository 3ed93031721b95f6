// What is said of pairs with meshes: which triangles the rows are about, and where there are none.
import { Outcome } from '../codes.ts';
import { decidingTriangle, type Explained, isOnlyInside, tableNames } from './names.ts';
import { number } from './number.ts';
import type { Rich } from './text.ts';
import type { Translate } from './why-sentence.ts';

/** The whole sentence of a pair without rows, or of a ray or segment that hits a mesh; null: of any other. */
export function meshSentence(explained: Explained, translate: Translate): Rich | null {
  const { count, verdict } = explained.ledger;
  if (count === 0) return translate(isOnlyInside(explained) ? 'why.inside' : 'why.unlisted');
  const { hasHit, hit, outcome } = verdict;
  if (explained.pair.b !== 'mesh' || !hasHit) return null;
  const name = tableNames(explained)[1];
  if (hit.startsInside) return translate('why.round.inside', { name, tExit: number(hit.tExit) });
  const triangle = decidingTriangle(explained);
  const key = outcome === Outcome.touching ? 'why.mesh.touching' : 'why.mesh.hit';
  return translate(key, { name, triangle, t: number(hit.t) });
}

/** Before a sentence about a triangle of each mesh; without a mesh nothing. */
export function trianglesSentence(explained: Explained, translate: Translate): readonly Rich[] {
  const { triangleA, triangleB } = explained.ledger.verdict;
  const [a, b] = explained.names;
  if (triangleA >= 0 && triangleB >= 0) {
    return [translate('why.triangles', { a, b, triangleA, triangleB })];
  }
  if (triangleA >= 0) return [translate('why.triangle', { name: a, triangle: triangleA })];
  return triangleB < 0 ? [] : [translate('why.triangle', { name: b, triangle: triangleB })];
}
