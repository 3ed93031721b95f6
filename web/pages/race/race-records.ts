// Shapes as the columns of a batch have them: their kind's numbers, one shape after the other.
import type { Catalog, Kind, Shape } from '../../core/index.ts';

/** Shapes of one kind. */
export interface Records {
  readonly kind: Kind;
  readonly stride: number;
  readonly count: number;
  readonly numbers: Float64Array;
}

function fieldsOf(catalog: Catalog, kind: Kind) {
  return catalog.kinds.find(({ name }) => name === kind)?.fields ?? [];
}

/** Of a ray without an end, where it has none. */
const kNoEnd = Number.POSITIVE_INFINITY;

export function recordsOf(catalog: Catalog, kind: Kind, shapes: readonly Shape[]): Records {
  const fields = fieldsOf(catalog, kind);
  const stride = fields.reduce((sum, { size }) => sum + size, 0);
  const rows = shapes.flatMap((shape) =>
    fields.flatMap(({ name }) => (shape as unknown as Record<string, number[]>)[name] ?? kNoEnd),
  );
  return { kind, stride, count: shapes.length, numbers: Float64Array.from(rows) };
}

/** The i-th of them. */
export function shapeAt(catalog: Catalog, { kind, stride, numbers }: Records, i: number): Shape {
  let at = i * stride;
  const entries = fieldsOf(catalog, kind).map(({ name, size }) => {
    const values = Array.from(numbers.subarray(at, at + size));
    at += size;
    return [name, size === 1 ? values[0] : values];
  });
  const shape = Object.fromEntries(entries.filter(([, value]) => value !== kNoEnd));
  return { kind, ...shape } as Shape;
}

/** Every record, read. */
export const mapRecords = <T>(
  { numbers, stride, count }: Records,
  read: (record: Float64Array) => T,
): T[] =>
  Array.from({ length: count }, (_, i) => read(numbers.subarray(i * stride, (i + 1) * stride)));
