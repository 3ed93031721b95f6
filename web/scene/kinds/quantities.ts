// What the numbers of a field stand for: how many there are, their unit, and how they are shown, scaled and
// drawn at random follows from it.

/** What a number counts: metres, degrees, or nothing at all. */
export type Unit = 'metre' | 'degree' | 'none';

interface QuantityForm {
  /** How many numbers it takes. */
  readonly size: 1 | 3 | 4;
  readonly unit: Unit;
  readonly role: Role;
}

/** Whether a field says where a shape or one of its corners is, how it is turned, or how large it is. */
export type Role = 'place' | 'direction' | 'size';

export const quantities = {
  /** A point. */
  position: { size: 3, unit: 'metre', role: 'place' },
  /** A point of those whose convex hull the shape is, apart from a radius. */
  corner: { size: 3, unit: 'metre', role: 'place' },
  /** A corner: what the corners before it make is swept along the vector from the first one to it. */
  span: { size: 3, unit: 'metre', role: 'place' },
  /** The corner of a box along the world's axes where x, y and z are least, and where they are greatest. */
  least: { size: 3, unit: 'metre', role: 'place' },
  greatest: { size: 3, unit: 'metre', role: 'place' },
  /** Half the size of a box along its own x, y and z; none negative. */
  halfExtents: { size: 3, unit: 'metre', role: 'size' },
  /** A vector of any length but zero, in whose length a parameter counts. */
  direction: { size: 3, unit: 'none', role: 'direction' },
  /** A vector of any length but zero: its length says nothing about the shape's size. */
  normal: { size: 3, unit: 'none', role: 'direction' },
  /** A quaternion x, y, z, w of any length but zero. */
  rotation: { size: 4, unit: 'none', role: 'direction' },
  /** Not negative. */
  length: { size: 1, unit: 'metre', role: 'size' },
  /** Metres times the length of a normal. */
  offset: { size: 1, unit: 'none', role: 'size' },
} as const satisfies Readonly<Record<string, QuantityForm>>;

export type Quantity = keyof typeof quantities;

/** The quantities that a field of such values can be. */
export type QuantityOf<Value extends number | readonly number[]> = {
  [Q in Quantity]: (typeof quantities)[Q]['size'] extends SizeOf<Value> ? Q : never;
}[Quantity];

type SizeOf<Value> = Value extends readonly number[] ? Value['length'] : 1;
