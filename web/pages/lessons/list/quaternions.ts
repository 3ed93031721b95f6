// Quaternions: a turn as four numbers, and how turns are put together.
import type { Core } from '../../../core/index.ts';
import type { DrawnVector } from '../../../scene/drawn-vector.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Quat, Vec3 } from '../../../scene/shape.ts';
import { add, length, scale } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import { named, plank, rotationOf, withRotation } from '../planks.ts';

/** The axis that B is turned about, and the long edge whose way the text follows. */
const kAxis: Vec3 = [1, 1, 1];
const kLongEdge: Vec3 = [0, 0, 1];
const kDegrees = 180 / Math.PI;
/** How long the axis is drawn, in meters. */
const kDrawn = 1.2;

/** 60° about y. */
const p: Quat = [0, 0.5, 0, 0.8660254037844387];
const q: Quat = [0.5, 0.5, 0.5, 0.5];
const planks = sceneOfShapes(plank(-1.3, p), plank(1.3, q));

const floor: Aabb = { kind: 'aabb', min: [-2, -0.4, -1.2], max: [2, 0, 1.2] };
const standing = (z: number, w: number) =>
  sceneOfShapes(floor, {
    kind: 'obb',
    center: [0, 1.375, 0],
    rotation: [0, 0, z, w],
    halfExtents: [1.25, 0.625, 0.75],
  });

const root = (rotation: Quat) => sceneOfShapes(plank(-1.3, q), plank(1.3, rotation));

function readingsOf(core: Core, first: Quat, second: Quat) {
  const { quaternion } = core;
  const angle = (rotation: Quat) => quaternion.toAxisAngle(rotation).angle * kDegrees;
  const angleFrom = (from: Quat, to: Quat) =>
    angle(quaternion.multiply(quaternion.inverse(from), to));
  const negative = quaternion.multiply(second, [0, 0, 0, -1]);
  const doubled = quaternion.multiply(second, [0, 0, 0, 2]);
  return {
    ...named('p', first),
    ...named('q', second),
    ...named('pq', quaternion.multiply(first, second)),
    ...named('qp', quaternion.multiply(second, first)),
    ...named('inverse', quaternion.inverse(second)),
    ...named('negative', negative),
    ...named('doubled', doubled),
    ...named('edge', quaternion.rotate(second, kLongEdge)),
    ...named('edgeNegative', quaternion.rotate(negative, kLongEdge)),
    ...named('edgeDoubled', quaternion.rotate(doubled, kLongEdge)),
    norm: quaternion.norm(second),
    normDoubled: quaternion.norm(doubled),
    turn: angle(second),
    squareMiss: angleFrom(first, quaternion.multiply(second, second)),
  };
}

/** The axis of the main figure, from the center of B. */
function vectors(scene: PlainScene): readonly DrawnVector[] {
  const [first, second] = scene.items.map(({ shape }) => shape);
  const isMain = rotationOf(scene, 'A')?.every((number, i) => number === p[i]) ?? false;
  if (!isMain || first?.kind !== 'obb' || second?.kind !== 'obb') return [];
  const to = add(second.center, scale(kAxis, kDrawn / length(kAxis)));
  return [{ from: second.center, to, name: 'u' }];
}

export const quaternions: Lesson = {
  slug: 'quaternions',
  pairs: [['obb', 'obb']],
  figures: { main: { scene: planks, ui: 'none', axis: 'none', readonly: true, camera: '14 18' } },
  exercises: {
    standing: {
      figure: { scene: standing(1, 5), ui: 'verdict' },
      goals: {
        touching: { reading: 'outcome', is: 'touching' },
        place: { reading: 'B.center.y', is: 1.375 },
        floor: { kept: 'A' },
      },
      solution: standing(1, 2),
    },
    root: {
      figure: { scene: root([0, 1, 0, 1]), ui: 'none', axis: 'none' },
      goals: {
        square: { reading: 'squareMiss', to: 2 },
        short: { reading: 'turn', to: 90 },
        kept: { kept: 'A' },
      },
      solution: root([1, 1, 1, 3]),
    },
  },
  exhibits: [18, 19, 23],
  variables: { degrees: 120 },
  follow({ quaternion }, scene, { degrees = 0 }) {
    const rotation = quaternion.fromAxisAngle(kAxis, degrees / kDegrees);
    return withRotation(scene, 'B', rotation);
  },
  vectors: (_core, scene) => vectors(scene),
  readings(core, scene, { degrees = 0 }) {
    const [first, second] = [rotationOf(scene, 'A'), rotationOf(scene, 'B')];
    return {
      half: degrees / 2,
      ...(first && second && readingsOf(core, first, second)),
    };
  },
  calls: {
    rotate: {
      arguments: (scene) => [rotationOf(scene, 'B'), kLongEdge],
      core: ({ quaternion }, scene) => {
        const rotation = rotationOf(scene, 'B');
        return rotation ? quaternion.rotate(rotation, kLongEdge) : [];
      },
    },
  },
};
