// Where the camera stands so that given points fill the free part of the picture.
import { MathUtils, Vector3 } from 'three';
import { kOutlooks, type Outlook } from '../../scene/views.ts';

/** CSS pixels that panels cover on each side. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface FreeArea {
  readonly width: number;
  readonly height: number;
  /** The whole picture. */
  readonly fullHeight: number;
}

/** A narrow angle: nearly parallel, so that lengths can be compared across the picture. */
export const kFieldOfView = 12;
/** Straight from above or below nothing would tell which way is up. */
const kSteepest = 89.95;

/** From what is looked at to the eye. */
export function directionOf({ azimuth, elevation }: Outlook): Vector3 {
  const pitch = MathUtils.degToRad(MathUtils.clamp(elevation, -kSteepest, kSteepest));
  const yaw = MathUtils.degToRad(azimuth);
  return new Vector3(
    Math.cos(pitch) * Math.sin(yaw),
    Math.sin(pitch),
    Math.cos(pitch) * Math.cos(yaw),
  );
}

export function outlookOf({ x, y, z }: Readonly<Vector3>): Outlook {
  return {
    azimuth: MathUtils.radToDeg(Math.atan2(x, z)),
    elevation: MathUtils.radToDeg(Math.atan2(y, Math.hypot(x, z))),
  };
}

/** In the opening view. */
export const kOpeningDirection: Readonly<Vector3> = directionOf(kOutlooks.quarter);

/** The part of the free area that the points may fill. */
const kFill = 0.86;
const kRounds = 6;

/** How a camera sees what lies at different distances. */
export interface Lens {
  /** Half of the picture's height, in metres for each metre of distance to what is looked at. */
  readonly slope: number;
  /** Without perspective: what is nearer is not larger. */
  readonly parallel: boolean;
}

/**
 * Moves `target` so that all points are seen around it from a direction, and returns how far off the
 * eye is to be. Each round centres what is seen and steps back as far as the widest point needs; a few
 * rounds settle the perspective.
 */
export function framePoints(
  points: readonly Vector3[],
  direction: Readonly<Vector3>,
  free: FreeArea,
  { slope, parallel }: Lens,
  target: Vector3,
): number {
  const right = new Vector3(0, 1, 0).cross(direction).normalize();
  const up = new Vector3().crossVectors(direction, right);
  const half = slope / free.fullHeight;
  const halfHeight = half * free.height * kFill;
  const halfWidth = half * free.width * kFill;
  const offset = new Vector3();
  const nearness = () => (parallel ? 0 : offset.dot(direction));

  const [first] = points;
  if (first !== undefined) target.copy(first);
  let distance = 1;
  for (let round = 0; round < kRounds; round++) {
    let [left, rightmost, low, high] = [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ];
    for (const point of points) {
      offset.subVectors(point, target);
      const depth = Math.max(distance - nearness(), 1e-9);
      left = Math.min(left, offset.dot(right) / depth);
      rightmost = Math.max(rightmost, offset.dot(right) / depth);
      low = Math.min(low, offset.dot(up) / depth);
      high = Math.max(high, offset.dot(up) / depth);
    }
    target.addScaledVector(right, ((left + rightmost) / 2) * distance);
    target.addScaledVector(up, ((low + high) / 2) * distance);
    distance = 0;
    for (const point of points) {
      offset.subVectors(point, target);
      const wide = Math.abs(offset.dot(right)) / halfWidth;
      const tall = Math.abs(offset.dot(up)) / halfHeight;
      distance = Math.max(distance, nearness() + Math.max(wide, tall));
    }
    distance = Math.max(distance, 1e-3);
  }
  return distance;
}
