// The ray of the pointer, from the eye through a point of the picture, with the first shape that it hits.
import type { SceneShape } from './scene-shape.ts';
import type { Ray, Vec3 } from './shape.ts';

export interface PointerHit {
  readonly id: number;
  readonly point: Vec3;
  /** Unit vector; null where the ray starts inside. */
  readonly normal: Vec3 | null;
  /** Of a mesh the number of the triangle that is hit; null: it is none. */
  readonly triangle: number | null;
}

/** A triangle of a mesh that the pointer is over. */
export interface PointedTriangle {
  /** The mesh: as soon as it is another one, in another place, this is about none. */
  readonly shape: SceneShape;
  readonly triangle: number;
  readonly point: Vec3;
  readonly normal: Vec3 | null;
}

export interface PointerRay {
  readonly origin: Vec3;
  /** Unit vector. */
  readonly direction: Vec3;
  readonly hit: PointerHit | null;
}

/** The ray is shown; null: the pointer is not over the picture. */
export interface Pointing {
  readonly ray: PointerRay | null;
}

export const shapeOfRay = ({ origin, direction }: PointerRay): Ray => ({
  kind: 'ray',
  origin,
  direction,
});
