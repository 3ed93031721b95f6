// Models of our own making, of a few hundred triangles each: under the license of the project, and generated here, so
// that nothing has to be loaded.
import type { Model, ModelPart } from './model.ts';

type Vector = readonly [number, number, number];

export const kExamples = ['knot', 'cup', 'rock'] as const;
export type Example = (typeof kExamples)[number];

export const exampleModel = (name: Example): Model => ({ name, parts: kParts[name]() });

const kParts: Readonly<Record<Example, () => readonly ModelPart[]>> = {
  knot: () => [{ name: 'knot', ...tube(48, 6, knotAt, 0.16, true) }],
  cup: () => [
    { name: 'cup', ...turned(kCup, 20) },
    { name: 'handle', ...tube(10, 6, handleAt, 0.045, false) },
  ],
  rock: () => [{ name: 'rock', ...rock() }],
};

type Triangles = Omit<ModelPart, 'name'>;

const trianglesOf = (points: readonly Vector[], index: readonly number[]): Triangles => ({
  positions: Float64Array.from(points.flat()),
  index: Int32Array.from(index),
});

/** A (2, 3) torus knot; `t` from 0 to 1. */
function knotAt(t: number): Vector {
  const turn = 2 * Math.PI * t;
  const radius = 0.45 * (2 + Math.cos(3 * turn));
  return [radius * Math.cos(2 * turn), 0.45 * Math.sin(3 * turn), radius * Math.sin(2 * turn)];
}

function handleAt(t: number): Vector {
  const turn = Math.PI * (t - 0.5);
  return [0.42 + 0.3 * Math.cos(turn), 0.05 + 0.27 * Math.sin(turn), 0];
}

/** A tube around a curve; an open one has no ends. */
function tube(
  pieces: number,
  sides: number,
  at: (t: number) => Vector,
  radius: number,
  isClosed: boolean,
): Triangles {
  const rings = isClosed ? pieces : pieces + 1;
  const points = Array.from({ length: rings }, (_, i) =>
    ring(at, i / pieces, sides, radius),
  ).flat();
  const index: number[] = [];
  for (let i = 0; i < pieces; i++) {
    for (let j = 0; j < sides; j++) {
      const [next, beside] = [(i + 1) % rings, (j + 1) % sides];
      const [a, b] = [sides * i + j, sides * i + beside];
      const [c, d] = [sides * next + beside, sides * next + j];
      index.push(a, b, c, a, c, d);
    }
  }
  return trianglesOf(points, index);
}

/** The corners of a polygon across a curve. */
function ring(at: (t: number) => Vector, t: number, sides: number, radius: number): Vector[] {
  const center = at(t);
  const along = unit(difference(at(t + 1e-4), at(t - 1e-4)));
  const across = unit(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = cross(along, across);
  return Array.from({ length: sides }, (_, j) => {
    const [x, y] = onCircle(j / sides, radius);
    return [0, 1, 2].map(
      (i) => (center[i] ?? 0) + x * (across[i] ?? 0) + y * (up[i] ?? 0),
    ) as unknown as Vector;
  });
}

/** The outline of a cup, from the middle of its foot over the rim to the middle of its floor: radius, height. */
const kCup = [
  [0, -0.4],
  [0.28, -0.4],
  [0.38, -0.2],
  [0.45, 0.1],
  [0.47, 0.4],
  [0.41, 0.4],
  [0.39, 0.1],
  [0.32, -0.2],
  [0.24, -0.33],
  [0, -0.33],
] as const;

/** An outline, turned about y. */
function turned(outline: readonly (readonly [number, number])[], sides: number): Triangles {
  const points = outline.flatMap(([radius, height]) =>
    Array.from({ length: sides }, (_, j): Vector => {
      const [x, z] = onCircle(j / sides, radius);
      return [x, height, z];
    }),
  );
  const index: number[] = [];
  for (let i = 0; i + 1 < outline.length; i++) {
    for (let j = 0; j < sides; j++) {
      const beside = (j + 1) % sides;
      const [a, b] = [sides * i + j, sides * i + beside];
      const [c, d] = [a + sides, b + sides];
      // at the middle one of the two is no triangle
      if (outline[i]?.[0] !== 0) index.push(a, d, b);
      if (outline[i + 1]?.[0] !== 0) index.push(a, c, d);
    }
  }
  return trianglesOf(points, index);
}

const kStacks = 9;
const kSlices = 14;

/** A sphere whose corners are moved in and out by waves. */
function rock(): Triangles {
  const points: Vector[] = [[0, 0.62, 0]];
  for (let i = 1; i < kStacks; i++) {
    const polar = (Math.PI * i) / kStacks;
    for (let j = 0; j < kSlices; j++) {
      const [x, z] = onCircle((j + 0.5 * (i % 2)) / kSlices, Math.sin(polar));
      const y = Math.cos(polar);
      const size = 0.7 + 0.09 * Math.sin(5 * x + 2 * y) + 0.07 * Math.sin(7 * z - 3 * x + y);
      points.push([1.15 * size * x, 0.85 * size * y, size * z]);
    }
  }
  points.push([0, -0.58, 0]);
  const index: number[] = [];
  const at = (i: number, j: number) => 1 + kSlices * (i - 1) + (j % kSlices);
  for (let j = 0; j < kSlices; j++) {
    index.push(
      0,
      at(1, j + 1),
      at(1, j),
      points.length - 1,
      at(kStacks - 1, j),
      at(kStacks - 1, j + 1),
    );
    for (let i = 1; i + 1 < kStacks; i++) {
      const [a, b, c, d] = [at(i, j), at(i, j + 1), at(i + 1, j), at(i + 1, j + 1)];
      index.push(a, b, d, a, d, c);
    }
  }
  return trianglesOf(points, index);
}

const onCircle = (part: number, radius: number): readonly [number, number] => [
  radius * Math.cos(2 * Math.PI * part),
  radius * Math.sin(2 * Math.PI * part),
];

const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Vector): Vector {
  const size = Math.hypot(...a);
  return [a[0] / size, a[1] / size, a[2] / size];
}
