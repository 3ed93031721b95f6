// Where the camera stands so that given points fill the free part of the picture.
import { MathUtils, Quaternion, Vector3 } from 'three';
import type { FrameResults } from '../../core/results.ts';
import { boundsOf } from '../../scene/extent.ts';
import type { Plane, Shape } from '../../scene/shape.ts';
import { kOutlooks, type Outlook } from '../../scene/views.ts';
import { patchCorners } from '../kinds/plane-node.ts';
import type { SceneBounds } from '../kinds/shape-node.ts';

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
/** What is further away than so many radii of the room is left out. */
const kNearRadii = 3;

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

/** Points around what is drawn of a shape: all of them inside the picture means that it is. */
export function outlinePoints(shape: Shape): Vector3[] {
  if (shape.kind === 'obb') {
    const turn = new Quaternion().fromArray(shape.rotation).normalize();
    const center = new Vector3().fromArray(shape.center);
    const half = new Vector3().fromArray(shape.halfExtents);
    const corners = cornersOf(half.clone().negate(), half);
    return corners.map((corner) => corner.applyQuaternion(turn).add(center));
  }
  const bounds = boundsOf(shape);
  if (bounds === null) return [];
  return cornersOf(new Vector3().fromArray(bounds.min), new Vector3().fromArray(bounds.max));
}

/** Whether points don't tell how much of space to show: there are none, or all lie in one place. */
export function isOnePlace([first, ...rest]: readonly Vector3[]): boolean {
  return first === undefined || rest.every((point) => point.equals(first));
}

/** Whether a point is near enough to the rest to be framed with it. */
export function isNear(point: Vector3, bounds: SceneBounds): boolean {
  return point.distanceTo(bounds.focus) <= kNearRadii * bounds.radius;
}

/** Corners of the patch that stands for a plane, unless it is far from everything else. */
export function patchPoints(plane: Plane, bounds: SceneBounds): Vector3[] {
  const corners = patchCorners(plane, bounds);
  const [a, , c] = corners;
  return isNear(a.clone().lerp(c, 0.5), bounds) ? corners : [];
}

/** Where rays come in and go out, which may be far from their tips. */
export function hitPoints(results: FrameResults): Vector3[] {
  const points = [];
  for (const { hasHit, hit } of results.meetings.slice(0, results.meetingCount)) {
    if (hasHit) points.push(new Vector3().fromArray(hit.point));
    if (hasHit) points.push(new Vector3().fromArray(hit.exitPoint));
  }
  return points.filter((point) => Number.isFinite(point.lengthSq()));
}

function cornersOf(min: Vector3, max: Vector3): Vector3[] {
  const corners = [];
  for (const x of [min.x, max.x]) {
    for (const y of [min.y, max.y]) {
      for (const z of [min.z, max.z]) corners.push(new Vector3(x, y, z));
    }
  }
  return corners;
}
