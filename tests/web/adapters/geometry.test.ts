// Geometries that belong to no object: meshes of the core and their hulls.
import fc from 'fast-check';
import {
  BoxGeometry,
  BufferGeometry,
  Int8BufferAttribute,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Matrix4,
  Mesh,
  Object3D,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
} from 'three';
import { describe, expect, test } from 'vitest';
import {
  fromBufferGeometry,
  fromConvexGeometry,
  fromObject3D,
  fromQuaternion,
  fromVector3,
  type HullPlacement,
  InvalidObjectError,
} from '../../../web/adapters/index.ts';
import type { Obb, Vec3 } from '../../../web/scene/shape.ts';
import { type Core, core, type Hull, InvalidArgumentError } from '../../core/support/core.ts';
import * as any from './arbitraries.ts';

const down = { kind: 'ray', origin: [0.25, 0.5, 9], direction: [0, 0, -1] } as const;

describe('fromBufferGeometry', () => {
  test.each([
    ['indexed', new BoxGeometry(2, 2, 2)],
    ['not indexed', new BoxGeometry(2, 2, 2).toNonIndexed()],
  ])('%s: the triangles in their order', (_, geometry) => {
    const mesh = fromBufferGeometry(core, geometry);
    expect(mesh.triangleCount).toBe(12);
    expect(mesh.bounds).toEqual({ min: [-1, -1, -1], max: [1, 1, 1] });
    expect(mesh.raycast(down)).toMatchObject({ t: 8, facing: 'front', normal: [0, 0, 1] });
    expect([8, 9]).toContain(mesh.raycast(down)?.triangle); // the fifth face of a BoxGeometry
    mesh.dispose();
  });

  test('where a matrix moves it; of one that mirrors the front stays outside', () => {
    const matrix = new Matrix4().makeScale(-1, 2, 3).setPosition(0, 0, 1);
    const mesh = fromBufferGeometry(core, new BoxGeometry(2, 2, 2), matrix);
    expect(mesh.bounds).toEqual({ min: [-1, -2, -2], max: [1, 2, 4] });
    expect(mesh.raycast(down)).toMatchObject({ t: 5, facing: 'front' });
  });

  test('attributes that are normalized, or interleaved with others', () => {
    const normalized = new BufferGeometry();
    const corners = [-127, -127, 0, 127, -127, 0, 127, 127, 0];
    normalized.setAttribute('position', new Int8BufferAttribute(corners, 3, true));
    expect(fromBufferGeometry(core, normalized).bounds).toEqual({
      min: [-1, -1, 0],
      max: [1, 1, 0],
    });
    const buffer = new InterleavedBuffer(Float32Array.of(7, -1, -1, 0, 7, 1, -1, 0, 7, 1, 1, 0), 4);
    const interleaved = new BufferGeometry();
    interleaved.setAttribute('position', new InterleavedBufferAttribute(buffer, 3, 1));
    expect(fromBufferGeometry(core, interleaved).bounds).toEqual({
      min: [-1, -1, 0],
      max: [1, 1, 0],
    });
  });

  test('whole triangles of the draw range', () => {
    const geometry = new BoxGeometry(2, 2, 2);
    geometry.setDrawRange(24, 7);
    const mesh = fromBufferGeometry(core, geometry);
    expect(mesh.triangleCount).toBe(2);
    expect(mesh.bounds).toEqual({ min: [-1, -1, 1], max: [1, 1, 1] });
  });

  test('nothing to draw is an error that names the geometry', () => {
    const empty = [
      new BufferGeometry(),
      new BufferGeometry().setIndex([0, 1, 2]),
      new PlaneGeometry(),
    ];
    empty[2]?.setDrawRange(0, 2);
    for (const geometry of empty) {
      expect(() => fromBufferGeometry(core, geometry)).toThrow(InvalidObjectError);
      expect(() => fromBufferGeometry(core, geometry)).toThrow(
        `(id ${geometry.id}) has no vertices`,
      );
    }
  });

  test('so are numbers that are none, and corners that it does not have', () => {
    const geometry = new BoxGeometry(2, 2, 2);
    geometry.getAttribute('position').setY(3, Number.NaN);
    expect(() => fromBufferGeometry(core, geometry)).toThrow('has NaN or an infinity');
    const other = new PlaneGeometry();
    other.setIndex([0, 1, 9]);
    expect(() => fromBufferGeometry(core, other)).toThrow('index[2] is 9');
  });
});

function samePoints(hull: Hull, expected: readonly Vec3[]): void {
  const { corners } = hull.geometry;
  const found = Array.from({ length: corners.length / 3 }, (_, i) =>
    corners.slice(3 * i, 3 * i + 3),
  );
  expect(found.map(String).sort()).toEqual(expected.map(String).sort());
}

const cube = (x: number, y: number, z: number): Vec3[] =>
  [-x, x].flatMap((px) => [-y, y].flatMap((py) => [-z, z].map((pz): Vec3 => [px, py, pz])));

describe('fromConvexGeometry', () => {
  test('the corners of a box, as the geometry has them', () => {
    const hull = fromConvexGeometry(core, new BoxGeometry(2, 4, 6));
    expect(hull).toMatchObject({ kind: 'hull', position: [0, 0, 0], rotation: [0, 0, 0, 1] });
    expect(hull.geometry.faces).toHaveLength(6);
    samePoints(hull, cube(1, 2, 3));
    expect(core.contains(hull, { kind: 'point', position: [1, 2, 3] })).toBe(true);
    hull.geometry.dispose();
  });

  test('all vertices count, drawn or not; a flat one is a polygon', () => {
    const geometry = new BoxGeometry(2, 4, 6);
    geometry.setDrawRange(0, 6);
    samePoints(fromConvexGeometry(core, geometry), cube(1, 2, 3));
    expect(fromConvexGeometry(core, new PlaneGeometry()).geometry.dimension).toBe(2);
  });

  test('placed as an object, it answers as the oriented box does', () => {
    const answers = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        any.point,
        any.orientation,
        any.scale,
        any.obb,
        (position, rotation, scale, obb) => {
          const mesh = new Mesh(new BoxGeometry(1, 1, 1));
          mesh.position.copy(position);
          mesh.quaternion.copy(rotation);
          mesh.scale.copy(scale);
          const hull = fromConvexGeometry(core, mesh.geometry, mesh);
          expect(hull.position).toEqual(fromVector3(position));
          expect(hull.rotation).toEqual(fromQuaternion(rotation));
          const halfExtents = scale.toArray().map((size) => Math.abs(size) / 2) as unknown as Vec3;
          const { position: center, rotation: turn } = hull;
          const box: Obb = { kind: 'obb', center, rotation: turn, halfExtents };
          const other: Obb = {
            kind: 'obb',
            center: fromVector3(obb.center),
            rotation: [0, 0.6, 0, 0.8],
            halfExtents: fromVector3(obb.halfSize),
          };
          answers[`${core.meets(hull, other)}`]++;
          expect(core.outcome(hull, other)).toBe(core.outcome(box, other));
          hull.geometry.dispose();
        },
      ),
      { numRuns: 100, seed: 1 },
    );
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(5);
  });

  test.each<[string, HullPlacement, string]>([
    ['position', { position: new Vector3(0, Number.NaN, 0) }, 'placement.position is [0, NaN, 0]'],
    ['quaternion', { quaternion: { x: 0 } as never }, 'placement.quaternion is [0, undefined'],
    ['scale', { scale: new Vector3(1, Number.NaN, 1) }, 'has NaN or an infinity in its vertices'],
    ['placement', [] as never, 'placement is []: it must be an object with'],
  ])('an error for the %s', (_, placement, message) => {
    expect(() => fromConvexGeometry(core, new BoxGeometry(), placement)).toThrow(message);
  });

  test('no vertices, no hull', () => {
    expect(() => fromConvexGeometry(core, new BufferGeometry())).toThrow(InvalidObjectError);
  });
});

describe('fromObject3D as hull', () => {
  test('all vertices of the object and below it, where they are in the world', () => {
    const parent = new Object3D();
    parent.scale.set(2, 1, 1);
    for (const x of [-3, 3]) {
      const mesh = new Mesh(new BoxGeometry(2, 2, 2));
      mesh.position.set(x, 5, 0);
      parent.add(mesh);
    }
    const hull = fromObject3D(parent, 'hull', core);
    expect(hull).toMatchObject({ kind: 'hull', position: [0, 0, 0], rotation: [0, 0, 0, 1] });
    samePoints(
      hull,
      cube(8, 1, 1).map(([x, y, z]): Vec3 => [x, y + 5, z]),
    );
  });

  test('of a ball it lies in the boxes around it, and holds its vertices', () => {
    const ball = new Mesh(new SphereGeometry(1, 12, 8));
    ball.position.set(1, 2, 3);
    const hull = fromObject3D(ball, 'hull', core);
    expect(core.contains(fromObject3D(ball, 'aabb'), hull)).toBe(true);
    const { positions } = fromObject3D(ball, 'triangles');
    for (let i = 0; i < positions.length; i += 3) {
      const position = [...positions.slice(i, i + 3)] as unknown as Vec3;
      expect(core.contains(hull, { kind: 'point', position })).toBe(true);
    }
  });

  test('numbers that are none', () => {
    const mesh = new Mesh(new BoxGeometry());
    mesh.position.x = Number.NaN;
    expect(() => fromObject3D(mesh, 'hull', core)).toThrow('has NaN or an infinity');
    expect(() => fromObject3D(new Object3D(), 'hull', core)).toThrow('has no vertices to convert');
  });
});

describe('arguments that are none name themselves', () => {
  const geometry = new BoxGeometry();
  const none = undefined as never;

  test.each([
    ['core', 'notACore', () => fromBufferGeometry(none, geometry)],
    ['core', 'notACore', () => fromBufferGeometry({} as Core, geometry)],
    ['geometry', 'notAGeometry', () => fromBufferGeometry(core, new Mesh() as never)],
    ['matrix', 'notAMatrix', () => fromBufferGeometry(core, geometry, null as never)],
    ['core', 'notACore', () => fromConvexGeometry(none, geometry)],
    ['geometry', 'notAGeometry', () => fromConvexGeometry(core, none)],
    ['core', 'notACore', () => fromObject3D(new Mesh(geometry), 'hull', none)],
  ])('%s: %s', (argument, reason, call) => {
    expect(call).toThrow(InvalidArgumentError);
    expect(call).toThrow(expect.objectContaining({ argument, reason }));
  });
});
