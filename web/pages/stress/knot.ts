// The mesh of the crowd: a tube along a (2, 3) torus knot, of which every copy has a hole for others to pass through.

export interface TriangleList {
  /** x, y, z of one corner after the other. */
  readonly positions: Float64Array;
  /** Three corners a triangle, counter-clockwise from outside. */
  readonly index: Uint32Array;
}

const kRings = 48;
const kSides = 6;
export const kTriangles = 2 * kRings * kSides;
const kTube = 0.11;
/** Of the torus: from its middle to the middle of the tube around it, and from there to the knot. */
const kWide = 0.54;
const kNarrow = 0.25;

type Vector = readonly [x: number, y: number, z: number];

const kStep = 1e-4;

export function knot(): TriangleList {
  const positions = new Float64Array(kRings * kSides * 3);
  const index = new Uint32Array(kRings * kSides * 6);
  for (let i = 0; i < kRings; i++) {
    const [middle, out, up] = frameAt(i / kRings);
    for (let j = 0; j < kSides; j++) {
      const turn = (2 * Math.PI * j) / kSides;
      const [c, s] = [kTube * Math.cos(turn), kTube * Math.sin(turn)];
      const at = i * kSides + j;
      positions.set(sum(middle, sum(scaled(out, c), scaled(up, s))), 3 * at);
      const beside = i * kSides + ((j + 1) % kSides);
      const next = ((i + 1) % kRings) * kSides + j;
      const across = ((i + 1) % kRings) * kSides + ((j + 1) % kSides);
      index.set([at, beside, across, at, across, next], 6 * at);
    }
  }
  return { positions, index };
}

function pointAt(t: number): Vector {
  const turn = 2 * Math.PI * t;
  const radius = kWide + kNarrow * Math.cos(3 * turn);
  return [radius * Math.cos(2 * turn), kNarrow * Math.sin(3 * turn), radius * Math.sin(2 * turn)];
}

/** A point of the knot, and two directions across it, so that across, up and along are right-handed. */
function frameAt(t: number): readonly [middle: Vector, out: Vector, up: Vector] {
  const along = unit(sum(pointAt(t + kStep), scaled(pointAt(t - kStep), -1)));
  // the same direction after a whole turn, so that the last ring fits the first
  const out = unit(cross([0, 1, 0], along));
  return [pointAt(t), out, cross(along, out)];
}

const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const unit = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
