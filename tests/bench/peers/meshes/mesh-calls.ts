// The questions as calls of this package. Each answers how many it found.
import type { Core } from '../../../../web/core/index.node.ts';
import type { Ray } from '../../../../web/scene/shape.ts';
import type { MeshQuestions } from './mesh-questions.ts';
import type { TriangleList } from './torus.ts';

/** What is asked, how often, and the call: of all at once where it has no argument. */
export interface Call {
  readonly count: number;
  readonly one?: (i: number) => number;
  readonly all?: () => number;
}
export type Calls = Readonly<Record<string, Call>>;

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
  return {
    'coherent rays': rays(asked.coherent),
    'coherent rays, in a batch': batch(asked.coherent),
    'incoherent rays': rays(asked.incoherent),
    'incoherent rays, in a batch': batch(asked.incoherent),
  };
}

export const buildOurs = (core: Core, { positions, index }: TriangleList): void =>
  core.createMesh(positions, index).dispose();
