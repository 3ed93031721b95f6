// Which triangles meet: of two shapes of which at least one is a mesh.
import { InvalidArgumentError } from './errors.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/** In ascending order of the triangles of a, then of b. */
export interface MeetingTriangles {
  readonly count: number;
  /** Of each pair the triangle of a, −1 where a is no mesh; and of b. */
  readonly trianglesA: Int32Array;
  readonly trianglesB: Int32Array;
  /** 1 touching, 2 overlapping (`catalog.codes.outcome`). */
  readonly outcomes: Uint8Array;
}

const kFunction = 'meetingTriangles';
/** Answers of the core. */
const kNoMesh = -1;
/** Two triangles and an outcome. */
const kStride = 3;

export function meetingTriangles(
  queries: Queries,
  slots: WholeSlots,
  a: AnyShape,
  b: AnyShape,
): MeetingTriangles {
  const found = queries.answered(slots, a, b, () => slots.meetingTriangles(), kInvalidPair);
  if (found === kNoMesh) {
    throw new InvalidArgumentError(kFunction, 'a.kind', queries.kindOf(slots, 0), 'noMesh');
  }
  const count = inMemory(found, 'all triangles that meet');
  const records = slots.meshIndices;
  const column = (at: number) =>
    Int32Array.from({ length: count }, (_, i) => records[kStride * i + at] as number);
  const answer = {
    count,
    trianglesA: column(0),
    trianglesB: column(1),
    outcomes: Uint8Array.from(column(2)),
  };
  slots.releaseMesh();
  return answer;
}
