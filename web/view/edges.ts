// The edges of a solid as line segments in its own frame, each with the normals of the two faces
// that meet there, from which the shader decides whether the edge is hidden.
import type { InstancedBufferGeometry } from 'three';
import { InstancedBufferAttribute } from 'three';
import { lineGeometry } from './strokes.ts';

export class EdgeList {
  private readonly start: number[] = [];
  private readonly end: number[] = [];
  private readonly normalA: number[] = [];
  private readonly normalB: number[] = [];

  /** An edge of a flat shape has no normals and is never hidden. */
  add(
    start: readonly number[],
    end: readonly number[],
    normalA: readonly number[] = [0, 0, 0],
    normalB: readonly number[] = normalA,
  ): this {
    this.start.push(...start);
    this.end.push(...end);
    this.normalA.push(...normalA);
    this.normalB.push(...normalB);
    return this;
  }

  geometry(): InstancedBufferGeometry {
    const geometry = lineGeometry();
    const attribute = (values: number[]) =>
      new InstancedBufferAttribute(new Float32Array(values), 3);
    geometry.setAttribute('start', attribute(this.start));
    geometry.setAttribute('end', attribute(this.end));
    geometry.setAttribute('normalA', attribute(this.normalA));
    geometry.setAttribute('normalB', attribute(this.normalB));
    geometry.instanceCount = this.start.length / 3;
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
