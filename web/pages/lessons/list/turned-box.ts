// A ray into a turned box: the ray is moved into the box's frame, where the slabs are those of a straight box.
import type { Core, Explanation } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Aabb, Obb, Ray, Shape, Vec3 } from '../../../scene/shape.ts';
import { length, sub } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import { rayCall } from '../ray-call.ts';
import type { Reading } from '../readings.ts';

/** A quaternion of whole numbers, which makes the ray's numbers in the box's frame short. */
const box: Obb = {
  kind: 'obb',
  center: [0.4, 0.1, 0],
  rotation: [-3, 1, 3, 9],
  halfExtents: [1, 0.5, 0.8],
};
/** Its direction is 1.8 m long. */
const ray: Ray = { kind: 'ray', origin: [-2.8, 0.7, 1.4], direction: [1.6, -0.2, -0.8] };
const local: Ray = {
  kind: 'ray',
  origin: [-2.776, 1.632, 1.48],
  direction: [1.472, -0.704, -0.76],
};
const unit: Ray = {
  kind: 'ray',
  origin: [-2.776, 3.264, 1.85],
  direction: [1.472, -1.408, -0.95],
};
const straight = ([x, y, z]: Vec3): Aabb => ({ kind: 'aabb', min: [-x, -y, -z], max: [x, y, z] });
const boxAt = (...center: Vec3) => sceneOfShapes(ray, { ...box, center });
const boxTurned = (...rotation: Obb['rotation']) => sceneOfShapes(ray, { ...box, rotation });

const kCamera = '35 25';

/** The ray in the frame of the box, and that divided by the half extents; `e` leads from its origin to the center. */
function movedInto(core: Core, { origin, direction }: Ray, to: Obb) {
  const back = core.quaternion.inverse(to.rotation);
  const o = core.quaternion.rotate(back, sub(origin, to.center));
  const d = core.quaternion.rotate(back, direction);
  const shrunk = ([x, y, z]: Vec3): Vec3 => {
    const [hx, hy, hz] = to.halfExtents;
    return [x / hx, y / hy, z / hz];
  };
  const [x, y, z] = o;
  const e: Vec3 = [-x, -y, -z];
  return { e, d, unitO: shrunk(o), unitD: shrunk(d) };
}

const components = (name: string, [x, y, z]: Vec3): Record<string, Reading> => ({
  [`${name}.x`]: x,
  [`${name}.y`]: y,
  [`${name}.z`]: z,
});

const spentInside = ({ hit }: Explanation) =>
  hit && hit.tExit !== null ? hit.tExit - hit.t : null;

function readings(core: Core, a: Shape | undefined, b: Shape | undefined) {
  if (a?.kind !== 'ray' || b?.kind !== 'obb') return {};
  const { e, d, unitO, unitD } = movedInto(core, a, b);
  const moved: Ray = { ...a, origin: unitO, direction: unitD };
  const inUnit = core.explain(moved, straight([1, 1, 1]));
  return {
    ...components('local.e', e),
    ...components('local.d', d),
    'unit.t': inUnit.hit?.t ?? null,
    'unit.distance': inUnit.hit?.distance ?? null,
    length: length(a.direction),
    inside: spentInside(core.explain(a, b)),
  };
}

export const turnedBox: Lesson = {
  slug: 'turned-box',
  pairs: [
    ['ray', 'obb'],
    ['segment', 'obb'],
  ],
  figures: {
    main: { scene: sceneOfShapes(ray, box), axis: 'B.y', camera: kCamera },
    local: {
      scene: sceneOfShapes(local, straight(box.halfExtents)),
      ui: 'verdict',
      camera: kCamera,
    },
    unit: { scene: sceneOfShapes(unit, straight([1, 1, 1])), ui: 'verdict', camera: kCamera },
  },
  exercises: {
    'turn-it': {
      figure: { scene: boxTurned(0, 0, 0, 1), camera: kCamera },
      goals: {
        top: { reading: 'hit.feature', is: 'y+' },
        end: { reading: 'hit.exitFeature', is: 'x+' },
        kept: { kept: 'A' },
      },
      solution: boxTurned(0, 0.3, 0.3, 1),
    },
    'cut-an-edge': {
      figure: { scene: boxAt(0.4, 0.6, 0), ui: 'verdict', camera: kCamera },
      goals: {
        enter: { reading: 'hit.feature', is: 'y+' },
        leave: { reading: 'hit.exitFeature', is: 'x+' },
        inside: { reading: 'inside', from: 0, to: 0.3 },
        kept: { kept: 'A' },
      },
      solution: boxAt(0.4, -0.5, 0),
    },
  },
  exhibits: [7, 8, 9],
  calls: { rayHitsTurnedBox: rayCall },
  readings: (core, { items }) => readings(core, items[0]?.shape, items[1]?.shape),
};
