// Where two boxes touch: a face of one clipped by the sides of a face of the other, and the points that are kept.

import type { ContactPoint } from '../../../core/contact.ts';
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Obb, Quat, Segment, Shape, Vec3 } from '../../../scene/shape.ts';
import type { Lesson, LessonFigure, Variables } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

const kMost = 4;
/** Sides of the reference face that are not yet clipped with are so far out, in meters. */
const kFar = 9;
/** Above both boxes, so that lines there meet neither. */
const kAbove = 1.5;

const floor: Aabb = { kind: 'aabb', min: [-1.2, -0.6, -0.9], max: [1.2, 0, 0.9] };

/** Turned about y, then tilted about z; in degrees. */
function rotationBy(yaw: number, tilt: number): Quat {
  const [y, z] = [yaw, tilt].map((angle) => (angle * Math.PI) / 360) as [number, number];
  const [s, c, S, C] = [Math.sin(z), Math.cos(z), Math.sin(y), Math.cos(y)];
  return [0 - s * S, c * S, s * C, c * C];
}

const boxAt = (center: Vec3, yaw: number, tilt: number): Obb => ({
  kind: 'obb',
  center,
  rotation: rotationBy(yaw, tilt),
  halfExtents: [0.8, 0.4, 0.7],
});
const mainBox = (yaw: number, tilt: number) => boxAt([0.55, 0.34, 0.2], yaw, tilt);
const tippedBox = (tilt: number) => boxAt([0, 0.37, 0], 0, tilt);
const clipBox = boxAt([0.55, 0.34, 0.25], 30, 0);

const points = (positions: readonly Vec3[]): readonly Item<Shape>[] =>
  positions.map((position, i) => ({
    id: i + 3,
    name: String(i + 1),
    shape: { kind: 'point', position },
  }));

const pairWith = (a: Shape, b: Shape, others: readonly Item<Shape>[]): PlainScene => ({
  items: [{ id: 1, name: 'A', shape: a }, { id: 2, name: 'B', shape: b }, ...others],
  pair: [1, 2],
});

/** A polygon above the boxes, each line named for the corner where it starts. */
function outlineAbove(corners: readonly Vec3[]): readonly Item<Shape>[] {
  return corners.map(([x, , z], i): Item<Shape> => {
    const [u, , w] = corners[(i + 1) % corners.length] ?? [x, 0, z];
    const height = kAbove + 0.01 * (i + 1);
    const shape: Segment = { kind: 'segment', start: [x, height, z], end: [u, height, w] };
    return { id: i + 3, name: String(i + 1), shape };
  });
}

/** The floor with the first sides of its upper face where they are, and the others far away. */
function cutBy(sides: number): Aabb {
  const isCut = (side: number) => side < sides;
  const [left, low, back] = floor.min;
  const [right, high, front] = floor.max;
  return {
    kind: 'aabb',
    min: [isCut(1) ? left : -kFar, low, isCut(3) ? back : -kFar],
    max: [isCut(0) ? right : kFar, high, isCut(2) ? front : kFar],
  };
}

/** What the core answers for the figures as they begin: four points, the deepest one, the face before it is clipped. */
const kFour: readonly Vec3[] = [
  [-0.448546, 0, -0.096321],
  [0.01541, 0, 0.9],
  [1.2, 0, 0.678624],
  [0.99956, 0, -0.77251],
];
const kDeepest: readonly Vec3[] = [[-0.792897, 0, -0.7]];
const kWhole: readonly Vec3[] = [
  [-0.49282, 0, 0.043782],
  [0.20718, 0, 1.256218],
  [1.59282, 0, 0.456218],
  [0.89282, 0, -0.756218],
];

const all = (core: Core, a: Shape, b: Shape): readonly ContactPoint[] =>
  core.contact(a, b, { incident: true })?.points ?? [];

const kept = (core: Core, a: Shape, b: Shape): readonly ContactPoint[] =>
  core.contact(a, b, { incident: true, most: kMost })?.points ?? [];

function deepest(found: readonly ContactPoint[]): readonly ContactPoint[] {
  const [first, ...others] = found;
  return first
    ? [others.reduce((best, point) => (point.depth > best.depth ? point : best), first)]
    : [];
}

const onA = (found: readonly ContactPoint[]) => found.map(({ pointA }) => pointA);

/** Which figure a scene is of; null: one of an exercise, where readers move the shapes themselves. */
function figureOf({ items }: PlainScene): 'main' | 'one' | 'clip' | null {
  const [, box, third] = items;
  if (!third || box?.shape.kind !== 'obb') return null;
  if (third.shape.kind === 'segment') return 'clip';
  return box.shape.center[0] === 0 ? 'one' : 'main';
}

function followed(core: Core, scene: PlainScene, variables: Variables): PlainScene {
  const { yaw = 0, tilt = 0, lean = 0, cuts = 0 } = variables;
  switch (figureOf(scene)) {
    case 'clip':
      return pairWith(floor, clipBox, outlineAbove(onA(all(core, cutBy(cuts), clipBox))));
    case 'one': {
      const box = tippedBox(lean);
      return pairWith(floor, box, points(onA(deepest(all(core, floor, box)))));
    }
    case 'main': {
      const box = mainBox(yaw, tilt);
      return pairWith(floor, box, points(onA(kept(core, floor, box))));
    }
    default:
      return scene;
  }
}

function readings(core: Core, { items }: PlainScene, { cuts = 0 }: Variables): Own {
  const [a, b] = items.map(({ shape }) => shape);
  if (!(a && b)) return {};
  const { kind = null, axis, featureA = null, featureB = null } = core.contact(a, b) ?? {};
  const [whole, found] = [all(core, a, b), kept(core, a, b)];
  const own: Own = {
    'count.all': whole.length,
    'count.kept': found.length,
    'count.clipped': all(core, cutBy(cuts), clipBox).length,
    'contact.kind': kind,
    featureA,
    featureB,
    'n.x': axis?.[0] ?? null,
    'n.y': axis?.[1] ?? null,
    'n.z': axis?.[2] ?? null,
    'deepest.x': deepest(whole)[0]?.pointA[0] ?? null,
  };
  for (let i = 0; i < kMost; i++) {
    const point = found[i];
    own[`point(${i + 1}).x`] = point?.pointA[0] ?? null;
    own[`point(${i + 1}).z`] = point?.pointA[2] ?? null;
    own[`point(${i + 1}).depth`] = point?.depth ?? null;
  }
  return own;
}

const shown = (scene: PlainScene, camera: string, more: Partial<LessonFigure> = {}) => ({
  scene,
  ui: 'verdict' as const,
  axis: 'none',
  camera,
  ...more,
});

const square: Aabb = { kind: 'aabb', min: [-1, -0.6, -1], max: [1, 0, 1] };
const turnedBy = (y: number, x: number, z: number): Obb => ({
  kind: 'obb',
  center: [x, 0.35, z],
  rotation: [0, y, 0, 1],
  halfExtents: [0.95, 0.4, 0.95],
});
const onEdge = (x: number, y: number): Obb => ({
  kind: 'obb',
  center: [x, y, 0],
  rotation: [0.25, 0.35, 0.45, 1],
  halfExtents: [0.7, 0.5, 0.6],
});

export const contactManifolds: Lesson = {
  slug: 'contact-manifolds',
  pairs: [
    ['aabb', 'obb'],
    ['obb', 'obb'],
  ],
  figures: {
    main: shown(pairWith(floor, mainBox(25, 3), points(kFour)), '24 34', { readonly: true }),
    one: shown(pairWith(floor, tippedBox(1), points(kDeepest)), 'front parallel', {
      readonly: true,
    }),
    clip: shown(pairWith(floor, clipBox, outlineAbove(kWhole)), 'top parallel', {
      readonly: true,
    }),
  },
  exercises: {
    'eight-corners': {
      figure: shown(sceneOfShapes(square, turnedBy(0.1, 0.5, 0.3)), '24 44'),
      goals: {
        eight: { reading: 'count.all', is: 8 },
        kept: { kept: 'A' },
      },
      solution: sceneOfShapes(square, turnedBy(0.42, 0, 0)),
    },
    'edge-on-edge': {
      figure: shown(sceneOfShapes(square, onEdge(0.2, 0.5)), '24 24'),
      goals: {
        edges: { reading: 'contact.kind', is: 'edge-edge' },
        kept: { kept: 'A' },
      },
      solution: sceneOfShapes(square, onEdge(1.2, 0.4)),
    },
  },
  exhibits: [19, 27],
  variables: { yaw: 25, tilt: 3, lean: 1, cuts: 0 },
  follow: followed,
  calls: {
    aabbObbContact: {
      arguments: ({ items }) => items.slice(0, 2).map(({ shape }) => shape),
      answer: (returned) => (returned as { readonly depth: number } | null)?.depth ?? null,
      core: (core, { items }) => {
        const [first, second] = items;
        return first && second ? (core.contact(first.shape, second.shape)?.depth ?? null) : null;
      },
    },
  },
  readings,
};
