// The Minkowski difference of the inspected pair, as the Minkowski tab and its picture show it.
import type { Difference, EpaWalk, GjkWalk } from '../core/difference.ts';
import type { Vec3 } from '../scene/shape.ts';

/** `difference`: the polytope itself; `gauss`: the normals of its faces, and where they come from. */
export type DifferencePicture = 'difference' | 'gauss';

/** The algorithms whose steps can be shown in it. */
export type WalkMethod = 'gjk' | 'epa';

/** What a viewer sets of it. */
export interface DifferenceView {
  readonly picture: DifferencePicture;
  /** The face that is pointed at, by its place in `faces`; null: none. */
  readonly lit: number | null;
  /** null: none. */
  readonly method: WalkMethod | null;
  /** Of the method; where it has fewer, the last one. */
  readonly step: number;
  /** The steps are shown one after the other. */
  readonly playing: boolean;
}

/** The shortest translation that changes whether the two meet. */
export interface Shortest {
  /** Unit vector from the first shape to the second. */
  readonly axis: Vec3;
  /** Meters: above 0 a distance, else a penetration depth. */
  readonly gap: number;
}

export interface GjkAnswer {
  readonly method: 'gjk';
  readonly walk: GjkWalk;
  /** The shown one. */
  readonly step: number;
}

/**
 * Why EPA has no first polytope. `cores`: only the radii overlap; `flat`: the difference has no volume; `border`: in
 * doubles GJK ends with the origin on a corner, an edge or a triangle.
 */
export type EpaLack = 'apart' | 'touching' | 'cores' | 'flat' | 'border';

export interface EpaAnswer {
  readonly method: 'epa';
  readonly walk: EpaWalk;
  /** The shown one; −1: there is none. */
  readonly step: number;
  /** null: it has one. */
  readonly lack: EpaLack | null;
}

export type WalkAnswer = GjkAnswer | EpaAnswer;

export interface DifferenceAnswer {
  readonly view: DifferenceView;
  /**
   * `endless`: rays and planes have none; `mesh`: meshes are not convex; `later`: it takes long, and is asked for when
   * the shapes stand still.
   */
  readonly difference: Difference | 'endless' | 'mesh' | 'later';
  /** null: there is none. */
  readonly shortest: Shortest | null;
  /** null: no method is chosen, or there is no difference. `later` as for the difference. */
  readonly walk: WalkAnswer | 'later' | null;
}

/** The walk that is shown in the difference; null: none. `hidesEnd`: what the test comes to is not shown. */
export const shownWalk = (
  { view, walk }: Pick<DifferenceAnswer, 'view' | 'walk'>,
  hidesEnd: boolean,
): WalkAnswer | null =>
  hidesEnd || view.picture !== 'difference' || walk === 'later' ? null : walk;

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

/** Places of the faces of a step of EPA that the next one has no longer: those that are seen from the corner it adds. */
export function removedFaces({ steps }: EpaWalk, step: number): readonly number[] {
  const next = steps[step + 1];
  if (!next) return [];
  const kept = new Set(next.faces.map(String));
  return (steps[step]?.faces ?? []).flatMap((face, i) => (kept.has(String(face)) ? [] : [i]));
}
