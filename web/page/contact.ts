// What the core answers of the contact of the inspected pair, as the Contact tab and the picture show it.
import type { Contact } from '../core/contact.ts';
import type { Intersection, Section, SectionLine } from '../core/intersection.ts';

/** What a viewer sets of it. */
export interface ContactView {
  /** What is asked for: the contact manifold, or all that the two have in common. */
  readonly shown: 'manifold' | 'intersection';
  /** The incident face is clipped by the sides of the reference face. */
  readonly incident: boolean;
  /** Of more points than four those that span the largest area. */
  readonly atMostFour: boolean;
  /** Of several parts, such as the manifolds of a mesh, the one that is shown: its triangles, or the number of a line from 0; null: the first. */
  readonly part: string | null;
  /** Of its points the one that is lit, from 0; null: none. */
  readonly lit: number | null;
}

export type ContactAnswer = ManifoldAnswer | IntersectionAnswer | SectionAnswer;

interface Answer<Part> {
  readonly view: ContactView;
  /** The one that is shown with its points; null: there is none. */
  readonly chosen: Part | null;
}

export interface ManifoldAnswer extends Answer<Contact> {
  /**
   * The deepest first, of a mesh one a triangle; none where the shapes are apart. `ray`: rays have none; `later`: they
   * take long, and are asked for when the shapes stand still.
   */
  readonly contacts: readonly Contact[] | 'ray' | 'later';
}

export interface IntersectionAnswer extends Answer<Intersection> {
  /** The largest first, of a mesh one a triangle. `round`: of such a round shape there is none. */
  readonly intersections: readonly Intersection[] | 'round' | 'later';
}

/** Of a mesh and a plane. */
export interface SectionAnswer extends Answer<SectionLine> {
  /** The lines with the most points first. */
  readonly section: Section;
}

/** The triangles that a part of a mesh is about, as its name in `ContactView`. */
export const trianglesOf = ({
  triangleA,
  triangleB,
}: Pick<Contact, 'triangleA' | 'triangleB'>): string => `${triangleA ?? ''}×${triangleB ?? ''}`;
