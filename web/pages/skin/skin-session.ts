// The model that is shown and what is asked about it, without the page around it.
import type { SkinnedMesh } from 'three';
import type { HitBox } from '../../adapters/index.ts';
import type { Core } from '../../core/index.ts';
import type { Aabb, Ray, Vec3 } from '../../scene/shape.ts';
import { type RayHit, SkinHits } from './skin-hits.ts';
import type { SkinnedModel } from './skinned-model.ts';
import { type WeightList, weightsFor } from './weight-text.ts';

/** A bone that moves at least one vertex. */
export interface BoneRow {
  /** In the skeleton. */
  readonly bone: number;
  readonly name: string;
  /** How many vertices it moves, and how many its hit box is fitted to. */
  readonly moved: number;
  readonly boxed: number;
}

/** Of the model: half of a test box's edge, and where it is at first, in radii from the middle of its bounds. */
const kTestHalf = 0.1;
const kTestPlace: Vec3 = [0.5, -0.31, 0.12];
/** How far from the middle it can go. */
const kTestReach = 1.25;

export class SkinSession {
  readonly model: SkinnedModel;
  /** Middle and radius of the model in the first pose. */
  readonly middle: Vec3;
  readonly radius: number;
  readonly #core: Core | null;
  #number = 0;
  #hits: SkinHits | null = null;
  #list: WeightList;
  #center: Vec3;

  /** `core`: null, where it can't be loaded: then nothing is hit. */
  constructor(core: Core | null, model: SkinnedModel, threshold: number) {
    this.#core = core;
    this.model = model;
    const { min, max } = model.bounds();
    const middle = min.map((least, k) => (least + (max[k] as number)) / 2);
    this.middle = middle as unknown as Vec3;
    this.radius = Math.hypot(...max.map((most, k) => most - (min[k] as number))) / 2 || 1;
    const center = middle.map((m, k) => m + (kTestPlace[k] as number) * this.radius);
    this.#center = center as unknown as Vec3;
    this.#list = model.weightsOf(this.mesh);
    this.setMesh(0, threshold);
  }

  get mesh(): SkinnedMesh {
    return this.model.meshes[this.#number] as SkinnedMesh;
  }

  get meshNumber(): number {
    return this.#number;
  }

  get list(): WeightList {
    return this.#list;
  }

  get boxes(): readonly HitBox[] {
    return this.#hits?.boxes ?? [];
  }

  get ray(): RayHit | null {
    return this.#hits?.ray ?? null;
  }

  get met(): readonly number[] {
    return this.#hits?.met ?? [];
  }

  /** @throws as SkinHits does */
  setMesh(number: number, threshold: number): void {
    this.#number = number;
    this.#hits?.dispose();
    this.#hits = null;
    this.#list = this.model.weightsOf(this.mesh);
    if (this.#core) this.#hits = new SkinHits(this.#core, this.mesh, threshold);
  }

  setThreshold(threshold: number): void {
    this.#hits?.fit(threshold);
  }

  /** Those that move a vertex, in the order of the skeleton. */
  bones(): BoneRow[] {
    const { weights, boneNames } = this.#list;
    const moved = new Uint32Array(boneNames.length);
    for (const bone of weights.bones) moved[bone] = (moved[bone] as number) + 1;
    const boxed = new Map(this.boxes.map((box) => [box.boneIndex, box.vertices.length]));
    return Array.from(moved, (count, bone): BoneRow => {
      return { bone, name: boneNames[bone] ?? '', moved: count, boxed: boxed.get(bone) ?? 0 };
    }).filter((row) => row.moved > 0);
  }

  weightsOf(bone: number): Float32Array {
    return weightsFor(this.#list.weights, bone);
  }

  get testCenter(): Vec3 {
    return this.#center;
  }

  get testBox(): Aabb {
    const half = kTestHalf * this.radius;
    const [x, y, z] = this.#center;
    return {
      kind: 'aabb',
      min: [x - half, y - half, z - half],
      max: [x + half, y + half, z + half],
    };
  }

  /** Where the test box may be along an axis. */
  testRange(axis: number): readonly [least: number, most: number] {
    const middle = this.middle[axis] as number;
    return [middle - kTestReach * this.radius, middle + kTestReach * this.radius];
  }

  moveTestBox(to: Vec3): void {
    const within = to.map((x, axis) => {
      const [least, most] = this.testRange(axis);
      return Math.min(Math.max(x, least), most);
    });
    this.#center = within as unknown as Vec3;
  }

  /** What the ray and the test box meet where the bones are now. */
  find(ray: Ray | null): void {
    this.#hits?.find(ray, this.testBox);
  }

  /** How far along a ray the test box is hit; null: not before all else. */
  testBoxAlong(ray: Ray): number | null {
    return this.#hits?.distanceTo(this.testBox, ray) ?? null;
  }

  dispose(): void {
    this.#hits?.dispose();
    this.model.dispose();
  }
}
