// The mesh that is asked: a closed, bumpy torus around the y axis, of 2 · along · around triangles.
export interface TriangleList {
  readonly positions: Float64Array;
  readonly index: Uint32Array;
}

const kBumps = 0.1;
const kTube = 0.35;

export function bumpyTorus(along: number, around: number): TriangleList {
  const positions = new Float64Array(3 * along * around);
  const index = new Uint32Array(6 * along * around);
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const [a, b] = [(2 * Math.PI * i) / along, (2 * Math.PI * j) / around];
      const radius = kTube * (1 + kBumps * Math.sin(12 * a) * Math.sin(9 * b));
      const reach = 1 + radius * Math.cos(b);
      const corner = i * around + j;
      positions.set([reach * Math.cos(a), radius * Math.sin(b), reach * Math.sin(a)], 3 * corner);
      const [next, above] = [((i + 1) % along) * around, (j + 1) % around];
      const [p, q, r, s] = [corner, next + j, next + above, i * around + above];
      index.set([p, s, q, q, s, r], 6 * corner);
    }
  }
  return { positions, index };
}
