// The published computations, by the name under which mistakes.json says what they answer.
import type { Published } from './answer.ts';
import * as planes from './planes.ts';
import * as separatingAxes from './separating-axes.ts';
import * as slabs from './slabs.ts';
import * as triangles from './triangles.ts';

export type { Input, PublishedAnswer } from './answer.ts';

export const published: Readonly<Record<string, Published>> = {
  ...slabs,
  ...triangles,
  ...separatingAxes,
  ...planes,
};
