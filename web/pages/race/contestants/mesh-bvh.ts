// The tests of single shapes that three-mesh-bvh has.
import { Matrix4, type Vector3 } from 'three';
import { ExtendedTriangle, OrientedBox } from 'three-mesh-bvh';
import type { RacePairName } from '../race-pairs.ts';
import { mapRecords, type Records } from '../race-records.ts';
import { type Contestant, inLoop, type Prepared } from './contestant.ts';
import { poseOf, vectorOf } from './three-shapes.ts';

type Numbers = Float64Array;

// Both derive what they need from their corners with the first test after a change.
const extendedOf = (record: Numbers) =>
  new ExtendedTriangle(vectorOf(record), vectorOf(record, 3), vectorOf(record, 6));

function orientedBox(min: Vector3, max: Vector3, matrix: Matrix4): OrientedBox {
  const box = new OrientedBox(min, max);
  box.matrix.copy(matrix);
  box.needsUpdate = true;
  return box;
}

const alignedOf = (record: Numbers) =>
  orientedBox(vectorOf(record), vectorOf(record, 3), new Matrix4());
const orientedOf = (record: Numbers) =>
  orientedBox(vectorOf(record, 7).negate(), vectorOf(record, 7), poseOf(record));

const boxes = (read: (record: Numbers) => OrientedBox) => (a: Records, b: Records) =>
  inLoop(mapRecords(a, read), mapRecords(b, extendedOf), (box, triangle) =>
    box.intersectsTriangle(triangle),
  );

const kTests: Partial<Record<RacePairName, (a: Records, b: Records) => Prepared>> = {
  aabbTriangle: boxes(alignedOf),
  obbTriangle: boxes(orientedOf),
  triangleTriangle: (a, b) =>
    inLoop(mapRecords(a, extendedOf), mapRecords(b, extendedOf), (one, other) =>
      one.intersectsTriangle(other),
    ),
};

export const contestant: Contestant = {
  prepare: (pair, a, b) => kTests[pair]?.(a, b) ?? null,
};
