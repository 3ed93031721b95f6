// The camera position from which given points fill the free part of the picture.
import { MathUtils, Vector3 } from 'three';
import { kViewAngles, type ViewAngles } from '../../scene/appearance.ts';
import { kHeight, kWidth } from '../../scene/embed/figure-size.ts';

/** CSS pixels that panels cover on each side. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of the part of the picture that no panel covers, in CSS pixels. */
export interface FreeArea {
  readonly width: number;
  readonly height: number;
  /** The whole picture. */
  readonly fullHeight: number;
}

/** A part of the picture by its sides, in CSS pixels from the picture's top left corner. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Projected {
  /** CSS pixels from the picture's top left corner. */
  x: number;
  y: number;
  /** false: behind the camera. */
  visible: boolean;
}

/** Degrees from bottom to top. A narrow angle: nearly parallel, so that lengths can be compared across the picture. */
export const kFieldOfView = 12;
/** In degrees. Straight from above or below the up direction would be undefined. */
const kSteepest = 89.95;

/** From the target to the eye, as a unit vector in world space. */
export function directionOf({ azimuth, elevation }: ViewAngles): Vector3 {
  const pitch = MathUtils.degToRad(MathUtils.clamp(elevation, -kSteepest, kSteepest));
  const yaw = MathUtils.degToRad(azimuth);
  return new Vector3(
    Math.cos(pitch) * Math.sin(yaw),
    Math.sin(pitch),
    Math.cos(pitch) * Math.cos(yaw),
  );
}

export function outlookOf({ x, y, z }: Readonly<Vector3>): ViewAngles {
  return {
    azimuth: MathUtils.radToDeg(Math.atan2(x, z)),
    elevation: MathUtils.radToDeg(Math.atan2(y, Math.hypot(x, z))),
  };
}

/** In the opening view. */
export const kOpeningDirection: Readonly<Vector3> = directionOf(kViewAngles.quarter);

/**
 * The free area for which a perspective is chosen: that of a still picture. In any other area the same is shown larger or
 * smaller, so that a picture's shapes lie to each other as in all others.
 */
export const kUsualArea: FreeArea = { width: kWidth, height: kHeight, fullHeight: kHeight };

/** The part of the free area that the points may fill. */
const kFill = 0.86;
const kRounds = 6;
/** Least distances from the eye, in meters: to a point, and to the target. */
const kLeastDepth = 1e-9;
const kLeastDistance = 1e-3;

/** How a camera scales things at different distances. */
export interface Lens {
  /** Half of the picture's height, in meters for each meter of distance to the target. */
  readonly slope: number;
  /** Parallel projection: size does not depend on distance. */
  readonly parallel: boolean;
}

/** Unit vectors in world space. */
interface ViewAxes {
  readonly right: Vector3;
  readonly up: Vector3;
  readonly toEye: Readonly<Vector3>;
}

/** Of points as they are seen, in meters for each meter of distance. */
export interface Extent {
  readonly wide: number;
  readonly tall: number;
}

/**
 * Moves `target` so that all points are seen around it from a direction, and returns the distance of the eye in meters
 * and how large they are seen from there. Each round centers the points and steps back as far as the widest one needs;
 * in a few rounds the perspective converges.
 */
export function framePoints(
  points: readonly Vector3[],
  direction: Readonly<Vector3>,
  free: FreeArea,
  lens: Lens,
  target: Vector3,
): Extent & { readonly distance: number } {
  const axes = axesOf(direction);
  const [first] = points;
  if (first !== undefined) target.copy(first);
  let distance = 1;
  let extent: Extent = { wide: 0, tall: 0 };
  for (let round = 0; round < kRounds; round++) {
    const { x, y, ...seen } = extentOf(points, axes, lens.parallel, distance, target);
    target.addScaledVector(axes.right, x * distance).addScaledVector(axes.up, y * distance);
    distance = distanceToFit(points, axes, lens, free, target);
    extent = seen;
  }
  return { ...extent, distance };
}

/** The distance of the eye from which all points are seen around a target, in meters. */
export function distanceFor(
  points: readonly Vector3[],
  direction: Readonly<Vector3>,
  free: FreeArea,
  lens: Lens,
  target: Vector3,
): number {
  return distanceToFit(points, axesOf(direction), lens, free, target);
}

/** Moves the target along a direction into the middle of the points: the view turns about it. */
export function centerDepth(
  points: readonly Vector3[],
  direction: Readonly<Vector3>,
  target: Vector3,
): void {
  const depths = points.map((point) => point.dot(direction));
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  target.addScaledVector(direction, middle - target.dot(direction));
}

/** The slope of a lens with perspective by which points of such an extent fill the free area. */
export const slopeToFit = (
  { wide, tall }: Extent,
  { width, height, fullHeight }: FreeArea,
): number => (Math.max(wide / width, tall / height) * fullHeight) / (2 * kFill);

function axesOf(direction: Readonly<Vector3>): ViewAxes {
  const right = new Vector3(0, 1, 0).cross(direction).normalize();
  return { right, up: new Vector3().crossVectors(direction, right), toEye: direction };
}

/** The size and middle of points as they are seen from a distance, in meters for each meter of depth. */
function extentOf(
  points: readonly Vector3[],
  { right, up, toEye }: ViewAxes,
  parallel: boolean,
  distance: number,
  target: Vector3,
) {
  const offset = new Vector3();
  let [left, rightmost] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    offset.subVectors(point, target);
    const nearness = parallel ? 0 : offset.dot(toEye);
    const depth = Math.max(distance - nearness, kLeastDepth);
    left = Math.min(left, offset.dot(right) / depth);
    rightmost = Math.max(rightmost, offset.dot(right) / depth);
    low = Math.min(low, offset.dot(up) / depth);
    high = Math.max(high, offset.dot(up) / depth);
  }
  const [x, y] = [(left + rightmost) / 2, (low + high) / 2];
  return { x, y, wide: rightmost - left, tall: high - low };
}

/** From the eye to the target, so that all points lie in the free area. */
function distanceToFit(
  points: readonly Vector3[],
  { right, up, toEye }: ViewAxes,
  { slope, parallel }: Lens,
  { width, height, fullHeight }: FreeArea,
  target: Vector3,
): number {
  const half = slope / fullHeight;
  const halfHeight = half * height * kFill;
  const halfWidth = half * width * kFill;
  const offset = new Vector3();
  let distance = 0;
  for (const point of points) {
    offset.subVectors(point, target);
    const nearness = parallel ? 0 : offset.dot(toEye);
    const wide = Math.abs(offset.dot(right)) / halfWidth;
    const tall = Math.abs(offset.dot(up)) / halfHeight;
    distance = Math.max(distance, nearness + Math.max(wide, tall));
  }
  return Math.max(distance, kLeastDistance);
}
