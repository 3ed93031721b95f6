// Edges that are given anew with each change: those that face away from the eye are fainter.
import { type Color, Mesh } from 'three';
import { kDrawOrder } from '../engine/draw-order.ts';
import { EdgeList } from '../engine/edges.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';

export class EdgeDrawing {
  readonly mesh;

  /** The color is held by reference and follows the palette. `width`: in CSS pixels. */
  constructor({ screen }: RenderResources, color: Color, width: number) {
    const material = new EdgeMaterial(screen, new HighlightUniforms(), true);
    material.color.value = color;
    material.front.value.x = width;
    this.mesh = new Mesh(new EdgeList().geometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.renderOrder = kDrawOrder.areas;
  }

  show(edges: EdgeList): void {
    this.mesh.geometry.dispose();
    this.mesh.geometry = edges.geometry();
    this.mesh.visible = this.mesh.geometry.instanceCount > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
