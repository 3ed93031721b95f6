// Which bones move a vertex, and how much: the attributes of a skinned mesh as one list.
import type { SkinnedMesh } from 'three';
import { InvalidArgumentError } from '../core/errors.ts';
import { InvalidObjectError } from './invalid-object-error.ts';

/** Vertex i has the entries from `offsets[i]` up to `offsets[i + 1]`, those of the largest weight first. */
export interface SkinWeights {
  /** One more than there are vertices. */
  readonly offsets: Uint32Array;
  /** Numbers of bones in `skeleton.bones`, each once a vertex. */
  readonly bones: Uint16Array;
  /** As the attribute has them; none is 0. Their sum is 1 where the mesh is as three.js expects it. */
  readonly weights: Float64Array;
}

/** Bones of one vertex in the attributes of three.js. */
const kMost = 4;

/**
 * The weights of all vertices: zeros are left out, and what two of the four entries say of the same bone is added.
 * @throws InvalidObjectError for what has no skeleton or no weights, for NaN or an infinity among them, and for a bone
 *   that the skeleton doesn't have; InvalidArgumentError for what is no object of three.js
 */
export function skinWeights(mesh: SkinnedMesh): SkinWeights {
  requireSkinned('skinWeights', mesh);
  return weightsOf(mesh);
}

/** @throws as skinWeights, in the name of the function that was called */
export function requireSkinned(fn: string, mesh: SkinnedMesh): void {
  if (!(mesh as SkinnedMesh | null | undefined)?.isObject3D) {
    throw new InvalidArgumentError(fn, 'skinnedMesh', mesh, 'notAnObject');
  }
  const attributes = mesh.geometry?.attributes ?? {};
  const all = ['position', 'skinIndex', 'skinWeight'].every((name) => attributes[name]);
  if (!(mesh.isSkinnedMesh && mesh.skeleton && all)) {
    throw new InvalidObjectError(mesh, 'notSkinned');
  }
}

/** Of a mesh that `requireSkinned` has accepted. */
export function weightsOf(mesh: SkinnedMesh): SkinWeights {
  const { position, skinIndex, skinWeight } = mesh.geometry.attributes as Required<
    typeof mesh.geometry.attributes
  >;
  const count = position?.count ?? 0;
  const offsets = new Uint32Array(count + 1);
  const bones = new Uint16Array(kMost * count);
  const weights = new Float64Array(kMost * count);
  let end = 0;
  for (let i = 0; i < count; i++) {
    const start = end;
    for (let k = 0; k < kMost; k++) {
      const weight = skinWeight?.getComponent(i, k) ?? 0;
      if (weight === 0) continue;
      const bone = skinIndex?.getComponent(i, k) ?? 0;
      if (!Number.isFinite(weight)) throw new InvalidObjectError(mesh, 'notFinite');
      if (!mesh.skeleton.bones[bone]) throw new InvalidObjectError(mesh, 'noBone');
      end = add(bones, weights, start, end, bone, weight);
    }
    sort(bones, weights, start, end);
    offsets[i + 1] = end;
  }
  return { offsets, bones: bones.slice(0, end), weights: weights.slice(0, end) };
}

/** Returns where the entries of the vertex end. */
function add(
  bones: Uint16Array,
  weights: Float64Array,
  start: number,
  end: number,
  bone: number,
  weight: number,
): number {
  const same = bones.subarray(start, end).indexOf(bone);
  const at = same < 0 ? end : start + same;
  bones[at] = bone;
  weights[at] = (same < 0 ? 0 : (weights[at] as number)) + weight;
  return same < 0 ? end + 1 : end;
}

/** By insertion: there are four at most. Equal weights stay in the order of the attribute. */
function sort(bones: Uint16Array, weights: Float64Array, start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const weight = weights[i] as number;
    const bone = bones[i] as number;
    let at = i;
    for (; at > start && (weights[at - 1] as number) < weight; at--) {
      weights[at] = weights[at - 1] as number;
      bones[at] = bones[at - 1] as number;
    }
    weights[at] = weight;
    bones[at] = bone;
  }
}
