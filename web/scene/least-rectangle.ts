// The rectangle of least measure around points of a plane. One side of it lies along an edge of their convex hull
// (Freeman and Shapira, 1975), so that only these directions are tried.

/** How long the sides are along the direction, and across it. */
export type Measure = (along: number, across: number) => number;

/** A unit vector along one side. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly measure: number;
}

/** `points`: x and y of each. Of points in one place it is the rectangle along x. */
export function leastRectangle(points: Float64Array, measureOf: Measure): Rectangle {
  const hull = convexHull(points);
  const rectangleAlong = (x: number, y: number): Rectangle => {
    return { x, y, measure: measureOf(widthAlong(hull, x, y), widthAlong(hull, -y, x)) };
  };
  let best = rectangleAlong(1, 0);
  for (let i = 0; i < hull.length; i += 2) {
    const next = (i + 2) % hull.length;
    const dx = (hull[next] as number) - (hull[i] as number);
    const dy = (hull[next + 1] as number) - (hull[i + 1] as number);
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const own = rectangleAlong(dx / length, dy / length);
    if (own.measure < best.measure) best = own;
  }
  return best;
}

function widthAlong(hull: Float64Array, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < hull.length; i += 2) {
    const along = (hull[i] as number) * x + (hull[i + 1] as number) * y;
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  return most - least;
}

/** The corners in order, by Andrew's monotone chain; rounding may leave out a corner that is hardly one. */
function convexHull(points: Float64Array): Float64Array {
  const order = Array.from({ length: points.length / 2 }, (_, i) => 2 * i).sort(
    (i, j) =>
      (points[i] as number) - (points[j] as number) ||
      (points[i + 1] as number) - (points[j + 1] as number),
  );
  const corners = [...chain(points, order), ...chain(points, order.reverse())];
  return Float64Array.from(corners.flatMap((i) => [points[i] as number, points[i + 1] as number]));
}

/** One side of the hull, without its last point. */
function chain(points: Float64Array, order: readonly number[]): number[] {
  const side: number[] = [];
  for (const i of order) {
    while (side.length > 1 && !turnsLeft(points, side.at(-2) as number, side.at(-1) as number, i)) {
      side.pop();
    }
    side.push(i);
  }
  if (side.length > 1) side.pop();
  return side;
}

function turnsLeft(points: Float64Array, a: number, b: number, c: number): boolean {
  const from = (i: number, k: number) => (points[i + k] as number) - (points[a + k] as number);
  return from(b, 0) * from(c, 1) - from(b, 1) * from(c, 0) > 0;
}
