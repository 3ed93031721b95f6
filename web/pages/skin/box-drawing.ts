// Boxes in one style: translucent faces, and edges of a width in pixels.
import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  Group,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { Obb } from '../../scene/shape.ts';

export interface BoxStyle {
  readonly pixels: number;
  /** Of the faces, from 0 to 1. */
  readonly opacity: number;
}

const kCorners = 8;
/** A corner's number has a bit for each axis. */
const kEdges = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
    [1, 2, 4].flatMap((bit) => (corner & bit ? [] : [corner, corner | bit])),
  ),
];
const kTriangles = [
  ...[0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6],
  ...[0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7],
  ...[0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
];
const corners = new Float32Array(3 * kCorners);

export class BoxDrawing {
  readonly object = new Group();
  readonly #lines = new LineSegmentsGeometry();
  readonly #faces = new BufferGeometry();
  readonly #lineMaterial: LineMaterial;
  readonly #faceMaterial: MeshBasicMaterial;
  readonly #ends: Float32Array;
  readonly #places: Float32Array;
  #count = 0;

  /** `most`: boxes at a time. */
  constructor(most: number, { pixels, opacity }: BoxStyle) {
    this.#ends = new Float32Array(3 * kEdges.length * most);
    this.#places = new Float32Array(3 * kCorners * most);
    this.#lineMaterial = new LineMaterial({ linewidth: pixels });
    this.#faceMaterial = new MeshBasicMaterial({
      opacity,
      transparent: true,
      depthWrite: false,
    });
    this.#lines.setPositions(this.#ends);
    const places = new BufferAttribute(this.#places, 3);
    places.setUsage(DynamicDrawUsage);
    this.#faces.setAttribute('position', places);
    const index = Array.from({ length: most }, (_, i) => kTriangles.map((k) => k + kCorners * i));
    this.#faces.setIndex(index.flat());
    const lines = new LineSegments2(this.#lines, this.#lineMaterial);
    const faces = new Mesh(this.#faces, this.#faceMaterial);
    for (const object of [faces, lines]) object.frustumCulled = false;
    faces.renderOrder = 1;
    lines.renderOrder = 2;
    this.object.add(faces, lines);
    this.begin();
    this.end();
  }

  setColor(color: string): void {
    this.#lineMaterial.color.set(color);
    this.#faceMaterial.color.set(color);
  }

  /** Boxes are drawn from here on, up to `end`. */
  begin(): void {
    this.#count = 0;
  }

  add(box: Obb): void {
    writeCorners(box);
    const at = this.#count;
    this.#places.set(corners, 3 * kCorners * at);
    for (let i = 0; i < kEdges.length; i++) {
      const from = 3 * (kEdges[i] as number);
      const to = 3 * (kEdges.length * at + i);
      for (let k = 0; k < 3; k++) this.#ends[to + k] = corners[from + k] as number;
    }
    this.#count++;
  }

  end(): void {
    const count = this.#count;
    this.object.visible = count > 0;
    this.#lines.instanceCount = (count * kEdges.length) / 2;
    this.#faces.setDrawRange(0, count * kTriangles.length);
    const { instanceStart } = this.#lines.attributes;
    // start and end are of one buffer
    if (instanceStart && 'data' in instanceStart) instanceStart.data.needsUpdate = true;
    (this.#faces.getAttribute('position') as BufferAttribute).needsUpdate = true;
  }

  dispose(): void {
    this.object.removeFromParent();
    for (const each of [this.#lines, this.#faces, this.#lineMaterial, this.#faceMaterial]) {
      each.dispose();
    }
  }
}

function writeCorners({ center, rotation, halfExtents }: Obb): void {
  const [x, y, z, w] = rotation;
  const scale = 2 / (x * x + y * y + z * z + w * w);
  for (let corner = 0; corner < kCorners; corner++) {
    const a = corner & 1 ? halfExtents[0] : -halfExtents[0];
    const b = corner & 2 ? halfExtents[1] : -halfExtents[1];
    const c = corner & 4 ? halfExtents[2] : -halfExtents[2];
    // v + s (w (q × v) + q × (q × v)), s = 2 / |q|²
    const crossX = y * c - z * b;
    const crossY = z * a - x * c;
    const crossZ = x * b - y * a;
    const at = 3 * corner;
    corners[at] = center[0] + a + scale * (w * crossX + y * crossZ - z * crossY);
    corners[at + 1] = center[1] + b + scale * (w * crossY + z * crossX - x * crossZ);
    corners[at + 2] = center[2] + c + scale * (w * crossZ + x * crossY - y * crossX);
  }
}
