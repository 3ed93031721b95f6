// Asks the core for the Minkowski difference of a pair, and for both shapes as polytopes, once for each pair.
import type { Core } from '../../core/core.ts';
import type { Difference } from '../../core/difference.ts';
import type { DifferenceAnswer, DifferenceView, Shortest } from '../../page/difference.ts';
import { itemById, type Scene } from '../../scene/scene.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kOrigin } from '../../scene/vectors.ts';

/** What takes longer than this, in milliseconds, is not asked for in each frame of a motion. */
const kLong = 40;

const kPoint = { kind: 'point', position: kOrigin } as const;

type Pair = readonly [SceneShape, SceneShape];
type Asked = Pick<Core, 'difference' | 'distance'>;

export class DifferenceAnswers {
  readonly #core: Asked;
  readonly #now: () => number;
  #pair: Pair | null = null;
  #found: Pick<DifferenceAnswer, 'difference' | 'shortest'> | null = null;
  #took = 0;
  #last: DifferenceAnswer | null = null;
  #alone: { readonly pair: Pair; readonly differences: readonly [Difference, Difference] } | null =
    null;

  constructor(core: Asked, now = () => performance.now()) {
    this.#core = core;
    this.#now = now;
  }

  /** null: there is no pair. `isMoving`: the next frame will ask about another scene. The same object for the same answer. */
  answerOf(scene: Scene, view: DifferenceView, isMoving: boolean): DifferenceAnswer | null {
    const pair = pairOf(scene);
    if (!pair) return null;
    const found = this.#foundOf(pair, isMoving);
    const last = this.#last;
    if (last?.difference !== found.difference || last.view !== view) {
      this.#last = { view, ...found };
    }
    return this.#last;
  }

  /** The first shape, and the second mirrored at the origin: their differences with a point there. */
  aloneOf(scene: Scene): readonly [Difference, Difference] | null {
    const pair = pairOf(scene);
    if (!pair || lackOf(pair) !== null) return null;
    if (!isSame(this.#alone?.pair, pair)) {
      const [a, b] = pair;
      const core = this.#core;
      this.#alone = { pair, differences: [core.difference(a, kPoint), core.difference(kPoint, b)] };
    }
    return this.#alone?.differences ?? null;
  }

  #foundOf(pair: Pair, isMoving: boolean): Pick<DifferenceAnswer, 'difference' | 'shortest'> {
    const lack = lackOf(pair);
    if (lack !== null) return { difference: lack, shortest: null };
    if (this.#found && isSame(this.#pair, pair)) return this.#found;
    if (isMoving && this.#took > kLong) return { difference: 'later', shortest: null };
    const before = this.#now();
    const difference = this.#core.difference(...pair);
    this.#took = this.#now() - before;
    this.#pair = pair;
    this.#found = { difference, shortest: shortestOf(this.#core, pair) };
    return this.#found;
  }
}

function pairOf(scene: Scene): Pair | null {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
  return a && b ? [a, b] : null;
}

const isSame = (one: Pair | null | undefined, other: Pair): boolean =>
  one?.every((shape, i) => shape === other[i]) ?? false;

/** Why there is no difference; null: there is one. */
function lackOf(pair: Pair): 'endless' | 'mesh' | null {
  if (pair.some(({ kind }) => kind === 'ray' || kind === 'plane')) return 'endless';
  return pair.some(({ kind }) => kind === 'mesh') ? 'mesh' : null;
}

function shortestOf(core: Asked, pair: Pair): Shortest | null {
  const { distance, depth, axis } = core.distance(...pair);
  if (axis === null) return null;
  return { axis, gap: distance > 0 ? distance : -(depth ?? 0) };
}
