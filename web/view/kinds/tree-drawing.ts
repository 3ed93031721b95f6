// The boxes of a mesh's hierarchy as wires, in the frame of the mesh: those of a level, or those that the walk of a ray has
// come to, and the triangles of the leaf that it is at.
import { type Color, Group, type Matrix4, Vector3 } from 'three';
import type { MeshWalk, WalkStep } from '../../core/mesh-walk.ts';
import { type ShownTree, shownTree } from '../../scene/mesh-tree.ts';
import type { SceneMesh } from '../../scene/scene-shape.ts';
import type { State } from '../../scene/state.ts';
import { boxesOf } from '../../scene/tree-boxes.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { PaletteColors } from '../engine/palette-colors.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import type { HighlightUniforms } from '../engine/uniforms.ts';
import { type MarkStyle, TriangleMark } from './triangle-mark.ts';

/** Of the triangles of a leaf: those that are tested. */
const kTested: MarkStyle = { fill: 0.3, sides: 1.6 };
const kPerLeaf = 4;
/** The two ends of each of a box's edges: bit i is set at the greater end along axis i. */
const kEdges = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((others) => {
    const [low, high] = [others & 1, others >> 1];
    const from = (low << ((axis + 1) % 3)) | (high << ((axis + 2) % 3));
    return [from, from | (1 << axis)] as const;
  }),
);

/** What is drawn: a walk up to a step, or a level of a hierarchy, in colors. */
interface Drawn {
  readonly of: MeshWalk | SceneMesh['geometry'];
  readonly index: number;
  readonly ink: number;
  readonly own: number;
}

export class TreeDrawing {
  readonly object = new Group();
  readonly #strokes: Strokes;
  readonly #colors: PaletteColors;
  readonly #marks: readonly TriangleMark[];
  readonly #matrix: Matrix4;
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  readonly #origin = new Vector3();
  /** What the strokes are of; null: of nothing. */
  #drawn: Drawn | null = null;
  #tree: State['tree'] = null;
  #scene: State['scene'] | null = null;

  /** `matrix`: where the mesh stands, about the middle of its asset. */
  constructor(resources: RenderResources, highlight: HighlightUniforms, matrix: Matrix4) {
    this.#colors = resources.colors;
    this.#matrix = matrix;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.areas);
    this.#marks = Array.from(
      { length: kPerLeaf },
      () => new TriangleMark(resources, highlight, kTested),
    );
    this.object.add(this.#strokes.mesh, ...this.#marks.map(({ object }) => object));
    this.object.visible = false;
  }

  /** `color`: of the mesh; `middle`: of its asset, about which `points` are. */
  show(
    { tree, scene }: Pick<State, 'tree' | 'scene'>,
    color: Color,
    middle: Vector3,
    points: Float64Array,
  ): void {
    const ink = this.#colors.ink.getHex();
    const own = color.getHex();
    const isNew = tree !== this.#tree || scene !== this.#scene;
    this.object.visible = this.#drawn !== null;
    if (!isNew && ink === this.#drawn?.ink && own === this.#drawn.own) return;
    this.#tree = tree;
    this.#scene = scene;
    const shown = shownTree(tree, scene);
    this.object.visible = shown !== null;
    if (shown === null) {
      this.#drawn = null;
      return;
    }
    const { mesh, walk, level, step } = shown;
    const drawn =
      walk === null || step === null
        ? { of: mesh.geometry, index: level, ink, own }
        : { of: walk, index: step, ink, own };
    if (!isSame(this.#drawn, drawn)) {
      this.#drawn = drawn;
      this.#strokes.clear(this.#origin);
      if (walk !== null && step !== null) this.#drawWalk(walk, step, color, middle);
      else this.#drawLevel(shown, color, middle);
      this.#strokes.commit();
      this.#markLeaf(walk?.steps[step ?? -1], mesh.asset.index, points, color);
    }
    this.moveTo(this.#matrix);
  }

  /** What follows is of another mesh. */
  clear(): void {
    this.#drawn = null;
    this.#scene = null;
    for (const mark of this.#marks) mark.clear();
  }

  moveTo(matrix: Matrix4): void {
    this.#strokes.mesh.matrix.copy(matrix);
    this.#strokes.mesh.matrixWorldNeedsUpdate = true;
    for (const mark of this.#marks) mark.moveTo(matrix);
  }

  dispose(): void {
    this.#strokes.dispose();
    for (const mark of this.#marks) mark.dispose();
  }

  #drawLevel({ mesh, level }: ShownTree, own: Color, middle: Vector3): void {
    const boxes = boxesOf(mesh, level);
    const style = lineStyle(own, 1.6, { alpha: 0.9 });
    for (let i = 0; i < boxes.length; i += 6) this.#box(boxes, i, style, middle);
  }

  /** The boxes so far, the one whose turn it is last, so that it is on top. */
  #drawWalk({ steps }: MeshWalk, current: number, own: Color, middle: Vector3): void {
    const { ink, soft, gap } = this.#colors;
    const styles = {
      entered: lineStyle(own, 1.2, { alpha: 0.55 }),
      spared: lineStyle(gap, 1.2, { alpha: 0.6, dash: 4, space: 4 }),
      missed: lineStyle(soft, 1, { alpha: 0.3, dash: 2, space: 4 }),
    };
    const now = {
      entered: lineStyle(ink, 2.6),
      spared: lineStyle(gap, 2.6, { dash: 7, space: 5 }),
      missed: lineStyle(soft, 2.2, { dash: 7, space: 5 }),
    };
    for (let i = 0; i <= current; i++) {
      const step = steps[i] as WalkStep;
      const style = (i === current ? now : styles)[step.visit];
      this.#box([...step.min, ...step.max], 0, style, middle);
    }
  }

  /** Six numbers from `at` on. */
  #box(numbers: ArrayLike<number>, at: number, style: LineStyle, middle: Vector3): void {
    const corner = (bits: number, into: Vector3) => {
      const along = (axis: number) => numbers[at + axis + ((bits >> axis) & 1) * 3] as number;
      into.set(along(0), along(1), along(2)).sub(middle);
    };
    for (const [from, to] of kEdges) {
      corner(from, this.#from);
      corner(to, this.#to);
      this.#strokes.line(this.#from, this.#to, style);
    }
  }

  /** The triangles of the leaf that is entered, if it is one. */
  #markLeaf(step: WalkStep | undefined, index: Int32Array, points: Float64Array, own: Color): void {
    const { ink, hit } = this.#colors;
    this.#marks.forEach((mark, i) => {
      const { triangle = -1, visit } = step?.triangles[i] ?? {};
      mark.show(triangle, points, index);
      const isNearest = visit === 'nearest';
      mark.paint(isNearest ? hit : own, isNearest ? hit : ink);
    });
  }
}

const isSame = (a: Drawn | null, b: Drawn) =>
  a?.of === b.of && a.index === b.index && a.ink === b.ink && a.own === b.own;
