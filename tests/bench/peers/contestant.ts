// What every library is measured through: its tests of pairs on objects that are ready or written anew,
// and its way to find all pairs of boxes that move.
import type { Count } from '../package/three.ts';
import type { Slots, Workload } from '../package/workloads.ts';
import type { Motion } from './motion.ts';

/** `ready`: on objects made before; `conv`: on numbers that are written to objects for each test. */
export const kModes = ['ready', 'conv', 'single'] as const;
export type Mode = (typeof kModes)[number];

/** Counts the pairs that meet; its calls begin at pair 0 or ask for one pair. */
export type PairTest = Readonly<Partial<Record<Mode, (workload: Workload) => Count>>>;

export interface Adapter {
  readonly pairs: Readonly<Record<string, PairTest>>;
  /** How many pairs its objects leave room for. Default: all. */
  readonly most?: number;
  /** Makes all boxes; each call of the answer takes the poses and counts the pairs that meet. */
  readonly world?: (motion: Motion) => () => number;
  /** How many boxes its worlds have room for. Default: all. */
  readonly mostBoxes?: number;
}

/** A library's objects of a kind, and how the numbers of a slot become one. */
export interface Form<T> {
  make(): T;
  write(into: T, numbers: Float64Array, at: number): void;
}

function objectsOf<T>(form: Form<T>, { numbers, stride, count }: Slots): T[] {
  return Array.from({ length: count }, (_, i) => {
    const object = form.make();
    form.write(object, numbers, i * stride);
    return object;
  });
}

/** A process runs one of these loops for one test, so that the engine may inline what it calls. */
export function testOf<A, B>(
  formA: Form<A>,
  formB: Form<B>,
  meets: (a: A, b: B) => boolean,
): PairTest {
  return {
    ready(workload) {
      const a = objectsOf(formA, workload.a);
      const b = objectsOf(formB, workload.b);
      return (first, end) => {
        let n = 0;
        for (let i = first; i < end; i++) if (meets(a[i] as A, b[i] as B)) n++;
        return n;
      };
    },
    conv({ a: { numbers: numbersA, stride }, b: { numbers: numbersB } }) {
      const a = formA.make();
      const b = formB.make();
      return (first, end) => {
        let n = 0;
        for (let i = first; i < end; i++) {
          formA.write(a, numbersA, i * stride);
          formB.write(b, numbersB, i * stride);
          if (meets(a, b)) n++;
        }
        return n;
      };
    },
  };
}
