// The picture of a crowd: all of it in one draw call, from the numbers that the core gets, and what a ray hits.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Scene,
  type Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { fromRay } from '../../adapters/index.ts';
import type { RayHit } from '../../core/index.ts';
import type { Ray } from '../../scene/shape.ts';
import { type Crowd, kPoseNumbers } from './crowd.ts';
import { type CrowdColors, CrowdMaterials } from './crowd-material.ts';
import { HitDrawing } from './hit-drawing.ts';
import { knot } from './knot.ts';
import type { Mode } from './mode.ts';

/** The colors of the page's style sheet. */
export interface ViewColors extends CrowdColors {
  readonly paper: string;
  readonly ink: string;
}

export class CrowdView {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(45, 1, 0.1, 1000);
  readonly #controls: OrbitControls;
  readonly #raycaster = new Raycaster();
  readonly #materials = new CrowdMaterials();
  readonly #hit = new HitDrawing();
  readonly #box: BufferGeometry = new BoxGeometry(2, 2, 2);
  readonly #knot = knotGeometry();
  #crowd: Crowd | null = null;
  #mesh: Mesh<InstancedBufferGeometry> | null = null;
  #poses: InstancedInterleavedBuffer | null = null;

  /** null: the browser has no WebGL. */
  static open(canvas: HTMLCanvasElement): CrowdView | null {
    const context = canvas.getContext('webgl2', { antialias: true });
    return context && new CrowdView(canvas, context);
  }

  /** See open(). */
  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#scene.add(this.#hit.object);
  }

  /** Called for each change of the view by hand. */
  onTurned(turned: () => void): void {
    this.#controls.addEventListener('change', turned);
  }

  setColors(colors: ViewColors): void {
    this.#renderer.setClearColor(new Color(colors.paper));
    this.#materials.setColors(colors);
    this.#hit.setColors(colors.ink, colors.hitFace);
  }

  /** Of another crowd: the camera goes where it sees the room. */
  setCrowd(crowd: Crowd, mode: Mode, marks: Uint8Array): void {
    this.#removeCrowd();
    const { count, poses, halfExtents, reach } = crowd;
    const geometry = new InstancedBufferGeometry();
    const { index, attributes } = mode === 'meshes' ? this.#knot : this.#box;
    geometry.index = index;
    for (const [name, attribute] of Object.entries(attributes))
      geometry.setAttribute(name, attribute);
    const buffer = new InstancedInterleavedBuffer(poses, kPoseNumbers);
    buffer.setUsage(DynamicDrawUsage);
    geometry.setAttribute('place', new InterleavedBufferAttribute(buffer, 3, 0));
    geometry.setAttribute('turn', new InterleavedBufferAttribute(buffer, 4, 3));
    geometry.setAttribute('halfExtents', new InstancedBufferAttribute(halfExtents, 3));
    const mark = new InstancedBufferAttribute(marks, 1);
    mark.setUsage(DynamicDrawUsage);
    geometry.setAttribute('mark', mark);
    geometry.instanceCount = count;
    const mesh = new Mesh(geometry, this.#materials.of(mode));
    mesh.frustumCulled = false; // its positions are those of one copy
    this.#scene.add(mesh);
    this.#crowd = crowd;
    this.#mesh = mesh;
    this.#poses = buffer;
    this.setHit(null);
    this.#camera.position.set(1.9, 1.3, 2.6).multiplyScalar(reach + 1);
    this.#camera.near = reach / 100;
    this.#camera.far = reach * 12;
    this.#controls.target.set(0, 0, 0);
    this.#controls.maxDistance = reach * 8;
    this.#camera.updateProjectionMatrix();
    this.#controls.update();
  }

  resize(width: number, height: number): void {
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#renderer.setSize(width, height, false);
  }

  /** Through a place of the picture, −1 to 1 to the right and upwards, as far as is seen. */
  rayThrough(place: Vector2): Ray {
    this.#camera.updateMatrixWorld();
    this.#raycaster.setFromCamera(place, this.#camera);
    return fromRay(this.#raycaster.ray, this.#camera.far);
  }

  /** The shapes have moved, and others meet. */
  update(): void {
    if (this.#poses) this.#poses.needsUpdate = true;
    const mark = this.#mesh?.geometry.getAttribute('mark');
    if (mark) mark.needsUpdate = true;
  }

  /** What the ray hits first; null: nothing, or there is no ray. */
  setHit(found: RayHit | null): void {
    this.#materials.setHit(found?.slot ?? null);
    if (!found) {
      this.#hit.set(null);
      return;
    }
    const { slot, hit } = found;
    const { point, normal, triangle } = hit;
    const corners = triangle === undefined ? null : this.#cornersOf(slot, triangle);
    this.#hit.set({ point, normal, triangle: corners });
  }

  draw(): void {
    this.#hit.fit(this.#camera);
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** Of a triangle of the mesh, where this copy of it stands. */
  #cornersOf(slot: number, triangle: number): number[] {
    const { index, attributes } = this.#knot;
    const poses = this.#crowd?.poses ?? new Float32Array();
    const at = slot * kPoseNumbers;
    const rotation = new Quaternion().fromArray(poses, at + 3).normalize();
    const position = new Vector3().fromArray(poses, at);
    const corner = new Vector3();
    return [0, 1, 2].flatMap((k) => {
      const number = index?.getX(3 * triangle + k) ?? 0;
      corner.fromBufferAttribute(attributes['position'] as BufferAttribute, number);
      return corner.applyQuaternion(rotation).add(position).toArray();
    });
  }

  #removeCrowd(): void {
    if (!this.#mesh) return;
    this.#scene.remove(this.#mesh);
    this.#mesh.geometry.dispose();
  }
}

function knotGeometry(): BufferGeometry {
  const { positions, index } = knot();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}
