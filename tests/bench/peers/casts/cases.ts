// Pairs of shapes in motion of which half meet, and pairs so near a graze that single precision hardly tells. All numbers
// are of single precision: the peers have these very shapes.
import type { Core, Mesh, PosedMesh } from '../../../../web/core/index.node.ts';
import type { Quat, Shape, ShapeOf, Vec3 } from '../../../../web/scene/shape.ts';
import { bumpyTorus, type TriangleList } from '../meshes/torus.ts';

export const kPairs = [
  ['sphere', 'sphere'],
  ['sphere', 'aabb'],
  ['sphere', 'obb'],
  ['sphere', 'triangle'],
  ['capsule', 'capsule'],
  ['capsule', 'obb'],
  ['aabb', 'aabb'],
  ['obb', 'obb'],
  ['obb', 'triangle'],
  ['sphere', 'mesh'],
  ['obb', 'mesh'],
] as const;

export type CastKind = (typeof kPairs)[number][number];
export type CastShape = ShapeOf<Exclude<CastKind, 'mesh'>> | PosedMesh;

/** A moves as seen from B, for a unit of time. */
export interface CastCase {
  readonly a: CastShape;
  readonly b: CastShape;
  readonly velocity: Vec3;
}

/** From 0 to 1. */
type Random = () => number;

const vector = (make: () => number): Vec3 => [make(), make(), make()];
const plus = (a: Vec3, b: Vec3, factor: number): Vec3 =>
  a.map((each, i) => Math.fround(each + factor * (b[i] as number))) as Vec3 & number[];

/** What all meshes are made of. */
export const kMeshList: TriangleList = singlePrecision(bumpyTorus(120, 42));

export class Cases {
  readonly #core: Core;
  readonly #random: Random;
  readonly #mesh: Mesh;

  constructor(core: Core, random: Random) {
    this.#core = core;
    this.#random = random;
    this.#mesh = core.createMesh(kMeshList.positions, kMeshList.index);
  }

  /** Half of them meet, none from the start. */
  ordinary(kinds: readonly [CastKind, CastKind], count: number): CastCase[] {
    const meeting: CastCase[] = [];
    const others: CastCase[] = [];
    while (Math.min(meeting.length, others.length) < count / 2) {
      const tried = this.#any(kinds);
      const { outcome, tEnter } = this.#cast(tried);
      if (outcome === 'hits' && tEnter !== 0) meeting.push(tried);
      if (outcome === 'never') others.push(tried);
    }
    return Array.from({ length: count }, (_, i) => (i % 2 ? others : meeting)[i >> 1] as CastCase);
  }

  /** A is moved across its motion to where it only just meets B, or only just doesn't. */
  grazing(kinds: readonly [CastKind, CastKind], count: number): CastCase[] {
    const cases: CastCase[] = [];
    while (cases.length < count) {
      const tried = this.#any(kinds);
      const { outcome, tEnter } = this.#cast(tried);
      if (outcome !== 'hits' || tEnter === 0) continue;
      const [x, y] = tried.velocity;
      const across: Vec3 = [-y, x, 0];
      let [meets, misses] = [0, 16];
      for (let step = 0; step < 50; step++) {
        const middle = (meets + misses) / 2;
        const outcomeThere = this.#cast({ ...tried, a: moved(tried.a, across, middle) }).outcome;
        if (outcomeThere === 'never') misses = middle;
        else meets = middle;
      }
      cases.push({ ...tried, a: moved(tried.a, across, meets) });
    }
    return cases;
  }

  #cast({ a, b, velocity }: CastCase) {
    return this.#core.cast(a, b, { velocityA: velocity });
  }

  #any([a, b]: readonly [CastKind, CastKind]): CastCase {
    return { a: this.#shape(a), b: this.#shape(b), velocity: vector(() => this.#within(12)) };
  }

  #shape(kind: CastKind): CastShape {
    const center = vector(() => this.#within(4));
    const half = vector(() => this.#between(0.5, 1.5));
    switch (kind) {
      case 'sphere':
        return { kind, center, radius: half[0] };
      case 'aabb':
        return { kind, min: plus(center, half, -1), max: plus(center, half, 1) };
      case 'obb':
        return { kind, center, rotation: this.#rotation(), halfExtents: half };
      case 'triangle': {
        const near = () =>
          plus(
            center,
            vector(() => this.#within(1.5)),
            1,
          );
        return { kind, a: near(), b: near(), c: near() };
      }
      case 'capsule': {
        const way = vector(() => this.#within(1));
        return { kind, start: plus(center, way, -1), end: plus(center, way, 1), radius: half[0] };
      }
      case 'mesh':
        return { kind, geometry: this.#mesh, position: center, rotation: this.#rotation() };
    }
  }

  #rotation(): Quat {
    const numbers = [0, 0, 0, 0].map(() => this.#within(1));
    const norm = Math.hypot(...numbers);
    return numbers.map((each) => Math.fround(each / norm)) as unknown as Quat;
  }

  #within(most: number): number {
    return this.#between(-most, most);
  }

  #between(from: number, to: number): number {
    return Math.fround(from + (to - from) * this.#random());
  }
}

function moved(shape: CastShape, way: Vec3, factor: number): CastShape {
  const there = (place: Vec3) => plus(place, way, factor);
  switch (shape.kind) {
    case 'aabb':
      return { ...shape, min: there(shape.min), max: there(shape.max) };
    case 'capsule':
      return { ...shape, start: there(shape.start), end: there(shape.end) };
    case 'triangle':
      return { ...shape, a: there(shape.a), b: there(shape.b), c: there(shape.c) };
    case 'mesh':
      return { ...shape, position: there(shape.position) };
    default:
      return { ...shape, center: there(shape.center) };
  }
}

/** Where libraries that have poses have a shape. */
export interface CastPose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

/** Of a capsule its axis is turned from y. */
export function poseOf(shape: Shape | PosedMesh): CastPose {
  const upright: Quat = [0, 0, 0, 1];
  switch (shape.kind) {
    case 'aabb':
      return { position: middle(shape.min, shape.max), rotation: upright };
    case 'obb':
      return { position: shape.center, rotation: shape.rotation };
    case 'sphere':
      return { position: shape.center, rotation: upright };
    case 'capsule': {
      const way = plus(shape.end, shape.start, -1);
      const [x, y, z] = way.map((each) => each / Math.hypot(...way)) as Vec3 & number[];
      const norm = Math.hypot(z, 1 + y, x) || 1;
      const rotation: Quat = [z / norm, 0, -x / norm, (1 + y) / norm];
      return { position: middle(shape.start, shape.end), rotation };
    }
    case 'triangle':
      return { position: [0, 0, 0], rotation: upright };
    case 'mesh':
      return { position: shape.position, rotation: shape.rotation };
    default:
      throw new Error(`no pose of a ${shape.kind}`);
  }
}

const middle = (a: Vec3, b: Vec3): Vec3 =>
  a.map((each, i) => (each + (b[i] as number)) / 2) as Vec3 & number[];

/** Half the length of a capsule's axis. */
export const halfLength = ({ start, end }: ShapeOf<'capsule'>): number =>
  Math.hypot(...plus(end, start, -1)) / 2;

function singlePrecision({ positions, index }: TriangleList): TriangleList {
  return { positions: Float64Array.from(positions, Math.fround), index };
}
