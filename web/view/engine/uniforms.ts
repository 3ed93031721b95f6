// Uniforms that several materials share as one object, so that one write changes all of them.
import type { IUniform } from 'three';
import { Vector2, Vector3 } from 'three';
import type { Scalar } from './in-place.ts';

/** Shared by all materials of one figure. */
export class ScreenUniforms {
  /** Device pixels. */
  readonly resolution: IUniform<Vector2> = { value: new Vector2(1, 1) };
  /** Device pixels in one CSS pixel. */
  readonly ratio: IUniform<number> = { value: 1 };
}

/** Writes only what changed: a number stored in a uniform is a new object on the heap. */
export function setUniform(uniform: IUniform<number>, value: number): void {
  if (uniform.value !== value) uniform.value = value;
}

/** The candidate axis that is drawn, and which faces or edges of a shape it comes from. */
export class HighlightUniforms {
  readonly axis: IUniform<Vector3> = { value: new Vector3() };
  /** 1: faces perpendicular to the axis are highlighted. */
  readonly faces: IUniform<number> = { value: 0 };
  /** 1: edges perpendicular to the axis are highlighted that bound the interval at a level. */
  readonly edges: IUniform<number> = { value: 0 };
  /** The origin of the shape's own frame, in world space: levels are measured from there. */
  readonly origin = new Vector3();
  /** Where along the axis, and how close an edge must be to count, in meters. */
  readonly level: IUniform<Vector2> = { value: new Vector2() };

  off(): void {
    setUniform(this.faces, 0);
    setUniform(this.edges, 0);
  }

  highlightFaces(axis: Vector3): void {
    this.axis.value.copy(axis);
    setUniform(this.faces, 1);
  }

  highlightEdges(axis: Vector3, level: Scalar, tolerance: Scalar): void {
    this.axis.value.copy(axis);
    setUniform(this.edges, 1);
    const { origin } = this;
    this.level.value.x = level.value - (axis.x * origin.x + axis.y * origin.y + axis.z * origin.z);
    this.level.value.y = tolerance.value;
  }
}
