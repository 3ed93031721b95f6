// The game of EPA in the plane: M is hidden, and each question asks for its support point in one direction.
import type { Core } from '../../core/index.ts';
import type { DrawnVector } from '../../scene/drawn-vector.ts';
import type { Item, PlainScene } from '../../scene/scene.ts';
import type { Obb, Shape, Vec3 } from '../../scene/shape.ts';
import { add, cross, scale } from '../../scene/vectors.ts';
import type { Game, Variables } from './model.ts';
import {
  firstTriangle,
  grown,
  nearestEdge,
  outlineOf,
  type Support,
  supportOf,
} from './plane-epa.ts';
import { lineAt, pointAt, polytopeItems } from './polytope-scene.ts';
import type { Reading } from './readings.ts';

/** The depth is found when no more than this is between the bounds of it, in meters. */
const kClose = 0.02;
/** Half the length of the line behind which all of M lies. */
const kHalfLine = 0.9;

const box = (center: Vec3, rotation: Obb['rotation'], halfExtents: Vec3): Obb => ({
  kind: 'obb',
  center,
  rotation,
  halfExtents,
});
const kRounds: readonly (readonly [Obb, Obb])[] = [
  [
    box([-0.5, -0.2, 0], [0, 0, -1, 7], [1, 0.75, 1.6]),
    box([0.5, 0.6, 0], [0, 0, 1, 7], [1, 0.5, 1.4]),
  ],
  [
    box([-0.5, -0.2, 0], [0, 0, -1, 7], [1, 0.5, 1.6]),
    box([0.8, -0.2, 0], [0, 0, 1, 7], [0.75, 0.6, 1.4]),
  ],
  [
    box([-0.5, -0.2, 0], [0, 0, 1, 3], [1.25, 0.5, 1.6]),
    box([0, 0.1, 0], [0, 0, -1, 7], [0.75, 0.6, 1.4]),
  ],
];
/** Where GJK ends in the first round, as the core has it. */
export const kFirstTriangle: readonly Vec3[] = [
  [-2.85, 0.4, 0],
  [-2.99, -2, 0],
  [0.99, 0.4, 0],
];

const directionOf = (angle: number): Vec3 => {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians), 0];
};
const degreesOf = ([x, y]: Vec3) => (Math.atan2(y, x) * 180) / Math.PI;

/** What has been found out about a hidden pair. */
interface Found {
  readonly polygon: readonly Vec3[];
  /** In the order in which they were found. */
  readonly corners: readonly Vec3[];
  /** The direction of which M reaches least far, and how far. */
  readonly least: { readonly direction: Vec3; readonly reach: number } | null;
}

interface Hidden {
  readonly pair: readonly [Obb, Obb];
  /** Directions of the questions so far. */
  readonly asked: readonly Vec3[];
}

/** The boxes and the questions of a scene; null: it is not one of the game. */
function hiddenIn({ items }: PlainScene): Hidden | null {
  const hidden = items.filter((item) => item.hidden);
  const [a, b] = ['A', 'B'].map((name) => hidden.find((item) => item.name === name)?.shape);
  if (a?.kind !== 'obb' || b?.kind !== 'obb') return null;
  const asked = hidden.flatMap(({ shape }) => (shape.kind === 'point' ? [shape.position] : []));
  return { pair: [a, b], asked };
}

function foundBy(core: Core, { pair, asked }: Hidden): Found {
  const start = firstTriangle(core, ...pair);
  const supports = asked.map((direction): Support & { readonly direction: Vec3 } => ({
    ...supportOf(core, ...pair, direction),
    direction,
  }));
  return {
    polygon: supports.reduce((polygon, { point }) => grown(polygon, point), start),
    corners: [...start, ...supports.map(({ point }) => point)],
    least: supports.reduce<Found['least']>(
      (best, next) => (best && best.reach <= next.reach ? best : next),
      null,
    ),
  };
}

const isNew = (corner: Vec3, i: number, all: readonly Vec3[]) =>
  all.findIndex((each) => Math.hypot(each[0] - corner[0], each[1] - corner[1]) < 1e-6) === i;

const boundsOf = ({ polygon, least }: Found) => ({
  low: nearestEdge(polygon)?.distance ?? 0,
  high: least?.reach ?? null,
});

function isFound(found: Found): boolean {
  const { low, high } = boundsOf(found);
  return high !== null && high - low <= kClose;
}

/** Behind the line, as seen from the origin, nothing of M is left. */
function limit({ least }: Found): readonly Item<Shape>[] {
  if (!least) return [];
  const { direction, reach } = least;
  const foot = scale(direction, reach);
  const along = scale(cross([0, 0, 1], direction), kHalfLine);
  return [{ id: 4, name: 'u', shape: lineAt(add(foot, along), add(foot, scale(along, -1)), -3) }];
}

function sceneOf({ pair, asked }: Hidden, found: Found, rest: readonly Vec3[]) {
  const corners = [...found.corners, ...rest].filter(isNew);
  const hidden = pair.map(
    (shape, i): Item<Shape> => ({ id: 90 + i, name: i === 0 ? 'A' : 'B', shape, hidden: true }),
  );
  const questions = asked.map(
    (direction, i): Item<Shape> => ({
      id: 100 + i,
      name: `q${i + 1}`,
      shape: pointAt(direction),
      hidden: true,
    }),
  );
  const scene: PlainScene = {
    items: [...polytopeItems(found.polygon, corners), ...limit(found), ...hidden, ...questions],
    pair: [1, 2],
  };
  return scene;
}

/** When the depth is found, all corners of M are shown. */
function played(core: Core, hidden: Hidden): PlainScene {
  const found = foundBy(core, hidden);
  const rest = isFound(found) ? outlineOf(core, ...hidden.pair) : [];
  return sceneOf(hidden, found, rest);
}

/** The direction of the next question, from the origin; null: the scene is not one of the game. */
export const pointerIn = (
  scene: PlainScene,
  { angle = 0 }: Variables,
): readonly DrawnVector[] | null =>
  hiddenIn(scene) && [{ from: [0, 0, 0], to: directionOf(angle), name: 'd', color: 'gap' }];

/** null: the scene is not one of the game. */
export function gameReadings(core: Core, scene: PlainScene): Record<string, Reading> | null {
  const hidden = hiddenIn(scene);
  if (!hidden) return null;
  const found = foundBy(core, hidden);
  return { ...boundsOf(found), found: isFound(found) ? 1 : 0 };
}

const kStart: Hidden = { pair: kRounds[0] as readonly [Obb, Obb], asked: [] };

export const epaGame: Game = {
  figure: {
    scene: sceneOf(kStart, { polygon: kFirstTriangle, corners: kFirstTriangle, least: null }, []),
    ui: 'none',
    axis: 'none',
    camera: 'front parallel',
    readonly: true,
  },
  rounds: kRounds.length,
  begin: (core, round) => played(core, { pair: kRounds[round] ?? kStart.pair, asked: [] }),
  move(core, scene, variables) {
    const hidden = hiddenIn(scene);
    if (!hidden) return scene;
    const asked = [...hidden.asked, directionOf(variables['angle'] ?? 0)];
    return played(core, { ...hidden, asked });
  },
  best(core, scene) {
    const hidden = hiddenIn(scene);
    const edge = hidden && nearestEdge(foundBy(core, hidden).polygon);
    return edge ? { angle: degreesOf(edge.normal) } : {};
  },
  goal: { reading: 'found', is: 1 },
  told: ['low', 'high'],
};
