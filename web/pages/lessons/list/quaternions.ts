// Quaternions: a turn as four numbers, how turns are put together, and what lies between two.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Obb, Quat, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

/** As wide as a plank, so that its orientation can be seen. */
const plank = (x: number, rotation: Quat): Obb => ({
  kind: 'obb',
  center: [x, 0, 0],
  rotation,
  halfExtents: [0.2, 0.5, 1],
});

/** The axis that B is turned about, and the long edge whose way the text follows. */
const kAxis: Vec3 = [1, 1, 1];
const kLongEdge: Vec3 = [0, 0, 1];
const kDegrees = 180 / Math.PI;

/** 60° about y. */
const p: Quat = [0, 0.5, 0, 0.8660254037844387];
const q: Quat = [0.5, 0.5, 0.5, 0.5];
const between: Quat = [
  0.27252811333007976, 0.5450562266601594, 0.27252811333007976, 0.744560652108667,
];
const planks = sceneOfShapes(plank(-2.3, p), plank(2.3, q), plank(0, between));

const floor: Aabb = { kind: 'aabb', min: [-2, -0.4, -1.2], max: [2, 0, 1.2] };
const standing = (z: number, w: number) =>
  sceneOfShapes(floor, {
    kind: 'obb',
    center: [0, 1.375, 0],
    rotation: [0, 0, z, w],
    halfExtents: [1.25, 0.625, 0.75],
  });

const root = (rotation: Quat) => sceneOfShapes(plank(-1.3, q), plank(1.3, rotation));

const rotationOf = ({ items }: PlainScene, name: string): Quat | null => {
  const shape = items.find((item) => item.name === name)?.shape;
  return shape?.kind === 'obb' ? shape.rotation : null;
};

const withRotations = (
  scene: PlainScene,
  rotations: Readonly<Record<string, Quat>>,
): PlainScene => ({
  ...scene,
  items: scene.items.map((item) => {
    const rotation = rotations[item.name];
    return item.shape.kind === 'obb' && rotation
      ? { ...item, shape: { ...item.shape, rotation } }
      : item;
  }),
});

/** `name.x` …, without the noise of rounding, which is no subject here. */
function named(name: string, numbers: readonly number[]): Record<string, Reading> {
  const entries = numbers.map((number, i) => [`${name}.${'xyzw'[i]}`, Number(number.toFixed(9))]);
  return Object.fromEntries(entries);
}

function readingsOf(core: Core, first: Quat, second: Quat, s: number) {
  const { quaternion } = core;
  const angle = (rotation: Quat) => quaternion.toAxisAngle(rotation).angle * kDegrees;
  const angleFrom = (from: Quat, to: Quat) =>
    angle(quaternion.multiply(quaternion.inverse(from), to));
  const negative = quaternion.multiply(second, [0, 0, 0, -1]);
  const doubled = quaternion.multiply(second, [0, 0, 0, 2]);
  const logarithm = quaternion.log(second);
  const slerp = quaternion.slerp(first, second, s);
  return {
    ...named('p', first),
    ...named('q', second),
    ...named('pq', quaternion.multiply(first, second)),
    ...named('qp', quaternion.multiply(second, first)),
    ...named('inverse', quaternion.inverse(second)),
    ...named('negative', negative),
    ...named('doubled', doubled),
    ...named('log', logarithm),
    ...named('exp', quaternion.exp(logarithm)),
    ...named('power', quaternion.pow(second, s)),
    ...named('slerp', slerp),
    ...named('edge', quaternion.rotate(second, kLongEdge)),
    ...named('edgeNegative', quaternion.rotate(negative, kLongEdge)),
    ...named('edgeDoubled', quaternion.rotate(doubled, kLongEdge)),
    norm: quaternion.norm(second),
    normDoubled: quaternion.norm(doubled),
    dot: quaternion.dot(first, second),
    turn: angle(second),
    between: angleFrom(first, second),
    gone: angleFrom(first, slerp),
    left: angleFrom(slerp, second),
    squareMiss: angleFrom(first, quaternion.multiply(second, second)),
  };
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
  variables: { degrees: 120, s: 0.5 },
  follow({ quaternion }, scene, { degrees = 0, s = 0 }) {
    const from = rotationOf(scene, 'A');
    if (!(from && rotationOf(scene, 'C'))) return scene;
    const to = quaternion.fromAxisAngle(kAxis, degrees / kDegrees);
    return withRotations(scene, { B: to, C: quaternion.slerp(from, to, s) });
  },
  readings(core, scene, { degrees = 0, s = 0 }) {
    const [first, second] = [rotationOf(scene, 'A'), rotationOf(scene, 'B')];
    return {
      half: degrees / 2,
      ...(first && second && readingsOf(core, first, second, s)),
    };
  },
  calls: {
    slerp: {
      arguments: (scene, _, { s = 0 }) => [rotationOf(scene, 'A'), rotationOf(scene, 'B'), s],
      core: ({ quaternion }, scene, { s = 0 }) => {
        const [from, to] = [rotationOf(scene, 'A'), rotationOf(scene, 'B')];
        return from && to ? quaternion.slerp(from, to, s) : [];
      },
    },
    rotate: {
      arguments: (scene) => [rotationOf(scene, 'B'), kLongEdge],
      core: ({ quaternion }, scene) => {
        const rotation = rotationOf(scene, 'B');
        return rotation ? quaternion.rotate(rotation, kLongEdge) : [];
      },
    },
  },
};
