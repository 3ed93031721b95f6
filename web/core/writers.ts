// One function per kind that writes a shape's numbers. Fields are written out rather than looped over:
// a load by a variable name would allocate each number on the heap, and is several times as slow.
// A field is read once, and nothing is written before everything was read, because reading may run
// the caller's code. Whether the numbers make a valid shape is decided by the core.
import type { Kind } from '../scene/shape.ts';
import { writeAabb, writeObb } from './box-writers.ts';
import type { CatalogKind } from './catalog.ts';
import { type Fields, type Target, type Vector, writeCorners } from './corner-writer.ts';
import type { AnyKind } from './posed.ts';
import { noNumber, noNumbers, noVector, type ShapeName } from './writer-errors.ts';

export type { Target };

type Writer = (shape: object, target: Target, at: number, name: ShapeName) => void;

interface KindWriter {
  /** The kind's code. */
  readonly code: number;
  /** The fields and their sizes in the order in which they are written. */
  readonly fields: string;
  readonly write: Writer;
}

const kEndless = Number.POSITIVE_INFINITY;

const kWriters: Readonly<Record<Kind, KindWriter>> = {
  ray: {
    code: 0,
    fields: 'origin 3, direction 3, maxDistance 1',
    write(shape: Fields<'origin' | 'direction' | 'maxDistance'>, target, at, name) {
      const o = shape.origin as Vector;
      if (typeof o !== 'object' || o === null || o.length !== 3) throw noVector(name, 'origin', o);
      const ox = o[0];
      const oy = o[1];
      const oz = o[2];
      if (typeof ox !== 'number' || typeof oy !== 'number' || typeof oz !== 'number') {
        throw noNumbers(name, 'origin', ox, oy, oz);
      }
      const d = shape.direction as Vector;
      if (typeof d !== 'object' || d === null || d.length !== 3) {
        throw noVector(name, 'direction', d);
      }
      const dx = d[0];
      const dy = d[1];
      const dz = d[2];
      if (typeof dx !== 'number' || typeof dy !== 'number' || typeof dz !== 'number') {
        throw noNumbers(name, 'direction', dx, dy, dz);
      }
      let end: unknown = kEndless;
      // Checked first, so that the load only ever sees rays that have the field.
      if ('maxDistance' in shape) {
        end = shape.maxDistance;
        if (end === undefined) end = kEndless;
      }
      if (typeof end !== 'number') throw noNumber(name, 'maxDistance', end);
      const { numbers } = target;
      numbers[at] = ox;
      numbers[at + 1] = oy;
      numbers[at + 2] = oz;
      numbers[at + 3] = dx;
      numbers[at + 4] = dy;
      numbers[at + 5] = dz;
      numbers[at + 6] = end;
    },
  },

  plane: {
    code: 1,
    fields: 'normal 3, constant 1',
    write(shape: Fields<'normal' | 'constant'>, target, at, name) {
      const n = shape.normal as Vector;
      if (typeof n !== 'object' || n === null || n.length !== 3) throw noVector(name, 'normal', n);
      const nx = n[0];
      const ny = n[1];
      const nz = n[2];
      if (typeof nx !== 'number' || typeof ny !== 'number' || typeof nz !== 'number') {
        throw noNumbers(name, 'normal', nx, ny, nz);
      }
      const constant = shape.constant;
      if (typeof constant !== 'number') throw noNumber(name, 'constant', constant);
      const { numbers } = target;
      numbers[at] = nx;
      numbers[at + 1] = ny;
      numbers[at + 2] = nz;
      numbers[at + 3] = constant;
    },
  },

  sphere: {
    code: 2,
    fields: 'center 3, radius 1',
    write(shape: Fields<'center' | 'radius'>, target, at, name) {
      const c = shape.center as Vector;
      if (typeof c !== 'object' || c === null || c.length !== 3) throw noVector(name, 'center', c);
      const cx = c[0];
      const cy = c[1];
      const cz = c[2];
      if (typeof cx !== 'number' || typeof cy !== 'number' || typeof cz !== 'number') {
        throw noNumbers(name, 'center', cx, cy, cz);
      }
      const radius = shape.radius;
      if (typeof radius !== 'number') throw noNumber(name, 'radius', radius);
      const { numbers } = target;
      numbers[at] = cx;
      numbers[at + 1] = cy;
      numbers[at + 2] = cz;
      numbers[at + 3] = radius;
    },
  },

  aabb: { code: 3, fields: 'min 3, max 3', write: writeAabb },

  obb: { code: 4, fields: 'center 3, rotation 4, halfExtents 3', write: writeObb },

  triangle: { code: 5, fields: 'a 3, b 3, c 3', write: writeCorners },
  parallelogram: { code: 6, fields: 'a 3, b 3, c 3', write: writeCorners },

  point: {
    code: 7,
    fields: 'position 3',
    write(shape: Fields<'position'>, target, at, name) {
      const p = shape.position as Vector;
      if (typeof p !== 'object' || p === null || p.length !== 3) {
        throw noVector(name, 'position', p);
      }
      const px = p[0];
      const py = p[1];
      const pz = p[2];
      if (typeof px !== 'number' || typeof py !== 'number' || typeof pz !== 'number') {
        throw noNumbers(name, 'position', px, py, pz);
      }
      const { numbers } = target;
      numbers[at] = px;
      numbers[at + 1] = py;
      numbers[at + 2] = pz;
    },
  },

  segment: {
    code: 8,
    fields: 'start 3, end 3',
    write(shape: Fields<'start' | 'end'>, target, at, name) {
      const s = shape.start as Vector;
      if (typeof s !== 'object' || s === null || s.length !== 3) throw noVector(name, 'start', s);
      const sx = s[0];
      const sy = s[1];
      const sz = s[2];
      if (typeof sx !== 'number' || typeof sy !== 'number' || typeof sz !== 'number') {
        throw noNumbers(name, 'start', sx, sy, sz);
      }
      const e = shape.end as Vector;
      if (typeof e !== 'object' || e === null || e.length !== 3) throw noVector(name, 'end', e);
      const ex = e[0];
      const ey = e[1];
      const ez = e[2];
      if (typeof ex !== 'number' || typeof ey !== 'number' || typeof ez !== 'number') {
        throw noNumbers(name, 'end', ex, ey, ez);
      }
      const { numbers } = target;
      numbers[at] = sx;
      numbers[at + 1] = sy;
      numbers[at + 2] = sz;
      numbers[at + 3] = ex;
      numbers[at + 4] = ey;
      numbers[at + 5] = ez;
    },
  },

  capsule: {
    code: 9,
    fields: 'start 3, end 3, radius 1',
    write(shape: Fields<'start' | 'end' | 'radius'>, target, at, name) {
      const s = shape.start as Vector;
      if (typeof s !== 'object' || s === null || s.length !== 3) throw noVector(name, 'start', s);
      const sx = s[0];
      const sy = s[1];
      const sz = s[2];
      if (typeof sx !== 'number' || typeof sy !== 'number' || typeof sz !== 'number') {
        throw noNumbers(name, 'start', sx, sy, sz);
      }
      const e = shape.end as Vector;
      if (typeof e !== 'object' || e === null || e.length !== 3) throw noVector(name, 'end', e);
      const ex = e[0];
      const ey = e[1];
      const ez = e[2];
      if (typeof ex !== 'number' || typeof ey !== 'number' || typeof ez !== 'number') {
        throw noNumbers(name, 'end', ex, ey, ez);
      }
      const radius = shape.radius;
      if (typeof radius !== 'number') throw noNumber(name, 'radius', radius);
      const { numbers } = target;
      numbers[at] = sx;
      numbers[at + 1] = sy;
      numbers[at + 2] = sz;
      numbers[at + 3] = ex;
      numbers[at + 4] = ey;
      numbers[at + 5] = ez;
      numbers[at + 6] = radius;
    },
  },
};

/** What `writeShape` returns where there is no such kind. */
export const kNoKind = -1;

/**
 * Writes the numbers of a shape of this kind from `target.numbers[at]` on; allocates nothing. Returns the
 * kind's code. Kinds are written out as well: calls through a table take as long as what they do.
 * @throws InvalidShapeError when a number is missing or none
 */
export function writeShape(
  kind: AnyKind,
  shape: object,
  target: Target,
  at: number,
  name: ShapeName,
): number {
  switch (kind) {
    case 'ray':
      kWriters.ray.write(shape, target, at, name);
      return kWriters.ray.code;
    case 'plane':
      kWriters.plane.write(shape, target, at, name);
      return kWriters.plane.code;
    case 'sphere':
      kWriters.sphere.write(shape, target, at, name);
      return kWriters.sphere.code;
    case 'aabb':
      kWriters.aabb.write(shape, target, at, name);
      return kWriters.aabb.code;
    case 'obb':
      kWriters.obb.write(shape, target, at, name);
      return kWriters.obb.code;
    case 'triangle':
      kWriters.triangle.write(shape, target, at, name);
      return kWriters.triangle.code;
    case 'parallelogram':
      kWriters.parallelogram.write(shape, target, at, name);
      return kWriters.parallelogram.code;
    case 'point':
      kWriters.point.write(shape, target, at, name);
      return kWriters.point.code;
    case 'segment':
      kWriters.segment.write(shape, target, at, name);
      return kWriters.segment.code;
    case 'capsule':
      kWriters.capsule.write(shape, target, at, name);
      return kWriters.capsule.code;
    default:
      kind satisfies 'hull' | 'mesh'; // which Codec writes
      return kNoKind;
  }
}

/** @throws Error when the catalog has a kind, a code or an order of fields that none is written for */
export function checkWriters(kinds: readonly CatalogKind[]): void {
  for (const [code, kind] of kinds.entries()) {
    const writer: KindWriter | undefined = kWriters[kind.name];
    const fields = kind.fields.map(({ name, size }) => `${name} ${size}`).join(', ');
    if (writer?.code !== code || writer.fields !== fields) {
      throw new Error(`no writer for ${kind.name}, ${code}, with ${fields}`);
    }
  }
}
