// Reads vectors out of what a function answered, which may be anything, and says how far numbers may be off.
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import type { Strictness } from './ruling.ts';
import { kTolerance, sizeOf } from './tolerance.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** null: it is none. */
export const fieldsIn = (said: unknown): Fields | null =>
  typeof said === 'object' && said !== null ? (said as Fields) : null;

/** The core takes no larger coordinates. */
const kMost = 2 ** 199;

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= kMost;

export const isVector = (value: unknown): value is Vec3 =>
  Array.isArray(value) && value.length === 3 && value.every(isNumber);

const kUlps = 8;

/** In meters; of the gold seal 8 ulp of the largest coordinate. `tolerance`: that of the visitor. */
export const withinOf = (level: Strictness, a: Shape, b: Shape, tolerance: number): number =>
  Math.max(sizeOf(a, b) * (level === 'exact' ? kUlps * 2 ** -52 : kTolerance), tolerance);
