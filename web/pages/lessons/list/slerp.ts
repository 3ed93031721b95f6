// Between two orientations: powers of quaternions, lerp, nlerp and slerp, and the shorter of two ways.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Quat, Vec3 } from '../../../scene/shape.ts';
import { dot } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import { named, plank, rotationOf, withRotation } from '../planks.ts';

/** The axis that B is turned about. */
const kAxis: Vec3 = [1, 1, 1];
const kDegrees = 180 / Math.PI;

/** 60° about y. */
const p: Quat = [0, 0.5, 0, 0.8660254037844387];
const planks = (q: Quat, between: Quat) =>
  sceneOfShapes(plank(-2.3, p), plank(2.3, q), plank(0, between));

/** B turned by 120° and by 210°, and C a quarter of the way. */
const first = planks(
  [0.5, 0.5, 0.5, 0.5],
  [0.13917048345413818, 0.5336733099711334, 0.13917048345413818, 0.8224694227111043],
);
const nearlyHalfTurn = planks(
  [0.5576775358252053, 0.5576775358252053, 0.5576775358252053, -0.25881904510252085],
  [0.20665495398748832, 0.6610351042941411, 0.20665495398748832, 0.691100608360094],
);

/** Quaternions of equal length, none of them 1. */
function halfway(rotation: Quat): PlainScene {
  const items = [plank(-2.3, [1, 0, 0, 1]), plank(2.3, [0, 1, 0, 1]), plank(0, rotation)];
  const names = ['A', 'B', 'H'];
  return {
    items: items.map((shape, i) => ({ id: i + 1, name: names[i] ?? '', shape })),
    pair: [1, 2],
  };
}

function nlerp({ quaternion }: Core, from: Quat, to: Quat, s: number) {
  const sign = quaternion.dot(from, to) < 0 ? -1 : 1;
  const sum = quaternion.add(
    quaternion.multiply(from, [0, 0, 0, 1 - s]),
    quaternion.multiply(to, [0, 0, 0, sign * s]),
  );
  return { sum, norm: quaternion.norm(sum) };
}

/** The turn about the axis of the figures that a rotation is, in degrees from 0 to 360. */
function degreesOf({ quaternion }: Core, turn: Quat): number {
  const { axis, angle } = quaternion.toAxisAngle(turn);
  const degrees = Number((angle * kDegrees).toFixed(6));
  return dot(axis, kAxis) < 0 ? 360 - degrees : degrees;
}

/** The angle of the shorter way, in degrees. */
function angleBetween({ quaternion }: Core, from: Quat, to: Quat): number {
  const turn = quaternion.multiply(quaternion.inverse(from), to);
  const angle = quaternion.toAxisAngle(turn).angle * kDegrees;
  return Math.min(angle, 360 - angle);
}

function readingsOf(core: Core, scene: PlainScene) {
  const [from, to] = [rotationOf(scene, 'A'), rotationOf(scene, 'B')];
  if (!(from && to)) return {};
  const { quaternion } = core;
  const half = rotationOf(scene, 'H');
  if (half) return { halfMiss: angleBetween(core, half, quaternion.slerp(from, to, 0.5)) };
  const now = rotationOf(scene, 'C') ?? from;
  const between = angleBetween(core, from, to);
  const gone = angleBetween(core, from, now);
  const s = between > 0 ? Number((gone / between).toFixed(9)) : 0;
  const line = nlerp(core, from, to, s);
  const goneByNlerp = angleBetween(core, from, line.sum);
  const logarithm = quaternion.log(to);
  return {
    ...named('p', from),
    ...named('q', to),
    ...named('log', logarithm),
    ...named('exp', quaternion.exp(logarithm)),
    ...named('power', quaternion.pow(to, s)),
    s,
    degrees: degreesOf(core, to),
    dot: quaternion.dot(from, to),
    between,
    gone,
    left: between - gone,
    'lerp.norm': line.norm,
    'nlerp.gone': goneByNlerp,
    difference: Math.abs(gone - goneByNlerp),
  };
}

const figure = (scene: PlainScene) =>
  ({ scene, ui: 'none', axis: 'none', readonly: true, camera: '14 18' }) as const;

export const slerp: Lesson = {
  slug: 'slerp',
  pairs: [['obb', 'obb']],
  figures: { main: figure(first) },
  exercises: {
    halfway: {
      figure: { scene: halfway([0, 0, 0, 1]), ui: 'none', axis: 'none' },
      goals: {
        half: { reading: 'halfMiss', to: 2 },
        keptA: { kept: 'A' },
        keptB: { kept: 'B' },
      },
      solution: halfway([1, 1, 0, 2]),
    },
    uneven: {
      figure: figure(first),
      goals: {
        difference: { reading: 'difference', from: 7 },
        kept: { kept: 'A' },
      },
      solution: nearlyHalfTurn,
    },
  },
  exhibits: [],
  variables: { degrees: 120, s: 0.25 },
  follow({ quaternion }, scene, { degrees = 0, s = 0 }) {
    const from = rotationOf(scene, 'A');
    if (!(from && rotationOf(scene, 'C'))) return scene;
    const to = quaternion.fromAxisAngle(kAxis, degrees / kDegrees);
    return withRotation(withRotation(scene, 'B', to), 'C', quaternion.slerp(from, to, s));
  },
  readings: readingsOf,
  calls: {
    slerp: {
      arguments: (scene, _, { s = 0 }) => [rotationOf(scene, 'A'), rotationOf(scene, 'B'), s],
      core: ({ quaternion }, scene, { s = 0 }) => {
        const [from, to] = [rotationOf(scene, 'A'), rotationOf(scene, 'B')];
        return from && to ? quaternion.slerp(from, to, s) : [];
      },
    },
  },
};
