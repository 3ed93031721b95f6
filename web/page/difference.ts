// The Minkowski difference of the inspected pair, as the Minkowski tab and its picture show it.
import type { Difference } from '../core/difference.ts';
import type { Vec3 } from '../scene/shape.ts';

/** `difference`: the polytope itself; `gauss`: the normals of its faces, and where they come from. */
export type DifferencePicture = 'difference' | 'gauss';

/** What a viewer sets of it. */
export interface DifferenceView {
  readonly picture: DifferencePicture;
  /** The face that is pointed at, by its place in `faces`; null: none. */
  readonly lit: number | null;
}

/** The shortest translation that changes whether the two meet. */
export interface Shortest {
  /** Unit vector from the first shape to the second. */
  readonly axis: Vec3;
  /** Meters: above 0 a distance, else a penetration depth. */
  readonly gap: number;
}

export interface DifferenceAnswer {
  readonly view: DifferenceView;
  /**
   * `endless`: rays and planes have none; `mesh`: meshes are not convex; `later`: it takes long, and is asked for when
   * the shapes stand still.
   */
  readonly difference: Difference | 'endless' | 'mesh' | 'later';
  /** null: there is none. */
  readonly shortest: Shortest | null;
}

/** The faces of a row, the one that the origin is least far behind first: the row is about that one. */
export function facesOfRow({ faces }: Difference, row: number): readonly number[] {
  const own = faces.flatMap(({ candidate }, i) => (candidate === row ? [i] : []));
  const distanceOf = (i: number) => faces[i]?.distance ?? 0;
  return own.sort((i, j) => distanceOf(i) - distanceOf(j));
}

/** The faces to be lit: the one that is pointed at, else those of the shown row. */
export const litFaces = (
  difference: Difference,
  { lit }: DifferenceView,
  row: number,
): readonly number[] =>
  lit !== null && lit < difference.faces.length ? [lit] : facesOfRow(difference, row);
