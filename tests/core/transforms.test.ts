// Boxes from matrices and from positions and quaternions: those of the package for three.js, as near as
// rounding lets them, whatever the type of the array, and wherever it begins.
import fc from 'fast-check';
import { Euler, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Obb, Vec3 } from '../../web/scene/shape.ts';
import { core, type TransformOptions, type World } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { thrown } from './support/thrown.ts';

const inRange = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const triple = (min: number, max: number) =>
  fc.tuple(inRange(min, max), inRange(min, max), inRange(min, max));
const pose = fc.record({
  position: triple(-100, 100),
  angles: triple(-3, 3),
  scale: triple(0.01, 10),
});

const quaternionOf = (angles: Vec3) => new Quaternion().setFromEuler(new Euler(...angles));

const matrixOf = ({ position, angles, scale }: { position: Vec3; angles: Vec3; scale: Vec3 }) =>
  new Matrix4().compose(new Vector3(...position), quaternionOf(angles), new Vector3(...scale));

const boxAt = (world: World, slot: number) => world.get(slot) as Obb;

/** Their corners, since a rotation and its negative are the same. */
function expectNear(box: Obb, matrix: Matrix4, tolerance: number): void {
  for (const corner of [
    [1, 1, 1],
    [1, -1, 1],
    [-1, 1, 1],
    [1, 1, -1],
  ] as const) {
    const wanted = new Vector3(...corner).multiplyScalar(0.5).applyMatrix4(matrix);
    const half = new Vector3(...box.halfExtents).multiply(new Vector3(...corner));
    const found = half
      .applyQuaternion(new Quaternion(...box.rotation).normalize())
      .add(new Vector3(...box.center));
    expect(found.distanceTo(wanted)).toBeLessThan(tolerance);
  }
}

test('of matrices: the box that three.js draws', () => {
  fc.assert(
    fc.property(fc.array(pose, { maxLength: 70 }), (poses) => {
      const world = core.createWorld({ shapes: Math.max(1, poses.length) });
      const matrices = poses.map(matrixOf);
      world.transforms(Float64Array.from(matrices.flatMap((matrix) => matrix.elements)));
      requireEqual(world.count, poses.length);
      for (const [slot, matrix] of matrices.entries()) {
        expectNear(boxAt(world, slot), matrix, 1e-12 * 200);
      }
      world.evaluate();
      requireEqual(Array.from(world.faults.subarray(0, poses.length)).some(Boolean), false);
      world.dispose();
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('of poses: the numbers as they are, and the half extents of the slots', () => {
  fc.assert(
    fc.property(fc.array(pose, { minLength: 1, maxLength: 70 }), fc.boolean(), (poses, isFloat) => {
      const world = core.createWorld({ shapes: poses.length + 3 });
      const rows = poses.map(({ position, angles }) => [
        ...position,
        ...quaternionOf(angles).toArray(),
      ]);
      const numbers = isFloat ? Float32Array.from(rows.flat()) : Float64Array.from(rows.flat());
      poses.forEach(({ scale }, i) => {
        world.set(i + 3, {
          kind: 'obb',
          center: [0, 0, 0],
          rotation: [0, 0, 0, 1],
          halfExtents: scale,
        });
      });
      world.transforms(numbers, { layout: 'poses', first: 3 });
      poses.forEach(({ scale }, i) => {
        const [x, y, z, ...rotation] = numbers.subarray(i * 7, i * 7 + 7);
        requireEqual(boxAt(world, i + 3), {
          kind: 'obb',
          center: [x, y, z],
          rotation,
          halfExtents: scale,
        } as unknown as Obb);
      });
      world.dispose();
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('an InstancedMesh of 10,000, as it is, and evaluated', () => {
  const count = 10_000;
  const mesh = new InstancedMesh(undefined, undefined, count);
  for (let i = 0; i < count; i++) {
    const angles = [i, 2 * i, 3 * i] as const;
    const position = [(i % 100) * 1.5, Math.floor(i / 100) * 1.5, 0] as const;
    mesh.setMatrixAt(i, matrixOf({ position, angles, scale: [1, 2, 1] }));
  }
  const world = core.createWorld({ shapes: count });
  const numbers = mesh.instanceMatrix.array as Float32Array;
  world.transforms(numbers);
  const meeting = world.evaluate();
  expect(meeting).toBeGreaterThan(1000);
  const single = core.createWorld({ shapes: count });
  for (let i = 0; i < count; i++) single.set(i, world.get(i) as Obb);
  expect(single.evaluate()).toBe(meeting);
  expectNear(boxAt(world, count - 1), new Matrix4().fromArray(numbers, (count - 1) * 16), 1e-4);
  // A second frame in the same memory, after the first has moved.
  world.transforms(numbers, { halfExtents: [0, 0, 0] });
  expect(boxAt(world, 7).halfExtents).toEqual([0, 0, 0]);
  world.dispose();
  single.dispose();
});

const boxOf = (elements: readonly number[], options?: TransformOptions) => {
  const world = core.createWorld({ shapes: 1 });
  world.transforms(Float64Array.from(elements), options);
  const box = boxAt(world, 0);
  world.dispose();
  return box;
};

const diagonal = (x: number, y: number, z: number) => [
  ...[x, 0, 0, 0],
  ...[0, y, 0, 0],
  ...[0, 0, z, 0],
  ...[4, 5, 6, 1],
];

test.each([
  [1, 2, 3],
  [0, 2, 3],
  [1, 0, 3],
  [1, 2, 0],
  [0, 0, 3],
  [1, 0, 0],
  [0, 2, 0],
  [0, 0, 0],
  [-1, 2, 3],
  [0, -2, 3],
  [1e-200, 1e-200, 1e-200],
  [1e170, 1, 1e-300],
])('scaled by %s, %s, %s', (x, y, z) => {
  const { center, rotation, halfExtents } = boxOf(diagonal(x, y, z));
  expect(center).toEqual([4, 5, 6]);
  expect(halfExtents).toEqual([x, y, z].map((size) => Math.abs(size) / 2));
  expect(Math.hypot(...rotation)).toBeCloseTo(1, 12);
  // Turned by a half at most, which leaves such a box as it is; a line is turned about itself by any angle.
  if ([x, y, z].filter((size) => size === 0).length < 2) {
    const turn = rotation.map(Math.abs).sort();
    for (const [i, part] of [0, 0, 0, 1].entries()) expect(turn[i]).toBeCloseTo(part, 12);
  }
});

test('flat along an axis that is turned', () => {
  for (const missing of [0, 1, 2]) {
    const scale = [0, 1, 2].map((i) => (i === missing ? 0 : 1)) as unknown as Vec3;
    const matrix = matrixOf({ position: [1, 2, 3], angles: [0.3, -1, 2], scale });
    expectNear(boxOf(matrix.elements), matrix, 1e-14);
    const line = [0, 1, 2].map((i) => (i === missing ? 2 : 0)) as unknown as Vec3;
    const thin = matrixOf({ position: [1, 2, 3], angles: [0.3, -1, 2], scale: line });
    expectNear(boxOf(thin.elements), thin, 1e-14);
  }
});

test('zero, one, 64 and 65 transforms, from any slot on', () => {
  const world = core.createWorld({ shapes: 65 });
  for (const [count, first] of [
    [0, 0],
    [0, 65],
    [1, 64],
    [64, 1],
    [65, 0],
  ] as const) {
    const matrices = new Float32Array(count * 16);
    for (let i = 0; i < count; i++) matrices.set(diagonal(1, 1, 1), i * 16);
    world.transforms(matrices, { first });
    if (count > 0) expect(boxAt(world, first + count - 1).center).toEqual([4, 5, 6]);
  }
  expect(world.count).toBe(65);
  world.dispose();
});

describe('what is refused', () => {
  const world = core.createWorld({ shapes: 2 });
  const refusal = (values: unknown, options?: unknown) =>
    thrown(() => world.transforms(values as Float64Array, options as TransformOptions));
  const sheared = diagonal(1, 1, 1).with(1, 0.5);

  test.each([3, 7, 11, 15])('a last row of a matrix with another entry %d', (entry) => {
    for (const array of [Float32Array, Float64Array]) {
      const values = array.from(diagonal(1, 1, 1).with(entry, 0.5));
      const expected = { argument: 'transforms[0 … 15]', reason: 'projective' };
      expect(refusal(values)).toMatchObject(expected);
    }
  });

  test.each([
    ['an array', [1, 2], undefined, 'transforms', 'notFloats'],
    ['integers', new Int32Array(16), undefined, 'transforms', 'notFloats'],
    ['half a matrix', new Float64Array(8), undefined, 'transforms.length', 'notMatrices'],
    ['half a pose', new Float64Array(8), { layout: 'poses' }, 'transforms.length', 'notPoses'],
    ['too many', new Float64Array(48), undefined, 'options.first', 'notASlot'],
    ['from too late', new Float64Array(16), { first: 2 }, 'options.first', 'notASlot'],
    ['from nowhere', new Float64Array(16), { first: -1 }, 'options.first', 'notASlot'],
    ['a half slot', new Float64Array(16), { first: 0.5 }, 'options.first', 'notASlot'],
    ['a layout', new Float64Array(16), { layout: 'rows' }, 'options.layout', 'notALayout'],
    [
      'no text',
      new Float64Array(16),
      { layout: Object.create(null) },
      'options.layout',
      'notALayout',
    ],
    ['options', new Float64Array(16), 3, 'options', 'notOptions'],
    ['an option', new Float64Array(16), { size: 3 }, 'options.size', 'unknownOption'],
    [
      'two sizes',
      new Float64Array(16),
      { halfExtents: [1, 1] },
      'options.halfExtents',
      'wrongLength',
    ],
    [
      'a size',
      new Float64Array(16),
      { halfExtents: [1, -1, 1] },
      'options.halfExtents[1]',
      'negative',
    ],
    [
      'NaN as a size',
      new Float64Array(16),
      { halfExtents: [1, 1, Number.NaN] },
      'options.halfExtents[2]',
      'notFinite',
    ],
    [
      'a text as a size',
      new Float64Array(16),
      { halfExtents: ['1', 1, 1] },
      'options.halfExtents[0]',
      'wrongType',
    ],
    ['a shear', Float64Array.from(sheared), undefined, 'transforms[0 … 15]', 'sheared'],
    [
      'a shear, second',
      Float64Array.from([...diagonal(1, 1, 1), ...sheared]),
      undefined,
      'transforms[16 … 31]',
      'sheared',
    ],
    [
      'NaN',
      Float64Array.from(diagonal(1, 1, 1).with(13, Number.NaN)),
      undefined,
      'transforms[13]',
      'notFinite',
    ],
    [
      'Infinity',
      Float32Array.from([
        ...diagonal(1, 1, 1),
        ...diagonal(1, 1, 1).with(2, Number.POSITIVE_INFINITY),
      ]),
      undefined,
      'transforms[18]',
      'notFinite',
    ],
    [
      'a rotation',
      new Float64Array(7),
      { layout: 'poses', halfExtents: [1, 1, 1] },
      'transforms[0 … 6]',
      'zeroRotation',
    ],
  ])('%s', (_, values, options, argument, reason) => {
    expect(refusal(values, options)).toMatchObject({
      name: 'InvalidArgumentError',
      function: 'world.transforms',
      argument,
      reason,
    });
  });

  test('poses where there is no box', () => {
    const spheres = core.createWorld({ shapes: 1 });
    spheres.set(0, { kind: 'sphere', center: [0, 0, 0], radius: 1 });
    const values = Float64Array.of(0, 0, 0, 0, 0, 0, 1);
    const refused = thrown(() => spheres.transforms(values, { layout: 'poses' }));
    expect(refused).toMatchObject({ argument: 'slot 0', reason: 'notABox' });
    expect(spheres.get(0)?.kind).toBe('sphere');
    spheres.dispose();
    expect(thrown(() => spheres.transforms(values))).toMatchObject({ name: 'WorldError' });
  });

  test('what stands before it is written', () => {
    world.transforms(Float64Array.from([...diagonal(1, 1, 1), ...diagonal(1, 1, 1)]));
    refusal(Float64Array.from([...diagonal(8, 8, 8), ...sheared]));
    expect(boxAt(world, 0).halfExtents).toEqual([4, 4, 4]);
    expect(boxAt(world, 1).halfExtents).toEqual([0.5, 0.5, 0.5]);
  });
});
