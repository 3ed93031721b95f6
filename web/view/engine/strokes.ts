// A batch of fat lines, dots and arrowheads in world space, each with its own style: rewritten each
// frame into reused buffers, drawn in one call in the order they were added.
import type { BufferAttribute, Color } from 'three';
import {
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  Vector3,
} from 'three';
import type { StrokeMaterial } from './line-materials.ts';

/** Color, width and dashes of a line, dot or arrowhead; lengths in CSS pixels. */
export interface LineStyle {
  readonly color: Color;
  readonly alpha: number;
  width: number;
  readonly dash: number;
  readonly space: number;
  /** Length of an arrowhead at the line's end, of which `width` is then the breadth; 0: a line. */
  readonly head: number;
  /** Shift to the line's left. */
  lane: number;
}

/** A style with the usual values filled in. The color is held by reference and follows the palette. */
export function lineStyle(color: Color, width: number, more: Partial<LineStyle> = {}): LineStyle {
  return { color, width, alpha: 1, dash: 0, space: 0, head: 0, lane: 0, ...more };
}

/** The quad that every line is drawn on: x along from 0 to 1, y across from −1 to 1. */
export function lineGeometry(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const corners = [0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0];
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
}

const kFirstCapacity = 16;

export class Strokes {
  readonly mesh: Mesh<InstancedBufferGeometry, StrokeMaterial>;
  readonly #origin = new Vector3();
  #placed = false;
  #capacity = 0;
  #count = 0;
  #start = dynamic(3, 0);
  #end = dynamic(3, 0);
  #tint = dynamic(4, 0);
  #dashes = dynamic(4, 0);
  #lane = dynamic(1, 0);

  constructor(material: StrokeMaterial, renderOrder: number) {
    this.mesh = new Mesh(lineGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.renderOrder = renderOrder;
    this.#reserve(kFirstCapacity);
  }

  /**
   * Removes everything. What is added next is stored relative to `near`, so that it stays sharp far from the
   * world's origin, where float32 is coarse; the renderer also sorts the batch by the
   * distance of this point. Without it: the first point that is drawn.
   */
  clear(near?: Vector3): void {
    this.#count = 0;
    this.#placed = near !== undefined;
    if (near !== undefined) this.#place(near);
  }

  dot(at: Vector3, style: LineStyle): void {
    this.line(at, at, style);
  }

  line(from: Vector3, to: Vector3, style: LineStyle): void {
    this.#write(from, to, style, null);
  }

  /** A line with an arrowhead at its end; the line itself ends inside the head. */
  arrow(from: Vector3, to: Vector3, shaft: LineStyle, head: LineStyle): void {
    this.#write(from, to, shaft, head);
    this.line(from, to, head);
  }

  /** Uploads what was added to the GPU. */
  commit(): void {
    this.mesh.geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    this.#start.needsUpdate = true;
    this.#end.needsUpdate = true;
    this.#tint.needsUpdate = true;
    this.#dashes.needsUpdate = true;
    this.#lane.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }

  /** Writes into the arrays directly: three's setters pass each number on, which may allocate. */
  #write(from: Vector3, to: Vector3, style: LineStyle, arrowhead: LineStyle | null): void {
    if (!this.#placed) this.#place(from);
    if (this.#count === this.#capacity) this.#reserve(this.#capacity * 2);
    const origin = this.#origin;
    const i = this.#count++;
    const start = this.#start.array;
    start[3 * i] = from.x - origin.x;
    start[3 * i + 1] = from.y - origin.y;
    start[3 * i + 2] = from.z - origin.z;
    const end = this.#end.array;
    end[3 * i] = to.x - origin.x;
    end[3 * i + 1] = to.y - origin.y;
    end[3 * i + 2] = to.z - origin.z;
    const tint = this.#tint.array;
    tint[4 * i] = style.color.r;
    tint[4 * i + 1] = style.color.g;
    tint[4 * i + 2] = style.color.b;
    tint[4 * i + 3] = style.alpha;
    const dashes = this.#dashes.array;
    dashes[4 * i] = style.width;
    dashes[4 * i + 1] = style.dash;
    dashes[4 * i + 2] = style.space;
    // Below 0: the line is shortened by this, to end inside another's arrowhead.
    dashes[4 * i + 3] = arrowhead === null ? style.head : -0.5 * arrowhead.head;
    this.#lane.array[i] = style.lane;
  }

  #place(near: Vector3): void {
    this.#placed = true;
    this.#origin.copy(near);
    this.mesh.matrix.setPosition(near);
    this.mesh.matrixWorldNeedsUpdate = true;
  }

  #reserve(capacity: number): void {
    const { geometry } = this.mesh;
    geometry.dispose();
    this.#capacity = capacity;
    this.#start = grown(this.#start, capacity);
    this.#end = grown(this.#end, capacity);
    this.#tint = grown(this.#tint, capacity);
    this.#dashes = grown(this.#dashes, capacity);
    this.#lane = grown(this.#lane, capacity);
    geometry.setAttribute('start', this.#start);
    geometry.setAttribute('end', this.#end);
    geometry.setAttribute('tint', this.#tint);
    geometry.setAttribute('style', this.#dashes);
    geometry.setAttribute('lane', this.#lane);
  }
}

function dynamic(itemSize: number, count: number): InstancedBufferAttribute {
  const attribute = new InstancedBufferAttribute(new Float32Array(itemSize * count), itemSize);
  attribute.setUsage(DynamicDrawUsage);
  return attribute;
}

function grown(old: BufferAttribute, count: number): InstancedBufferAttribute {
  const attribute = dynamic(old.itemSize, count);
  (attribute.array as Float32Array).set(old.array as Float32Array);
  return attribute;
}
