// The picture of a crowd: all boxes in one draw call, from the numbers that the core gets.
import {
  BoxGeometry,
  type BufferAttribute,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { type Crowd, kPoseNumbers } from './crowd.ts';

const kVertex = `
attribute vec3 place;
attribute vec4 turn;
attribute vec3 halfExtents;
attribute float mark;
varying vec2 vUv;
varying float vLight;
varying float vMark;
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void main() {
  vec4 q = normalize(turn);
  vUv = uv;
  vMark = mark;
  vLight = 0.82 + 0.18 * dot(turned(q, normal), normalize(vec3(0.4, 0.8, 0.5)));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place + turned(q, position * halfExtents), 1.0);
}`;

// Edges are as wide as a pixel wherever a box is; of boxes that are hardly wider there are none.
const kFragment = `
uniform vec3 face;
uniform vec3 edge;
uniform vec3 metFace;
uniform vec3 metEdge;
varying vec2 vUv;
varying float vLight;
varying float vMark;
void main() {
  vec2 pixel = fwidth(vUv);
  vec2 inward = min(vUv, 1.0 - vUv) / pixel;
  float line = 1.0 - smoothstep(0.4, 1.2, min(inward.x, inward.y));
  line *= 1.0 - smoothstep(0.06, 0.25, max(pixel.x, pixel.y));
  vec3 inside = mix(face, metFace, vMark) * vLight;
  gl_FragColor = vec4(mix(inside, mix(edge, metEdge, vMark), line), 1.0);
  #include <colorspace_fragment>
}`;

/** The colors of the page's style sheet. */
export interface CrowdColors {
  readonly paper: string;
  readonly face: string;
  readonly edge: string;
  readonly metFace: string;
  readonly metEdge: string;
}

export class CrowdView {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(45, 1, 0.1, 1000);
  readonly #controls: OrbitControls;
  readonly #colors = {
    face: { value: new Color() },
    edge: { value: new Color() },
    metFace: { value: new Color() },
    metEdge: { value: new Color() },
  };
  readonly #material = new ShaderMaterial({
    vertexShader: kVertex,
    fragmentShader: kFragment,
    uniforms: this.#colors,
  });
  readonly #cube = new BoxGeometry(2, 2, 2);
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
  }

  /** Called for each change of the view by hand. */
  onTurned(draw: () => void): void {
    this.#controls.addEventListener('change', draw);
  }

  setColors(colors: CrowdColors): void {
    this.#renderer.setClearColor(new Color(colors.paper));
    for (const name of ['face', 'edge', 'metFace', 'metEdge'] as const) {
      this.#colors[name].value.set(colors[name]);
    }
  }

  /** Of another crowd: the camera goes where it sees the room. */
  setCrowd({ count, poses, halfExtents, reach }: Crowd, marks: Uint8Array): void {
    this.#removeCrowd();
    const geometry = new InstancedBufferGeometry();
    geometry.index = this.#cube.index;
    for (const name of ['position', 'normal', 'uv']) {
      geometry.setAttribute(name, this.#cube.getAttribute(name) as BufferAttribute);
    }
    const buffer = new InstancedInterleavedBuffer(poses, kPoseNumbers);
    buffer.setUsage(DynamicDrawUsage);
    geometry.setAttribute('place', new InterleavedBufferAttribute(buffer, 3, 0));
    geometry.setAttribute('turn', new InterleavedBufferAttribute(buffer, 4, 3));
    geometry.setAttribute('halfExtents', new InstancedBufferAttribute(halfExtents, 3));
    const mark = new InstancedBufferAttribute(marks, 1);
    mark.setUsage(DynamicDrawUsage);
    geometry.setAttribute('mark', mark);
    geometry.instanceCount = count;
    const mesh = new Mesh(geometry, this.#material);
    mesh.frustumCulled = false; // its positions are those of one cube
    this.#scene.add(mesh);
    this.#mesh = mesh;
    this.#poses = buffer;
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

  /** The boxes have moved, and others meet. */
  update(): void {
    if (this.#poses) this.#poses.needsUpdate = true;
    const mark = this.#mesh?.geometry.getAttribute('mark');
    if (mark) mark.needsUpdate = true;
  }

  draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  #removeCrowd(): void {
    if (!this.#mesh) return;
    this.#scene.remove(this.#mesh);
    this.#mesh.geometry.dispose();
  }
}
