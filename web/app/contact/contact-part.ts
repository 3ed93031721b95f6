// The manifolds of an answer as the picture draws them.
import type { Contact } from '../../core/contact.ts';
import type { ContactAnswer } from '../../page/contact.ts';
import { number } from '../../strings/number.ts';
import type { CommonPart, NumberedPoint } from '../../view/layers/common-part-layer.ts';

/** Of the manifolds of a mesh no more are drawn than the deepest so many. */
const kMost = 250;

/** The polygons of all manifolds, and the points of the one that is shown. */
export function contactPart({ contacts, chosen, view }: ContactAnswer): CommonPart | null {
  if (typeof contacts === 'string' || chosen === null) return null;
  const drawn = new Set([chosen, ...contacts.slice(0, kMost)]);
  const polygons = [...drawn].map(({ points }) => points.map(({ pointA }) => pointA));
  return {
    polygons: polygons.filter(({ length }) => length > 1),
    points: numbered(chosen, view.lit),
  };
}

/** With their depths where these differ: else it is that of the manifold, which the axis shows. */
function numbered({ points, depth }: Contact, lit: number | null): readonly NumberedPoint[] {
  const differ = points.some((point) => point.depth !== depth);
  return points.map((point, i) => ({
    first: point.pointA,
    second: point.pointB,
    text: differ || i === lit ? `${i + 1}: ${number(point.depth)}` : `${i + 1}`,
    isLit: i === lit,
  }));
}
