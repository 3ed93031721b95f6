// Hit boxes of a skinned mesh: one for each bone, around the vertices that it moves.
import { type Bone, Matrix4, Mesh, type SkinnedMesh, Vector3 } from 'three';
import { InvalidArgumentError } from '../core/errors.ts';
import { refuseOthers, requireOptions } from '../core/options.ts';
import type { Obb } from '../scene/shape.ts';
import { boxAround, type FittedBox } from './fitted-box.ts';
import { InvalidObjectError } from './invalid-object-error.ts';
import { newPosedBox, type PosedBox, poseBox } from './posed-box.ts';
import { requireFinite } from './require-argument.ts';
import { requireSkinned, type SkinWeights, weightsOf } from './skin-weights.ts';

export interface HitBoxOptions {
  /**
   * The least share of a vertex's weights that a bone must have for its box to be fitted to the vertex, above 0 and
   * at most 1. Default: 0.5, so that a vertex belongs to one bone, or to two that move it equally.
   */
  readonly threshold?: number | undefined;
}

/** The box of a bone, fitted once and moved with it. */
export class HitBox {
  readonly bone: Bone;
  /** In `skeleton.bones`. */
  readonly boneIndex: number;
  /** Numbers of the vertices that it is fitted to, ascending. */
  readonly vertices: Uint32Array;
  /** In the bone's own frame, where it never changes. */
  readonly local: Obb;
  readonly #mesh: SkinnedMesh;
  readonly #fitted: FittedBox;
  readonly #posed: PosedBox = newPosedBox();

  /** @internal By hitBoxes. */
  constructor(mesh: SkinnedMesh, boneIndex: number, vertices: Uint32Array, points: Float64Array) {
    this.bone = mesh.skeleton.bones[boneIndex] as Bone;
    this.boneIndex = boneIndex;
    this.vertices = vertices;
    this.#mesh = mesh;
    this.#fitted = boxAround(points);
    const local = newPosedBox();
    poseBox(this.#fitted, kIdentity.elements, local);
    this.local = local;
  }

  /**
   * Where the bone's `matrixWorld` has it now, in meters of the world. Always the same object, whose numbers are those of
   * the last call, and nothing is allocated: `world.set(slot, hitBox.box())` in each frame, after
   * three.js has updated the matrices (`mesh.updateWorldMatrix(true, true)`, or by rendering).
   *
   * It contains the box in the bone's frame as the matrix moves it. Under a rotation, a translation and a scale equal
   * along all axes or along the box's own, it is that box; where a bone is sheared or scaled otherwise, its axes are those
   * that Gram and Schmidt make of the moved edges, longest first, and its half extents are as long as they have to be.
   * They are longer by 2⁻⁴⁰ of the largest number in the computation, so that no rounding leaves a vertex outside.
   */
  box(): Obb {
    poseBox(this.#fitted, this.#matrix(), this.#posed);
    return this.#posed;
  }

  /** Of a detached mesh, which bones move where it stands itself, as three.js draws it. */
  #matrix(): readonly number[] {
    const { bone } = this;
    const mesh = this.#mesh;
    if (mesh.bindMode !== 'detached') return bone.matrixWorld.elements;
    moved.multiplyMatrices(mesh.matrixWorld, mesh.bindMatrixInverse);
    return moved.multiply(bone.matrixWorld).elements;
  }
}

const kFunction = 'hitBoxes';
const kIdentity = new Matrix4();
const kUsual = 0.5;
const moved = new Matrix4();

/**
 * A hit box for each bone of a skinned mesh that has at least one vertex, in the order of its bones. It is fitted to
 * the vertices in the bind pose, morphed as they are now, of whose weights the bone has at least `threshold`: a box of
 * small surface around them all, in the bone's frame.
 *
 * In the bind pose each box contains its vertices. In any pose it contains those that its bone moves alone; others leave it
 * as far as their other bones pull them, less with a higher threshold. Later changes of the geometry don't reach it.
 * @throws InvalidObjectError for what has no skeleton or no weights, for NaN or an infinity in vertices, weights or
 *   bind matrices, and for a bone that the skeleton doesn't have; InvalidArgumentError for what is no object of
 *   three.js, and naming the option at fault
 */
export function hitBoxes(skinnedMesh: SkinnedMesh, options: HitBoxOptions = {}): HitBox[] {
  requireSkinned(kFunction, skinnedMesh);
  requireOptions(kFunction, options);
  const { threshold = kUsual } = options;
  refuseOthers(kFunction, options, ['threshold']);
  if (!(typeof threshold === 'number' && threshold > 0 && threshold <= 1)) {
    const sentence = 'must be above 0 and at most 1';
    throw new InvalidArgumentError(
      kFunction,
      'options.threshold',
      threshold,
      'outOfRange',
      sentence,
    );
  }
  const owned = verticesByBone(weightsOf(skinnedMesh), threshold);
  return [...owned]
    .sort(([a], [b]) => a - b)
    .map(([bone, vertices]) => {
      const points = pointsOf(skinnedMesh, bone, vertices);
      return new HitBox(skinnedMesh, bone, Uint32Array.from(vertices), points);
    });
}

/** For each bone that has any: the vertices of which it has such a share. */
function verticesByBone(
  { offsets, bones, weights }: SkinWeights,
  threshold: number,
): Map<number, number[]> {
  const owned = new Map<number, number[]>();
  for (let vertex = 0; vertex + 1 < offsets.length; vertex++) {
    const start = offsets[vertex] as number;
    const end = offsets[vertex + 1] as number;
    let sum = 0;
    for (let i = start; i < end; i++) sum += weights[i] as number;
    for (let i = start; i < end; i++) {
      // multiplied, because a third divided by the sum of three is not a third
      if (!((weights[i] as number) >= threshold * sum)) continue;
      const bone = bones[i] as number;
      const vertices = owned.get(bone);
      if (vertices) vertices.push(vertex);
      else owned.set(bone, [vertex]);
    }
  }
  return owned;
}

/** In the bone's frame, in the bind pose. */
function pointsOf(mesh: SkinnedMesh, bone: number, vertices: readonly number[]): Float64Array {
  const inverse = mesh.skeleton.boneInverses[bone];
  if (!inverse) throw new InvalidObjectError(mesh, 'noBone');
  const matrix = new Matrix4().multiplyMatrices(inverse, mesh.bindMatrix);
  const points = new Float64Array(3 * vertices.length);
  const point = new Vector3();
  for (const [i, vertex] of vertices.entries()) {
    // morphed, and not skinned as the mesh's own method has it
    Mesh.prototype.getVertexPosition.call(mesh, vertex, point);
    point.applyMatrix4(matrix).toArray(points, 3 * i);
  }
  requireFinite(mesh, points);
  return points;
}
