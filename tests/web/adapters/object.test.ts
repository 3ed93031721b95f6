// Objects of a scene: where they are in the world, whatever stands above and below them.
import fc from 'fast-check';
import {
  Bone,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedMesh,
  Line,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  Raycaster,
  Skeleton,
  SkinnedMesh,
  SphereGeometry,
  Uint16BufferAttribute,
  Vector3,
} from 'three';
import { describe, expect, test } from 'vitest';
import {
  fromObject3D,
  fromRay,
  fromVector3,
  InvalidObjectError,
} from '../../../web/adapters/index.ts';
import { InvalidArgumentError } from '../../../web/core/errors.ts';
import type { Vec3 } from '../../../web/scene/shape.ts';
import { core } from '../../core/support/core.ts';
import { aimed, direction, orientation, point, scale } from './arbitraries.ts';

const material = new MeshBasicMaterial();
const boxMesh = (...size: [number, number, number]) => new Mesh(new BoxGeometry(...size), material);

function near(actual: Vec3, expected: Vec3) {
  actual.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i] as number, 9);
  });
}

function vertices(object: Object3D): Vector3[] {
  const found: Vector3[] = [];
  object.updateWorldMatrix(true, true);
  object.traverse((child) => {
    const { geometry } = child as Partial<Mesh>;
    const position = geometry?.getAttribute('position');
    for (let i = 0; i < (position?.count ?? 0); i++) {
      found.push(new Vector3().fromBufferAttribute(position as BufferAttribute, i));
      found.at(-1)?.applyMatrix4(child.matrixWorld);
    }
  });
  return found;
}

describe('a mesh under position, rotation and scale', () => {
  const mesh = boxMesh(2, 4, 6);
  mesh.position.set(10, 20, 30);
  mesh.rotation.z = Math.PI / 2;
  mesh.scale.set(1, 2, 3);

  test('is an OBB along its own axes', () => {
    const obb = fromObject3D(mesh, 'obb');
    expect(obb.center).toEqual([10, 20, 30]);
    expect(obb.halfExtents).toEqual([1, 4, 9]);
    near(obb.rotation.slice(0, 3) as unknown as Vec3, [0, 0, Math.SQRT1_2]);
  });

  test('is an AABB along those of the world', () => {
    const { min, max } = fromObject3D(mesh, 'aabb');
    near(min, [6, 19, 21]);
    near(max, [14, 21, 39]);
  });

  test('is a list of triangles', () => {
    const { positions, index } = fromObject3D(mesh, 'triangles');
    expect(positions).toHaveLength(3 * 24);
    expect(index).toHaveLength(3 * 12);
    const down = { kind: 'ray', origin: [10, 20.5, 100], direction: [0, 0, -1] } as const;
    expect(core.raycastMesh(down, positions, index)).toMatchObject({ t: 61, facing: 'front' });
  });
});

test('a vertex off center moves the box along', () => {
  const mesh = boxMesh(2, 2, 2);
  mesh.geometry.translate(5, 0, 0);
  mesh.scale.setScalar(2);
  expect(fromObject3D(mesh, 'obb')).toMatchObject({ center: [10, 0, 0], halfExtents: [2, 2, 2] });
});

describe('under parents', () => {
  /** Without shear: scales are equal but for the lowest. */
  const placed = fc
    .array(fc.tuple(point, orientation, scale), { minLength: 1, maxLength: 4 })
    .map((places) => {
      const objects = places.map(([position, rotation, size], i) => {
        const object = i === places.length - 1 ? boxMesh(1, 2, 3) : new Group();
        object.position.copy(position);
        object.quaternion.copy(rotation);
        if (i === places.length - 1) object.scale.copy(size);
        else object.scale.setScalar(size.x);
        return object;
      });
      objects.forEach((object, i) => {
        objects[i + 1] && object.add(objects[i + 1] as Object3D);
      });
      return objects.at(-1) as Mesh;
    });

  test('the OBB holds all vertices, each of them in a corner', () => {
    fc.assert(
      fc.property(placed, (mesh) => {
        const obb = fromObject3D(mesh, 'obb');
        const [x, y, z] = obb.halfExtents;
        const size = Math.hypot(x, y, z, ...obb.center);
        for (const vertex of vertices(mesh)) {
          const position = fromVector3(vertex);
          expect(core.distance(obb, { kind: 'point', position }).distance / size).toBeLessThan(
            1e-12,
          );
          expect(vertex.distanceTo(new Vector3(...obb.center)) / Math.hypot(x, y, z)).toBeCloseTo(
            1,
            9,
          );
        }
      }),
    );
  });

  test('the AABB is as small as can be', () => {
    fc.assert(
      fc.property(placed, (mesh) => {
        const { min, max } = fromObject3D(mesh, 'aabb');
        const [first = new Vector3(), ...others] = vertices(mesh);
        const least = others.reduce((so, v) => so.min(v), first.clone());
        const most = others.reduce((so, v) => so.max(v), first.clone());
        expect([min, max]).toEqual([fromVector3(least), fromVector3(most)]);
      }),
    );
  });

  test('a ray hits the triangles where three.js’s own hits the mesh', () => {
    let hits = 0;
    fc.assert(
      fc.property(placed, point, direction, (mesh, origin, along) => {
        const obb = fromObject3D(mesh, 'obb');
        const goal = new Vector3(...obb.center).addScaledVector(
          along,
          Math.min(...obb.halfExtents),
        );
        const caster = new Raycaster(origin, goal.sub(origin).normalize());
        const ray = fromRay(caster.ray);
        if (core.test({ kind: 'point', position: ray.origin }, obb).outcome !== 'apart') return;
        const { positions, index } = fromObject3D(mesh, 'triangles');
        const hit = core.raycastMesh(ray, positions, index);
        const [first] = caster.intersectObject(mesh);
        if (!(hit && first)) return;
        hits++;
        expect(hit.facing).toBe('front');
        expect(hit.distance / first.distance).toBeCloseTo(1, 9);
      }),
      { seed: 1 },
    );
    expect(hits).toBeGreaterThan(50);
  });
});

describe('an OBB that cannot be', () => {
  const sheared = () => {
    const parent = new Group();
    parent.scale.set(2, 1, 1);
    const mesh = boxMesh(1, 1, 1);
    mesh.name = 'wheel';
    mesh.rotation.z = 0.5;
    parent.add(mesh);
    return mesh;
  };

  test('is a typed error that names the object and says what to ask for', () => {
    const mesh = sheared();
    expect(() => fromObject3D(mesh, 'obb')).toThrow(
      'Mesh "wheel" is sheared by the scales and rotations above it, so no box fits it: ask for its aabb or triangles',
    );
    try {
      fromObject3D(mesh, 'obb');
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidObjectError);
      expect(error).toMatchObject({ name: 'InvalidObjectError', object: mesh, reason: 'sheared' });
    }
    expect(fromObject3D(mesh, 'aabb').kind).toBe('aabb');
    expect(fromObject3D(mesh, 'triangles').index).toHaveLength(36);
  });

  test('unless the unequal scale and the rotation get along', () => {
    const mesh = sheared();
    mesh.rotation.z = Math.PI / 2;
    const { halfExtents } = fromObject3D(mesh, 'obb');
    near(halfExtents, [0.5, 1, 0.5]);
  });

  test('of a group is none where only a part of it is sheared', () => {
    const mesh = sheared();
    expect(fromObject3D(mesh.parent as Group, 'obb').kind).toBe('obb');
  });
});

describe('scaled to nothing along', () => {
  const rotation = new Matrix4().makeRotationX(0.3).multiply(new Matrix4().makeRotationZ(0.4));

  test.each([
    ['one axis', [2, 3, 0]],
    ['another axis', [0, 3, 4]],
    ['two axes', [0, 3, 0]],
    ['all', [0, 0, 0]],
    ['one axis, in a mirror', [-2, 3, 0]],
  ] as [string, Vec3][])('%s it is a flat box', (_, size) => {
    const mesh = boxMesh(2, 2, 2);
    mesh.applyMatrix4(rotation);
    mesh.scale.set(...size);
    const obb = fromObject3D(mesh, 'obb');
    near(obb.halfExtents, size.map(Math.abs) as unknown as Vec3);
    for (const vertex of vertices(mesh)) {
      const corner = { kind: 'point', position: fromVector3(vertex) } as const;
      expect(core.distance(obb, corner).distance).toBeLessThan(1e-12);
    }
  });
});

test('in a mirror the front of a triangle stays outside', () => {
  const mesh = boxMesh(2, 2, 2);
  mesh.scale.x = -1;
  const { positions, index } = fromObject3D(mesh, 'triangles');
  const ray = { kind: 'ray', origin: [0.1, 0.2, 9], direction: [0, 0, -1] } as const;
  expect(core.raycastMesh(ray, positions, index)).toMatchObject({ distance: 8, facing: 'front' });
  expect(fromObject3D(mesh, 'obb')).toEqual(fromObject3D(boxMesh(2, 2, 2), 'obb'));
});

describe('what belongs to an object', () => {
  test('its descendants, along its own axes', () => {
    const group = new Group();
    group.rotation.y = 0.7;
    for (const x of [-3, 3]) {
      const mesh = boxMesh(2, 2, 2);
      mesh.position.x = x;
      group.add(mesh);
    }
    const { halfExtents } = fromObject3D(group, 'obb');
    near(halfExtents, [4, 1, 1]);
    const { index, positions } = fromObject3D(group, 'triangles');
    expect(index).toHaveLength(72);
    expect(Math.max(...index)).toBe(positions.length / 3 - 1);
  });

  test('every instance', () => {
    const instanced = new InstancedMesh(new BoxGeometry(2, 2, 2), material, 3);
    for (let i = 0; i < 3; i++) {
      instanced.setMatrixAt(i, new Matrix4().makeTranslation(new Vector3(0, 5 * i, 0)));
    }
    expect(fromObject3D(instanced, 'aabb')).toMatchObject({ min: [-1, -1, -1], max: [1, 11, 1] });
    expect(fromObject3D(instanced, 'obb').halfExtents).toEqual([1, 6, 1]);
    expect(fromObject3D(instanced, 'triangles').index).toHaveLength(3 * 36);
  });

  test('vertices where morph targets and bones put them', () => {
    const geometry = new BoxGeometry(2, 2, 2);
    const { count } = geometry.getAttribute('position');
    geometry.setAttribute('skinIndex', new Uint16BufferAttribute(new Array(4 * count).fill(0), 4));
    const weights = Array.from({ length: 4 * count }, (_, i) => (i % 4 === 0 ? 1 : 0));
    geometry.setAttribute('skinWeight', new BufferAttribute(new Float32Array(weights), 4));
    const skinned = new SkinnedMesh(geometry, material);
    const bone = new Bone();
    skinned.add(bone);
    skinned.bind(new Skeleton([bone]));
    bone.position.y = 5;
    expect(fromObject3D(skinned, 'aabb')).toMatchObject({ min: [-1, 4, -1], max: [1, 6, 1] });
    expect(fromObject3D(skinned, 'obb').center).toEqual([0, 5, 0]);
  });

  test('only the triangles that are drawn', () => {
    const mesh = boxMesh(2, 2, 2);
    mesh.geometry.setDrawRange(6, 6);
    expect(Array.from(fromObject3D(mesh, 'triangles').index)).toEqual([4, 6, 5, 6, 7, 5]);
    const loose = new Mesh(new BoxGeometry(2, 2, 2).toNonIndexed(), material);
    expect(fromObject3D(loose, 'triangles').index).toHaveLength(36);
  });

  test('lines to its boxes, and none to its triangles', () => {
    const line = new Line(
      new BufferGeometry().setFromPoints([new Vector3(), new Vector3(0, 9, 0)]),
    );
    expect(fromObject3D(line, 'obb')).toMatchObject({ halfExtents: [0, 4.5, 0] });
    expect(() => fromObject3D(line, 'triangles')).toThrow(InvalidObjectError);
  });
});

test('a flat mesh is a flat box', () => {
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.rotation.x = -Math.PI / 2;
  expect(fromObject3D(mesh, 'obb').halfExtents).toEqual([1, 1, 0]);
});

describe('objects that have no such shape', () => {
  test.each(['aabb', 'obb', 'triangles'] as const)('no vertices, no %s', (kind) => {
    const group = new Group();
    expect(() => fromObject3D(group, kind as 'aabb')).toThrow(
      `Group (id ${group.id}) has no vertices to convert, nor have its descendants`,
    );
    group.name = 'empty "one"';
    expect(() => fromObject3D(group, kind as 'aabb')).toThrow('Group "empty \\"one\\"" has no');
  });

  test('numbers that are none', () => {
    const mesh = boxMesh(2, 2, 2);
    mesh.position.x = Number.NaN;
    for (const kind of ['aabb', 'obb'] as const) {
      expect(() => fromObject3D(mesh, kind as 'aabb')).toThrow('has NaN or an infinity');
    }
  });

  test('a batch of meshes', () => {
    const batched = Object.assign(boxMesh(1, 1, 1), { isBatchedMesh: true });
    expect(() => fromObject3D(batched, 'aabb')).toThrow('is a BatchedMesh');
  });
});

test('round things too: a fine sphere’s triangles are hit near its surface', () => {
  const ball = new Mesh(new SphereGeometry(1, 64, 32), material);
  const { positions, index } = fromObject3D(ball, 'triangles');
  fc.assert(
    fc.property(aimed, ({ ray }) => {
      if (ray.origin.length() < 1.5) return;
      const toward = fromRay(ray);
      const meets = core.test(toward, { kind: 'sphere', center: [0, 0, 0], radius: 0.99 });
      if (meets.outcome === 'apart') return;
      const hit = core.raycastMesh(toward, positions, index);
      expect(new Vector3(...(hit?.point ?? [0, 0, 0])).length()).toBeCloseTo(1, 1);
    }),
  );
});

describe('what cannot be converted is refused', () => {
  test.each([
    ['hull', 'fromObject3D: core is undefined: it must be the core that loadCore() gave'],
    ['sphere', 'fromObject3D: kind is "sphere": it must be one of aabb, obb, triangles, hull'],
    ['toString', 'fromObject3D: kind is "toString": it must be one of aabb, obb, triangles, hull'],
    [undefined, 'fromObject3D: kind is undefined: it must be one of aabb, obb, triangles, hull'],
  ])('as %j', (kind, message) => {
    const convert = () => fromObject3D(boxMesh(1, 1, 1), kind as 'aabb');
    expect(convert).toThrow(InvalidArgumentError);
    expect(convert).toThrow(message);
  });

  test.each([null, undefined, 5, {}, new Vector3()])('%j', (object) => {
    const convert = () => fromObject3D(object as unknown as Object3D, 'aabb');
    expect(convert).toThrow(InvalidArgumentError);
    expect(convert).toThrow('it must be an Object3D of three.js');
  });
});
