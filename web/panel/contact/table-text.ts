// Tables as text for spreadsheets: columns divided by tabs, numbers with all their digits.
import type { Vec3 } from '../../scene/shape.ts';
import { fullForm } from '../../strings/digits.ts';

/** null: an empty cell. */
export type Cell = string | number | null;

export const tableText = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, ...rows].map((row) => `${row.map(cellText).join('\t')}\n`).join('');

const cellText = (cell: Cell) => (typeof cell === 'number' ? fullForm(cell) : (cell ?? ''));

/** The columns of a vector: `point.x`, `point.y`, `point.z`. */
export const vectorColumns = (name: string): string[] =>
  ['x', 'y', 'z'].map((axis) => `${name}.${axis}`);

export const vectorCells = (vector: Vec3 | null): readonly Cell[] => vector ?? [null, null, null];
