// Contact manifolds as text: a table for spreadsheets, and a model. All digits of the core's numbers are in both.
import type { Contact } from '../../core/contact.ts';
import { manifoldOutline } from '../../page/outline.ts';
import { objText } from './obj-text.ts';
import { tableText, vectorCells, vectorColumns } from './table-text.ts';

const kColumns = [
  'triangleA',
  'triangleB',
  'kind',
  'featureA',
  'featureB',
  ...vectorColumns('axis'),
  'point',
  'depth',
  ...vectorColumns('pointA'),
  ...vectorColumns('pointB'),
];

/** A row a point, with the names that the core has for the columns. */
export const manifoldTable = (contacts: readonly Contact[]): string =>
  tableText(
    kColumns,
    contacts.flatMap(({ points, ...contact }) =>
      points.map(({ depth, pointA, pointB }, i) => [
        contact.triangleA,
        contact.triangleB,
        contact.kind,
        contact.featureA,
        contact.featureB,
        ...vectorCells(contact.axis),
        i + 1,
        depth,
        ...pointA,
        ...pointB,
      ]),
    ),
  );

/** OBJ with a group for each shape: its polygons face away from it; two points are a line. */
export function manifoldObj(
  contacts: readonly Contact[],
  [nameA, nameB]: readonly [string, string],
): string {
  const ofA = contacts.map(({ points }) => manifoldOutline(points.map(({ pointA }) => pointA)));
  const ofB = contacts.map(({ points }) =>
    manifoldOutline(points.map(({ pointB }) => pointB).reverse()),
  );
  return objText([
    { name: nameA, outlines: ofA },
    { name: nameB, outlines: ofB },
  ]);
}
