// An answer about a contact as the picture draws it.
import type { Contact } from '../../core/contact.ts';
import type { ContactAnswer, IntersectionAnswer, SectionAnswer } from '../../page/contact.ts';
import { manifoldOutline, type Outline, outlineOf } from '../../page/outline.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { number } from '../../strings/number.ts';
import type { CommonPart, NumberedPoint } from '../../view/layers/common-part-layer.ts';

/** Of the parts of a mesh no more are drawn than the first so many. */
const kMostManifolds = 250;
const kMostIntersections = 1000;
/** Of more points than this the one that is lit is drawn alone. */
const kMostPoints = 40;

/** The outlines of all parts, and the points of the one that is shown. null: there is nothing to draw. */
export function contactPart(answer: ContactAnswer): CommonPart | null {
  const { chosen, view } = answer;
  if (chosen === null) return null;
  if ('contacts' in answer) {
    const drawn = firstWith(answer.chosen, answer.contacts, kMostManifolds);
    const outlines = drawn.map(({ points }) => manifoldOutline(points.map((each) => each.pointA)));
    return { ...joined(outlines), points: answer.chosen ? numbered(answer.chosen, view.lit) : [] };
  }
  return { ...commonOutline(answer), points: marked(pointsOf(answer), view.lit) };
}

function commonOutline(answer: IntersectionAnswer | SectionAnswer): Omit<Outline, 'points'> {
  if ('section' in answer) return { polygons: [], lines: answer.section.lines, rays: [] };
  return joined(firstWith(answer.chosen, answer.intersections, kMostIntersections).map(outlineOf));
}

const pointsOf = (answer: IntersectionAnswer | SectionAnswer): readonly Vec3[] =>
  'section' in answer
    ? (answer.chosen?.points ?? [])
    : (answer.chosen?.points.map(({ point }) => point) ?? []);

function firstWith<Part>(
  chosen: Part | null,
  parts: readonly Part[] | string,
  most: number,
): Part[] {
  if (typeof parts === 'string' || chosen === null) return [];
  return [...new Set([chosen, ...parts.slice(0, most)])];
}

const joined = (outlines: readonly Outline[]): Omit<Outline, 'points'> => ({
  polygons: outlines.flatMap(({ polygons }) => polygons),
  lines: outlines.flatMap(({ lines }) => lines),
  rays: outlines.flatMap(({ rays }) => rays),
});

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

/** On both shapes at once. */
function marked(points: readonly Vec3[], lit: number | null): readonly NumberedPoint[] {
  const all = points.map((point, i) => ({
    first: point,
    second: point,
    text: `${i + 1}`,
    isLit: i === lit,
  }));
  return all.length > kMostPoints ? all.filter(({ isLit }) => isLit) : all;
}
