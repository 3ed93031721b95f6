// The picture: the model in the colors of weights, hit boxes, the test box and where the ray enters.
import {
  Color,
  GridHelper,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Scene,
  type SkinnedMesh,
  Sphere,
  SphereGeometry,
  WebGLRenderer,
} from 'three';
import { type HitBox, toBox3 } from '../../adapters/index.ts';
import type { Aabb, Obb, Vec3 } from '../../scene/shape.ts';
import { BoxDrawing } from './box-drawing.ts';
import { SkinCamera } from './skin-camera.ts';
import type { SkinnedModel } from './skinned-model.ts';
import { putWeights, WeightMaterial } from './weight-material.ts';

/** The colors of the page's style sheet. */
export interface SkinColors {
  readonly paper: string;
  readonly hair: string;
  readonly ink: string;
  readonly box: string;
  readonly testBox: string;
  readonly hit: string;
  readonly zero: string;
  readonly half: string;
  readonly one: string;
}

/** What is marked in a frame. */
export interface Marks {
  /** Numbers of bones. */
  readonly chosen: number;
  readonly hit: ReadonlySet<number>;
  /** Where the ray enters. */
  readonly entry: Vec3 | null;
  readonly testBox: Aabb;
  readonly isTestBoxHit: boolean;
}

const kGridCells = 12;
/** Half the size of the mark where the ray enters, as a part of how far away it is. */
const kEntrySize = 0.004;
const kStyles = {
  plain: { pixels: 1.25, opacity: 0.05 },
  chosen: { pixels: 2.5, opacity: 0.05 },
  hit: { pixels: 3, opacity: 0.22 },
  test: { pixels: 2, opacity: 0.14 },
  testHit: { pixels: 3, opacity: 0.22 },
} as const;
type Style = keyof typeof kStyles;
type Drawings = Readonly<Record<Style, BoxDrawing>>;

/** The color of each style. */
const kColors = {
  plain: 'box',
  chosen: 'ink',
  hit: 'hit',
  test: 'testBox',
  testHit: 'hit',
} as const satisfies Record<Style, keyof SkinColors>;
const kStyleNames = Object.keys(kStyles) as Style[];

const drawingsOf = (most: number): Drawings =>
  Object.fromEntries(
    kStyleNames.map((style) => [style, new BoxDrawing(most, kStyles[style])]),
  ) as unknown as Drawings;

export class SkinView {
  readonly camera: SkinCamera;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #skin = new WeightMaterial();
  readonly #entry = new Mesh(
    new SphereGeometry(1, 16, 12),
    new MeshBasicMaterial({ depthTest: false, transparent: true }),
  );
  #drawings: Drawings | null = null;
  #model: Object3D | null = null;
  #grid: GridHelper | null = null;
  #colors: SkinColors | null = null;

  /** null: the browser has no WebGL. `turned`: called for each change of the view by hand. */
  static open(canvas: HTMLCanvasElement, turned: () => void): SkinView | null {
    const context = canvas.getContext('webgl2', { antialias: true });
    return context && new SkinView(canvas, context, turned);
  }

  /** See open(). */
  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, turned: () => void) {
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.camera = new SkinCamera(canvas, turned);
    this.#scene.add(this.#entry);
    this.#entry.renderOrder = 3;
    this.#entry.frustumCulled = false;
  }

  setColors(colors: SkinColors): void {
    this.#colors = colors;
    this.#renderer.setClearColor(new Color(colors.paper));
    this.#skin.setRamp([colors.zero, colors.half, colors.one]);
    this.#entry.material.color.set(colors.hit);
    this.#grid?.material.color.set(colors.hair);
    this.#colorBoxes();
  }

  setModel(model: SkinnedModel): void {
    this.#model?.removeFromParent();
    model.dress(this.#skin);
    this.#scene.add(model.scene);
    this.#model = model.scene;
    const bounds = model.bounds();
    const ball = toBox3(bounds).getBoundingSphere(new Sphere());
    this.camera.frame(ball);
    this.#layGrid(ball, bounds.min[1]);
  }

  setMostBoxes(most: number): void {
    for (const drawing of Object.values(this.#drawings ?? {})) drawing.dispose();
    this.#drawings = drawingsOf(most);
    for (const { object } of Object.values(this.#drawings)) this.#scene.add(object);
    this.#colorBoxes();
  }

  paint(mesh: SkinnedMesh, weights: Float32Array): void {
    putWeights(mesh.geometry, weights);
  }

  /** Where the boxes are now. */
  update(boxes: readonly HitBox[], marks: Marks): void {
    const drawings = this.#drawings;
    if (!drawings) return;
    for (const style of kStyleNames) drawings[style].begin();
    for (const box of boxes) drawings[styleOf(box, marks)].add(box.box());
    drawings[marks.isTestBoxHit ? 'testHit' : 'test'].add(obbOf(marks.testBox));
    for (const style of kStyleNames) drawings[style].end();
    this.#entry.visible = marks.entry !== null;
    if (marks.entry) this.#entry.position.fromArray(marks.entry);
  }

  resize(width: number, height: number): void {
    this.#renderer.setSize(width, height, false);
    this.camera.resize(width, height);
  }

  draw(): void {
    const away = this.#entry.position.distanceTo(this.camera.camera.position);
    this.#entry.scale.setScalar(kEntrySize * away);
    this.#renderer.render(this.#scene, this.camera.camera);
  }

  #colorBoxes(): void {
    if (!(this.#drawings && this.#colors)) return;
    for (const style of kStyleNames) this.#drawings[style].setColor(this.#colors[kColors[style]]);
  }

  #layGrid({ center, radius }: Sphere, floor: number): void {
    this.#grid?.removeFromParent();
    this.#grid?.dispose();
    // white lines of the geometry take the color of the material
    const grid = new GridHelper(4 * radius, kGridCells, 0xffffff, 0xffffff);
    grid.position.set(center.x, floor, center.z);
    grid.material.color.set(this.#colors?.hair ?? 0xffffff);
    this.#scene.add(grid);
    this.#grid = grid;
  }
}

function styleOf({ boneIndex }: HitBox, { hit, chosen }: Marks): Style {
  if (hit.has(boneIndex)) return 'hit';
  return boneIndex === chosen ? 'chosen' : 'plain';
}

const obbOf = ({ min, max }: Aabb): Obb => ({
  kind: 'obb',
  center: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
  rotation: [0, 0, 0, 1],
  halfExtents: [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2],
});
