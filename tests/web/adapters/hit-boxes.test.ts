// Hit boxes: they contain what their bone moves, in whatever pose, and are hardly larger.
import fc from 'fast-check';
import {
  type Bone,
  type BufferAttribute,
  DetachedBindMode,
  Mesh,
  Object3D,
  Quaternion,
  type SkinnedMesh,
  Vector3,
} from 'three';
import { describe, expect, test } from 'vitest';
import { fromVector3, type HitBox, hitBoxes } from '../../../web/adapters/index.ts';
import type { Obb } from '../../../web/scene/shape.ts';
import { core } from '../../core/support/core.ts';
import { orientation, point, scale } from './arbitraries.ts';
import { cylinder, kBones } from './support/cylinder.ts';

/** Where three.js draws it. */
const vertexOf = (mesh: SkinnedMesh, i: number) =>
  mesh.getVertexPosition(i, new Vector3()).applyMatrix4(mesh.matrixWorld);

const contains = (box: Obb, position: Vector3) =>
  core.contains(box, { kind: 'point', position: fromVector3(position) });

/** Vertices that the bone moves alone. */
const rigidOf = ({ vertices, boneIndex }: HitBox, mesh: SkinnedMesh) =>
  [...vertices].filter((vertex) => {
    const { skinIndex, skinWeight } = mesh.geometry.attributes;
    return [0, 1, 2, 3].some(
      (k) =>
        skinWeight?.getComponent(vertex, k) === 1 &&
        skinIndex?.getComponent(vertex, k) === boneIndex,
    );
  });

const volume = ({ halfExtents: [x, y, z] }: Obb) => 8 * x * y * z;

describe('a cylinder of four bones', () => {
  test('has a box for each, of the vertices that it moves at least half', () => {
    const { mesh, bones } = cylinder();
    const boxes = hitBoxes(mesh);
    expect(boxes.map(({ bone }) => bone)).toEqual(bones);
    expect(boxes.map(({ boneIndex }) => boneIndex)).toEqual([0, 1, 2, 3]);
    for (const [i, { vertices }] of boxes.entries()) {
      const heights = [...vertices].map((vertex) => vertexOf(mesh, vertex).y);
      expect([Math.min(...heights), Math.max(...heights)]).toEqual([i, i + 1]);
    }
  });

  test('contains them in the bind pose, exactly, and is hardly larger than needed', () => {
    const { mesh } = cylinder();
    for (const hitBox of hitBoxes(mesh)) {
      const box = hitBox.box();
      for (const vertex of hitBox.vertices) {
        expect(contains(box, vertexOf(mesh, vertex))).toBe(true);
      }
      expect(volume(box)).toBeLessThan(0.6 ** 2 * 1.0001);
      expect(volume(hitBox.local)).toBeCloseTo(volume(box), 9);
    }
  });

  test('moves rigidly with the bone', () => {
    const { mesh, bones } = cylinder();
    const [, , third] = hitBoxes(mesh) as [HitBox, HitBox, HitBox];
    const rest = structuredClone(third.box());
    (bones[2] as Bone).rotation.z = Math.PI / 2;
    mesh.position.set(10, 0, 0);
    mesh.updateMatrixWorld(true);
    const box = third.box();
    expect(box.center[0]).toBeCloseTo(9.5, 9); // 0.5 above the bone at (10, 2, 0), turned to −x
    expect(box.center[1]).toBeCloseTo(2, 9);
    for (const k of [0, 1, 2])
      expect(box.halfExtents[k]).toBeCloseTo(rest.halfExtents[k] as number, 9);
    const between = new Quaternion(...rest.rotation).angleTo(new Quaternion(...box.rotation));
    expect(between).toBeCloseTo(Math.PI / 2, 6);
  });

  test('is always the same object, without which a slot is not written', () => {
    const { mesh } = cylinder();
    const [first] = hitBoxes(mesh) as [HitBox];
    const world = core.createWorld({ shapes: 1 });
    world.set(0, first.box());
    mesh.position.x = 5;
    mesh.updateMatrixWorld(true);
    expect((world.get(0) as Obb).center[0]).toBeCloseTo(0, 9);
    world.set(0, first.box());
    expect((world.get(0) as Obb).center[0]).toBeCloseTo(5, 9);
    expect(first.box()).toBe(first.box());
    world.dispose();
  });
});

const poses = fc.array(fc.tuple(orientation, scale, fc.boolean()), {
  minLength: kBones,
  maxLength: kBones,
});

/** Sheared where scales differ above a rotation. */
function pose(bones: readonly Bone[], pose: readonly (readonly [Quaternion, Vector3, boolean])[]) {
  for (const [i, [rotation, size, isUneven]] of pose.entries()) {
    bones[i]?.quaternion.copy(rotation);
    if (isUneven) bones[i]?.scale.copy(size);
  }
}

describe('in any pose, sheared and mirrored ones too', () => {
  test.each(['attached', DetachedBindMode] as const)(
    'it contains what the bone moves alone, of an %s mesh',
    (mode) => {
      fc.assert(
        fc.property(poses, point, orientation, (posed, position, rotation) => {
          const { mesh, bones } = cylinder();
          mesh.bindMode = mode;
          const boxes = hitBoxes(mesh);
          mesh.position.copy(position);
          if (mode === 'attached') mesh.quaternion.copy(rotation);
          pose(bones, posed);
          mesh.updateMatrixWorld(true);
          for (const hitBox of boxes) {
            const box = hitBox.box();
            for (const vertex of rigidOf(hitBox, mesh)) {
              expect(contains(box, vertexOf(mesh, vertex))).toBe(true);
            }
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  test('bones that are scaled to nothing have flat boxes, around what is left', () => {
    for (const size of [
      [0, 1, 1],
      [1, 0, 1],
      [0, 0, 1],
      [1, 0, 0],
      [0, 0, 0],
    ] as const) {
      const { mesh, bones } = cylinder();
      const boxes = hitBoxes(mesh);
      (bones[0] as Bone).rotation.set(1, 2, 3);
      (bones[0] as Bone).scale.fromArray(size);
      mesh.updateMatrixWorld(true);
      const [first] = boxes as [HitBox];
      const box = first.box();
      expect(volume(box)).toBeLessThan(1e-9);
      for (const vertex of rigidOf(first, mesh)) {
        expect(contains(box, vertexOf(mesh, vertex))).toBe(true);
      }
    }
  });
});

describe('the threshold', () => {
  const countsOf = (threshold: number) =>
    hitBoxes(cylinder().mesh, { threshold }).map(({ vertices }) => vertices.length);

  test('takes more vertices where it is lower, of more than one bone', () => {
    const [low, usual, high] = [0.2, 0.5, 1].map(countsOf) as [number[], number[], number[]];
    for (const i of usual.keys()) {
      expect(low[i]).toBeGreaterThan(usual[i] as number);
      expect(high[i]).toBeLessThan(usual[i] as number);
    }
  });

  test('is about shares of the sum', () => {
    const { mesh } = cylinder();
    const attribute = mesh.geometry.getAttribute('skinWeight') as BufferAttribute;
    const before = hitBoxes(mesh).map(({ vertices }) => vertices);
    for (let i = 0; i < attribute.array.length; i++)
      attribute.array[i] = 3 * (attribute.array[i] ?? 0);
    expect(hitBoxes(mesh).map(({ vertices }) => vertices)).toEqual(before);
  });

  test('leaves out bones that have no such share of any vertex', () => {
    const { mesh } = cylinder();
    const attribute = mesh.geometry.getAttribute('skinWeight') as BufferAttribute;
    for (let i = 0; i < attribute.count; i++) attribute.setXYZW(i, 0.6, 0.4, 0, 0);
    expect(hitBoxes(mesh).map(({ boneIndex }) => boneIndex)).toEqual([0, 1, 2]);
    expect(hitBoxes(mesh, { threshold: 0.7 })).toEqual([]);
  });

  test.each([0, -1, 1.01, Number.NaN, '0.5'])('is not %j', (threshold) => {
    const { mesh } = cylinder();
    expect(() => hitBoxes(mesh, { threshold: threshold as number })).toThrow(
      'hitBoxes: options.threshold is ',
    );
  });
});

describe('what is no skinned mesh', () => {
  const fault = (make: () => unknown) => {
    try {
      make();
    } catch (error) {
      return error;
    }
    return null;
  };

  test.each([null, {}, 3])('%j is no object', (value) => {
    expect(fault(() => hitBoxes(value as never))).toMatchObject({
      name: 'InvalidArgumentError',
      argument: 'skinnedMesh',
      reason: 'notAnObject',
    });
  });

  test('a mesh without bones, and one whose weights are missing', () => {
    const mesh = new Mesh(cylinder().mesh.geometry);
    mesh.name = 'wheel';
    const { mesh: bare } = cylinder();
    bare.geometry.deleteAttribute('skinWeight');
    for (const object of [mesh, new Object3D(), bare]) {
      expect(fault(() => hitBoxes(object as never))).toMatchObject({
        name: 'InvalidObjectError',
        object,
        reason: 'notSkinned',
      });
    }
    expect(() => hitBoxes(mesh as never)).toThrow(
      'Mesh "wheel" is no SkinnedMesh with a skeleton, skin indices and skin weights',
    );
  });

  test.each([
    ['skinIndex', kBones, 'noBone'],
    ['skinWeight', Number.NaN, 'notFinite'],
    ['position', Number.POSITIVE_INFINITY, 'notFinite'],
  ])('%s of %j is %s', (name, value, reason) => {
    const { mesh } = cylinder();
    (mesh.geometry.getAttribute(name) as BufferAttribute).setXYZW(0, value, value, value, value);
    expect(fault(() => hitBoxes(mesh))).toMatchObject({ object: mesh, reason });
  });

  test('an unknown option', () => {
    expect(() => hitBoxes(cylinder().mesh, { treshold: 0.5 } as never)).toThrow(
      'hitBoxes: options.treshold is 0.5: it is an unknown option',
    );
  });
});
