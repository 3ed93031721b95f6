// What two shapes have in common as text: a table for spreadsheets, and a model.
import type { Intersection, Section } from '../../core/intersection.ts';
import { outlineOf } from '../../page/outline.ts';
import { objText } from './obj-text.ts';
import { type Cell, tableText, vectorCells, vectorColumns } from './table-text.ts';

const kMeasures = ['radius', 'length', 'area', 'volume'] as const;
const kVectors = ['center', 'normal', 'min', 'max'] as const;

const kColumns = [
  'triangleA',
  'triangleB',
  'kind',
  ...kMeasures,
  ...kVectors.flatMap(vectorColumns),
  'point',
  ...vectorColumns('point'),
  'featureA',
  'featureB',
  ...vectorColumns('control'),
  'weight',
];

/**
 * A row a point, with the names that the core has for the columns; of an oval a row an arc, with the point at which it
 * begins; of what has neither one row.
 */
export const intersectionTable = (parts: readonly Intersection[]): string =>
  tableText(
    kColumns,
    parts.flatMap((part) => {
      const measures = [
        part.triangleA,
        part.triangleB,
        part.kind,
        ...kMeasures.map((measure) => part[measure]),
        ...kVectors.flatMap((vector) => vectorCells(part[vector])),
      ];
      return pointCells(part).map((cells, i) => [
        ...measures,
        cells.length > 0 ? i + 1 : null,
        ...cells,
      ]);
    }),
  );

function pointCells({ points, arcs }: Intersection): readonly (readonly Cell[])[] {
  const rows = [
    ...points.map(({ point, featureA, featureB }) => [...point, featureA, featureB]),
    ...arcs.map(({ from, control, weight }) => [...from, null, null, ...control, weight]),
  ];
  return rows.length > 0 ? rows : [[]];
}

type Names = readonly [string, string];

/** OBJ with one group: faces of polygons and polyhedra, lines, points; round borders have many corners. */
export const intersectionObj = (parts: readonly Intersection[], names: Names): string =>
  objText([{ name: groupName(names), outlines: parts.map(outlineOf) }]);

const kSectionColumns = ['line', 'closed', 'point', ...vectorColumns('point'), 'triangle'];

/** A row a point, with the triangle that the step to the next one lies in. */
export const sectionTable = ({ lines }: Section): string =>
  tableText(
    kSectionColumns,
    lines.flatMap(({ points, triangles, closed }, line) =>
      points.map((point, i) => [line + 1, String(closed), i + 1, ...point, triangles[i] ?? null]),
    ),
  );

export const sectionObj = ({ lines }: Section, names: Names): string =>
  objText([{ name: groupName(names), outlines: [{ polygons: [], lines, rays: [], points: [] }] }]);

const groupName = ([a, b]: Names) => `${a} ∩ ${b}`;
