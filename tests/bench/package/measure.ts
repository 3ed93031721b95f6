// Contestants take turns in rounds over the same shapes, timed by stretches; of each stretch the
// shortest round counts. Those that need long for a call get fewer shapes.
import type { Count } from './three.ts';

/** Nanoseconds that a round of one contestant should take at most. */
const kRound = 8e6;
const kFewest = 256;
const kStretch = 256;
/** Milliseconds until the engine has compiled what it runs. */
const kWarmUp = 60;

/** Whatever was counted, so that nothing of it can be left out. */
let sink = 0;
export const counted = () => sink;

class Turns {
  readonly #count: Count;
  readonly #best: Float64Array;

  constructor(count: Count, shapes: number) {
    this.#count = count;
    const perCall = this.#warmUp(shapes);
    const wanted = Math.max(kFewest, kRound / perCall);
    this.#best = new Float64Array(Math.floor(Math.min(shapes, wanted) / kStretch)).fill(
      Number.POSITIVE_INFINITY,
    );
  }

  /** Answers nanoseconds per call, roughly. */
  #warmUp(shapes: number): number {
    const started = performance.now();
    let calls = 0;
    let first = 0;
    while (performance.now() - started < kWarmUp) {
      sink += this.#count(first, first + kStretch);
      calls += kStretch;
      first = first + 2 * kStretch > shapes ? 0 : first + kStretch;
    }
    return ((performance.now() - started) * 1e6) / calls;
  }

  takeRound(): void {
    for (let i = 0; i < this.#best.length; i++) {
      const started = performance.now();
      sink += this.#count(i * kStretch, (i + 1) * kStretch);
      this.#best[i] = Math.min(this.#best[i] as number, performance.now() - started);
    }
  }

  get nanoseconds(): number {
    return (this.#best.reduce((sum, time) => sum + time) * 1e6) / this.#best.length / kStretch;
  }
}

/** Nanoseconds per call of each contestant. Throws where there are too few shapes for a stretch. */
export function measure<Name extends string>(
  contestants: Readonly<Partial<Record<Name, Count>>>,
  shapes: number,
  rounds: number,
): Partial<Record<Name, number>> {
  if (shapes < kFewest)
    throw new Error(`${shapes} pairs of shapes: at least ${kFewest} are needed`);
  const all = Object.entries<Count | undefined>(contestants).flatMap(([name, count]) =>
    count ? [{ name, turns: new Turns(count, shapes) }] : [],
  );
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < all.length; turn++) {
      all[(turn + round) % all.length]?.turns.takeRound();
    }
  }
  return Object.fromEntries(all.map(({ name, turns }) => [name, turns.nanoseconds])) as Partial<
    Record<Name, number>
  >;
}
