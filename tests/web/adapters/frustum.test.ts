// What cameras see, against three.js's unproject and its Frustum.
import fc from 'fast-check';
import {
  type Camera,
  Frustum,
  Group,
  Matrix4,
  OrthographicCamera,
  PerspectiveCamera,
  REVISION,
  Vector3,
  WebGPUCoordinateSystem,
} from 'three';
import { describe, expect, test } from 'vitest';
import { fromFrustum, fromVector3, InvalidObjectError } from '../../../web/adapters/index.ts';
import { core, type Hull, InvalidArgumentError } from '../../core/support/core.ts';
import * as any from './arbitraries.ts';

const cameras: [string, () => Camera & { updateProjectionMatrix(): void }][] = [
  ['perspective', () => new PerspectiveCamera(60, 1.5, 0.5, 20)],
  ['orthographic', () => new OrthographicCamera(-3, 2, 1, -4, 0.5, 20)],
];

/** Of reversed depth where this version of three.js has it. */
const depths: [string, (camera: Camera) => void, number][] = [
  ['WebGL', () => undefined, -1],
  ['WebGPU', (camera) => Object.assign(camera, { coordinateSystem: WebGPUCoordinateSystem }), 0],
  ...(REVISION === '160'
    ? []
    : [
        ['reversed', (camera: Camera) => Object.assign(camera, { _reversedDepth: true }), 0] as [
          string,
          (camera: Camera) => void,
          number,
        ],
      ]),
];

const cornersOf = ({ geometry: { corners } }: Hull) =>
  Array.from({ length: corners.length / 3 }, (_, i) => new Vector3().fromArray(corners, 3 * i));

/** Each of the expected ones is a corner, and there are no others. */
function sameCorners(hull: Hull, expected: readonly Vector3[], within: number): void {
  const corners = cornersOf(hull);
  expect(corners).toHaveLength(expected.length);
  for (const corner of expected) {
    expect(Math.min(...corners.map((other) => other.distanceTo(corner)))).toBeLessThanOrEqual(
      within,
    );
  }
}

function seen(camera: Camera, near: number): Vector3[] {
  const ends = [-1, 1];
  return ends.flatMap((x) =>
    ends.flatMap((y) => [near, 1].map((z) => new Vector3(x, y, z).unproject(camera))),
  );
}

const planesOf = (camera: Camera) =>
  new Frustum().setFromProjectionMatrix(
    new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorld.clone().invert()),
  );

describe.each(cameras)('%s', (_, make) => {
  test.each(depths)('%s: the corners are those of unproject', (_name, set, near) => {
    fc.assert(
      fc.property(any.point, any.orientation, (position, rotation) => {
        const camera = make();
        set(camera);
        camera.updateProjectionMatrix();
        const parent = new Group().add(camera);
        parent.position.set(1, 2, 3);
        camera.position.copy(position);
        camera.quaternion.copy(rotation);
        const hull = fromFrustum(core, camera);
        expect(hull).toMatchObject({ kind: 'hull', position: [0, 0, 0], rotation: [0, 0, 0, 1] });
        sameCorners(hull, seen(camera, near), 0);
        hull.geometry.dispose();
      }),
      { numRuns: 30 },
    );
  });

  test('of its Frustum they are the same, to within roundings', () => {
    const camera = make();
    camera.position.set(1, 2, 3);
    camera.lookAt(new Vector3(4, 1, -2));
    camera.updateMatrixWorld();
    sameCorners(fromFrustum(core, planesOf(camera)), seen(camera, -1), 1e-9);
  });

  test('a point is in it where Frustum.containsPoint says so', () => {
    const camera = make();
    camera.position.set(0, 0, 6);
    const hull = fromFrustum(core, camera);
    const frustum = planesOf(camera);
    const answers = { true: 0, false: 0 };
    fc.assert(
      fc.property(any.point, (point) => {
        if (frustum.planes.some((plane) => Math.abs(plane.distanceToPoint(point)) < 1e-9)) return;
        const inside = core.meets(hull, { kind: 'point', position: fromVector3(point) });
        answers[`${inside}`]++;
        expect(inside).toBe(frustum.containsPoint(point));
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(10);
  });
});

describe('errors', () => {
  test('no end, and numbers that are none', () => {
    const endless = new PerspectiveCamera(60, 1.5, 0.5, Number.POSITIVE_INFINITY);
    endless.name = 'eye';
    expect(() => fromFrustum(core, endless)).toThrow(InvalidObjectError);
    expect(() => fromFrustum(core, endless)).toThrow(
      'PerspectiveCamera "eye" has no eight finite corners',
    );
    expect(() => fromFrustum(core, new Frustum())).toThrow('has no eight finite corners');
    expect(() => fromFrustum(core, { planes: [] } as never)).toThrow('has no vertices');
  });

  test.each([undefined, null, 5, {}, new Group()])('no camera: %#', (value) => {
    const convert = () => fromFrustum(core, value as never);
    expect(convert).toThrow(InvalidArgumentError);
    expect(convert).toThrow('it must be a camera or Frustum of three.js');
  });

  test('no core', () => {
    const convert = () => fromFrustum(undefined as never, new PerspectiveCamera());
    expect(convert).toThrow('fromFrustum: core is undefined: it must be the core');
  });
});
