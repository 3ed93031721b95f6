// Contact manifolds as text: a table for spreadsheets, and a model. All digits of the core's numbers are in both.
import type { Contact } from '../../core/contact.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { fullForm } from '../../strings/digits.ts';

const kAxes = ['x', 'y', 'z'];
const kColumns = [
  'triangleA',
  'triangleB',
  'kind',
  'featureA',
  'featureB',
  ...kAxes.map((axis) => `axis.${axis}`),
  'point',
  'depth',
  ...['pointA', 'pointB'].flatMap((point) => kAxes.map((axis) => `${point}.${axis}`)),
];

/** A row a point, columns divided by tabs, with the names that the core has for them. */
export function manifoldTable(contacts: readonly Contact[]): string {
  const rows = contacts.flatMap(({ points, axis, ...contact }) =>
    points.map(({ depth, pointA, pointB }, i) => [
      contact.triangleA ?? '',
      contact.triangleB ?? '',
      contact.kind ?? '',
      contact.featureA ?? '',
      contact.featureB ?? '',
      ...(axis ?? ['', '', '']),
      i + 1,
      ...[depth, ...pointA, ...pointB].map(fullForm),
    ]),
  );
  return [kColumns, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

/** OBJ with a group for each shape: its polygons face away from it; two points are a line. */
export function manifoldObj(
  contacts: readonly Contact[],
  [nameA, nameB]: readonly [string, string],
): string {
  const ofA = contacts.map(({ points }) => points.map(({ pointA }) => pointA));
  const ofB = contacts.map(({ points }) => points.map(({ pointB }) => pointB).reverse());
  const first = ofA.reduce((count, { length }) => count + length, 1);
  return [...groupOf(nameA, ofA, 1), ...groupOf(nameB, ofB, first), ''].join('\n');
}

/** `first`: the number of the first vertex in the file. */
function groupOf(name: string, polygons: readonly (readonly Vec3[])[], first: number): string[] {
  const vertices = polygons.flat().map((at) => `v ${at.map(fullForm).join(' ')}`);
  let next = first;
  const elements = polygons.map((corners) => {
    const numbers = corners.map(() => next++);
    return `${kElements[corners.length] ?? 'f'} ${numbers.join(' ')}`;
  });
  // Names end at a space.
  return [`g ${name.replace(/\s+/g, '_')}`, ...vertices, ...elements];
}

/** By the number of points. */
const kElements: Readonly<Record<number, string>> = { 1: 'p', 2: 'l' };
