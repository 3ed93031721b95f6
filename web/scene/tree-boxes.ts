// The boxes of a level of a mesh's hierarchy, as many as are drawn.
import type { SceneMesh } from './scene-shape.ts';

/** Of more, the picture would be slow, and full. */
export const kMostBoxes = 4000;
const kNumbers = 6;

export const boxesOf = ({ geometry }: SceneMesh, level: number): Float64Array =>
  geometry.boxesAt(level).subarray(0, kNumbers * kMostBoxes);
