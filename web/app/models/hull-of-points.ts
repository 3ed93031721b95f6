// The convex hull of points in a plane, by Andrew's monotone chain.

export type Point2 = readonly [number, number];

/** Counter-clockwise; of points in a line its two ends. */
export function hullOfPoints(points: readonly Point2[]): readonly Point2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point2[]) => {
    const chain: Point2[] = [];
    for (const point of ordered) {
      while (
        chain.length > 1 &&
        !turnsLeft(chain.at(-2) as Point2, chain.at(-1) as Point2, point)
      ) {
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

const turnsLeft = (a: Point2, b: Point2, c: Point2) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
