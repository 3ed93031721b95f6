// Whether an answer says that two shapes meet.
import { claimOf } from '../../../../cli/testing/judge/answer.ts';

/** null: it says nothing of that, or is none. */
export function meetsSaid(said: unknown): boolean | null {
  if (typeof said === 'boolean') return said;
  const claim = claimIn(said);
  if (claim === null) return null;
  const { meets, outcome, hit, distance, gap, depth } = claim;
  if (meets !== undefined) return meets;
  if (outcome !== undefined) return outcome !== 'apart';
  if (hit !== undefined) return hit !== null;
  if (typeof distance === 'number') return distance === 0;
  if (typeof depth === 'number') return true;
  return typeof gap === 'number' ? gap <= 0 : null;
}

function claimIn(said: unknown) {
  try {
    return claimOf(said, true);
  } catch {
    return null;
  }
}
