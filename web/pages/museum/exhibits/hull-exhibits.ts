// Convex hulls of points: mistake 28.
import type { Exhibit } from './exhibit.ts';

export const hullExhibits: readonly Exhibit[] = [
  {
    number: 28,
    slug: 'flat-hull',
    group: 'hulls',
    pairs: [],
    source: 'flat-hull',
    task: 'hull-corners',
    inputs: [
      {
        points: [
          [0, 0, 0],
          [2, 0, 0],
          [3, 1, 0],
          [2, 2, 0],
          [0, 2, 0],
          [1, 1, 0],
        ],
        naive: [0, 2, 4],
        exact: [0, 1, 2, 3, 4],
      },
    ],
    changes: [
      {
        from: '  let faces = tetrahedron([p, q, r, s]);',
        to: '  if (dot(normal, sub(s, p)) === 0) return flatCorners(points, order, normal);\n  let faces = tetrahedron([p, q, r, s]);',
      },
      {
        from: '// By x, by y where that is equal, then by z.',
        to: '// Of points in a plane or on a line: those where the way around them turns left.\nfunction flatCorners(points, order, normal) {\n  const around = (way) => {\n    const chain = [];\n    for (const x of way) {\n      while (chain.length > 1) {\n        const [p, q] = chain.slice(-2);\n        if (dot(normal, cross(sub(q, p), sub(x, p))) > 0) break;\n        chain.pop();\n      }\n      chain.push(x);\n    }\n    return chain;\n  };\n  const corners = new Set([...around(order), ...around(order.toReversed())]);\n  return [...points.keys()].filter((i) => corners.has(points[i]));\n}\n\n// By x, by y where that is equal, then by z.',
      },
    ],
  },
];
