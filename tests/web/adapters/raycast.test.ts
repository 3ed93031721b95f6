// Raycaster's own calls with acceleratedRaycast give the records that three.js gives.
import fc from 'fast-check';
import {
  BackSide,
  BoxGeometry,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  FrontSide,
  Group,
  InstancedMesh,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  type Intersection,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Raycaster,
  REVISION,
  type Side,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { describe, expect, test } from 'vitest';
import {
  acceleratedRaycast,
  fromBufferGeometry,
  InvalidObjectError,
} from '../../../web/adapters/index.ts';
import type { Mesh as CoreMesh } from '../../../web/core/mesh.ts';
import { core, InvalidArgumentError, InvalidShapeError } from '../../core/support/core.ts';
import * as any from './arbitraries.ts';

/** Triangles anywhere, with all attributes that records are made of, from a fixed sequence. */
function soup(triangles: number): BufferGeometry {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const numbers = (count: number, size: number) =>
    Array.from({ length: count }, () => size * (2 * next() - 1));
  const geometry = new BufferGeometry();
  const corners = 3 * triangles;
  geometry.setAttribute('position', new Float32BufferAttribute(numbers(3 * corners, 2), 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(numbers(3 * corners, 1), 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(numbers(2 * corners, 1), 2));
  geometry.setAttribute('uv1', new Float32BufferAttribute(numbers(2 * corners, 1), 2));
  return geometry;
}

function grouped(geometry: BufferGeometry): BufferGeometry {
  const count = geometry.index?.count ?? geometry.getAttribute('position').count;
  const third = 3 * Math.floor(count / 9);
  geometry.clearGroups();
  geometry.addGroup(0, third, 0);
  geometry.addGroup(third, third, 2);
  geometry.addGroup(third, 6, 1); // twice, and what is left in none
  return geometry;
}

function interleaved(): BufferGeometry {
  const from = new TorusGeometry(2, 1, 8, 12);
  const position = from.getAttribute('position');
  const numbers = Array.from({ length: position.count }, (_, i) => [
    ...[position.getX(i), position.getY(i), position.getZ(i)],
    ...[i % 5, i % 7],
  ]).flat();
  const buffer = new InterleavedBuffer(new Float32Array(numbers), 5);
  const geometry = new BufferGeometry().setIndex(from.index);
  geometry.setAttribute('position', new InterleavedBufferAttribute(buffer, 3, 0));
  geometry.setAttribute('uv', new InterleavedBufferAttribute(buffer, 2, 3));
  return geometry;
}

function partly(geometry: BufferGeometry, start: number, count: number): BufferGeometry {
  geometry.setDrawRange(start, count);
  return geometry;
}

const sides = [FrontSide, BackSide, DoubleSide] as const;
const materialOf = (side: Side) => new MeshBasicMaterial({ side });

const geometries: [string, BufferGeometry][] = [
  ['a sphere, indexed', new SphereGeometry(2, 9, 7)],
  ['a torus without an index', new TorusGeometry(2, 1, 8, 12).toNonIndexed()],
  ['triangles anywhere', soup(60)],
  ['a torus, interleaved', interleaved()],
  ['a torus, drawn in part', partly(new TorusGeometry(2, 1, 8, 12), 33, 300)],
  ['triangles, drawn in part', partly(soup(60), 30, 90)],
];

/** Both answers, without hits within 1e-6 of an edge, which roundings may move. */
function both(object: Mesh, coreMesh: CoreMesh, raycaster: Raycaster) {
  object.updateMatrixWorld(true);
  const expected = raycaster.intersectObject(object);
  object.raycast = acceleratedRaycast(coreMesh);
  const found = raycaster.intersectObject(object);
  return { expected, found };
}

const nearEdge = ({ barycoord }: Intersection) => Math.min(...(barycoord?.toArray() ?? [1])) < 1e-6;

const numbersOf = ({ distance, point, uv, uv1, normal, face }: Intersection) => ({
  distance,
  point: point.toArray(),
  uv: uv?.toArray(),
  uv1: uv1?.toArray(),
  normal: normal?.toArray(),
  faceNormal: face?.normal.toArray(),
});

/** Hits of one distance in any order: three.js computes that from either side in other roundings. */
const inOrder = (hits: readonly Intersection[]) =>
  [...hits].sort(
    (p, q) =>
      (p.instanceId ?? 0) - (q.instanceId ?? 0) ||
      (p.faceIndex ?? 0) - (q.faceIndex ?? 0) ||
      (p.face?.materialIndex ?? 0) - (q.face?.materialIndex ?? 0),
  );

function alike(ours: Intersection[], theirs: Intersection[]) {
  const distances = ours.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((p, q) => p - q));
  const [found, expected] = [inOrder(ours), inOrder(theirs)];
  const label = ({ faceIndex, face, object, instanceId }: Intersection) => ({
    faceIndex,
    corners: [face?.a, face?.b, face?.c],
    materialIndex: face?.materialIndex,
    object: object.id,
    instanceId,
  });
  expect(found.map(label)).toEqual(expected.map(label));
  found.forEach((each, i) => {
    const other = expected[i] as Intersection;
    const [numbers, others] = [numbersOf(each), numbersOf(other)];
    for (const name of Object.keys(others) as (keyof typeof others)[]) {
      const [a, b] = [numbers[name], others[name]].map((value) => [value ?? []].flat());
      expect(a, name).toHaveLength((b as number[]).length);
      (a as number[]).forEach((value, k) => {
        expect(value, name).toBeCloseTo((b as number[])[k] as number, 6);
      });
    }
    if (REVISION !== '160')
      expect(each.barycoord?.distanceTo(other.barycoord as Vector3)).toBeLessThan(1e-6);
  });
}

/** An object anywhere, and a ray to a point not far from its middle. */
const scene = fc.record({
  position: any.point,
  rotation: any.orientation,
  scale: any.scale,
  parentScale: any.scale,
  origin: any.point,
  aside: any.point,
  range: fc.constantFrom<[number, number]>(
    [0, Number.POSITIVE_INFINITY],
    [1, Number.POSITIVE_INFINITY],
    [0, 5],
    [1.5, 4],
  ),
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

function place(object: Mesh, { position, rotation, scale, parentScale }: Scene): void {
  object.position.copy(position);
  object.quaternion.copy(rotation);
  object.scale.copy(scale);
  const parent = new Group();
  parent.scale.copy(parentScale); // shears
  parent.add(object);
  parent.updateMatrixWorld(true);
}

function rayOf({ origin, aside, range }: Scene, object: Mesh): Raycaster | undefined {
  const to = new Vector3().setFromMatrixPosition(object.matrixWorld).addScaledVector(aside, 0.5);
  to.sub(origin);
  return to.length() > 0.1 ? new Raycaster(origin, to.normalize(), ...range) : undefined;
}

function agree(coreMesh: CoreMesh, make: () => Mesh) {
  let hits = 0;
  fc.assert(
    fc.property(scene, (given) => {
      const object = make();
      place(object, given);
      const raycaster = rayOf(given, object);
      if (!raycaster) return;
      const { found, expected } = both(object, coreMesh, raycaster);
      if ([...found, ...expected].some(nearEdge)) return;
      hits += expected.length;
      alike(found, expected);
    }),
    { numRuns: 200, seed: 1, endOnFailure: true },
  );
  expect(hits).toBeGreaterThan(20);
}

describe.each(geometries)('%s', (_, geometry) => {
  const coreMesh = fromBufferGeometry(core, geometry);

  test.each([
    ['FrontSide', FrontSide],
    ['BackSide', BackSide],
    ['DoubleSide', DoubleSide],
  ] as const)('%s', (_name, side) => {
    agree(coreMesh, () => new Mesh(geometry, materialOf(side)));
  });

  test('groups of several materials', () => {
    const groups = grouped(geometry.clone());
    agree(coreMesh, () => new Mesh(groups, sides.map(materialOf)));
  });
});

test('the faces of a box, along its axes', () => {
  const geometry = new BoxGeometry(2, 2, 2);
  const coreMesh = fromBufferGeometry(core, geometry);
  const object = new Mesh(geometry, sides.concat(sides).map(materialOf));
  const raycaster = new Raycaster(new Vector3(0.25, 0.5, 9), new Vector3(0, 0, -1));
  const { found, expected } = both(object, coreMesh, raycaster);
  alike(found, expected);
  expect(found.map(({ distance }) => distance)).toEqual([10]); // 8 is a front seen with BackSide
});

describe('every instance of an InstancedMesh', () => {
  const geometry = new SphereGeometry(1, 9, 7);
  const coreMesh = fromBufferGeometry(core, geometry);
  const instanced = () => {
    const object = new InstancedMesh(geometry, materialOf(DoubleSide), 3);
    for (let i = 0; i < 3; i++) {
      const matrix = new Matrix4().makeRotationX(i).scale(new Vector3(1, 1 + i, -1));
      object.setMatrixAt(i, matrix.setPosition(i - 1, 0, 0));
    }
    object.updateMatrixWorld(true);
    return object;
  };

  test('with its number', () => {
    agree(coreMesh, instanced);
  });
});

describe('firstHitOnly', () => {
  const first = (raycaster: Raycaster) => Object.assign(raycaster, { firstHitOnly: true });

  test.each(geometries)('%s: the nearest alone', (_, geometry) => {
    const coreMesh = fromBufferGeometry(core, geometry);
    const single = materialOf(DoubleSide);
    let hits = 0;
    fc.assert(
      fc.property(scene, fc.boolean(), (given, several) => {
        const object = several
          ? new Mesh(grouped(geometry.clone()), sides.map(materialOf))
          : new Mesh(geometry, single);
        place(object, given);
        const raycaster = rayOf(given, object);
        if (!raycaster) return;
        object.raycast = acceleratedRaycast(coreMesh);
        const all = raycaster.intersectObject(object);
        alike(first(raycaster).intersectObject(object), all.slice(0, 1));
        hits += all.length;
      }),
      { numRuns: 100, seed: 1, endOnFailure: true },
    );
    expect(hits).toBeGreaterThan(20);
  });
});

describe('what three.js leaves out', () => {
  const geometry = new PlaneGeometry(2, 2);
  const coreMesh = fromBufferGeometry(core, geometry);
  const plane = (material = materialOf(DoubleSide)) => {
    const object = new Mesh(geometry, material);
    object.raycast = acceleratedRaycast(coreMesh);
    return object;
  };

  test('a triangle in whose plane the ray lies is hit', () => {
    const along = new Raycaster(new Vector3(-5, 0.25, 0), new Vector3(1, 0, 0));
    const [found] = along.intersectObject(plane());
    expect(found).toMatchObject({ distance: 4, faceIndex: 0 });
    expect(found?.point.toArray()).toEqual([-1, 0.25, 0]);
  });

  test('objects scaled to nothing, or without a material, are hit by nothing here either', () => {
    const down = new Raycaster(new Vector3(0.25, 0.5, 5), new Vector3(0, 0, -1));
    const flat = plane();
    flat.scale.set(1, 1, 0);
    flat.updateMatrixWorld();
    expect(down.intersectObject(flat)).toEqual([]);
    const bare = plane();
    (bare as { material: unknown }).material = undefined;
    expect(down.intersectObject(bare)).toEqual([]);
    expect(down.intersectObject(plane())).toHaveLength(1);
  });

  test('groups of a material that there is none of', () => {
    const groups = geometry.clone();
    groups.addGroup(0, 6, 5);
    const object = new Mesh(groups, [materialOf(DoubleSide)]);
    object.raycast = acceleratedRaycast(coreMesh);
    const down = new Raycaster(new Vector3(0.25, 0.5, 5), new Vector3(0, 0, -1));
    expect(down.intersectObject(object)).toEqual([]);
  });
});

describe('errors', () => {
  const geometry = new BoxGeometry(2, 2, 2);
  const coreMesh = fromBufferGeometry(core, geometry);
  const down = new Raycaster(new Vector3(0.25, 0.5, 5), new Vector3(0, 0, -1));

  test.each([undefined, null, {}, new Mesh(geometry)])('no mesh of the core: %#', (value) => {
    const make = () => acceleratedRaycast(value as unknown as CoreMesh);
    expect(make).toThrow(InvalidArgumentError);
    expect(make).toThrow('it must be a mesh of fromBufferGeometry or core.createMesh');
  });

  test('a mesh of another geometry, or of another draw range', () => {
    const object = new Mesh(partly(new BoxGeometry(2, 2, 2), 0, 6));
    object.name = 'crate';
    object.raycast = acceleratedRaycast(coreMesh);
    const cast = () => down.intersectObject(object);
    expect(cast).toThrow(InvalidObjectError);
    expect(cast).toThrow('Mesh "crate" draws another number of triangles than the mesh has');
  });

  test('numbers that are none, and a mesh that was disposed', () => {
    const object = new Mesh(geometry);
    const own = fromBufferGeometry(core, geometry);
    object.raycast = acceleratedRaycast(own);
    const broken = new Raycaster(new Vector3(0, Number.NaN, 5), new Vector3(0, 0, -1));
    expect(() => broken.intersectObject(object)).toThrow(InvalidShapeError);
    expect(() => broken.intersectObject(object)).toThrow('ray.origin[0] is NaN');
    own.dispose();
    expect(() => down.intersectObject(object)).toThrow('this mesh was disposed');
  });
});
