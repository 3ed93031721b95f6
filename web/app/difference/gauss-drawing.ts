// The Gauss map of both shapes of a pair, the second mirrored at the origin. All normals are the core's.
import type { Difference, DifferenceFace } from '../../core/difference.ts';
import { type DifferenceView, litFaces } from '../../page/difference.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { add, cross, dot, kOrigin, normalized, scale, sub } from '../../scene/vectors.ts';
import type { DrawnArc, DrawnGauss, DrawnNormal } from '../../view/layers/gauss-layer.ts';
import { sidesOf } from './difference-drawing.ts';

/** Radians of the pieces of an arc. */
const kPiece = Math.PI / 36;

/**
 * Of each face of the difference a mark, so that a crossing of two arcs is one where two edges make a face. `alone`: both
 * shapes as polytopes; `names`: of the faces.
 */
export function drawnGauss(
  difference: Difference,
  alone: readonly [Difference, Difference],
  view: DifferenceView,
  row: number,
  names: (face: DifferenceFace) => string,
): DrawnGauss {
  const lit = litFaces(difference, view, row);
  const normals = difference.faces.map(
    (face, i): DrawnNormal => ({
      at: face.normal,
      kind: face.kind,
      isLit: lit.includes(i),
      text: names(face),
    }),
  );
  const sides = ['a', 'b'] as const;
  return { normals, arcs: sides.flatMap((side, i) => arcsOf(alone[i as 0 | 1], side)) };
}

/** Of each edge the normals of the planes through it that leave the polytope on one side. */
function arcsOf(polytope: Difference, side: 'a' | 'b'): readonly DrawnArc[] {
  const { dimension, faces, points } = polytope;
  const at = (place: number) => points[place]?.point ?? kOrigin;
  if (dimension === 1) {
    const along = normalized(sub(at(1), at(0)));
    return along ? [{ side, points: circle(along) }] : [];
  }
  return [...sidesOf(faces).values()].flatMap(({ from, to, of: [face, other] }) => {
    if (!face) return [];
    if (other) return [{ side, points: arc(face.normal, other.normal) }];
    // Of a polygon: from one side over the outer normal of its edge to the other.
    const outer = normalized(cross(sub(at(to), at(from)), face.normal));
    if (!outer) return [];
    const back = scale(face.normal, -1);
    return [{ side, points: [...arc(face.normal, outer), ...arc(outer, back).slice(1)] }];
  });
}

/** The shorter part of the great circle through two points of the unit sphere. */
function arc(from: Vec3, to: Vec3): readonly Vec3[] {
  const across = normalized(sub(to, scale(from, dot(from, to))));
  if (across === null) return [from, to];
  const angle = Math.atan2(dot(across, to), dot(from, to));
  return turned(from, across, angle);
}

function circle(axis: Vec3): readonly Vec3[] {
  const [x, y, z] = axis;
  const other: Vec3 =
    Math.abs(x) < Math.abs(y) || Math.abs(x) < Math.abs(z) ? [1, 0, 0] : [0, 1, 0];
  const from = normalized(cross(axis, other)) ?? other;
  return turned(from, cross(axis, from), 2 * Math.PI);
}

function turned(from: Vec3, across: Vec3, angle: number): readonly Vec3[] {
  const count = Math.max(Math.ceil(angle / kPiece), 1);
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = (i / count) * angle;
    return add(scale(from, Math.cos(at)), scale(across, Math.sin(at)));
  });
}
