// The form of a shape in a text that may have come from anywhere: the kinds, their fields, and how many
// numbers each takes. Whether the numbers make a shape is the core's to say. The descriptions are for
// whoever reads the published JSON Schema.
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
  const said = <S extends v.GenericSchema>(schema: S, text: string) =>
    v.pipe(schema, v.description(text));
  const place = (text: string) => said(vec3, `${text}, in metres.`);
  const shape = <const K extends string, E extends v.ObjectEntries>(
    kind: K,
    text: string,
    fields: E,
  ) => said(v.strictObject({ kind: v.literal(kind), ...fields }, expects.fields), text);
  const corners = {
    a: place('First corner'),
    b: place('Second corner'),
    c: place('Third corner'),
  };
  const ends = { start: place('Start'), end: place('End') };
  const radius = said(number, 'Radius, 0 or more, in metres.');
  const center = place('Centre');
  return v.variant(
    'kind',
    [
      shape('point', 'One place in space.', { position: place('Place') }),
      shape('segment', 'The points from start to end; both the same make it a point.', ends),
      shape('ray', 'All points origin + t · direction with t ≥ 0.', {
        origin: place('Origin'),
        direction: said(vec3, 'Direction, of any length but zero: t counts in that length.'),
        maxDistance: v.optional(
          said(number, 'How far it reaches, 0 or more, in metres. Left out: without end.'),
        ),
      }),
      shape('plane', 'All points p with normal · p + constant = 0.', {
        normal: said(vec3, 'Normal, of any length but zero. It points to the front.'),
        constant: said(number, 'In metres where the normal has length one.'),
      }),
      shape('sphere', 'All points no further than radius from the centre.', { center, radius }),
      shape('capsule', 'All points no further than radius from the segment from start to end.', {
        ...ends,
        radius,
      }),
      shape('aabb', 'A box along the axes of the world.', {
        min: place('Least corner'),
        max: place('Greatest corner, nowhere below the least'),
      }),
      shape('obb', 'A box turned in any way.', {
        center,
        rotation: said(quat, 'Quaternion x, y, z, w, of any length but zero.'),
        halfExtents: place('Half the lengths of its edges along its own x, y and z, 0 or more'),
      }),
      shape('triangle', 'Three corners, counter-clockwise seen from the front.', corners),
      shape('parallelogram', 'Three corners; the fourth is b + c − a.', corners),
    ],
    ({ path }) => (path ? expects.kind : expects.shape),
  );
}
