// The form of a shape in a text that may have come from anywhere: the kinds, their fields, and how many
// numbers each takes. Whether the numbers make a shape is the core's to say.
import * as v from 'valibot';

/** What should stand there, as a key of whoever tells it. */
export interface ShapeExpects {
  /** In place of what is no object. */
  readonly shape: string;
  readonly kind: string;
  /** In place of a field that is missing, or that nobody knows. */
  readonly fields: string;
  readonly vec3: string;
  readonly quat: string;
}

/** `number`: what counts as one. */
export function shapeSchema(number: v.GenericSchema<unknown, number>, expects: ShapeExpects) {
  const vec3 = v.strictTuple([number, number, number], expects.vec3);
  const quat = v.strictTuple([number, number, number, number], expects.quat);
  const shape = <T extends v.ObjectEntries>(entries: T) => v.strictObject(entries, expects.fields);
  const kind = v.literal;
  return v.variant(
    'kind',
    [
      shape({ kind: kind('point'), position: vec3 }),
      shape({ kind: kind('segment'), start: vec3, end: vec3 }),
      shape({
        kind: kind('ray'),
        origin: vec3,
        direction: vec3,
        maxDistance: v.optional(number),
      }),
      shape({ kind: kind('plane'), normal: vec3, constant: number }),
      shape({ kind: kind('sphere'), center: vec3, radius: number }),
      shape({ kind: kind('capsule'), start: vec3, end: vec3, radius: number }),
      shape({ kind: kind('aabb'), min: vec3, max: vec3 }),
      shape({ kind: kind('obb'), center: vec3, rotation: quat, halfExtents: vec3 }),
      shape({ kind: kind('triangle'), a: vec3, b: vec3, c: vec3 }),
      shape({ kind: kind('parallelogram'), a: vec3, b: vec3, c: vec3 }),
    ],
    ({ path }) => (path ? expects.kind : expects.shape),
  );
}
