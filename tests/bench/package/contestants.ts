// The package's own calls. One loop per call, which all pairs share: it sees all kinds of shape, as in a
// program that has them all.
import type { Core, Shape, World } from '../../../web/core/index.node.ts';
import { type Count, threeCount } from './three.ts';
import { shapesOf, type Workload } from './workloads.ts';

type Fast<Argument> = {
  meets?: (a: Argument, b: Argument) => boolean;
  outcome?: (a: Argument, b: Argument) => unknown;
};

export const kCalls = ['outcome', 'meets', 'test', 'explain', 'distance'] as const;
export type Call = (typeof kCalls)[number] | 'three';

const kNear: Shape = { kind: 'point', position: [0, 0, 0] };
const kFar: Shape = { kind: 'point', position: [1, 0, 0] };

/** What `world.outcome` answers for shapes that are apart. */
function apartOf(core: Core): unknown {
  const world: World & Fast<number> = core.createWorld({ shapes: 2 });
  world.set(0, kNear);
  world.set(1, kFar);
  const apart = world.outcome?.(0, 1);
  world.dispose();
  return apart;
}

export class Contestants {
  readonly #core: Core & Fast<Shape>;
  readonly #world: World & Fast<number>;
  readonly #shapes: number;
  readonly #apart: unknown;
  #a: Shape[] = [];
  #b: Shape[] = [];
  #three: Count | undefined;

  /** For workloads of so many pairs of shapes. */
  constructor(core: Core, shapes: number) {
    this.#core = core;
    this.#world = core.createWorld({ shapes: 2 * shapes });
    this.#shapes = shapes;
    this.#apart = apartOf(core);
  }

  /** Makes a pair's shapes ready for all calls. */
  read(workload: Workload): void {
    this.#a = shapesOf(this.#core, workload.pair.a, workload.a);
    this.#b = shapesOf(this.#core, workload.pair.b, workload.b);
    for (let i = 0; i < this.#shapes; i++) {
      this.#world.set(i, this.#a[i] as Shape);
      this.#world.set(this.#shapes + i, this.#b[i] as Shape);
    }
    this.#three = threeCount(workload);
  }

  get counts(): Partial<Record<Call, Count>> {
    const ours = {
      outcome: this.#outcome,
      meets: this.#meets,
      test: this.#test,
      explain: this.#explain,
      distance: this.#distance,
    };
    return this.#three ? { ...ours, three: this.#three } : ours;
  }

  /** How many shapes meet, and of how many three.js says otherwise; null where it has no test. */
  compare(): { meeting: number; threeDiffers: number | null } {
    let meeting = 0;
    let threeDiffers = 0;
    for (let i = 0; i < this.#shapes; i++) {
      const meets = this.#worldTest(i, i + 1);
      meeting += meets;
      if (this.#three && this.#three(i, i + 1) !== meets) threeDiffers++;
    }
    return { meeting, threeDiffers: this.#three ? threeDiffers : null };
  }

  readonly #outcome = (first: number, end: number): number => {
    const world = this.#world as Required<Fast<number>>;
    const shapes = this.#shapes;
    const apart = this.#apart;
    let n = 0;
    for (let i = first; i < end; i++) if (world.outcome(i, shapes + i) !== apart) n++;
    return n;
  };
  readonly #worldTest = (first: number, end: number): number => {
    const world = this.#world;
    const shapes = this.#shapes;
    let n = 0;
    for (let i = first; i < end; i++) if (world.test(i, shapes + i).outcome !== 'apart') n++;
    return n;
  };
  readonly #meets = (first: number, end: number): number => {
    const core = this.#core as Required<Fast<Shape>>;
    const a = this.#a;
    const b = this.#b;
    let n = 0;
    for (let i = first; i < end; i++) if (core.meets(a[i] as Shape, b[i] as Shape)) n++;
    return n;
  };
  readonly #test = (first: number, end: number): number => {
    const core = this.#core;
    const a = this.#a;
    const b = this.#b;
    let n = 0;
    for (let i = first; i < end; i++) {
      if (core.test(a[i] as Shape, b[i] as Shape).outcome !== 'apart') n++;
    }
    return n;
  };
  readonly #explain = (first: number, end: number): number => {
    const core = this.#core;
    const a = this.#a;
    const b = this.#b;
    let n = 0;
    for (let i = first; i < end; i++) n += core.explain(a[i] as Shape, b[i] as Shape).steps.length;
    return n;
  };
  readonly #distance = (first: number, end: number): number => {
    const core = this.#core;
    const a = this.#a;
    const b = this.#b;
    let n = 0;
    for (let i = first; i < end; i++) {
      if (core.distance(a[i] as Shape, b[i] as Shape).distance > 0) n++;
    }
    return n;
  };
}
