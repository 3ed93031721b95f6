// All exhibits of the museum, by their numbers.
import { axisExhibits } from './axis-exhibits.ts';
import { boxExhibits } from './box-exhibits.ts';
import { convexExhibits } from './convex-exhibits.ts';
import type { Exhibit } from './exhibit.ts';
import { hullExhibits } from './hull-exhibits.ts';
import { motionExhibits } from './motion-exhibits.ts';
import { skinExhibits } from './skin-exhibits.ts';
import { slabExhibits } from './slab-exhibits.ts';
import { triangleExhibits } from './triangle-exhibits.ts';

export const kExhibits: readonly Exhibit[] = [
  ...slabExhibits,
  ...boxExhibits,
  ...triangleExhibits,
  ...axisExhibits,
  ...motionExhibits,
  ...convexExhibits,
  ...hullExhibits,
  ...skinExhibits,
].toSorted((a, b) => a.number - b.number);

/** null: there is none. */
export const exhibitOf = (slug: string): Exhibit | null =>
  kExhibits.find((exhibit) => exhibit.slug === slug) ?? null;
