// What a text gets wrong near contact, and why: it follows from the definitions that the text consists of.

/** Each with the names of which one must be among them. */
const kCauses = {
  tolerance: /^EPSILON$/,
  turning: /^rotate$/,
  axes: /^(boxesMeet|boxMeetsPolygon|polygonsMeet|leastOverlap)$/,
  manifold: /^boxContact$/,
  search: /^gjk$/,
  polytope: /^epa$/,
  slabs: /^hitSlabs$/,
  roots: /^hitSphere$/,
  quotients: /^solve$/,
  plane: /^hitPlane$/,
  parallel: /^lineDistance$/,
  radius: /^((sphere|capsule)(?!Plane|Convex|\w*(Gjk|Epa)$)|point(Sphere|Capsule)$)/,
  side: /^(side|polygonMeetsPlane)$/,
} as const;

export type Note = keyof typeof kCauses | 'exact' | 'degenerate';

/** Shapes without length or area that the functions below divide by. */
const kDegenerate = /Segment|Capsule|Triangle|Parallelogram|^segment|^capsule|^triangle/;
const kDividing = /^(distanceToLine|lineDistance|distanceToPolygon|hitSphere|solve|hitPlane)$/;

/** The tolerance of GJK is larger than what turning rounds. */
const isCovered = (note: Note, names: ReadonlySet<string>) =>
  note === 'turning' && names.has('gjk');

/** `pair`: the name of the function. In the order in which they are told. */
export function notesOf(pair: string, names: ReadonlySet<string>): readonly Note[] {
  const all = [...names];
  const found = (Object.keys(kCauses) as (keyof typeof kCauses)[]).filter(
    (note) => all.some((name) => kCauses[note].test(name)) && !isCovered(note, names),
  );
  if (found.length === 0) return ['exact'];
  const divides = kDegenerate.test(pair) && all.some((name) => kDividing.test(name));
  return divides ? [...found, 'degenerate'] : found;
}
