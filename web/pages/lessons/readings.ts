// Numbers and words of a scene that a text names by a path, such as `step(A.y×B.x).gap`: computed by the core,
// when the site is built and again whenever a reader changes the scene.
import { leadsToSecond } from '../../core/axis-direction.ts';
import type { Core, Explanation, Kind, Shape, Step } from '../../core/index.ts';
import { isMoving, motionBetween, motionOf } from '../../scene/clock.ts';
import type { PlainScene } from '../../scene/scene.ts';

/** null: it has no value in this scene. */
export type Reading = number | string | null;

type Tree = { readonly [key: string]: unknown };

const kComponents = ['x', 'y', 'z', 'w'];

/** Follows the names of a path; components of a vector are x, y, z, w. undefined: there is no such name. */
function valueAt(from: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return from;
  if (from === null) return null;
  if (typeof from !== 'object') return undefined;
  if (Array.isArray(from)) {
    const index = kComponents.indexOf(name);
    return index < 0 || index >= from.length ? undefined : valueAt(from[index], rest);
  }
  const tree = from as Tree;
  return Object.hasOwn(tree, name) ? valueAt(tree[name], rest) : undefined;
}

interface Interval {
  readonly min: number;
  readonly max: number;
  readonly center: number;
  /** Half its length: the projected radius. */
  readonly radius: number;
}

const intervalOf = (ends: readonly [number, number] | null): Interval | null =>
  ends && {
    min: ends[0],
    max: ends[1],
    center: (ends[0] + ends[1]) / 2,
    radius: (ends[1] - ends[0]) / 2,
  };

/**
 * A step on the axis that points from A to B, as the figure beside the text draws it and writes its formula. The axes
 * of the world keep their direction: there an interval is one of coordinates.
 */
export function shownStep(step: Step): Step {
  const { a, b, axis } = step;
  if (!(a && b && axis) || step.unit !== 'meter' || step.group === 'worldAxis') return step;
  if (leadsToSecond({ aMin: a[0], aMax: a[1], bMin: b[0], bMax: b[1] })) return step;
  const turned = ([min, max]: readonly [number, number]) => [0 - max, 0 - min] as const;
  return { ...step, axis: [0 - axis[0], 0 - axis[1], 0 - axis[2]], a: turned(a), b: turned(b) };
}

/** A row of the ledger, with what its two intervals amount to. */
function rowOf(step: Step, index: number) {
  const a = intervalOf(step.a);
  const b = intervalOf(step.b);
  return {
    ...step,
    number: index + 1,
    a,
    b,
    /** Distance of the middles of both intervals. */
    centers: a && b && Math.abs(a.center - b.center),
    /** Sum of the projected radii. */
    radii: a && b && a.radius + b.radius,
  };
}

function countsOf({ steps }: Explanation) {
  const count = (status: Step['status']) => steps.filter((step) => step.status === status).length;
  return {
    steps: steps.length,
    reached: steps.filter(({ reached }) => reached).length,
    separates: count('separates'),
    overlaps: count('overlaps'),
    touches: count('touches'),
    skipped: count('skipped'),
  };
}

/** Names of all rows that a pair of these kinds can have; its scenes have the rows that they need. */
function rowNames({ catalog }: Core, a: Kind, b: Kind): readonly string[] {
  const isPair = (first: Kind, second: Kind) => (pair: { readonly a: Kind; readonly b: Kind }) =>
    pair.a === first && pair.b === second;
  const found = catalog.pairs.find(isPair(a, b));
  const [pair, ofA, ofB] = found ? [found, 'A', 'B'] : [catalog.pairs.find(isPair(b, a)), 'B', 'A'];
  const named = (name: string) => name.replaceAll('{a}', ofA).replaceAll('{b}', ofB);
  return (pair?.candidates ?? []).map(({ name }) => named(name));
}

/** When the pair of a scene in motion meets, and the motion; nothing of a scene that stands still. */
function motionTree(core: Core, scene: PlainScene): Tree {
  if (!isMoving(scene)) return {};
  const [a, b] = (scene.pair ?? []).map((id) => scene.items.find((item) => item.id === id));
  const motion = motionOf(scene);
  if (!(a && b)) return { motion };
  return { motion, cast: core.cast(a.shape, b.shape, motionBetween(a, b, motion.duration)) };
}

/** What can be read of the scene's pair, and of each shape by its name. */
function treeOf(core: Core, scene: PlainScene): Tree {
  const { items, pair } = scene;
  const shapes = Object.fromEntries(
    items.map(({ name, shape, velocity }) => [name, velocity ? { ...shape, velocity } : shape]),
  );
  const shapeOf = (id: number | undefined): Shape | undefined =>
    items.find((item) => item.id === id)?.shape;
  const [a, b] = [shapeOf(pair?.[0]), shapeOf(pair?.[1])];
  if (!(a && b)) return shapes;
  const explanation = core.explain(a, b);
  const { distance, depth, pointA, pointB } = core.distance(a, b);
  return {
    ...explanation,
    count: countsOf(explanation),
    rows: explanation.steps.map(shownStep).map(rowOf),
    rowNames: rowNames(core, a.kind, b.kind),
    distance,
    depth,
    nearestA: pointA,
    nearestB: pointB,
    ...motionTree(core, scene),
    ...shapes,
  };
}

const kRow = /^step\((.+)\)\.(.+)$/;

export class Readings {
  readonly #tree: Tree;

  /** `more`: further readings by their paths, which may have dots. */
  constructor(core: Core, scene: PlainScene, more: Readonly<Record<string, Reading>> = {}) {
    this.#tree = { ...treeOf(core, scene), more };
  }

  /** @throws Error for a path that names nothing. */
  read(path: string): Reading {
    const { more } = this.#tree as { readonly more: Readonly<Record<string, Reading>> };
    if (Object.hasOwn(more, path)) return more[path] ?? null;
    const value = this.#valueOf(path);
    if (value === null || typeof value === 'number' || typeof value === 'string') return value;
    throw new Error(`there is no reading "${path}"`);
  }

  /** The rows of the ledger in order. */
  get rows(): readonly ReturnType<typeof rowOf>[] {
    return (this.#tree['rows'] ?? []) as readonly ReturnType<typeof rowOf>[];
  }

  #valueOf(path: string): unknown {
    const [, name, key = ''] = kRow.exec(path) ?? [];
    if (name === undefined) return valueAt(this.#tree, path.split('.'));
    const row = this.rows.find((each) => each.name === name);
    if (row) return valueAt(row, key.split('.'));
    const names = (this.#tree['rowNames'] ?? []) as readonly string[];
    return names.includes(name) ? null : undefined;
  }
}
