// Compares the answers of an implementation with the core's.
import type { Kind, Shape, ShapeOf } from '../../../scene/shape.ts';
import { shortJson } from '../../../strings/printable.ts';
import { type Mismatch, mismatches, needsVerdict } from '../../cases/expectation.ts';
import { PairResults } from '../../cases/pair-results.ts';
import { toJson } from '../../json.ts';
import { pairAddress, pairFile, playgroundIn } from '../../pair-address.ts';
import type { PairOf } from '../arbitraries/pairs.ts';
import { core } from '../core.ts';
import { InvalidAnswerError } from '../testing-errors.ts';
import { claimOf, hasHits } from './answer.ts';
import type { Implementation, JudgeOptions } from './judge-options.ts';
import type { Disagreement } from './judgment.ts';
import { isNearContact } from './near-contact.ts';
import { disagreementText } from './report.ts';

interface Found {
  readonly actual: unknown;
  readonly mismatches: readonly Mismatch[];
}

/** Milliseconds. */
const kTimeout = 10_000;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'then' in value &&
  typeof value.then === 'function';

/** Of whatever was thrown, which may throw in turn. */
function thrownText(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return shortJson(error);
  }
}

export class Comparison<A extends Kind, B extends Kind> {
  asked = 0;
  unanswered = 0;
  /** An invalid answer, which ends the run. */
  invalid: InvalidAnswerError | null = null;
  readonly #implementation: Implementation<A, B>;
  readonly #options: JudgeOptions<A, B>;
  /** The last disagreement. */
  #last: Found | null = null;

  constructor(implementation: Implementation<A, B>, options: JudgeOptions<A, B>) {
    this.#implementation = implementation;
    this.#options = options;
  }

  /** Their disagreement; null: none above the tolerance. */
  async ask(a: ShapeOf<A>, b: ShapeOf<B>, counts: boolean): Promise<Found | null> {
    if (counts) this.asked += 1;
    let actual: unknown;
    try {
      // Copies, because the implementation may change its arguments.
      const given: unknown = this.#implementation(structuredClone(a), structuredClone(b));
      actual = isPromise(given) ? await this.#inTime(given, a, b) : given;
    } catch (error) {
      if (error === this.invalid) throw error;
      const mismatch = { field: 'error', expected: null, actual: thrownText(error) };
      return this.#found({ actual: error, mismatches: [mismatch] });
    }
    const found = this.#compare(a, b, actual, counts);
    return found.length === 0 ? null : this.#found({ actual, mismatches: found });
  }

  async disagreement([a, b]: PairOf<A, B>): Promise<Disagreement<A, B>> {
    const last = this.#last;
    const found = await this.ask(a, b, false);
    const { actual, mismatches } = found ?? last ?? { actual: undefined, mismatches: [] };
    const details = {
      a,
      b,
      expected: core.test(a as Shape, b as Shape),
      actual,
      mismatches,
      ledger: core.explain(a as Shape, b as Shape),
    };
    const at = this.#options.at ?? playgroundIn(process.env);
    const link = at === undefined ? null : await pairAddress(a as Shape, b as Shape, at);
    const scene = pairFile(a as Shape, b as Shape);
    const text = disagreementText(details, found !== null);
    return { ...details, link, scene, text };
  }

  #found(found: Found): Found {
    this.#last = found;
    return found;
  }

  /** A promise that is never settled ends the run. */
  async #inTime(promise: PromiseLike<unknown>, a: Shape, b: Shape): Promise<unknown> {
    const { timeout = kTimeout } = this.#options;
    if (timeout === 0) return promise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const text = `the implementation gave no answer within ${timeout} ms, to a = ${toJson(a)} and b = ${toJson(b)}`;
        this.invalid ??= new InvalidAnswerError(text, promise);
        reject(this.invalid);
      }, timeout);
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #compare(a: Shape, b: Shape, actual: unknown, counts: boolean): Mismatch[] {
    const claim = this.#claim(actual, hasHits(a, b));
    if (claim === null) {
      if (counts) this.unanswered += 1;
      return [];
    }
    const results = new PairResults(core, a, b, needsVerdict(claim));
    const wrong = mismatches(results, claim, this.#options.within);
    if (wrong.length === 0 || this.#isTooNear(a, b)) return [];
    // `mismatches` expects the claim; here the core's values are the expected ones.
    return wrong.map(({ field, expected, actual: core }) => ({
      field,
      expected: core,
      actual: expected,
    }));
  }

  #claim(actual: unknown, ofHits: boolean) {
    try {
      return claimOf(actual, ofHits);
    } catch (error) {
      if (error instanceof InvalidAnswerError) this.invalid ??= error;
      throw error;
    }
  }

  #isTooNear(a: Shape, b: Shape): boolean {
    const { tolerance = 0 } = this.#options;
    return tolerance > 0 && isNearContact(a, b, tolerance, tolerance);
  }
}
