// The edges of a shape as line segments in its own frame, each with the normals of the two faces
// that meet there, from which the shader decides whether the edge is hidden.
import type { InstancedBufferGeometry } from 'three';
import { InstancedBufferAttribute } from 'three';
import { lineGeometry } from './strokes.ts';

export class EdgeList {
  readonly #start: number[] = [];
  readonly #end: number[] = [];
  readonly #normalA: number[] = [];
  readonly #normalB: number[] = [];
  readonly #parts: number[] = [];

  /**
   * An edge of a flat shape has no normals and is never hidden. `parts`: to which of the shape's movable parts
   * each end belongs.
   */
  add(
    start: readonly number[],
    end: readonly number[],
    normalA: readonly number[] = [0, 0, 0],
    normalB: readonly number[] = normalA,
    parts: readonly [number, number] = [0, 0],
  ): this {
    this.#start.push(...start);
    this.#end.push(...end);
    this.#normalA.push(...normalA);
    this.#normalB.push(...normalB);
    this.#parts.push(...parts);
    return this;
  }

  geometry(): InstancedBufferGeometry {
    const geometry = lineGeometry();
    const attribute = (values: number[], size = 3) =>
      new InstancedBufferAttribute(new Float32Array(values), size);
    geometry.setAttribute('start', attribute(this.#start));
    geometry.setAttribute('end', attribute(this.#end));
    geometry.setAttribute('normalA', attribute(this.#normalA));
    geometry.setAttribute('normalB', attribute(this.#normalB));
    geometry.setAttribute('parts', attribute(this.#parts, 2));
    geometry.instanceCount = this.#start.length / 3;
    return geometry;
  }
}

/** The twelve edges of the cube from −1 to 1. */
export function cubeEdges(): InstancedBufferGeometry {
  const edges = new EdgeList();
  for (let along = 0; along < 3; along++) {
    for (const side of [-1, 1]) {
      for (const other of [-1, 1]) {
        const start = [0, 0, 0];
        const normalA = [0, 0, 0];
        const normalB = [0, 0, 0];
        start[along] = -1;
        start[(along + 1) % 3] = side;
        start[(along + 2) % 3] = other;
        normalA[(along + 1) % 3] = side;
        normalB[(along + 2) % 3] = other;
        const end = start.with(along, 1);
        edges.add(start, end, normalA, normalB);
      }
    }
  }
  return edges.geometry();
}

/** The closed line through corners in the plane z = 0. */
export function outlineEdges(corners: readonly (readonly number[])[]): InstancedBufferGeometry {
  const edges = new EdgeList();
  corners.forEach((corner, i) => {
    edges.add(corner, corners[(i + 1) % corners.length] ?? corner);
  });
  return edges.geometry();
}

const kCirclePieces = 96;

/** The unit circle in the plane z = 0. */
export function circleEdges(): InstancedBufferGeometry {
  const corners = [];
  for (let i = 0; i < kCirclePieces; i++) {
    const angle = (2 * Math.PI * i) / kCirclePieces;
    corners.push([Math.cos(angle), Math.sin(angle), 0]);
  }
  return outlineEdges(corners);
}

/** The unit sphere's three great circles in the coordinate planes; their far halves are hidden. */
export function greatCircleEdges(): InstancedBufferGeometry {
  const edges = new EdgeList();
  for (let normal = 0; normal < 3; normal++) {
    const at = (i: number): number[] => {
      const angle = (2 * Math.PI * i) / kCirclePieces;
      const point = [0, 0, 0];
      point[(normal + 1) % 3] = Math.cos(angle);
      point[(normal + 2) % 3] = Math.sin(angle);
      return point;
    };
    for (let i = 0; i < kCirclePieces; i++) edges.add(at(i), at(i + 1), at(i), at(i));
  }
  return edges.geometry();
}

/**
 * On the unit sphere about x that is cut at its equator: both equators, and in two planes through x the
 * line that runs around over the ends; the far halves are hidden.
 */
export function capsuleEdges(): InstancedBufferGeometry {
  const edges = new EdgeList();
  const quarter = kCirclePieces / 4;
  const add = (start: number[], end: number[], from: number, to: number) =>
    edges.add(start, end, start, end, [from, to]);
  for (let i = 0; i < kCirclePieces; i++) {
    const around = (angle: number) => [0, Math.cos(angle), Math.sin(angle)];
    const [start, end] = [i, i + 1].map((k) => around((2 * Math.PI * k) / kCirclePieces));
    if (!(start && end)) continue;
    for (const half of [-1, 1]) add(start, end, half, half);
  }
  for (const up of [1, 2]) {
    const over = (i: number): number[] => {
      const angle = (2 * Math.PI * i) / kCirclePieces;
      const point = [Math.cos(angle), 0, 0];
      point[up] = Math.sin(angle);
      return point;
    };
    for (let i = -quarter; i < quarter; i++) add(over(i), over(i + 1), 1, 1);
    add(over(quarter), over(quarter), 1, -1);
    for (let i = quarter; i < 3 * quarter; i++) add(over(i), over(i + 1), -1, -1);
    add(over(-quarter), over(-quarter), -1, 1);
  }
  return edges.geometry();
}

/** A square from −1 to 1 in the plane z = 0, ruled into cells without its border. */
export function ruledSquareEdges(cells: number): InstancedBufferGeometry {
  const edges = new EdgeList();
  for (let i = 1; i < cells; i++) {
    const at = (2 * i) / cells - 1;
    edges.add([at, -1, 0], [at, 1, 0]);
    edges.add([-1, at, 0], [1, at, 0]);
  }
  return edges.geometry();
}
