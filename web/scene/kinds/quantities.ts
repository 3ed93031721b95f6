// The quantities of fields: number of components, unit and role, on which display, scaling and random
// generation depend.

/** `speed`: meters a second. `count`: whole. `none`: dimensionless. */
export type Unit = 'meter' | 'degree' | 'second' | 'speed' | 'count' | 'none';

interface QuantityForm {
  /** Number of components. */
  readonly size: 1 | 3 | 4;
  readonly unit: Unit;
  readonly role: Role;
}

/** Whether a field is the position of a shape or corner, a direction or rotation, or a size. */
export type Role = 'position' | 'direction' | 'size';

export const quantities = {
  /** A point. */
  position: { size: 3, unit: 'meter', role: 'position' },
  /** One of the points whose convex hull, apart from a radius, is the shape. */
  corner: { size: 3, unit: 'meter', role: 'position' },
  /** A corner: the hull of the previous corners is swept along the vector from the first to this one. */
  span: { size: 3, unit: 'meter', role: 'position' },
  /** The corner of an AABB with minimal x, y and z, and that with maximal ones. */
  least: { size: 3, unit: 'meter', role: 'position' },
  greatest: { size: 3, unit: 'meter', role: 'position' },
  /** Half the size of a box along its local x, y and z; not negative. */
  halfExtents: { size: 3, unit: 'meter', role: 'size' },
  /** A non-zero vector whose length is the unit of a parameter. */
  direction: { size: 3, unit: 'none', role: 'direction' },
  /** A non-zero vector whose length has no effect on the size of the shape. */
  normal: { size: 3, unit: 'none', role: 'direction' },
  /** A non-zero quaternion x, y, z, w. */
  rotation: { size: 4, unit: 'none', role: 'direction' },
  /** Not negative. */
  length: { size: 1, unit: 'meter', role: 'size' },
  /** Meters times the length of a normal. */
  offset: { size: 1, unit: 'none', role: 'size' },
} as const satisfies Readonly<Record<string, QuantityForm>>;

export type Quantity = keyof typeof quantities;

/** The quantities that a field with values of this type can have. */
export type QuantityOf<Value extends number | readonly number[]> = {
  [Q in Quantity]: (typeof quantities)[Q]['size'] extends SizeOf<Value> ? Q : never;
}[Quantity];

type SizeOf<Value> = Value extends readonly number[] ? Value['length'] : 1;
