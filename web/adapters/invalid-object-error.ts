// The error for an object of three.js that can't be converted to a shape.
import { CollisionError } from '../core/errors.ts';

export type ObjectReason =
  | 'empty'
  | 'sheared'
  | 'notARotation'
  | 'notFinite'
  | 'batched'
  | 'unbounded'
  | 'otherTriangles'
  | 'notSkinned'
  | 'noBone';

const kSentences: Record<ObjectReason, string> = {
  empty: 'has no vertices to convert, nor have its descendants',
  sheared:
    'is sheared by the scales and rotations above it, so no box fits it: ask for its aabb or triangles',
  notARotation: 'has a rotation whose columns are not perpendicular unit vectors',
  notFinite: 'has NaN or an infinity in its vertices or world matrix',
  unbounded: 'has no eight finite corners, as with a far plane at infinity or NaN in its numbers',
  otherTriangles: 'draws another number of triangles than the mesh has that stands in for it',
  notSkinned: 'is no SkinnedMesh with a skeleton, skin indices and skin weights',
  noBone: 'has a vertex that is moved by a bone which its skeleton does not have',
  batched: 'is a BatchedMesh: convert the meshes that it was made of, or a Box3 of it',
};

interface Named {
  readonly type?: string;
  readonly name?: string;
  readonly id?: number;
}

/** The object's description: `Mesh "wheel"`, or its id where it has no name. */
function called(object: object): string {
  const { type, name, id } = object as Named;
  const kind = type ?? object.constructor.name;
  if (name) return `${kind} ${JSON.stringify(name)}`;
  return id === undefined ? kind : `${kind} (id ${id})`;
}

/** An object of three.js that is not of the kind of shape asked for. */
export class InvalidObjectError extends CollisionError {
  override readonly name = 'InvalidObjectError';
  /** The object at fault itself. */
  readonly object: object;
  readonly reason: ObjectReason;

  constructor(object: object, reason: ObjectReason) {
    super(`${called(object)} ${kSentences[reason]}`);
    this.object = object;
    this.reason = reason;
  }
}
