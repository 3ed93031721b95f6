// Which side of a plane: the center's signed distance against the projected radius, or two corners.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Obb, Plane, Quat, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

type Box = Aabb | Obb;

const kComponents = ['x', 'y', 'z'] as const;

const turned = (...rotation: Quat) =>
  sceneOfShapes(
    { kind: 'obb', center: [0, 0.85, 0], rotation, halfExtents: [1, 0.5, 0.7] },
    { kind: 'plane', normal: [0, 1, 0], constant: 0 },
  );

const facing = (normal: Vec3, constant: number) =>
  sceneOfShapes(
    { kind: 'aabb', min: [-0.5, 0.1, -0.2], max: [1.1, 1.1, 1] },
    { kind: 'plane', normal, constant },
  );

const lengthOf = ({ normal }: Plane) => Math.hypot(...normal);

/** The same plane, by a normal of the given length. */
function withLength(plane: Plane, length: number): Plane {
  const factor = length / lengthOf(plane);
  const [x, y, z] = plane.normal;
  return {
    ...plane,
    normal: [x * factor, y * factor, z * factor],
    constant: plane.constant * factor,
  };
}

/** What is left of a box if it reaches from its center only along one of its own axes. */
function onlyAlong(box: Box, axis: number): Box {
  const only = <T extends number>(value: T, i: number) => (i === axis ? value : 0);
  if (box.kind === 'obb') {
    return { ...box, halfExtents: box.halfExtents.map(only) as unknown as Vec3 };
  }
  const middle = box.min.map((least, i) => (least + (box.max[i] ?? 0)) / 2);
  const end = (corner: Vec3) =>
    corner.map((value, i) => (i === axis ? value : (middle[i] ?? 0))) as unknown as Vec3;
  return { ...box, min: end(box.min), max: end(box.max) };
}

/** The corners that reach least and furthest along the normal, and what each axis adds to the radius. */
function endsOf(core: Core, box: Box, { normal }: Plane): Record<string, Reading> {
  const { minPoint, maxPoint } = core.project(box, normal);
  return Object.fromEntries(
    kComponents.flatMap((component, i) => {
      const { min, max } = core.project(onlyAlong(box, i), normal);
      return [
        [`low.${component}`, minPoint?.[i] ?? null],
        [`high.${component}`, maxPoint?.[i] ?? null],
        [`term.${component}`, (max - min) / 2],
      ];
    }),
  );
}

function readings(core: Core, { items }: PlainScene): Record<string, Reading> {
  const [box, plane] = items.map(({ shape }) => shape);
  if ((box?.kind !== 'aabb' && box?.kind !== 'obb') || plane?.kind !== 'plane') return {};
  const { plane: beside, supportA } = core.test(box, plane);
  const length = lengthOf(plane);
  const times = (distance: number | null | undefined) => (distance ?? 0) * length;
  return {
    ...endsOf(core, box, plane),
    normalLength: length,
    value: times(beside?.signedDistance),
    reach: times(beside?.projectedRadius),
    nearestCorner: supportA?.map((coordinate) => coordinate.toFixed(1)).join(' ') ?? null,
    halfDiagonal: box.kind === 'obb' ? Math.hypot(...box.halfExtents) : null,
  };
}

export const sideOfAPlane: Lesson = {
  slug: 'side-of-a-plane',
  pairs: [
    ['aabb', 'plane'],
    ['obb', 'plane'],
  ],
  figures: {
    main: { preset: 'obb-plane', axis: 'B.n' },
    tilted: { preset: 'aabb-plane', ui: 'verdict', axis: 'B.n', camera: '15 8' },
  },
  exercises: {
    turn: {
      figure: { scene: turned(0.3, 0.2, 0.25, 0.9), ui: 'verdict', axis: 'B.n' },
      goals: {
        front: { reading: 'side', is: 'front' },
        height: { reading: 'plane.signedDistance', from: 0.849, to: 0.851 },
        size: { reading: 'halfDiagonal', from: 1.319, to: 1.32 },
        kept: { kept: 'B' },
      },
      solution: turned(0, 0.2, 0, 0.9),
    },
    behind: {
      figure: { scene: facing([1, 2, 2], 1), ui: 'verdict', axis: 'B.n', camera: '-60 12' },
      goals: {
        back: { reading: 'side', is: 'back' },
        distance: { reading: 'distance', from: 0.099, to: 0.101 },
        corner: { reading: 'nearestCorner', is: '-0.5 0.1 -0.2' },
        kept: { kept: 'A' },
      },
      solution: facing([-1, -2, -2], -1),
    },
  },
  exhibits: [22],
  variables: { length: 1 },
  follow: (_, { items, ...scene }, { length = 1 }) => ({
    ...scene,
    items: items.map((item) =>
      item.shape.kind === 'plane' ? { ...item, shape: withLength(item.shape, length) } : item,
    ),
  }),
  readings,
};
