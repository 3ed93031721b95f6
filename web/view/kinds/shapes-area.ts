// The part of the picture that shapes take up.
import { Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { PictureArea, Projected } from '../engine/framing.ts';
import type { Viewpoint } from '../engine/viewpoint.ts';
import { outlinePoints } from './outline-points.ts';

/**
 * The rectangle around shapes as they are seen, however far it reaches beyond the picture; null: all of them
 * are unbounded or behind the eye.
 */
export function areaOf(viewpoint: Viewpoint, shapes: readonly SceneShape[]): PictureArea | null {
  viewpoint.updateCamera();
  const at: Projected = { x: 0, y: 0, visible: false };
  let area: PictureArea | null = null;
  for (const point of shapes.flatMap(outlinePoints)) {
    const { x, y, visible } = viewpoint.project(new Vector3().copy(point), at);
    if (visible) area = around(area ?? { left: x, top: y, right: x, bottom: y }, x, y);
  }
  return area;
}

function around({ left, top, right, bottom }: PictureArea, x: number, y: number): PictureArea {
  return {
    left: Math.min(left, x),
    top: Math.min(top, y),
    right: Math.max(right, x),
    bottom: Math.max(bottom, y),
  };
}
