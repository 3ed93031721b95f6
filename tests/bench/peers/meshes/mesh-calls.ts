// The questions as calls of this package. Each answers how many it found.
import type { Core } from '../../../../web/core/index.node.ts';
import type { Ray, Shape, Vec3 } from '../../../../web/scene/shape.ts';
import type { Calls } from '../compared.ts';
import type { MeshQuestions, Pose } from './mesh-questions.ts';
import type { TriangleList } from './torus.ts';

function recordsOf(rays: readonly Ray[]): Float64Array {
  const numbers = new Float64Array(7 * rays.length);
  rays.forEach(({ origin, direction }, i) => {
    numbers.set([...origin, ...direction, Number.POSITIVE_INFINITY], 7 * i);
  });
  return numbers;
}

export function ourCalls(core: Core, list: TriangleList, asked: MeshQuestions): Calls {
  const mesh = core.createMesh(list.positions, list.index);
  const rays = (of: readonly Ray[]) => ({
    count: of.length,
    one: (i: number) => (mesh.raycast(of[i] as Ray) ? 1 : 0),
  });
  const batch = (of: readonly Ray[]) => {
    const records = recordsOf(of);
    return { count: of.length, all: () => mesh.raycasts(records) };
  };
  const whether = (of: readonly Shape[]) => ({
    count: of.length,
    one: (i: number) => (mesh.meets(of[i] as Shape) ? 1 : 0),
  });
  const all = (of: readonly Shape[]) => ({
    count: of.length,
    one: (i: number) => mesh.trianglesMeeting(of[i] as Shape),
  });
  const nearest = (of: readonly Vec3[]) => ({
    count: of.length,
    one: (i: number) => Math.round(1e3 * (mesh.closestPoint(of[i] as Vec3)?.distance ?? 0)),
  });
  const whole = {
    kind: 'mesh',
    geometry: mesh,
    position: [0, 0, 0],
    rotation: [0, 0, 0, 1],
  } as const;
  const posed = ({ position, rotation }: Pose) =>
    ({ kind: 'mesh', geometry: mesh, position, rotation }) as const;
  const meshes = asked.poses.map(posed);
  return {
    'coherent rays': rays(asked.coherent),
    'coherent rays, in a batch': batch(asked.coherent),
    'incoherent rays': rays(asked.incoherent),
    'incoherent rays, in a batch': batch(asked.incoherent),
    'small boxes, whether': whether(asked.smallBoxes),
    'large boxes, whether': whether(asked.largeBoxes),
    'small boxes, all triangles': all(asked.smallBoxes),
    'large boxes, all triangles': all(asked.largeBoxes),
    'balls, whether': whether(asked.balls),
    'the nearest point of near ones': nearest(asked.near),
    'the nearest point of far ones': nearest(asked.far),
    'two meshes, whether': {
      count: meshes.length,
      one: (i: number) => (core.meets(whole, meshes[i] as (typeof meshes)[number]) ? 1 : 0),
    },
    'two meshes, all pairs': {
      count: meshes.length,
      one: (i: number) => core.meetingTriangles(whole, meshes[i] as (typeof meshes)[number]).count,
    },
  };
}

/** Moves all corners by nothing. */
export const refitOurs = (core: Core, { positions, index }: TriangleList): (() => void) => {
  const mesh = core.createMesh(positions, index);
  return () => mesh.refit(positions);
};

export const buildOurs = (core: Core, { positions, index }: TriangleList): void =>
  core.createMesh(positions, index).dispose();
