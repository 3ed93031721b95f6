// The tests that three.js has.
import { Vector3 } from 'three';
import type { RacePairName } from '../race-pairs.ts';
import { mapRecords, type Records } from '../race-records.ts';
import { type Contestant, inLoop, type Prepared } from './contestant.ts';
import { boxOf, obbOf, rayOf, triangleOf } from './three-shapes.ts';

/** Where it puts the point of a hit. */
const point = new Vector3();

const kTests: Partial<Record<RacePairName, (a: Records, b: Records) => Prepared>> = {
  obbObb: (a, b) =>
    inLoop(mapRecords(a, obbOf), mapRecords(b, obbOf), (one, other) => one.intersectsOBB(other)),
  rayTriangle: (a, b) =>
    inLoop(
      mapRecords(a, rayOf),
      mapRecords(b, triangleOf),
      (ray, triangle) =>
        ray.intersectTriangle(triangle.a, triangle.b, triangle.c, false, point) !== null,
    ),
  rayAabb: (a, b) =>
    inLoop(
      mapRecords(a, rayOf),
      mapRecords(b, boxOf),
      (ray, box) => ray.intersectBox(box, point) !== null,
    ),
  rayObb: (a, b) =>
    inLoop(
      mapRecords(a, rayOf),
      mapRecords(b, obbOf),
      (ray, box) => box.intersectRay(ray, point) !== null,
    ),
  aabbTriangle: (a, b) =>
    inLoop(mapRecords(a, boxOf), mapRecords(b, triangleOf), (box, triangle) =>
      box.intersectsTriangle(triangle),
    ),
};

export const contestant: Contestant = {
  prepare: (pair, a, b) => kTests[pair]?.(a, b) ?? null,
};
