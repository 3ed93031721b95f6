// How far shapes have been turned, counted while they are.
import type { Scene } from './scene.ts';
import { dot, scale, type Vec3 } from './vectors.ts';

export interface Turn {
  /** Unit vector in world space; counter-clockwise seen from its tip. */
  readonly axis: Vec3;
  /** In radians, not reduced modulo 2π. */
  readonly angle: number;
}

/** A scene and the turn that led to it; null: another edit. */
export interface TurnedScene {
  readonly scene: Scene;
  readonly turn: Turn | null;
}

/** Cosine of the angle above which two axes are the same. */
const kSame = 1 - 1e-9;

/** Continues a turn if it was about the same axis, in either sense; else it begins anew. */
export function turnedFurther(before: Turn | null, axis: Vec3, angle: number): Turn {
  const [x, y, z] = axis;
  if (before === null || Math.abs(dot(before.axis, axis)) < kSame) {
    // Keys that are opposite to one another count on one scale.
    return x + y + z < 0 ? { axis: scale(axis, -1), angle: -angle } : { axis, angle };
  }
  const sense = Math.sign(dot(before.axis, axis));
  return { axis: before.axis, angle: before.angle + sense * angle };
}
