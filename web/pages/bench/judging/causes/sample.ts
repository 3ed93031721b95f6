// A sample of answers, wrong and right, that causes are looked for in. Cases come in random order, so the first are as
// good as any.
import { core } from '../../../../cli/testing/core.ts';
import type { Mistake } from '../../judge-messages.ts';
import type { Asked, Failure } from './cause.ts';
import { mistakeOf } from './mistake.ts';

/** Kept of each kind of mistake, and of right answers to shapes that meet or don't. */
const kKept = 240;

export class Sample {
  readonly #failures = new Map<Mistake, Failure[]>();
  readonly #counts = new Map<Mistake, number>();
  readonly #right: Record<'meet' | 'apart', Asked[]> = { meet: [], apart: [] };

  /** Wrong answers in all. */
  get wrong(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  get mistakes(): readonly Mistake[] {
    return [...this.#counts.keys()];
  }

  addFailure(failure: Failure): void {
    const mistake = mistakeOf(failure.ruling);
    const kept = this.#failures.get(mistake) ?? [];
    if (kept.length < kKept) this.#failures.set(mistake, [...kept, failure]);
    this.#counts.set(mistake, this.countOf(mistake) + 1);
  }

  addRight(asked: Asked): void {
    const { meet, apart } = this.#right;
    if (meet.length >= kKept && apart.length >= kKept) return;
    const kept = meetIn(asked) ? meet : apart;
    if (kept.length < kKept) kept.push(asked);
  }

  failuresOf(mistake: Mistake): readonly Failure[] {
    return this.#failures.get(mistake) ?? [];
  }

  countOf(mistake: Mistake): number {
    return this.#counts.get(mistake) ?? 0;
  }

  /** Right answers that could have been wrong in this way. */
  rightBeside(mistake: Mistake): readonly Asked[] {
    const { meet, apart } = this.#right;
    if (mistake === 'missed') return meet;
    return mistake === 'invented' ? apart : [...meet, ...apart];
  }
}

function meetIn({ judged }: Asked): boolean {
  if ('a' in judged) {
    const { a, b, motion } = judged;
    return motion ? core.cast(a, b, motion).outcome !== 'never' : core.meets(a, b);
  }
  if (!('ray' in judged)) return true;
  return judged.triangles.some((triangle) => core.meets(judged.ray, triangle));
}
