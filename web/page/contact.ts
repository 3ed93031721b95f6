// The contact manifolds of the inspected pair, as the Contact tab and the picture show them.
import type { Contact } from '../core/contact.ts';

/** What a viewer sets of it. */
export interface ContactView {
  /** The incident face is clipped by the sides of the reference face. */
  readonly incident: boolean;
  /** Of more points than four those that span the largest area. */
  readonly atMostFour: boolean;
  /** Of the manifolds of a mesh the one that is shown, by its triangles; null: the deepest. */
  readonly triangles: string | null;
  /** Of its points the one that is lit, from 0; null: none. */
  readonly lit: number | null;
}

export interface ContactAnswer {
  readonly view: ContactView;
  /**
   * The deepest first, of a mesh one a triangle; none where the shapes are apart. `ray`: rays have none; `later`: they
   * take long, and are asked for when the shapes stand still.
   */
  readonly contacts: readonly Contact[] | 'ray' | 'later';
  /** The one that is shown with its points; null: there is none. */
  readonly chosen: Contact | null;
}

/** The triangles that a manifold of a mesh is about. */
export const trianglesOf = ({ triangleA, triangleB }: Contact): string =>
  `${triangleA ?? ''}×${triangleB ?? ''}`;
