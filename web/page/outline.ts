// The outline of what two shapes have in common, as it is drawn and saved: round borders become polygons of many corners.
import type { Intersection, IntersectionArc } from '../core/intersection.ts';
import type { Vec3 } from '../scene/shape.ts';

export interface Outline {
  /** Flat and convex, their corners in order. */
  readonly polygons: readonly (readonly Vec3[])[];
  readonly lines: readonly Polyline[];
  /** Lines without an end. */
  readonly rays: readonly EndlessLine[];
  readonly points: readonly Vec3[];
}

export interface Polyline {
  readonly points: readonly Vec3[];
  /** Whether a last step leads back to the first point. */
  readonly closed: boolean;
}

export interface EndlessLine {
  readonly origin: Vec3;
  /** Unit. */
  readonly direction: Vec3;
}

/** Corners of a full circle, and of each arc. */
const kCircle = 128;
const kArc = 32;

const kEmpty: Outline = { polygons: [], lines: [], rays: [], points: [] };

/** A plane is empty: it has no border. */
export function outlineOf(part: Intersection): Outline {
  const points = part.points.map(({ point }) => point);
  switch (part.kind) {
    case 'point':
      return { ...kEmpty, points };
    case 'segment':
      return { ...kEmpty, lines: [{ points, closed: false }] };
    case 'polygon':
      return { ...kEmpty, polygons: [points] };
    case 'polyhedron':
    case 'box':
      return { ...kEmpty, polygons: part.faces.map((face) => corners(points, face.points)) };
    case 'oval':
      return { ...kEmpty, polygons: [part.arcs.flatMap(arc)] };
    default:
      return roundOrEndless(part, points[0] ?? part.center);
  }
}

/** Of the points of a manifold on one of the shapes: a polygon, a line or a point. */
export function manifoldOutline(points: readonly Vec3[]): Outline {
  if (points.length > 2) return { ...kEmpty, polygons: [points] };
  return points.length === 2
    ? { ...kEmpty, lines: [{ points, closed: false }] }
    : { ...kEmpty, points };
}

const corners = (points: readonly Vec3[], places: readonly number[]): Vec3[] =>
  places.map((place) => points[place]).filter((corner) => corner !== undefined);

function roundOrEndless({ kind, normal, radius }: Intersection, at: Vec3 | null): Outline {
  if (at === null) return kEmpty;
  if (kind === 'sphere') {
    const circles = kAxes.map((axis) => ({ points: circle(at, axis, radius ?? 0), closed: true }));
    return { ...kEmpty, lines: circles };
  }
  if (normal === null) return kEmpty;
  switch (kind) {
    case 'ray':
      return { ...kEmpty, rays: [{ origin: at, direction: normal }] };
    case 'line': {
      const back: Vec3 = [-normal[0], -normal[1], -normal[2]];
      const directions = [normal, back];
      return { ...kEmpty, rays: directions.map((direction) => ({ origin: at, direction })) };
    }
    case 'disk':
      return { ...kEmpty, polygons: [circle(at, normal, radius ?? 0)] };
    case 'circle':
      return { ...kEmpty, lines: [{ points: circle(at, normal, radius ?? 0), closed: true }] };
    default:
      return kEmpty;
  }
}

const kAxes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Counter-clockwise as seen from where the normal points. */
function circle(center: Vec3, normal: Vec3, radius: number): Vec3[] {
  const [x, y, z] = normal;
  // Perpendicular to the normal, away from the axis that it is closest to.
  const [ux, uy, uz] = Math.abs(x) < 0.6 ? [0, z, -y] : [-z, 0, x];
  const length = Math.hypot(ux, uy, uz);
  const u: Vec3 = [ux / length, uy / length, uz / length];
  const v: Vec3 = [y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0]];
  return Array.from({ length: kCircle }, (_, i) => {
    const angle = (2 * Math.PI * i) / kCircle;
    const alongU = radius * Math.cos(angle);
    const alongV = radius * Math.sin(angle);
    return add(center, u, alongU, v, alongV);
  });
}

const add = (at: Vec3, u: Vec3, alongU: number, v: Vec3, alongV: number): Vec3 => [
  at[0] + u[0] * alongU + v[0] * alongV,
  at[1] + u[1] * alongU + v[1] * alongV,
  at[2] + u[2] * alongU + v[2] * alongV,
];

/** Without its end, with which the next one begins. A straight line is its beginning alone. */
function arc({ from, control, to, weight }: IntersectionArc): Vec3[] {
  return Array.from({ length: weight === 1 ? 1 : kArc }, (_, i) => {
    const s = i / kArc;
    const parts = [(1 - s) ** 2, 2 * s * (1 - s) * weight, s ** 2] as const;
    const sum = parts[0] + parts[1] + parts[2];
    const mean = (axis: 0 | 1 | 2) =>
      (from[axis] * parts[0] + control[axis] * parts[1] + to[axis] * parts[2]) / sum;
    return [mean(0), mean(1), mean(2)];
  });
}
