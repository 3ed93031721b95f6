// Translucent polygons of one color, as fans of triangles in a buffer that grows with them.
import { BufferAttribute, BufferGeometry, type Color, DynamicDrawUsage, Mesh } from 'three';
import type { Vec3 } from '../../scene/shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';

/** Flat and convex, its corners in order. */
export type Polygon = readonly Vec3[];

export class PolygonFill {
  readonly mesh;

  /** The color is held by reference and follows the palette. */
  constructor({ screen }: RenderResources, color: Color, alpha: number) {
    const material = new FillMaterial(screen, new HighlightUniforms());
    material.color.value = color;
    material.front.value = alpha;
    material.back.value = alpha;
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.renderOrder = kDrawOrder.areas;
  }

  /** Relative to the first corner, so that they stay sharp far from the world's origin. */
  fill(polygons: readonly Polygon[]): void {
    const { geometry, matrix } = this.mesh;
    const origin = polygons[0]?.[0];
    const count = polygons.reduce((sum, { length }) => sum + 3 * Math.max(length - 2, 0), 0);
    this.mesh.visible = origin !== undefined && count > 0;
    if (origin === undefined) return;
    const position = this.#reserve(count);
    let vertex = 0;
    for (const [first, ...others] of polygons) {
      others.forEach((corner, i) => {
        const before = others[i - 1];
        if (first === undefined || before === undefined) return;
        for (const [x, y, z] of [first, before, corner]) {
          position.setXYZ(vertex, x - origin[0], y - origin[1], z - origin[2]);
          vertex += 1;
        }
      });
    }
    position.needsUpdate = true;
    geometry.setDrawRange(0, count);
    geometry.computeVertexNormals();
    matrix.setPosition(...origin);
    this.mesh.matrixWorldNeedsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  #reserve(count: number): BufferAttribute {
    const { geometry } = this.mesh;
    const known = geometry.getAttribute('position');
    if (known instanceof BufferAttribute && known.count >= count) return known;
    geometry.dispose();
    geometry.deleteAttribute('normal');
    const position = new BufferAttribute(new Float32Array(6 * count), 3);
    position.setUsage(DynamicDrawUsage);
    geometry.setAttribute('position', position);
    return position;
  }
}
