// Calls of meshes, and of the core about triangle lists, on a sphere of some hundred triangles.
import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, SphereGeometry } from 'three';
import type { Core, PosedMesh } from '../../../web/core/index.node.ts';
import { type Entry, each } from './entry.ts';
import { four, many, obb, point, ray, sphere, toRay, vector } from './shapes.ts';

const kReach = 3;

export function meshCalls(core: Core, count: number): Entry[] {
  const mesh = new Mesh(new SphereGeometry(2, 32, 16), new MeshBasicMaterial({ side: DoubleSide }));
  mesh.updateMatrixWorld();
  const positions = Float64Array.from(mesh.geometry.attributes['position']?.array ?? []);
  const index = Uint32Array.from(mesh.geometry.index?.array ?? []);
  const rays = many(count, () => ray(1));
  const casters = rays.map((each) => {
    const { origin, direction } = toRay(each);
    return new Raycaster(origin, direction);
  });
  const columns = Float64Array.from(
    rays.flatMap(({ origin, direction }) => [...origin, ...direction, Number.POSITIVE_INFINITY]),
  );
  const boxes = many(count, () => obb(kReach));
  const balls = many(count, () => sphere(kReach));
  const points = many(count, () => point(kReach));
  const ours = core.createMesh(positions, index);
  const bytes = ours.serialize();
  const placed = (): PosedMesh => ({
    kind: 'mesh',
    geometry: ours,
    position: vector(kReach),
    rotation: four(),
  });
  const stands = placed();
  const others = many(count, placed);
  const planes = many(count, () => ({ kind: 'plane', normal: vector(1), constant: 0 }));
  const besides = many(count, () => ({ kind: 'plane', normal: vector(1), constant: 6 * kReach }));
  const triangles = `${index.length / 3} triangles`;
  return [
    {
      call: 'core.raycastMesh',
      with: triangles,
      ours: each((i) => core.raycastMesh(rays[i] as never, positions, index) !== null),
      three: each((i) => (casters[i] as Raycaster).intersectObject(mesh).length > 0),
    },
    {
      call: 'core.createMesh',
      with: triangles,
      ours: each(() => {
        const made = core.createMesh(positions, index);
        made.dispose();
        return made.triangleCount;
      }),
    },
    {
      call: 'core.loadMesh',
      with: triangles,
      ours: each(() => {
        const made = core.loadMesh(bytes);
        made.dispose();
        return made.triangleCount;
      }),
    },
    {
      call: 'mesh.raycast',
      with: triangles,
      ours: each((i) => ours.raycast(rays[i] as never) !== null),
      three: each((i) => (casters[i] as Raycaster).intersectObject(mesh).length > 0),
    },
    {
      call: 'mesh.raycastAll',
      with: triangles,
      ours: each((i) => ours.raycastAll(rays[i] as never).length),
      three: each((i) => (casters[i] as Raycaster).intersectObject(mesh).length),
    },
    {
      call: 'mesh.raycasts',
      with: `${count} rays, ${triangles}`,
      answers: count,
      ours: each(() => ours.raycasts(columns)),
    },
    { call: 'mesh.levels', with: triangles, ours: each(() => ours.levels().length) },
    { call: 'mesh.boxesAt', with: 'level 2', ours: each(() => ours.boxesAt(2).length) },
    {
      call: 'mesh.walk',
      with: triangles,
      ours: each((i) => ours.walk(rays[i] as never).steps.length),
    },
    { call: 'mesh.meets', with: 'OBB', ours: each((i) => ours.meets(boxes[i] as never)) },
    {
      call: 'mesh.outcome',
      with: 'sphere',
      ours: each((i) => ours.outcome(balls[i] as never) === 'apart'),
    },
    {
      call: 'mesh.trianglesMeeting',
      with: 'OBB',
      ours: each((i) => ours.trianglesMeeting(boxes[i] as never)),
    },
    {
      call: 'mesh.closestPoint',
      ours: each((i) => ours.closestPoint(points[i]?.position as never)?.distance ?? 0),
    },
    {
      call: 'mesh.refit',
      with: triangles,
      ours: each(() => {
        ours.refit(positions);
        return true;
      }),
    },
    {
      call: 'core.section',
      ours: each((i) => core.section(stands, planes[i] as never).lines.length),
    },
    {
      call: 'core.meetingTriangles',
      with: 'posed mesh and OBB',
      ours: each((i) => core.meetingTriangles(stands, boxes[i] as never).count),
    },
    {
      call: 'core.meets',
      with: 'posed mesh and OBB',
      ours: each((i) => core.meets(stands, boxes[i] as never)),
    },
    {
      call: 'core.meets',
      with: `two meshes, ${triangles}`,
      ours: each((i) => core.meets(stands, others[i] as PosedMesh)),
    },
    {
      call: 'core.test',
      with: 'ray and posed mesh',
      ours: each((i) => core.test(rays[i] as never, stands).hit !== null),
    },
    {
      call: 'core.distance',
      with: 'OBB and posed mesh',
      ours: each((i) => core.distance(boxes[i] as never, stands).distance),
    },
    {
      call: 'core.distance',
      with: 'plane and posed mesh',
      ours: each((i) => core.distance(besides[i] as never, stands).distance),
    },
    {
      call: 'core.distance',
      with: 'two posed meshes',
      ours: each((i) => core.distance(others[i] as never, stands).distance),
    },
    { call: 'mesh.serialize', with: triangles, ours: each(() => ours.serialize().length) },
  ];
}
