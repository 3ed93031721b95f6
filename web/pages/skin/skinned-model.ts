// A model with its animations: what is seen, moved and asked for weights.
import {
  type AnimationClip,
  AnimationMixer,
  type Bone,
  type Material,
  type Mesh,
  type Object3D,
  type SkinnedMesh,
} from 'three';
import { fromObject3D, skinWeights } from '../../adapters/index.ts';
import type { Aabb } from '../../scene/shape.ts';
import type { WeightList } from './weight-text.ts';

/** Of a file, or of the walker. */
export interface LoadedModel {
  readonly scene: Object3D;
  readonly animations: readonly AnimationClip[];
}

const isSkinned = (object: Object3D): object is SkinnedMesh => 'isSkinnedMesh' in object;

/** As the file has it: three.js takes out what its tracks can't address. */
const nameOf = (object: Object3D, kind: string, number: number): string => {
  const own: unknown = object.userData['name'];
  return (typeof own === 'string' && own) || object.name || `${kind} ${number}`;
};

/** Of the duration: at its end an animation that repeats is at its beginning again. */
const kBeforeEnd = 1 - 2 ** -40;

export class SkinnedModel {
  readonly scene: Object3D;
  readonly meshes: readonly SkinnedMesh[];
  readonly meshNames: readonly string[];
  readonly clips: readonly AnimationClip[];
  readonly #mixer: AnimationMixer;
  #clip = 0;
  #time = 0;

  /** @throws RangeError for a model without a skinned mesh */
  constructor({ scene, animations }: LoadedModel) {
    const meshes: SkinnedMesh[] = [];
    scene.traverse((object) => {
      if (isSkinned(object)) meshes.push(object);
    });
    if (meshes.length === 0) throw new RangeError('no skinned mesh');
    this.scene = scene;
    this.meshes = meshes;
    this.meshNames = meshes.map((mesh, i) => nameOf(mesh, 'mesh', i + 1));
    this.clips = animations;
    this.#mixer = new AnimationMixer(scene);
    this.setClip(0);
  }

  /** Seconds of the animation; 0: there is none. */
  get duration(): number {
    return this.clips[this.#clip]?.duration ?? 0;
  }

  get time(): number {
    return this.#time;
  }

  setClip(number: number): void {
    this.#mixer.stopAllAction();
    this.#clip = number;
    const clip = this.clips[number];
    if (clip) this.#mixer.clipAction(clip).play();
    this.setTime(0);
  }

  /** The pose at a time of the animation, which begins anew after its end. */
  setTime(seconds: number): void {
    const { duration } = this;
    this.#time = seconds <= duration ? seconds : duration > 0 ? seconds % duration : 0;
    this.#mixer.setTime(Math.min(this.#time, duration * kBeforeEnd));
    this.scene.updateWorldMatrix(true, true);
  }

  /** Gives all meshes this material, which is all that is seen of it. */
  dress(material: Material): void {
    this.scene.traverse((object) => {
      object.frustumCulled = false; // its bounds are those of the bind pose
      // By its flag: what a loader has made may be of another copy of three.js.
      const mesh = object as Mesh;
      if (!mesh.isMesh) return;
      mesh.material = material;
      if (!mesh.geometry.getAttribute('normal')) mesh.geometry.computeVertexNormals();
    });
  }

  /** Of all vertices where they are now. */
  bounds(): Aabb {
    return fromObject3D(this.scene, 'aabb');
  }

  weightsOf(mesh: SkinnedMesh): WeightList {
    const boneNames = mesh.skeleton.bones.map((bone: Bone, i) => nameOf(bone, 'bone', i));
    return { weights: skinWeights(mesh), boneNames };
  }

  dispose(): void {
    this.#mixer.stopAllAction();
    this.scene.traverse((object) => {
      const mesh = object as Mesh;
      if (mesh.isMesh) mesh.geometry.dispose();
      if (isSkinned(object)) object.skeleton.dispose();
    });
  }
}
