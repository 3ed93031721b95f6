// Which of several causes explains wrong answers best.
import type { Cause } from '../../judge-messages.ts';
import type { Asked, Failure, Hypothesis, Trait } from './cause.ts';

export interface Candidate {
  readonly cause: Cause;
  /** The part of the wrong answers that it explains. */
  readonly share: number;
  holds(failure: Failure): boolean;
}

/** The part of all wrong answers from which on a cause is one. */
const kShare = 0.15;
/** How much a trait must tell, in nats. */
const kTelling = 0.6;

/** The first of those that predict most. `of`: how many wrong answers there were at first. */
export function predicted(
  hypotheses: readonly Hypothesis[],
  rest: readonly Failure[],
  of: number,
): Candidate | null {
  let most: Candidate | null = null;
  for (const { cause, agrees } of hypotheses) {
    const count = rest.filter(agrees).length;
    if (count === 0 || count < kShare * of) continue;
    const share = count / rest.length;
    if (most === null || share > most.share) most = { cause, share, holds: agrees };
  }
  return most;
}

/** The trait that tells wrong answers from right ones best; null: none does. */
export function commonest(
  traits: readonly Trait[],
  rest: readonly Failure[],
  right: readonly Asked[],
): Candidate | null {
  let most: (Candidate & { readonly worth: number }) | null = null;
  for (const { cause, holds } of traits) {
    const share = rest.filter(holds).length / rest.length;
    const worth = share === 0 ? 0 : telling(share, shareOf(right, holds));
    if (worth < kTelling || (most !== null && worth <= most.worth + kTie)) continue;
    most = { cause, share, holds, worth };
  }
  return most;
}

/** The first of several that tell as much is the most specific. */
const kTie = 1e-9;

/** With half a case more, so that nothing is certain by too few. */
const shareOf = (asked: readonly Asked[], holds: (asked: Asked) => boolean): number =>
  (asked.filter(holds).length + 0.5) / (asked.length + 1);

/** How much a trait tells wrong answers from right ones (a divergence); 0 where right ones have it as often. */
function telling(wrong: number, right: number): number {
  if (wrong <= right) return 0;
  const part = (p: number, q: number) => (p === 0 ? 0 : p * Math.log(p / q));
  return part(wrong, right) + part(1 - wrong, 1 - right);
}
